// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings.h"
#include "ui/appearance.h"
#include "ui/browse/domainpane.h"
#include "ui/detail/codeview.h"
#include "ui/detail/comparedialog.h"
#include "ui/detail/detailpane.h"
#include "ui/dropoverlay.h"
#include "ui/language.h"
#include "ui/languageswitch.h"
#include "ui/mainwindow.h"
#include "ui/palette/commandpalette.h"
#include "ui/paste/findbar.h"
#include "ui/paste/pasteview.h"
#include "ui/problems/problemsdialog.h"
#include "ui/results/recordroles.h"
#include "ui/results/resultspane.h"
#include "ui/searchbox.h"
#include "ui/searchcontroller.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QLabel>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>

#include <functional>

#include "tests/ui/smallcatalogue.h"

using namespace Qt::StringLiterals;

namespace {

const auto mpsPaste = uR"(Traceback (most recent call last):
  File "train.py", line 41, in <module>
    model.to(torch.device("mps"))
TypeError: Cannot convert a MPS Tensor to float64 dtype as the MPS framework doesn't support float64.)"_s;

QString shownTexts(const QWidget &widget)
{
    QStringList texts;
    for (const auto *label : widget.findChildren<QLabel *>()) {
        texts.append(label->text());
    }
    for (const auto *button : widget.findChildren<QAbstractButton *>()) {
        texts.append(button->text());
    }
    return texts.join(u'\n');
}

/// What can have the focus but says nothing to a screen reader.
QStringList nameless(QWidget &window)
{
    QStringList result;
    const std::function<void(QAccessibleInterface *, const QString &)> walk = [&](QAccessibleInterface *item,
                                                                                  const QString &path) {
        for (int i = 0; item && i < item->childCount(); ++i) {
            QAccessibleInterface *child = item->child(i);
            if (!child || child->state().invisible) {
                continue;
            }
            const QString here = path + u'/'
                + (child->object() ? QLatin1StringView(child->object()->metaObject()->className()) : "?"_L1);
            if (child->state().focusable && child->text(QAccessible::Name).isEmpty()) {
                result.append(here);
            }
            walk(child, here);
        }
    };
    walk(QAccessible::queryAccessibleInterface(&window), {});
    return result;
}

bool hasChinese(const QString &text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.script() == QChar::Script_Han; });
}

} // namespace

class tst_MainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void startsWithAllRecordsAndAnEmptyPaste();
    void aPasteIsAnsweredAndMarked();
    void whatIsTypedIsAnsweredAfterAPause();
    void composingChangesNothing();
    void aLineThatMeansNothingIsSaidPlainly();
    void theLanguageIsSwitchedInPlace();
    void everyVisibleTextFollowsTheLanguage();
    void aDomainIsBrowsed();
    void wordsAreSearchedAndEscapeLeadsBack();
    void browsingEndsASearch();
    void aLateAnswerDoesNotDisturbASearch();
    void aTextThatWasReplacedComesBackWithUndo();
    void aCodeBlockIsCopiedExactly();
    void theRecordIsCopiedAsMarkdownAndAsASearch();
    void everyCommandIsFoundByItsName();
    void wordsAreFoundInThePaste();
    void aLinkedRecordIsReachedAndLeftAgain();
    void aMarkedLineSelectsItsRecord();
    void evidenceIsSelectedInThePaste();
    void aDroppedFileIsReadAndOthersAreNamed();
    void aHugeUnbrokenLineIsFluid();
    void problemsAreListedAndCopied();
    void aNarrowWindowShowsOneThingAtATime();
    void everythingThatCanBeReachedHasAName();
    void everyDialogHasNamesToo_data();
    void everyDialogHasNamesToo();
    void twinsAreComparedSideBySide();
    void textSizeAndAppearanceChangeLive();

private:
    QListView *list() const { return m_window->findChild<ResultsPane *>()->findChild<QListView *>(); }
    QListView *domains() const { return m_window->findChild<DomainPane *>()->findChild<QListView *>(); }
    PasteView *pasteView() const { return m_window->findChild<PasteView *>(); }
    SearchBox *searchBox() const { return m_window->findChild<SearchBox *>(); }
    DetailPane *detail() const { return m_window->findChild<DetailPane *>(); }
    QString title(int row) const { return list()->model()->index(row, 0).data(TitleRole).toString(); }
    void paste(const QString &text);
    void drop(const QMimeData &contents);

    SmallCatalogue m_catalogue;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<SearchController> m_controller;
    std::unique_ptr<MainWindow> m_window;
};

