// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/settings/keysfixture.h"

#include <QHeaderView>

using namespace wayout::actions;
using namespace wayout::catalog;
using namespace wayout::settings;
using namespace wayout::theme;

/// Keys as a person chooses them.
class tst_KeysPage : public QObject, private KeysFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void aConflictIsToldBeforeItHappens();
    void aQuestionIsForgottenWithItsCommand();
    void keysForTypingAreRefused_data();
    void keysForTypingAreRefused();
    void tabLeavesTheFieldAndEscapeClosesTheDialog();
    void escapeIsForClearOnly();
    void keysAreTakenAwayAndComeBack();
    void defaultsComeBackAndGoAgain();
    void aDefaultThatIsInUseIsAskedFor();
    void aCommandIsFoundAndChangedWithoutAMouse();
    void whatNobodyPressedIsNotTaken();
    void everythingHasANameAndSpeaksBothLanguages();
    void thereIsRoomForItInANarrowWindow();
};

void tst_KeysPage::aConflictIsToldBeforeItHappens()
{
    const WindowActions::AllKeys before = actions().allKeys();
    choose(WindowActions::Search);
    press(1, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(said(), u"Ctrl+D is used by “Go to what not to do”."_s);
    QCOMPARE(actions().allKeys(), before);
    QCOMPARE(field(1)->keySequence(), QKeySequence(u"Ctrl+L"_s));
    answer(u"Use it here"_s);
    QCOMPARE(keys(WindowActions::Search), u"Ctrl+K; Ctrl+D"_s);
    QCOMPARE(keys(WindowActions::DeadEnds), QString());
    QCOMPARE(field(1)->keySequence(), QKeySequence(u"Ctrl+D"_s));
    QCOMPARE(said(), u"Ctrl+D is for “Search the records” now, no longer for “Go to what not to do”."_s);
    answer(u"Undo"_s);
    QCOMPARE(actions().allKeys(), before);
    QCOMPARE(field(1)->keySequence(), QKeySequence(u"Ctrl+L"_s));
    press(1, Qt::Key_K, Qt::ControlModifier); // its own first keys
    QCOMPARE(said(), u"“Search the records” has Ctrl+K already."_s);
    QCOMPARE(actions().allKeys(), before);
}

void tst_KeysPage::aQuestionIsForgottenWithItsCommand()
{
    const WindowActions::AllKeys before = actions().allKeys();
    choose(WindowActions::Search);
    press(0, Qt::Key_D, Qt::ControlModifier);
    QVERIFY(!said().isEmpty());
    choose(WindowActions::Find);
    QCOMPARE(said(), QString());
    press(0, Qt::Key_D, Qt::ControlModifier);
    press(0, Qt::Key_J, Qt::ControlModifier); // others instead
    QCOMPARE(said(), QString());
    QCOMPARE(keys(WindowActions::Find), u"Ctrl+J"_s);
    QCOMPARE(actions().keys(WindowActions::DeadEnds), before.at(WindowActions::DeadEnds));
}

void tst_KeysPage::keysForTypingAreRefused_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("held");
    QTest::newRow("a letter") << int(Qt::Key_A) << Qt::KeyboardModifiers();
    QTest::newRow("a large letter") << int(Qt::Key_A) << Qt::KeyboardModifiers(Qt::ShiftModifier);
    QTest::newRow("a sign") << int(Qt::Key_Exclam) << Qt::KeyboardModifiers(Qt::ShiftModifier);
    QTest::newRow("Space") << int(Qt::Key_Space) << Qt::KeyboardModifiers();
    QTest::newRow("Return") << int(Qt::Key_Return) << Qt::KeyboardModifiers();
    QTest::newRow("Enter") << int(Qt::Key_Enter) << Qt::KeyboardModifiers(Qt::KeypadModifier);
    QTest::newRow("Backspace") << int(Qt::Key_Backspace) << Qt::KeyboardModifiers();
    QTest::newRow("an arrow") << int(Qt::Key_Left) << Qt::KeyboardModifiers();
}

