// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/emptydetail.h"
#include "ui/results/answerpanel.h"
#include "ui/theme/textbutton.h"

#include "tests/ui/windowfixture.h"

using namespace wayout::actions;
using namespace wayout::answer;
using namespace wayout::browse;
using namespace wayout::catalog;
using namespace wayout::paste;
using namespace wayout::results;
using namespace wayout::theme;

/// What the window does where no record answers a text, or one of its errors.
class tst_NoAnswer : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

    void whereNothingMatchesThePaneSaysWhatCanBeDone();
    void aTextWithoutAnErrorIsToldSo();
    void helpNamesTheKeysAsTheyAreNow();
    void thePanesAreReachedWithoutARecord();
    void aListOfAllRecordsAsksForAChoiceAgain();
    void whatWasSearchedIsSaid();
    void whereRecordsAreOnlyRelatedThePaneWarns();
    void theFirstStepLeadsToTheNextError();
    void anErrorWithoutARecordIsNotAnsweredByAnother();
    void aStepLeadsBackFromASearch();
    void aSearchThatFindsNothingShowsNoRecord();
    void whileALongSearchRunsTheAnswerBeforeIsGone_data();
    void whileALongSearchRunsTheAnswerBeforeIsGone();

private:
    EmptyDetail *empty() const { return detail()->findChild<EmptyDetail *>(); }
    QString emptyTexts() const { return empty()->isVisible() ? shownTexts(*empty()) : QString(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(m_window.get(), key, modifiers); }
    bool reads(const QString &words) const { return !empty()->isVisible() && shownTexts(*detail()).contains(words); }
    QString header() const { return m_window->findChild<PastePane *>()->findChild<PaneHeader *>()->text(); }
};

static const auto unknownError = u"error: zzqx blorp 77 wibble"_s;
static const auto threeErrors =
    u"start\nTypeError: Cannot convert a MPS Tensor to float64 dtype\nModuleNotFoundError: No module named 'yaml'\n"_s
    + unknownError + u"\nend"_s;

void tst_NoAnswer::whereNothingMatchesThePaneSaysWhatCanBeDone()
{
    QVERIFY2(emptyTexts().contains(u"Choose a record"_s), qPrintable(emptyTexts()));
    paste(u"first line\n"_s + unknownError);
    const QString texts = emptyTexts();
    QVERIFY2(texts.contains(u"What can be done now"_s), qPrintable(texts));
    QVERIFY2(!texts.contains(u"Choose a record"_s), qPrintable(texts));
    QCOMPARE(empty()->accessibleName(), u"What can be done now"_s);
    QStringList help;
    for (const auto *button : empty()->findChildren<TextButton *>()) {
        help.append(button->accessibleName());
    }
    QCOMPARE(help, QStringList({u"Open log Ctrl+O"_s, u"Search the records Ctrl+K"_s, u"Make a report Ctrl+Alt+R"_s}));
    QTest::mouseClick(empty()->findChildren<TextButton *>().at(1), Qt::LeftButton);
    QVERIFY(searchBox()->hasFocus());
    m_language->choose(ContentLanguage::Chinese);
    QTRY_VERIFY2(hasChinese(emptyTexts()) && !emptyTexts().contains(u"What"_s), qPrintable(emptyTexts()));
    QVERIFY(hasChinese(empty()->accessibleName()));
    QVERIFY(hasChinese(empty()->findChildren<TextButton *>().first()->accessibleName()));
}

void tst_NoAnswer::aTextWithoutAnErrorIsToldSo()
{
    paste(u"Dear Anna,\nthank you for the lovely evening."_s);
    QVERIFY2(emptyTexts().contains(u"No error message in this text"_s), qPrintable(emptyTexts()));
    QCOMPARE(empty()->accessibleName(), u"No error message in this text"_s);
    QVERIFY(!emptyTexts().contains(u"Show more of the log"_s));
    QCOMPARE(empty()->findChildren<TextButton *>().size(), 2);
    paste(unknownError);
    QVERIFY(emptyTexts().contains(u"Show more of the log"_s));
}

