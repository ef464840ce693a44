// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/draftfrompaste.h"
#include "ui/editor/fieldeditors.h"
#include "ui/editor/fieldrow.h"
#include "ui/editor/recordeditor.h"
#include "ui/editor/trialpanel.h"
#include "ui/theme/noticebar.h"
#include "ui/window/recordwriting.h"

#include <QAccessible>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <functional>

#include "tests/ui/smallcatalogue.h"

using namespace Qt::StringLiterals;
using namespace wayout::authoring;
using namespace wayout::catalog;
using namespace wayout::editor;
using namespace wayout::match;
using namespace wayout::theme;
using namespace wayout::window;

class tst_RecordEditor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void recordFromAPasteIsSavedAndFound();
    void everyFieldOfTheFormatCanBeReached();
    void whatIsTypedIsInTheDraftAndCanBeUndone();
    void anEntryThatIsAddedCanBeWrittenAtOnce();
    void theWindowMayGoWhileALineIsWritten();
    void findingsStandBesideTheirField();
    void whatThePatternDoesIsTold();
    void somebodyElsesChangeIsNotWrittenOver();
    void copyGetsAnIdThatIsFree();
    void theirVersionIsShownAndMineComesBack();
    void whatCannotBeSavedIsNotLost();
    void closingAsks();
    void draftsSurviveACrash();
    void everythingHasAName();
    void theWindowFitsIntoTheScreen();

private:
    RecordEditor *open(const AutosavedDraft &draft);
    QString file(const QString &id) const { return recordFile(m_folder->path(), id); }
    void put(const QString &path, const QByteArray &bytes);
    QByteArray contentOf(const QString &path) const;
    QMessageBox *question() const;
    void press(const QString &button);

    SmallCatalogue m_catalogue;
    std::shared_ptr<const Engine> m_engine;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RecordEditor> m_editor;
};

namespace {

const QString paste = u"$ frob\nERROR: frobnicator 7 refused to spin up 'blue'\n"_s;

AutosavedDraft draftOf(const QByteArray &json)
{
    return {.draft = RecordDraft(*fieldsOf(json))};
}

/// What waits for a pause in the typing waits no longer. Whether anything did.
bool pausesAreOver(const QWidget &editor)
{
    bool any = false;
    for (auto *timer : editor.findChildren<QTimer *>()) {
        if (timer->isActive() && timer->isSingleShot()) {
            any = true;
            timer->start(0);
        }
    }
    return any;
}

QString shownTexts(const QWidget &widget)
{
    QStringList texts;
    for (const auto *label : widget.findChildren<QLabel *>()) {
        texts.append(label->text());
    }
    return texts.join(u'\n');
}

} // namespace

void tst_RecordEditor::initTestCase()
{
    // QSignalSpy looks for the type by the name that the signal is declared with.
    qRegisterMetaType<RecordEditor *>("editor::RecordEditor*");
    m_engine = compiledEngine(readCatalogs(m_catalogue.source().paths));
    QVERIFY(m_engine->catalog.size() > 0);
}

void tst_RecordEditor::init()
{
    m_editor.reset();
    m_folder = std::make_unique<QTemporaryDir>();
}

RecordEditor *tst_RecordEditor::open(const AutosavedDraft &draft)
{
    m_editor = std::make_unique<RecordEditor>(draft, m_folder->path());
    m_editor->setAttribute(Qt::WA_DeleteOnClose, false);
    m_editor->setEngine(m_engine);
    m_editor->show();
    m_editor->activateWindow();
    [[maybe_unused]] const bool isActive = QTest::qWaitForWindowActive(m_editor.get());
    return m_editor.get();
}

