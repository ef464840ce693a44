// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/catalogues.h"
#include "ui/editor/recordeditor.h"
#include "ui/dialogs/importdialog.h"
#include "ui/paste/secretbar.h"
#ifdef WAYOUT_TEAM
#include "ui/dialogs/versionsdialog.h"
#endif

#include <QDialog>
#include <QDirIterator>
#include <QFileDialog>
#include <QMessageBox>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTabWidget>
#include <QToolButton>

#include "tests/ui/dialogchecks.h"
#include "tests/ui/memoryfixture.h"

using namespace wayout::actions;
using namespace wayout::catalog;
using namespace wayout::dialogs;
using namespace wayout::editor;
using namespace wayout::paste;
using namespace wayout::services;
using namespace wayout::storage;
using namespace wayout::theme;

namespace {

const auto secretPaste = floatPaste + u"\nDB_PASSWORD=correct-horse-42"_s;

/// Each class of the sources that is a dialog of its own.
QStringList dialogClasses()
{
    static const QRegularExpression dialog(u"class (\\w+) final : public QDialog"_s);
    QStringList names;
    for (QDirIterator files(QStringLiteral(WAYOUT_SOURCE_DIR "/ui"), {u"*.h"_s}, QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
        QFile file(files.next());
        const QString text = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        for (const QRegularExpressionMatch &match : dialog.globalMatch(text)) {
            names.append(match.captured(1));
        }
    }
    return names;
}

} // namespace

/// Everything that opens over the window or beside it.
class tst_Dialogs : public QObject, protected MemoryFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void hasNamesForAScreenReader_data() { everyDialog(); }
    void hasNamesForAScreenReader();
    void speaksOneLanguage_data() { everyDialog(); }
    void speaksOneLanguage();
    void isReachedAndReadAsItIsShown_data() { everyDialogInBothLanguages(); }
    void isReachedAndReadAsItIsShown();
    void hasALetterOnceOnly_data() { everyDialogInBothLanguages(); }
    void hasALetterOnceOnly();
    void isCalledWhatIsSeen_data() { everyDialogInBothLanguages(); }
    void isCalledWhatIsSeen();
    void theKeysAreShownWhole();
    void cleanupTestCase();

private:
    static void everyDialog();
    static void everyDialogInBothLanguages();
    /// Says what is wrong on each page of the dialog of the present test, in its language. Dialogs of the toolkit are its own business.
    QStringList wrongInDialog(const std::function<QStringList(QWidget &)> &look);
    /// Opens it; null until it is there.
    QWidget *opened(const QString &name);
    void open(const QString &name);
    template<typename Widget>
    Widget *visible() const;

    bool m_isAsked = false; ///< for the dialog of the present test
    QStringList m_seen; ///< classes
};

namespace {

const QList<std::pair<QString, WindowActions::Id>> commands{
    {u"commands"_s, WindowActions::Palette},
    {u"history"_s, WindowActions::History},
    {u"report"_s, WindowActions::Report},
    {u"comparison"_s, WindowActions::Compare},
    {u"problems"_s, WindowActions::Problems},
    {u"privacy"_s, WindowActions::Privacy},
    {u"shortcuts"_s, WindowActions::Shortcuts},
    {u"about"_s, WindowActions::About},
    {u"settings"_s, WindowActions::Settings},
    {u"export"_s, WindowActions::ExportRecords},
    {u"export of results"_s, WindowActions::ExportOutcomes},
    {u"import of results"_s, WindowActions::ImportOutcomes},
    {u"a log"_s, WindowActions::Open},
    {u"a new record"_s, WindowActions::NewRecord},
    {u"a copy of a record"_s, WindowActions::EditRecord},
};

} // namespace

void tst_Dialogs::init()
{
    begin();
    m_isAsked = false;
}

void tst_Dialogs::cleanup()
{
    delete visible<RecordEditor>(); // with what it asks
    close();
}