void tst_MainWindow::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(u"settings.ini"_s));
    m_settings->setContentLanguage(ContentLanguage::English);
    m_language = std::make_unique<Language>(*m_settings);
    m_appearance = std::make_unique<Appearance>(*m_settings);
    m_controller = std::make_unique<SearchController>();
    m_window = std::make_unique<MainWindow>(*m_settings, *m_language, *m_appearance, *m_controller);
    m_window->resize(1280, 800);
    m_window->show();
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_controller->load(m_catalogue.source());
    QTRY_COMPARE(settled.size(), 1);
}

void tst_MainWindow::cleanup()
{
    m_window.reset();
    m_controller.reset();
    m_appearance.reset();
    m_language.reset();
    m_settings.reset();
}

void tst_MainWindow::paste(const QString &text)
{
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    QGuiApplication::clipboard()->setText(text);
    QTest::keyClick(m_window.get(), Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(settled.size(), 1);
}

void tst_MainWindow::drop(const QMimeData &contents)
{
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &contents, Qt::LeftButton, {});
    QApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QVERIFY(m_window->findChild<DropOverlay *>()->isVisible());
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &contents, Qt::LeftButton, {});
    QApplication::sendEvent(m_window.get(), &drop);
    QVERIFY(!m_window->findChild<DropOverlay *>()->isVisible());
}

void tst_MainWindow::startsWithAllRecordsAndAnEmptyPaste()
{
    QCOMPARE(list()->model()->rowCount(), 4);
    QCOMPARE(domains()->currentIndex().data().toString(), u"All records"_s);
    QVERIFY(pasteView()->hasFocus());
    const QString texts = shownTexts(*m_window);
    QVERIFY2(texts.contains(u"4 records in 3 domains are ready — nothing leaves this computer."_s), qPrintable(texts));
    QVERIFY(texts.contains(u"1 problem in catalogues"_s));
}

void tst_MainWindow::aPasteIsAnsweredAndMarked()
{
    paste(mpsPaste);
    QCOMPARE(pasteView()->toPlainText(), mpsPaste);
    QCOMPARE(title(0), u"Cannot convert a MPS Tensor to float64 dtype"_s);
    QCOMPARE(list()->currentIndex().row(), 0);
    QCOMPARE(list()->currentIndex().data(ReasonRole).toString(), u"pattern, line 4"_s);
    QVERIFY(shownTexts(*detail()).contains(u"Metal has no 64-bit float."_s));
    QVERIFY(shownTexts(*m_window).contains(u"Pasted · 4 lines · 1 distinct error"_s));
    QCOMPARE(domains()->currentIndex().data().toString(), u"PyTorch"_s);
}

void tst_MainWindow::whatIsTypedIsAnsweredAfterAPause()
{
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    QTest::keyClicks(pasteView(), u"No module named 'yaml'"_s);
    QTRY_COMPARE(settled.size(), 1);
    QCOMPARE(title(0), u"ModuleNotFoundError: No module named 'yaml'"_s);
    QTest::keySequence(pasteView(), QKeySequence::SelectAll);
    QTest::keyClick(pasteView(), Qt::Key_Delete);
    QTRY_COMPARE(list()->model()->rowCount(), 4);
}

void tst_MainWindow::composingChangesNothing()
{
    paste(mpsPaste);
    QSignalSpy answered(m_controller.get(), &SearchController::answered);
    QInputMethodEvent compose(u"xiancun"_s, {});
    QApplication::sendEvent(pasteView(), &compose);
    QInputMethodEvent commit;
    commit.setCommitString(u"显存"_s);
    QApplication::sendEvent(pasteView(), &commit);
    QTRY_COMPARE(answered.size(), 1);
    QVERIFY(pasteView()->toPlainText().contains(u"显存"_s));
}