void tst_NoAnswer::helpNamesTheKeysAsTheyAreNow()
{
    paste(unknownError);
    QCOMPARE(empty()->findChildren<TextButton *>().size(), 3);
    const auto *search = empty()->findChildren<TextButton *>().at(1);
    QCOMPARE(search->plainText(), u"Search the records Ctrl+K"_s);
    m_window->findChild<WindowActions *>()->setKeys(WindowActions::Search, {QKeySequence(u"F9"_s)});
    QCOMPARE(search->plainText(), u"Search the records F9"_s);
}

void tst_NoAnswer::thePanesAreReachedWithoutARecord()
{
    paste(unknownError);
    m_window->findChild<PastePane *>()->setFocus();
    const auto hasFocus = [](const QWidget *pane) { return pane->isAncestorOf(QApplication::focusWidget()); };
    press(Qt::Key_F6);
    QVERIFY(hasFocus(m_window->findChild<ResultsPane *>()));
    press(Qt::Key_F6);
    QVERIFY(hasFocus(detail()));
    press(Qt::Key_F6);
    QVERIFY(hasFocus(m_window->findChild<DomainPane *>()));
    press(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(hasFocus(detail()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), empty()->findChild<TextButton *>());
    press(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(hasFocus(m_window->findChild<ResultsPane *>()));
    paste(mpsPaste);
    press(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(list()->hasFocus());
}

void tst_NoAnswer::aListOfAllRecordsAsksForAChoiceAgain()
{
    paste(unknownError);
    QTest::keyClick(domains(), Qt::Key_End);
    QTest::keyClick(domains(), Qt::Key_Home);
    press(Qt::Key_Escape); // back to the answer
    QTRY_VERIFY(emptyTexts().contains(u"What can be done now"_s));
    press(Qt::Key_Escape); // the text is cleared
    QTRY_VERIFY(pasteView()->toPlainText().isEmpty());
    QVERIFY2(emptyTexts().contains(u"Choose a record"_s), qPrintable(emptyTexts()));
}

void tst_NoAnswer::whatWasSearchedIsSaid()
{
    const auto says = [this](const QString &words) {
        return shownTexts(*m_window->findChild<ResultsPane *>()).contains(words);
    };
    paste(
        u"2024-05-06 12:00:01 [ERROR] zzqx blorp failed: E0999\nzzqx: wibble failed with ENOTTY, again ENOTTY\nexit code 139\n"_s);
    QVERIFY2(
        says(
            u"Searched 4 records in 3 domains for 1 distinct error and 3 codes (E0999, ENOTTY, SIGSEGV). The first error: zzqx blorp failed: E0999"_s),
        qPrintable(shownTexts(*m_window->findChild<ResultsPane *>())));
    paste(unknownError);
    QVERIFY(says(u"Searched 4 records in 3 domains for 1 distinct error. The first error: "_s + unknownError));
    paste(u"zzqx blorp wibble"_s);
    QVERIFY(says(u"Searched 4 records in 3 domains for the words of the text."_s));
    m_language->choose(ContentLanguage::Chinese);
    QTRY_VERIFY(says(u"个领域"_s));
}

void tst_NoAnswer::whereRecordsAreOnlyRelatedThePaneWarns()
{
    paste(u"error: the operator of the MPS device is not what was implemented"_s);
    QVERIFY(list()->model()->rowCount() > 0);
    QVERIFY(shownTexts(*m_window).contains(u"The closest:"_s));
    QVERIFY2(emptyTexts().contains(u"Like it, but not the same"_s), qPrintable(emptyTexts()));
}

void tst_NoAnswer::theFirstStepLeadsToTheNextError()
{
    paste(threeErrors);
    QTRY_VERIFY(reads(u"Metal has no 64-bit float."_s));
    QVERIFY2(header().endsWith(u"error 1 of 3"_s), qPrintable(header()));
    press(Qt::Key_F8);
    QTRY_VERIFY(reads(u"Install PyYAML"_s));
    QVERIFY2(header().endsWith(u"error 2 of 3"_s), qPrintable(header()));
    QCOMPARE(pasteView()->textCursor().selectedText(), u"ModuleNotFoundError: No module named 'yaml'"_s);
    press(Qt::Key_F8, Qt::ShiftModifier);
    QTRY_VERIFY(reads(u"Metal has no 64-bit float."_s));
    // What is chosen in the list counts as well.
    list()->setCurrentIndex(list()->model()->index(1, 0));
    QTRY_VERIFY(reads(u"Install PyYAML"_s));
    press(Qt::Key_F8, Qt::ShiftModifier);
    QTRY_VERIFY(reads(u"Metal has no 64-bit float."_s));
}

void tst_NoAnswer::anErrorWithoutARecordIsNotAnsweredByAnother()
{
    paste(threeErrors);
    QTRY_VERIFY(reads(u"Metal has no 64-bit float."_s));
    press(Qt::Key_F8);
    press(Qt::Key_F8);
    QCOMPARE(pasteView()->textCursor().selectedText(), unknownError);
    QTRY_VERIFY2(emptyTexts().contains(u"No record explains this error"_s), qPrintable(emptyTexts()));
    QVERIFY2(emptyTexts().contains(u"Line 4: "_s + unknownError), qPrintable(emptyTexts()));
    QCOMPARE(list()->currentIndex().data(), QVariant(unknownError)); // its own row
    QTest::qWait(150); // what was to be shown in a moment does not come after all
    QVERIFY(empty()->isVisible());
    press(Qt::Key_F8);
    QTRY_VERIFY(reads(u"Metal has no 64-bit float."_s));
}

void tst_NoAnswer::aStepLeadsBackFromASearch()
{
    paste(threeErrors);
    QTRY_VERIFY(reads(u"Metal has no 64-bit float."_s));
    QTest::keyClicks(searchBox(), u"docker"_s);
    QTRY_VERIFY(shownTexts(*detail()).contains(u"Docker daemon socket"_s));
    press(Qt::Key_F8);
    QTRY_VERIFY(reads(u"Install PyYAML"_s));
    QVERIFY(searchBox()->text().isEmpty());
    QCOMPARE(list()->model()->rowCount() >= 2, true);
    press(Qt::Key_Left, Qt::AltModifier);
    QTRY_VERIFY(shownTexts(*detail()).contains(u"Docker daemon socket"_s));
}

void tst_NoAnswer::aSearchThatFindsNothingShowsNoRecord()
{
    paste(mpsPaste);
    QTRY_VERIFY(reads(u"Metal has no 64-bit float."_s));
    QTest::keyClicks(searchBox(), u"docker"_s);
    QTRY_VERIFY(shownTexts(*detail()).contains(u"Docker daemon socket"_s));
    searchBox()->setText(u"zzqx blorp"_s);
    QTRY_VERIFY(shownTexts(*m_window).contains(u"No record has these words."_s));
    QVERIFY2(emptyTexts().contains(u"Paste the message as it stands"_s), qPrintable(emptyTexts()));
    press(Qt::Key_Escape);
    QTRY_VERIFY(reads(u"Metal has no 64-bit float."_s));
}

void tst_NoAnswer::whileALongSearchRunsTheAnswerBeforeIsGone_data()
{
    QTest::addColumn<QString>("before");
    QTest::newRow("a record") << mpsPaste;
    QTest::newRow("nothing found") << unknownError;
}

void tst_NoAnswer::whileALongSearchRunsTheAnswerBeforeIsGone()
{
    QFETCH(const QString, before);
    paste(before);
    auto *pane = m_window->findChild<ResultsPane *>();
    pane->awaitAnswer(); // as when another text begins
    QTRY_COMPARE(pane->contents(), ResultsPane::Contents::Unanswered);
    QCOMPARE(list()->model()->rowCount(), 0);
    QVERIFY(!pane->findChild<AnswerPanel *>()->isVisible());
    QTRY_VERIFY2(emptyTexts().contains(u"Choose a record"_s), qPrintable(emptyTexts()));
    pane->setBusy(false); // as when the user stops the search
    QVERIFY(shownTexts(*pane->findChild<AnswerPanel *>()).contains(u"The search was stopped."_s));
    paste(mpsPaste);
    QCOMPARE(pane->contents(), ResultsPane::Contents::Answer);
    QVERIFY(emptyTexts().isEmpty());
}

QTEST_MAIN(tst_NoAnswer)
#include "tst_noanswer.moc"