void tst_KeysPage::keysForTypingAreRefused()
{
    QFETCH(int, key);
    QFETCH(Qt::KeyboardModifiers, held);
    choose(WindowActions::Privacy); // has none
    press(0, Qt::Key(key), held);
    QVERIFY2(said().endsWith(u"is needed for typing and moving about. Press it together with Ctrl or Alt."_s), qPrintable(said()));
    QCOMPARE(keys(WindowActions::Privacy), QString());
    QVERIFY(m_dialog->isVisible());
    press(0, Qt::Key(key), held | Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(actions().keys(WindowActions::Privacy).size(), 1);
}

void tst_KeysPage::tabLeavesTheFieldAndEscapeClosesTheDialog()
{
    choose(WindowActions::Search);
    press(0, Qt::Key_Tab);
    QVERIFY(field(1)->hasFocus());
    QTest::keyClick(field(1), Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(field(0)->hasFocus());
    QCOMPARE(keys(WindowActions::Search), u"Ctrl+K; Ctrl+L"_s);
    press(0, Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(keys(WindowActions::Search), u"Ctrl+K; Ctrl+L"_s);
}

void tst_KeysPage::escapeIsForClearOnly()
{
    choose(WindowActions::Clear);
    press(0, Qt::Key_F9);
    QCOMPARE(keys(WindowActions::Clear), u"F9"_s);
    press(1, Qt::Key_Escape);
    QVERIFY(m_dialog->isVisible());
    QCOMPARE(keys(WindowActions::Clear), u"F9; Esc"_s);
    press(1, Qt::Key_Escape); // it has it
    QVERIFY(!m_dialog->isVisible());
}

void tst_KeysPage::keysAreTakenAwayAndComeBack()
{
    choose(WindowActions::Search);
    press(0, Qt::Key_Backspace);
    QCOMPARE(keys(WindowActions::Search), u"Ctrl+L"_s);
    QCOMPARE(field(0)->keySequence(), QKeySequence(u"Ctrl+L"_s)); // the first are those that are shown elsewhere
    QCOMPARE(said(), u"Ctrl+K is no longer for “Search the records”."_s);
    auto *clear = field(0)->findChild<QToolButton *>();
    QVERIFY(clear && clear->isVisible());
    clear->click();
    QCOMPARE(keys(WindowActions::Search), QString());
    QVERIFY(field(0)->isEnabled() && !field(1)->isEnabled());
    answer(u"Undo"_s);
    QCOMPARE(keys(WindowActions::Search), u"Ctrl+L"_s);
    press(0, Qt::Key_Delete);
    choose(WindowActions::Find); // the way back stays
    answer(u"Undo"_s);
    QCOMPARE(keys(WindowActions::Search), u"Ctrl+L"_s);
    choose(WindowActions::Search);
    press(0, Qt::Key_Delete);
    closePage();
    searchBox()->clearFocus();
    QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
    QVERIFY(!searchBox()->hasFocus());
}

void tst_KeysPage::defaultsComeBackAndGoAgain()
{
    const WindowActions::AllKeys before = actions().allKeys();
    QVERIFY(!button(u"Default keys"_s)->isEnabled() && !button(u"All default keys"_s)->isEnabled());
    choose(WindowActions::Find);
    press(0, Qt::Key_F9);
    choose(WindowActions::Search);
    press(0, Qt::Key_J, Qt::ControlModifier);
    const WindowActions::AllKeys chosen = actions().allKeys();
    button(u"Default keys"_s)->click();
    QCOMPARE(keys(WindowActions::Search), u"Ctrl+K; Ctrl+L"_s);
    QCOMPARE(keys(WindowActions::Find), u"F9"_s);
    QVERIFY(!button(u"Default keys"_s)->isEnabled() && button(u"All default keys"_s)->isEnabled());
    answer(u"Undo"_s);
    QCOMPARE(actions().allKeys(), chosen);
    button(u"All default keys"_s)->click();
    QCOMPARE(actions().allKeys(), before);
    QVERIFY(!button(u"All default keys"_s)->isEnabled());
    answer(u"Undo"_s);
    QCOMPARE(actions().allKeys(), chosen);
}

void tst_KeysPage::aDefaultThatIsInUseIsAskedFor()
{
    choose(WindowActions::Search);
    press(0, Qt::Key_D, Qt::ControlModifier);
    answer(u"Use it here"_s);
    choose(WindowActions::DeadEnds);
    button(u"Default keys"_s)->click();
    QCOMPARE(said(), u"Ctrl+D is used by “Search the records”."_s);
    QCOMPARE(keys(WindowActions::DeadEnds), QString());
    answer(u"Use it here"_s);
    QCOMPARE(keys(WindowActions::DeadEnds), u"Ctrl+D"_s);
    QCOMPARE(keys(WindowActions::Search), u"Ctrl+L"_s);
}

void tst_KeysPage::aCommandIsFoundAndChangedWithoutAMouse()
{
    words()->setFocus();
    QTest::keyClicks(words(), u"error text"_s);
    const int found = model()->rowCount();
    QVERIFY(found > 1 && found < 10);
    QTest::keyClick(words(), Qt::Key_Down);
    QCOMPARE(view()->currentIndex().row(), 1);
    const WindowActions::Id id = model()->idAt(1);
    QTest::keyClick(words(), Qt::Key_Return);
    QVERIFY(m_dialog->isVisible() && field(0)->hasFocus());
    QTest::keyClick(field(0), Qt::Key_F11);
    QCOMPARE(actions().userOf(Qt::Key_F11), id);
    QCOMPARE(view()->currentIndex().row(), 1); // found or not: it is what is being changed
    view()->setFocus();
    QTest::keyClick(view(), Qt::Key_Return);
    QVERIFY(m_dialog->isVisible() && field(0)->hasFocus());
    words()->setText(u"nothing is called so"_s);
    QVERIFY(shownTexts(*page()).contains(u"No command is called so"_s));
    QVERIFY(!field(0)->isEnabled() && !field(1)->isEnabled());
    words()->clear();
    QVERIFY(field(0)->isEnabled());
    QVERIFY(view()->currentIndex().isValid());
}

void tst_KeysPage::whatNobodyPressedIsNotTaken()
{
    choose(WindowActions::Search);
    QGuiApplication::clipboard()->setText(u"pasted"_s);
    auto *line = field(0)->findChild<QLineEdit *>();
    line->paste(); // as the middle button does
    QCOMPARE(line->text(), u"Ctrl+K"_s);
    QCOMPARE(keys(WindowActions::Search), u"Ctrl+K; Ctrl+L"_s);
    QCOMPARE(line->contextMenuPolicy(), Qt::PreventContextMenu);
}

void tst_KeysPage::everythingHasANameAndSpeaksBothLanguages()
{
    choose(WindowActions::Search);
    press(0, Qt::Key_D, Qt::ControlModifier);
    answer(u"Use it here"_s);
    QCOMPARE(field(0)->accessibleName(), u"Keys, Search the records"_s);
    QCOMPARE(field(0)->accessibleDescription(), u"Ctrl+D"_s);
    const auto texts = [this] {
        QString all = shownTexts(*page());
        for (const auto *widget : page()->findChildren<QWidget *>()) {
            all += u'\n' + widget->accessibleName() + u'\n' + widget->toolTip();
        }
        for (const auto *line : page()->findChildren<QLineEdit *>()) {
            all += u'\n' + line->placeholderText();
        }
        for (int row = 0; row < model()->rowCount(); ++row) {
            all += u'\n' + model()->index(row, KeyModel::ActionColumn).data().toString();
        }
        return all.split(u'\n', Qt::SkipEmptyParts);
    };
    for (const auto language : {ContentLanguage::Chinese, ContentLanguage::English}) {
        m_language->chooseInterface(language);
        const bool chinese = language == ContentLanguage::Chinese;
        QTRY_COMPARE(hasChinese(m_dialog->windowTitle()), chinese);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(nameless(*m_dialog), QStringList());
        for (const QString &text : texts()) {
            const bool hasLetters = std::ranges::any_of(text, [](QChar c) { return c.isLetter(); });
            QVERIFY2(hasChinese(text) == chinese || !hasLetters, qPrintable(text));
        }
    }
}

void tst_KeysPage::thereIsRoomForItInANarrowWindow()
{
    choose(WindowActions::Star); // the longest
    press(0, Qt::Key_D, Qt::ControlModifier);
    m_dialog->resize(440, 600);
    QTRY_COMPARE(m_dialog->width(), 440);
    for (const QWidget *part : page()->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
        QVERIFY2(part->isHidden() || page()->rect().contains(part->geometry()), part->metaObject()->className());
    }
    QVERIFY(view()->columnWidth(KeyModel::ActionColumn) > view()->viewport()->width() / 2);
    QCOMPARE(view()->horizontalHeader()->length(), view()->viewport()->width());
}

QTEST_MAIN(tst_KeysPage)
#include "tst_keyspage.moc"