void tst_MainWindow::aLineThatMeansNothingIsSaidPlainly()
{
    paste(u"first line\nerror: zzqx blorp 77 wibble"_s);
    QCOMPARE(list()->model()->rowCount(), 0);
    QVERIFY(shownTexts(*m_window).contains(u"No record matches this text."_s));
    QGuiApplication::clipboard()->clear();
    for (auto *button : m_window->findChild<ResultsPane *>()->findChildren<QPushButton *>()) {
        if (button->text() == u"Copy search string"_s) {
            QTest::mouseClick(button, Qt::LeftButton);
        }
    }
    QCOMPARE(QGuiApplication::clipboard()->text(), u"error: zzqx blorp 77 wibble"_s);
}

void tst_MainWindow::theLanguageIsSwitchedInPlace()
{
    paste(mpsPaste);
    QSignalSpy answered(m_controller.get(), &SearchController::answered);
    QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(m_language->content(), ContentLanguage::Both);
    QCOMPARE(title(0), u"无法把 MPS 张量转换为 float64"_s);
    QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(m_language->content(), ContentLanguage::Chinese);
    QTRY_VERIFY(shownTexts(*detail()).contains(u"Metal 没有 64 位浮点类型。"_s));
    QCOMPARE(list()->currentIndex().row(), 0);
    QCOMPARE(m_settings->contentLanguage(), ContentLanguage::Chinese);
    QCOMPARE(answered.size(), 0);
}

void tst_MainWindow::everyVisibleTextFollowsTheLanguage()
{
    // What is the same in both languages: names, the record's own English, signs.
    const QStringList same{u"English"_s, u"中文"_s, u"Wayout"_s, u"Python"_s};
    paste(mpsPaste);
    const auto texts = [this] {
        QStringList result;
        for (const auto *label : m_window->findChildren<QLabel *>()) {
            result.append(label->isVisible() ? label->text() : QString());
        }
        for (const auto *button : m_window->findChildren<QAbstractButton *>()) {
            result.append(button->isVisible() ? button->text() : QString());
        }
        for (const auto *action : m_window->findChildren<QAction *>()) {
            result.append(action->text());
        }
        for (const auto *widget : m_window->findChildren<QWidget *>()) {
            result.append(widget->accessibleName());
        }
        result.append(searchBox()->placeholderText());
        result.removeAll(QString());
        return result;
    };
    m_language->choose(ContentLanguage::Chinese);
    QTRY_VERIFY(shownTexts(*m_window).contains(u"条记录"_s) && !shownTexts(*m_window).contains(u"offline"_s));
    const auto isData = [&same](const QString &text) {
        return same.contains(text) || text.contains(u"PYTORCH"_s) || text.contains(u"pytorch/"_s)
            || text.contains(u"Cannot convert"_s);
    };
    for (const QString &text : texts()) {
        const bool hasLetters = std::ranges::any_of(text, [](QChar c) { return c.isLetter(); });
        QVERIFY2(!hasLetters || hasChinese(text) || isData(text), qPrintable(u"left in English: "_s + text));
    }
    m_language->choose(ContentLanguage::English);
    QTRY_VERIFY(shownTexts(*m_window).contains(u"offline"_s));
    for (const QString &text : texts()) {
        QVERIFY2(!hasChinese(text) || same.contains(text), qPrintable(u"left in Chinese: "_s + text));
    }
}

void tst_MainWindow::aDomainIsBrowsed()
{
    const QModelIndex docker =
        domains()->model()->match(domains()->model()->index(0, 0), Qt::DisplayRole, u"Docker"_s).value(0);
    QVERIFY(docker.isValid());
    QTest::mouseClick(domains()->viewport(), Qt::LeftButton, {}, domains()->visualRect(docker).center());
    QCOMPARE(list()->model()->rowCount(), 1);
    QCOMPARE(title(0), u"permission denied while trying to connect to the Docker daemon socket"_s);
    QTRY_VERIFY(shownTexts(*detail()).contains(u"The user is not in the docker group."_s));
    QVERIFY(shownTexts(*m_window).contains(u"Docker · 1 record"_s));
}

void tst_MainWindow::wordsAreSearchedAndEscapeLeadsBack()
{
    paste(mpsPaste);
    QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
    QVERIFY(searchBox()->hasFocus());
    QTest::keyClicks(searchBox(), u"docker"_s);
    QTRY_COMPARE(title(0), u"permission denied while trying to connect to the Docker daemon socket"_s);
    QTest::keyClick(searchBox(), Qt::Key_Down);
    QVERIFY(searchBox()->hasFocus());
    QTRY_VERIFY(shownTexts(*detail()).contains(u"The user is not in the docker group."_s));
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QCOMPARE(searchBox()->text(), QString());
    QCOMPARE(title(0), u"Cannot convert a MPS Tensor to float64 dtype"_s);
    QCOMPARE(pasteView()->toPlainText(), mpsPaste);
}