namespace {

QStringList dialogNames()
{
    QStringList names{u"secrets"_s, u"import"_s, u"a link"_s, u"forget everything"_s, u"unsaved changes"_s};
#ifdef WAYOUT_TEAM
    names.append(u"two versions"_s);
#endif
    std::ranges::transform(commands, std::back_inserter(names), [](const auto &command) { return command.first; });
    return names;
}

} // namespace

void tst_Dialogs::everyDialog()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : dialogNames()) {
        QTest::newRow(qPrintable(name)) << name;
    }
}

void tst_Dialogs::everyDialogInBothLanguages()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<ContentLanguage>("language");
    for (const QString &name : dialogNames()) {
        QTest::newRow(qPrintable(name)) << name << ContentLanguage::English;
        QTest::newRow(qPrintable(name + u", Chinese"_s)) << name << ContentLanguage::Chinese;
    }
}

template<typename Widget>
Widget *tst_Dialogs::visible() const
{
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (auto *found = qobject_cast<Widget *>(window); found && found->isVisible()) {
            return found;
        }
    }
    return nullptr;
}

void tst_Dialogs::open(const QString &name)
{
    const auto *actions = m_window->findChild<WindowActions *>();
    if (name == u"secrets"_s) {
        auto *show = m_window->findChild<SecretBar *>()->findChild<QToolButton *>();
        QTRY_VERIFY(show->isVisible());
        show->click();
    } else if (name == u"import"_s) {
        actions->action(WindowActions::ImportRecords)->trigger();
        auto *place = visible<QFileDialog>();
        Q_EMIT place->filesSelected({QStringLiteral(WAYOUT_SOURCE_DIR "/tests/ui/smallcatalogue.jsonl")});
        place->close();
    } else if (name == u"a link"_s) {
        Q_EMIT detail()->linkRequested(QUrl(u"https://example.org/page"_s));
    } else if (name == u"forget everything"_s) {
        actions->action(WindowActions::Privacy)->trigger();
        auto *page = visible<QDialog>();
        QTRY_VERIFY(page->findChild<QPushButton *>(u"forget"_s)->isEnabled());
        page->findChild<QPushButton *>(u"forget"_s)->click();
#ifdef WAYOUT_TEAM
    } else if (name == u"two versions"_s) {
        (new VersionsDialog({u"a/b"_s, u"{}"_s, 1, u"alice"_s}, false, {u"a/b"_s, u"[]"_s, 1, {}}, m_language->content(), m_window.get()))->open();
#endif
    } else if (name == u"unsaved changes"_s) {
        actions->action(WindowActions::NewRecord)->trigger();
        QTRY_VERIFY(visible<RecordEditor>());
        auto *field = visible<RecordEditor>()->findChild<QPlainTextEdit *>();
        QTest::keyClicks(field, u"x"_s);
        visible<RecordEditor>()->close();
    } else {
        const auto command = std::ranges::find(commands, name, &std::pair<QString, WindowActions::Id>::first);
        actions->action(command->second)->trigger();
    }
}

QWidget *tst_Dialogs::opened(const QString &name)
{
    if (!std::exchange(m_isAsked, true)) {
        open(name);
    }
    if (name == u"forget everything"_s || name == u"unsaved changes"_s || name == u"a link"_s) {
        return visible<QMessageBox>();
    }
    if (name == u"import"_s) {
        return visible<ImportDialog>();
    }
    return name.endsWith(u"record"_s) ? static_cast<QWidget *>(visible<RecordEditor>()) : visible<QDialog>();
}

void tst_Dialogs::hasNamesForAScreenReader()
{
    QFETCH(QString, name);
    paste(secretPaste);
    QWidget *dialog = nullptr;
    QTRY_VERIFY((dialog = opened(name)));
    m_seen.append(QString::fromLatin1(dialog->metaObject()->className()).section(u"::"_s, -1));
    QVERIFY(!dialog->windowTitle().isEmpty() || qobject_cast<QMessageBox *>(dialog));
    const auto *pages = dialog->findChild<QTabWidget *>();
    for (int page = 0; page < (pages ? pages->count() : 1); ++page) {
        if (pages) {
            dialog->findChild<QTabWidget *>()->setCurrentIndex(page);
        }
        const QStringList without = nameless(*dialog);
        QVERIFY2(without.isEmpty() || qobject_cast<QFileDialog *>(dialog), qPrintable(without.join(u'\n')));
    }
    for (const auto *label : dialog->findChildren<QLabel *>()) {
        const bool isOurs = !qobject_cast<QFileDialog *>(dialog);
        QVERIFY2(!isOurs || label->textFormat() == Qt::PlainText || label->text().isEmpty(), qPrintable(label->text()));
    }
}

