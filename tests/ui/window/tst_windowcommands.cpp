// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/plainlabel.h"

#include <algorithm>

#include "tests/ui/windowfixture.h"

using namespace wayout::answer;
using namespace wayout::catalog;
using namespace wayout::dialogs;
using namespace wayout::paste;
using namespace wayout::results;
using namespace wayout::storage;
using namespace wayout::theme;

class tst_WindowCommands : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

    void aCodeBlockIsCopiedExactly();
    void theRecordIsCopiedAsMarkdownAndAsASearch();
    void aNoticeSaysWhatWasCopied();
    void aNoticeGoesWithItsName();
    void aSearchThatIsForgottenLeavesNoButtonBehind();
    void everyCommandIsFoundByItsName();
    void aLanguageIsChosenByItsName();
    void wordsAreFoundInThePaste();
    void problemsAreListedAndCopied();
    void twinsAreComparedSideBySide();
    void aLineThatMeansNothingIsSaidPlainly();
    void aTextWithoutErrorsHasASearchStringToo();
    void aTextThatWasReplacedComesBackWithUndo();
    void aLinkedRecordIsReachedAndLeftAgain();
    void whatWasReadBeforeASearchIsReachedAgain();
    void theMenuOpensWithF10();
};

void tst_WindowCommands::aCodeBlockIsCopiedExactly()
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

void tst_WindowCommands::theRecordIsCopiedAsMarkdownAndAsASearch()
{
    paste(mpsPaste);
    QTest::keyClick(m_window.get(), Qt::Key_M, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"# Cannot convert a MPS Tensor to float64 dtype\n"_s));
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"\"Cannot convert a MPS Tensor to float64 dtype\""_s);
}

void tst_WindowCommands::aNoticeSaysWhatWasCopied()
{
    paste(mpsPaste);
    const auto notice = [this](Qt::Key key, Qt::KeyboardModifiers modifiers) {
        QTest::keyClick(m_window.get(), key, modifiers);
        const QString message = m_window->statusBar()->currentMessage();
        return message == m_window->statusBar()->accessibleName() ? message : u"not announced: "_s + message;
    };
    const auto both = Qt::ControlModifier | Qt::AltModifier;
    QCOMPARE(
        notice(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier), u"Copied: the code of “Cast to float32 first”"_s);
    QCOMPARE(notice(Qt::Key_C, both), u"Copied: the English error text"_s);
    QCOMPARE(notice(Qt::Key_M, both), u"Copied: the whole record, as Markdown"_s);
    QCOMPARE(notice(Qt::Key_S, both), u"Copied: the search string"_s);
    m_language->choose(ContentLanguage::Chinese);
    QTRY_VERIFY(shownTexts(*m_window).contains(u"条记录"_s));
    QVERIFY2(hasChinese(notice(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier)),
        qPrintable(m_window->statusBar()->currentMessage()));
    QVERIFY(hasChinese(notice(Qt::Key_M, both)));
}

void tst_WindowCommands::aNoticeGoesWithItsName()
{
    paste(mpsPaste);
    QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(!m_window->statusBar()->accessibleName().isEmpty());
    m_window->statusBar()->clearMessage();
    QCOMPARE(m_window->statusBar()->accessibleName(), QString());
}

void tst_WindowCommands::aSearchThatIsForgottenLeavesNoButtonBehind()
{
    const auto *clear = searchBox()->findChild<QToolButton *>();
    QTest::keyClicks(searchBox(), u"docker"_s);
    QTRY_COMPARE(clear->property("opacity").toReal(), 1.0);
    paste(mpsPaste);
    QCOMPARE(searchBox()->text(), QString());
    QTRY_COMPARE(clear->property("opacity").toReal(), 0.0);
    QTest::keyClicks(searchBox(), u"yaml"_s); // and the box still searches
    QTRY_COMPARE(title(0), u"ModuleNotFoundError: No module named 'yaml'"_s);
}

void tst_WindowCommands::everyCommandIsFoundByItsName()
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

void tst_WindowCommands::aLanguageIsChosenByItsName()
{
    const auto choose = [this](const QString &text) {
        QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(m_window->findChild<CommandPalette *>());
        auto *words = m_window->findChild<CommandPalette *>()->findChild<QLineEdit *>();
        words->setText(text);
        QTest::keyClick(words, Qt::Key_Return);
        QTRY_VERIFY(!m_window->findChild<CommandPalette *>());
        m_window->activateWindow();
        QTRY_VERIFY(m_window->isActiveWindow());
    };
    choose(u"language of the records: 中文"_s);
    QTRY_COMPARE(m_language->content(), ContentLanguage::Chinese);
    QTRY_VERIFY(shownTexts(*m_window).contains(u"条记录"_s));
    choose(u"记录的语言：双语"_s);
    QCOMPARE(m_language->content(), ContentLanguage::Both);
    choose(u"界面语言 English"_s);
    QTRY_VERIFY(shownTexts(*m_window).contains(u"offline"_s));
    choose(u"appearance dark"_s);
    QCOMPARE(m_appearance->chosen(), Settings::Appearance::Dark);
}