void tst_MainWindow::browsingEndsASearch()
{
    QTest::keyClicks(searchBox(), u"yaml"_s);
    QTRY_COMPARE(list()->model()->rowCount(), 1);
    domains()->setCurrentIndex(domains()->model()->index(0, 0));
    QTest::keyClick(domains(), Qt::Key_Down);
    QCOMPARE(searchBox()->text(), QString());
    QCOMPARE(title(0), u"ModuleNotFoundError: No module named 'yaml'"_s); // Python is the first
    QCOMPARE(domains()->currentIndex().data().toString(), u"Python"_s);
}

void tst_MainWindow::aLateAnswerDoesNotDisturbASearch()
{
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_window->explain(mpsPaste, {PasteSource::Kind::Pasted});
    searchBox()->setText(u"docker"_s);
    QTRY_COMPARE(settled.size(), 1);
    QTRY_COMPARE(title(0), u"permission denied while trying to connect to the Docker daemon socket"_s);
    QCOMPARE(searchBox()->text(), u"docker"_s);
    auto *back = m_window->findChild<ResultsPane *>()->findChild<QPushButton *>(u"back"_s);
    QVERIFY(back->isVisible());
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(title(0), u"Cannot convert a MPS Tensor to float64 dtype"_s);
    QVERIFY(!back->isVisible());
}

void tst_MainWindow::aTextThatWasReplacedComesBackWithUndo()
{
    paste(mpsPaste);
    paste(u"No module named 'yaml'"_s);
    QCOMPARE(title(0), u"ModuleNotFoundError: No module named 'yaml'"_s);
    QTest::keySequence(pasteView(), QKeySequence::Undo);
    QTRY_COMPARE(title(0), u"Cannot convert a MPS Tensor to float64 dtype"_s);
    QCOMPARE(pasteView()->toPlainText(), mpsPaste);
}

void tst_MainWindow::aCodeBlockIsCopiedExactly()
{
    paste(mpsPaste);
    const auto expected = u"model = model.float().to(\"mps\")\nx = x.float()"_s;
    QGuiApplication::clipboard()->clear();
    QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), expected);
    QGuiApplication::clipboard()->clear();
    auto *button = detail()->findChild<CodeView *>()->findChild<QPushButton *>();
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), expected);
    QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"Cannot convert a MPS Tensor to float64 dtype"_s);
}

void tst_MainWindow::theRecordIsCopiedAsMarkdownAndAsASearch()
{
    paste(mpsPaste);
    QTest::keyClick(m_window.get(), Qt::Key_M, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"# Cannot convert a MPS Tensor to float64 dtype\n"_s));
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"\"Cannot convert a MPS Tensor to float64 dtype\""_s);
}

void tst_MainWindow::everyCommandIsFoundByItsName()
{
    const auto palette = [this] { return m_window->findChild<CommandPalette *>(); };
    QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(palette());
    auto *words = palette()->findChild<QLineEdit *>();
    QTest::keyClicks(words, u"yaml"_s);
    QTest::keyClick(words, Qt::Key_Return);
    QTRY_VERIFY(shownTexts(*detail()).contains(u"No module named 'yaml'"_s));
    QTRY_VERIFY(!palette());
    m_window->activateWindow();
    QTRY_VERIFY(m_window->isActiveWindow());
    QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(palette());
    words = palette()->findChild<QLineEdit *>();
    QTest::keyClicks(words, u"pytorch"_s);
    QTest::keyClick(words, Qt::Key_Return);
    QTRY_COMPARE(domains()->currentIndex().data().toString(), u"PyTorch"_s);
}