void tst_RecordEditor::put(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QByteArray tst_RecordEditor::contentOf(const QString &path) const
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QMessageBox *tst_RecordEditor::question() const
{
    auto *box = m_editor->findChild<QMessageBox *>();
    return box && box->isVisible() ? box : nullptr;
}

void tst_RecordEditor::press(const QString &button)
{
    QTRY_VERIFY(question());
    for (QAbstractButton *candidate : question()->buttons()) {
        if (candidate->text().remove(u'&') == button) {
            candidate->click();
            return;
        }
    }
    QFAIL(qPrintable(button));
}

void tst_RecordEditor::recordFromAPasteIsSavedAndFound()
{
    const AutosavedDraft draft{
        .draft = draftFromPaste(paste, m_engine->matcher.find(paste), m_engine->catalog, QDate(2026, 11, 21)),
        .paste = paste};
    RecordEditor *editor = open(draft);
    QSignalSpy saved(editor, &RecordEditor::recordSaved);
    editor->document().setText(u"/domain"_s, u"linux"_s);
    editor->document().setText(u"/id"_s, u"linux/frobnicator"_s);
    editor->document().insert(u"/workarounds"_s, 0, FieldValue::object());
    editor->document().setText(u"/workarounds/0/action"_s, u"Feed it"_s);
    QVERIFY(editor->isWindowModified());
    QTest::keyClick(editor, Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(saved.size(), 1);
    QVERIFY(editor->findChild<NoticeBar *>()->isGood());
    QVERIFY(!editor->isWindowModified());
    const LoadResult loaded = readCatalogs({m_folder->path()});
    QVERIFY(loaded.problems.isEmpty());
    const std::shared_ptr<const Engine> compiled = compiledEngine(loaded);
    const Engine &engine = *compiled;
    const Answer answer = engine.matcher.find(paste);
    QCOMPARE(answer.grade, Grade::Match);
    QCOMPARE(engine.catalog.at(answer.matches.first().record).workarounds.first().action.en, u"Feed it"_s);
}

void tst_RecordEditor::everyFieldOfTheFormatCanBeReached()
{
    RecordEditor *editor = open(draftOf("{}"));
    QStringList pointers;
    const std::function<void(const QString &, std::span<const FormatField>)> collect = [&](const QString &object,
                                                                                           auto fields) {
        for (const FormatField &field : fields) {
            const QString pointer = object + u'/' + field.key;
            if (field.content == FieldKind::Objects) {
                editor->document().insert(pointer, 0, FieldValue::object());
                collect(pointer + "/0"_L1, field.fields());
            } else if (field.content == FieldKind::Object) {
                collect(pointer, field.fields());
            } else {
                pointers.append(pointer);
                if (field.isBilingual) {
                    pointers.append(pointer + "_zh"_L1);
                }
            }
        }
    };
    collect({}, recordFormat());
    QVERIFY(pointers.size() > 80);
    for (const QString &pointer : std::as_const(pointers)) {
        editor->reveal({});
        editor->setFocus();
        editor->reveal(pointer);
        QVERIFY2(editor->focusWidget() && editor->focusWidget() != editor, qPrintable(pointer));
        const FormatField *field = formatField(pointer);
        if (field->content != FormatField::Content::Lines && field->content != FormatField::Content::Truths) {
            QVERIFY2(qobject_cast<FieldRow *>(editor->focusWidget()->parentWidget()), qPrintable(pointer));
        }
    }
}

void tst_RecordEditor::whatIsTypedIsInTheDraftAndCanBeUndone()
{
    RecordEditor *editor = open(draftOf(R"({"id": "a/b", "signature": "s"})"));
    editor->reveal(u"/signature"_s);
    QTest::keyClicks(editor->focusWidget(), u"more"_s);
    QCOMPARE(editor->document().draft().text(u"/signature"_s).size(), 5);
    editor->reveal(u"/error_code"_s);
    QTest::keyClicks(editor->focusWidget(), u"E1"_s);
    QCOMPARE(editor->document().draft().text(u"/error_code"_s), u"E1"_s);
    QTest::keyClick(editor->focusWidget(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor->document().draft().text(u"/error_code"_s), QString());
    QTest::keyClick(editor->focusWidget(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor->document().draft().text(u"/signature"_s), u"s"_s);
    QCOMPARE(qobject_cast<FieldText *>(editor->focusWidget())->toPlainText(), u"s"_s); // what was undone is shown
    QVERIFY(!editor->isWindowModified());
}

void tst_RecordEditor::anEntryThatIsAddedCanBeWrittenAtOnce()
{
    RecordEditor *editor = open(draftOf(R"({"id": "a/b", "signature": "s"})"));
    editor->reveal(u"/workarounds"_s);
    auto *add = qobject_cast<QPushButton *>(editor->focusWidget());
    QVERIFY(add);
    QCOMPARE(add->accessibleName(), u"Add to “What to try”"_s); // none of the form that waits for an entry
    add->click();
    QTest::keyClicks(editor->focusWidget(), u"turn it off"_s);
    QCOMPARE(editor->document().draft().text(u"/workarounds/0/action"_s), u"turn it off"_s);
}

void tst_RecordEditor::theWindowMayGoWhileALineIsWritten()
{
    RecordEditor *editor = open(draftOf(R"({"id": "a/b", "signature": "s"})"));
    editor->reveal(u"/aliases"_s);
    auto *add = qobject_cast<QPushButton *>(editor->focusWidget());
    QVERIFY(add);
    add->click();
    QTest::keyClicks(editor->focusWidget(), u"half"_s);
    m_editor.reset(); // what is in the line is taken when the line goes: into a document that is still there
}

void tst_RecordEditor::findingsStandBesideTheirField()
{
    RecordEditor *editor =
        open(draftOf(R"({"id": "a/b", "signature": "s", "dead_ends": [{}, {"action": "x", "fail_rate": 7}]})"));
    QTRY_VERIFY(editor->document().hasFindingsIn(u"/dead_ends/1/fail_rate"_s));
    editor->reveal(u"/dead_ends/1/fail_rate"_s);
    const auto *row = qobject_cast<FieldRow *>(editor->focusWidget()->parentWidget());
    QVERIFY(row);
    QVERIFY2(shownTexts(*row).contains(u'7'), qPrintable(shownTexts(*row)));
    editor->document().setText(u"/dead_ends/1/fail_rate"_s, u"0.7"_s);
    QTRY_VERIFY(!editor->document().hasFindingsIn(u"/dead_ends/1/fail_rate"_s));
    QVERIFY(!shownTexts(*row).contains(u'⚠'));
}

void tst_RecordEditor::whatThePatternDoesIsTold()
{
    const QString other = m_engine->catalog.at(0).signature.en;
    AutosavedDraft draft = draftOf(R"({"id": "a/b", "signature": "s", "regex": "x("})");
    draft.paste = paste;
    RecordEditor *editor = open(draft);
    const auto *panel = editor->findChild<TrialPanel *>();
    QTRY_VERIFY(shownTexts(*panel).contains("not valid"_L1));
    editor->document().setText(u"/regex"_s, u"frob|ERROR"_s);
    QTRY_VERIFY(shownTexts(*panel).contains("weak"_L1));
    editor->document().setText(u"/regex"_s, maskedLine(other).regex);
    QTRY_VERIFY(
        shownTexts(*panel).contains("other record"_L1) && shownTexts(*panel).contains("does not match the pasted"_L1));
    editor->document().setText(u"/regex"_s, u"frobnicator \\d+ refused"_s);
    QTRY_VERIFY(shownTexts(*panel).contains("frobnicator 7 refused"_L1));
}

void tst_RecordEditor::somebodyElsesChangeIsNotWrittenOver()
{
    const QByteArray opened = R"({"id": "a/b", "signature": "s"})";
    const QByteArray theirs = R"({"id": "a/b", "signature": "theirs"})";
    put(file(u"a/b"_s), theirs);
    AutosavedDraft draft = draftOf(opened);
    draft.file = file(u"a/b"_s);
    draft.id = u"a/b"_s;
    draft.bytes = opened;
    RecordEditor *editor = open(draft);
    editor->document().setText(u"/signature"_s, u"mine"_s);
    editor->save();
    press(u"Go on writing"_s);
    QCOMPARE(contentOf(draft.file), theirs);
    QCOMPARE(editor->document().draft().text(u"/signature"_s), u"mine"_s);
    QVERIFY(editor->isWindowModified());
}

void tst_RecordEditor::copyGetsAnIdThatIsFree()
{
    put(file(u"a/b"_s), "{}");
    put(file(u"a/b-2"_s), "{}");
    RecordEditor *editor = open(draftOf(R"({"id": "a/b", "signature": "mine"})"));
    QSignalSpy saved(editor, &RecordEditor::recordSaved);
    editor->save();
    press(u"Save mine as a copy"_s);
    QTRY_COMPARE(saved.size(), 1);
    QCOMPARE(saved.first().first().toString(), u"a/b-3"_s);
    QCOMPARE(contentOf(file(u"a/b"_s)), QByteArray("{}"));
    QVERIFY(contentOf(file(u"a/b-3"_s)).contains("\"mine\""));
}

void tst_RecordEditor::theirVersionIsShownAndMineComesBack()
{
    put(file(u"a/b"_s), R"({"id": "a/b", "signature": "theirs"})");
    RecordEditor *editor = open(draftOf(R"({"id": "a/b", "signature": "mine"})"));
    QSignalSpy saved(editor, &RecordEditor::recordSaved);
    editor->save();
    press(u"Show theirs"_s);
    QTRY_COMPARE(editor->document().draft().text(u"/signature"_s), u"theirs"_s);
    editor->document().undoStack().undo();
    QCOMPARE(editor->document().draft().text(u"/signature"_s), u"mine"_s);
    editor->save(); // knowing theirs
    QTRY_COMPARE(saved.size(), 1);
    QVERIFY(contentOf(file(u"a/b"_s)).contains("mine"));
}

void tst_RecordEditor::whatCannotBeSavedIsNotLost()
{
    put(m_folder->filePath(u"a"_s), "a file where the folder should be");
    RecordEditor *editor = open(draftOf(R"({"id": "a/b", "signature": "mine"})"));
    editor->save();
    QTRY_VERIFY(shownTexts(*editor).contains("could not be saved"_L1));
    QVERIFY(!editor->findChild<NoticeBar *>()->isGood());
    QVERIFY(editor->isWindowModified()); // though nothing was typed
    QCOMPARE(editor->document().draft().text(u"/signature"_s), u"mine"_s);
}

void tst_RecordEditor::closingAsks()
{
    RecordEditor *editor = open(draftOf(R"({"id": "a/b", "signature": "s"})"));
    editor->document().setText(u"/signature"_s, u"changed"_s);
    QVERIFY(!editor->close());
    press(u"Go on writing"_s);
    QVERIFY(editor->isVisible());
    QVERIFY(!editor->close());
    press(u"Save"_s);
    QTRY_VERIFY(!editor->isVisible());
    QVERIFY(contentOf(file(u"a/b"_s)).contains("changed"));
}

void tst_RecordEditor::draftsSurviveACrash()
{
    const RecordWriting::Folders folders{m_folder->filePath(u"records"_s), m_folder->filePath(u"drafts"_s)};
    const auto drafts = [&] { return QDir(folders.drafts).entryList({u"*.json"_s}); };
    {
        RecordWriting writing(nullptr);
        writing.setFolders(folders);
        writing.setEngine(m_engine);
        QSignalSpy opened(&writing, &RecordWriting::opened);
        writing.writeNew(paste, m_engine->matcher.find(paste));
        QTRY_COMPARE(opened.size(), 1);
        auto *editor = opened.first().first().value<RecordEditor *>();
        editor->document().setText(u"/signature"_s, u"not saved yet"_s);
        QVERIFY(pausesAreOver(*editor));
        QTRY_COMPARE(drafts().size(), 1);
        RecordWriting second(nullptr); // another window does not take it
        second.setFolders(folders);
        QSignalSpy found(&second, &RecordWriting::keptFound);
        second.lookForKept();
        QVERIFY(!found.wait(100));
    } // as in a crash, nobody was asked
    RecordWriting writing(nullptr);
    writing.setFolders(folders);
    writing.setEngine(m_engine);
    QSignalSpy found(&writing, &RecordWriting::keptFound);
    QSignalSpy opened(&writing, &RecordWriting::opened);
    writing.lookForKept();
    QTRY_COMPARE(found.size(), 1);
    QCOMPARE(found.first().first().toInt(), 1);
    found.first().at(1).value<std::function<void()>>()();
    QCOMPARE(opened.size(), 1);
    auto *editor = opened.first().first().value<RecordEditor *>();
    QCOMPARE(editor->document().draft().text(u"/signature"_s), u"not saved yet"_s);
    QVERIFY(editor->isModified());
    QVERIFY(!writing.closeAll());
    QSignalSpy saved(&writing, &RecordWriting::recordSaved);
    editor->save();
    QTRY_COMPARE(saved.size(), 1);
    QTRY_VERIFY(drafts().isEmpty());
    QVERIFY(writing.closeAll());
}

void tst_RecordEditor::everythingHasAName()
{
    const Record *record = m_engine->catalog.find(m_engine->catalog.idAt(0));
    AutosavedDraft draft{.draft = RecordDraft::ofRecord(*record)};
    RecordEditor *editor = open(draft);
    for (const QString &key : editor->document().draft().fields().keys) {
        editor->reveal(u'/' + key);
        for (QWidget *widget : editor->findChildren<QWidget *>()) {
            if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) && !widget->inherits("QScrollArea")) {
                QAccessibleInterface *item = QAccessible::queryAccessibleInterface(widget);
                QVERIFY2(!item->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
            }
        }
    }
}

void tst_RecordEditor::theWindowFitsIntoTheScreen()
{
    const RecordEditor editor({}, m_folder->path());
    const QSize room = editor.screen()->availableSize();
    QVERIFY(editor.width() <= room.width() && editor.height() <= room.height());
}

QTEST_MAIN(tst_RecordEditor)
#include "tst_recordeditor.moc"