void tst_WindowCommands::wordsAreFoundInThePaste()
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

void tst_WindowCommands::problemsAreListedAndCopied()
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
    QVERIFY2(copied.contains(u": /id: "_s), qPrintable(copied));
}

void tst_WindowCommands::twinsAreComparedSideBySide()
{
    paste(mpsPaste);
    QTest::keyClick(m_window.get(), Qt::Key_D, Qt::ControlModifier | Qt::AltModifier);
    QTRY_VERIFY(m_window->findChild<CompareDialog *>());
    const QString texts = shownTexts(*m_window->findChild<CompareDialog *>());
    QVERIFY(texts.contains(u"Cannot convert a MPS Tensor to float64 dtype"_s));
    QVERIFY2(texts.contains(u"The operator is missing."_s), qPrintable(texts));
    QVERIFY(texts.contains(u"How to tell them apart"_s));
    // What a record says of the other is shown below the other, which it describes, and as words about it.
    const auto *dialog = m_window->findChild<CompareDialog *>();
    const auto edgeOf = [dialog](const QString &text) {
        const QList<PlainLabel *> labels = dialog->findChildren<PlainLabel *>();
        const auto label =
            std::ranges::find_if(labels, [&](const PlainLabel *one) { return one->text().contains(text); });
        return label == labels.end() ? -1 : (*label)->mapTo(dialog, QPoint()).x();
    };
    QVERIFY(edgeOf(u"This one names an operator."_s) > edgeOf(u"Cannot convert a MPS Tensor"_s));
    QCOMPARE(edgeOf(u"This one names an operator."_s), edgeOf(u"The operator is missing."_s));
}

void tst_WindowCommands::aLineThatMeansNothingIsSaidPlainly()
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
    QGuiApplication::clipboard()->clear();
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"error: zzqx blorp 77 wibble"_s);
}

void tst_WindowCommands::aTextWithoutErrorsHasASearchStringToo()
{
    paste(u"\n  ! Undefined control sequence.\nl.42 x"_s);
    for (auto *button : m_window->findChild<ResultsPane *>()->findChildren<QPushButton *>()) {
        if (button->text() == u"Copy search string"_s && button->isVisible()) {
            QTest::mouseClick(button, Qt::LeftButton);
        }
    }
    QCOMPARE(QGuiApplication::clipboard()->text(), u"! Undefined control sequence."_s);
}

void tst_WindowCommands::aTextThatWasReplacedComesBackWithUndo()
{
    paste(mpsPaste);
    paste(u"No module named 'yaml'"_s);
    QCOMPARE(title(0), u"ModuleNotFoundError: No module named 'yaml'"_s);
    QTest::keySequence(pasteView(), QKeySequence::Undo);
    QTRY_COMPARE(title(0), u"Cannot convert a MPS Tensor to float64 dtype"_s);
    QCOMPARE(pasteView()->toPlainText(), mpsPaste);
}

void tst_WindowCommands::aLinkedRecordIsReachedAndLeftAgain()
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

void tst_WindowCommands::whatWasReadBeforeASearchIsReachedAgain()
{
    const auto reads = [this](const QString &words) { return shownTexts(*detail()).contains(words); };
    const auto press = [this](Qt::Key key, Qt::KeyboardModifiers modifiers) {
        QTest::keyClick(m_window.get(), key, modifiers);
    };
    paste(mpsPaste);
    QTRY_VERIFY(reads(u"Cast to float32 first"_s));
    searchBox()->setFocus();
    QTest::keyClicks(searchBox(), u"yaml"_s);
    QTRY_VERIFY(reads(u"Install PyYAML"_s));
    press(Qt::Key_Left, Qt::AltModifier);
    QTRY_VERIFY(reads(u"Cast to float32 first"_s));
    press(Qt::Key_Right, Qt::AltModifier);
    QTRY_VERIFY(reads(u"Install PyYAML"_s));
    // A list that is run through is one step.
    press(Qt::Key_Escape, {});
    QTRY_VERIFY(reads(u"Cast to float32 first"_s));
    QTest::keyClick(domains(), Qt::Key_Home);
    QTRY_VERIFY(list()->model()->rowCount() >= 4);
    for (int row = 0; row < 4; ++row) {
        list()->setCurrentIndex(list()->model()->index(row, 0));
    }
    QTRY_VERIFY(!reads(u"Cast to float32 first"_s));
    press(Qt::Key_Left, Qt::AltModifier);
    QTRY_VERIFY(reads(u"Cast to float32 first"_s));
}

void tst_WindowCommands::theMenuOpensWithF10()
{
    QTest::keyClick(m_window.get(), Qt::Key_F10);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!QApplication::activePopupWidget());
}

QTEST_MAIN(tst_WindowCommands)
#include "tst_windowcommands.moc"