void tst_MainWindow::wordsAreFoundInThePaste()
{
    paste(u"one Error\ntwo\nthree error here"_s);
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    auto *words = m_window->findChild<FindBar *>()->findChild<QLineEdit *>();
    QVERIFY(words->hasFocus());
    QTest::keyClicks(words, u"error"_s);
    QCOMPARE(pasteView()->textCursor().selectedText(), u"Error"_s);
    QVERIFY(shownTexts(*m_window).contains(u"1 of 2"_s));
    QTest::keyClick(words, Qt::Key_Return);
    QCOMPARE(pasteView()->textCursor().selectedText(), u"error"_s);
    QTest::keyClick(words, Qt::Key_Return);
    QCOMPARE(pasteView()->textCursor().blockNumber(), 0);
    QTest::keyClick(words, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(pasteView()->textCursor().blockNumber(), 2);
    QTest::keyClicks(words, u"x"_s);
    QVERIFY(shownTexts(*m_window).contains(u"not found"_s));
    QTest::keyClick(words, Qt::Key_Escape);
    QVERIFY(!words->isVisible());
    QVERIFY(pasteView()->hasFocus());
    QVERIFY(!pasteView()->toPlainText().isEmpty()); // Escape closed what was open, no more
}

void tst_MainWindow::aLinkedRecordIsReachedAndLeftAgain()
{
    paste(mpsPaste);
    Q_EMIT detail()->recordRequested(u"pytorch/mps-operator"_s);
    QVERIFY(shownTexts(*detail()).contains(u"The operator is missing."_s));
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QTRY_VERIFY(shownTexts(*detail()).contains(u"Metal has no 64-bit float."_s));
    QTest::keyClick(m_window.get(), Qt::Key_Right, Qt::AltModifier);
    QTRY_VERIFY(shownTexts(*detail()).contains(u"The operator is missing."_s));
    Q_EMIT detail()->recordRequested(u"nowhere/to-be-found"_s);
    QVERIFY(shownTexts(*m_window).contains(u"No loaded catalogue has the record nowhere/to-be-found."_s));
}

void tst_MainWindow::aMarkedLineSelectsItsRecord()
{
    paste(mpsPaste);
    list()->setCurrentIndex({});
    const QTextBlock marked = pasteView()->document()->findBlockByNumber(3);
    QTextCursor cursor(marked);
    const QPoint place = pasteView()->cursorRect(cursor).center();
    QTest::mouseClick(pasteView()->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(list()->currentIndex().row(), 0);
}

void tst_MainWindow::evidenceIsSelectedInThePaste()
{
    paste(mpsPaste);
    const auto evidence = list()->currentIndex().data(EvidenceRole).value<QList<Evidence>>().first();
    Q_EMIT detail()->evidenceActivated(evidence);
    QCOMPARE(pasteView()->textCursor().selectedText(), evidence.text);
}

void tst_MainWindow::aDroppedFileIsReadAndOthersAreNamed()
{
    QFile log(m_folder->filePath(u"build.log"_s));
    QVERIFY(log.open(QIODevice::WriteOnly));
    log.write("step 1\nModuleNotFoundError: No module named 'yaml'\n");
    log.close();
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(log.fileName()), QUrl::fromLocalFile(m_folder->filePath(u"other.log"_s))});
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    drop(files);
    QTRY_COMPARE(settled.size(), 1);
    QCOMPARE(title(0), u"ModuleNotFoundError: No module named 'yaml'"_s);
    const QString texts = shownTexts(*m_window);
    QVERIFY(texts.contains(u"build.log · 2 lines"_s));
    QVERIFY(texts.contains(u"other.log"_s));

    QMimeData link;
    link.setUrls({QUrl(u"https://example.org/a.log"_s)});
    drop(link);
    QVERIFY(shownTexts(*m_window).contains(u"https://example.org/a.log is not a file on this computer"_s));
}

void tst_MainWindow::aHugeUnbrokenLineIsFluid()
{
    QElapsedTimer timer;
    timer.start();
    paste(QString(1'000'000, u'x') + u" No module named 'yaml'"_s);
    QCOMPARE(title(0), u"ModuleNotFoundError: No module named 'yaml'"_s);
    m_window->resize(1000, 700);
    QTest::keyClick(pasteView(), Qt::Key_End, Qt::ControlModifier);
    QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed()))); // a stock text edit takes a minute
    QVERIFY(pasteView()->isReadOnly());
}