void tst_Dialogs::speaksOneLanguage()
{
    QFETCH(QString, name);
    paste(secretPaste);
    m_language->choose(ContentLanguage::Chinese);
    QTRY_VERIFY(visibleTexts(*m_window).contains(u"条记录"_s));
    QWidget *dialog = nullptr;
    QTRY_VERIFY((dialog = opened(name)));
    QVERIFY2(dialog->windowTitle().isEmpty() || hasChinese(dialog->windowTitle()), qPrintable(dialog->windowTitle()));
    for (const auto *button : dialog->findChildren<QAbstractButton *>()) {
        const bool hasLetters = std::ranges::any_of(button->text(), [](QChar c) { return c.isLetter(); });
        QVERIFY2(!button->isVisible() || !hasLetters || hasChinese(button->text()), qPrintable(button->text()));
    }
}

QStringList tst_Dialogs::wrongInDialog(const std::function<QStringList(QWidget &)> &look)
{
    QFETCH(QString, name);
    QFETCH(ContentLanguage, language);
    paste(secretPaste);
    m_language->choose(language);
    QCoreApplication::processEvents();
    QWidget *dialog = nullptr;
    if (!QTest::qWaitFor([&] { return (dialog = opened(name)) != nullptr; })) {
        return {u"it does not open"_s};
    }
    QStringList wrong;
    auto *pages = dialog->findChild<QTabWidget *>();
    auto *parts = qobject_cast<RecordEditor *>(dialog) ? dialog->findChild<QListView *>() : nullptr;
    for (int page = 0; page < (pages ? pages->count() : parts ? parts->model()->rowCount() : 1); ++page) {
        if (pages) {
            pages->setCurrentIndex(page);
        } else if (parts) {
            parts->setCurrentIndex(parts->model()->index(page, 0));
        }
        QCoreApplication::processEvents(); // has it laid out
        wrong += qobject_cast<QFileDialog *>(dialog) ? QStringList() : look(*dialog);
    }
    return wrong;
}

void tst_Dialogs::isReachedAndReadAsItIsShown()
{
    const QStringList wrong = wrongInDialog([](QWidget &dialog) { return reachedOutOfOrder(dialog) + readOutOfOrder(dialog); });
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void tst_Dialogs::hasALetterOnceOnly()
{
    const QStringList wrong = wrongInDialog([](QWidget &dialog) { return repeatedLetters(dialog); });
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void tst_Dialogs::isCalledWhatIsSeen()
{
    const QStringList wrong = wrongInDialog([](QWidget &dialog) { return calledOtherwise(dialog); });
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void tst_Dialogs::theKeysAreShownWhole()
{
    for (const int zoom : {100, 200}) {
        m_appearance->setTextZoom(zoom);
        m_window->resize(1600, 900);
        m_isAsked = false;
        QWidget *dialog = opened(u"shortcuts"_s);
        QVERIFY(dialog);
        const auto *area = dialog->findChild<QScrollArea *>();
        QTRY_VERIFY(area->widget()->width() <= area->viewport()->width());
        delete dialog;
    }
}

/// A dialog that is new is to be walked as well.
void tst_Dialogs::cleanupTestCase()
{
    QVERIFY(!dialogClasses().isEmpty());
    for (const QString &name : dialogClasses()) {
        QVERIFY2(m_seen.contains(name) || m_seen.isEmpty(), qPrintable(name));
    }
}

QTEST_MAIN(tst_Dialogs)
#include "tst_dialogs.moc"