void tst_MainWindow::problemsAreListedAndCopied()
{
    auto *badge = m_window->statusBar()->findChild<QToolButton *>();
    QTest::mouseClick(badge, Qt::LeftButton);
    auto *dialog = m_window->findChild<ProblemsDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    auto *table = dialog->findChild<QTableView *>();
    QCOMPARE(table->model()->rowCount(), 1);
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    table->setFocus();
    table->selectRow(0);
    QGuiApplication::clipboard()->clear();
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.startsWith(m_catalogue.path() + u":5:"_s), qPrintable(copied));
    QVERIFY2(copied.contains(u"broken/no-signature"_s), qPrintable(copied));
}

void tst_MainWindow::aNarrowWindowShowsOneThingAtATime()
{
    m_window->resize(700, 600);
    QTRY_VERIFY(!m_window->findChild<DomainPane *>()->isVisible());
    QVERIFY(list()->isVisible() && detail()->isVisible());
    m_window->resize(480, 640);
    QTRY_VERIFY(!detail()->isVisible());
    paste(mpsPaste);
    QVERIFY(list()->isVisible() && !detail()->isVisible());
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Return);
    QVERIFY(!list()->isVisible() && detail()->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QVERIFY(list()->isVisible() && !detail()->isVisible());
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualRect(list()->currentIndex()).center());
    QVERIFY(!list()->isVisible() && detail()->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QVERIFY(list()->isVisible() && !detail()->isVisible());
    m_window->resize(1280, 800);
    QTRY_VERIFY(list()->isVisible() && detail()->isVisible() && m_window->findChild<DomainPane *>()->isVisible());
}

void tst_MainWindow::everythingThatCanBeReachedHasAName()
{
    paste(mpsPaste);
    QVERIFY2(nameless(*m_window).isEmpty(), qPrintable(nameless(*m_window).join(u'\n')));
    QCOMPARE(list()->currentIndex().data(Qt::AccessibleTextRole).toString(),
        u"Cannot convert a MPS Tensor to float64 dtype, PyTorch, pattern, line 4, reproduced, works ~90 %, estimate"_s);
}

void tst_MainWindow::everyDialogHasNamesToo_data()
{
    QTest::addColumn<QKeySequence>("keys");
    QTest::newRow("commands") << QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P);
    QTest::newRow("shortcuts") << QKeySequence(Qt::Key_F1);
    QTest::newRow("comparison") << QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_D);
}

void tst_MainWindow::everyDialogHasNamesToo()
{
    QFETCH(QKeySequence, keys);
    paste(mpsPaste);
    QTest::keySequence(m_window.get(), keys);
    QTRY_VERIFY(m_window->findChild<QDialog *>());
    auto *dialog = m_window->findChild<QDialog *>();
    QTRY_VERIFY(dialog->isVisible());
    QVERIFY(!dialog->windowTitle().isEmpty());
    QVERIFY2(nameless(*dialog).isEmpty(), qPrintable(nameless(*dialog).join(u'\n')));
}

void tst_MainWindow::twinsAreComparedSideBySide()
{
    paste(mpsPaste);
    QTest::keyClick(m_window.get(), Qt::Key_D, Qt::ControlModifier | Qt::AltModifier);
    QTRY_VERIFY(m_window->findChild<CompareDialog *>());
    const QString texts = shownTexts(*m_window->findChild<CompareDialog *>());
    QVERIFY(texts.contains(u"Cannot convert a MPS Tensor to float64 dtype"_s));
    QVERIFY2(texts.contains(u"The operator is missing."_s), qPrintable(texts));
    QVERIFY(texts.contains(u"How to tell them apart"_s));
}

void tst_MainWindow::textSizeAndAppearanceChangeLive()
{
    const double before = list()->font().pointSizeF();
    QTest::keyClick(m_window.get(), Qt::Key_Plus, Qt::ControlModifier);
    QTRY_VERIFY(list()->font().pointSizeF() > before);
    QTest::keyClick(m_window.get(), Qt::Key_0, Qt::ControlModifier);
    QTRY_COMPARE(list()->font().pointSizeF(), before);
    m_appearance->choose(Settings::Appearance::Dark);
    QTRY_VERIFY(m_window->palette().color(QPalette::Base).lightness() < 100);
    m_appearance->choose(Settings::Appearance::Light);
    QTRY_VERIFY(m_window->palette().color(QPalette::Base).lightness() > 200);
}

QTEST_MAIN(tst_MainWindow)
#include "tst_mainwindow.moc"
