// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/shortcutsdialog.h"

#include "tests/ui/settings/keysfixture.h"

#include <QMenu>

using namespace wayout::actions;
using namespace wayout::catalog;
using namespace wayout::dialogs;
using namespace wayout::settings;
using namespace wayout::text;
using namespace wayout::theme;

/// What comes of keys that were chosen, in the window and at the next start.
class tst_OwnKeys : public QObject, private KeysFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void otherKeysWorkAtOnceAndAreNamedEverywhere();
    void theNextStartHasThem();
    void whatTheKeyboardCannotTellApartIsOne();
    void theSheetLeadsHere();
};

void tst_OwnKeys::otherKeysWorkAtOnceAndAreNamedEverywhere()
{
    using enum WindowActions::Id;
    for (const auto &[id, key] : QList<std::pair<WindowActions::Id, Qt::Key>>{
             {Search, Qt::Key_J}, {CycleLanguage, Qt::Key_U}, {WindowActions::Paste, Qt::Key_Y}, {Back, Qt::Key_G}, {NextError, Qt::Key_M}}) {
        choose(id);
        press(0, key, Qt::ControlModifier);
        QCOMPARE(said(), QString());
        QCOMPARE(field(0)->keySequence(), QKeySequence(Qt::CTRL | key));
        QCOMPARE(view()->currentIndex().siblingAtColumn(KeyModel::KeysColumn).data().toString().section(u';', 0, 0),
            QKeySequence(Qt::CTRL | key).toString());
    }
    closePage();

    QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(m_language->content(), ContentLanguage::English);
    QTest::keyClick(m_window.get(), Qt::Key_U, Qt::ControlModifier);
    QCOMPARE(m_language->content(), ContentLanguage::Both);
    m_language->choose(ContentLanguage::English);
    QTest::keyClick(m_window.get(), Qt::Key_J, Qt::ControlModifier);
    QVERIFY(searchBox()->hasFocus());

    QVERIFY(actions().menu()->actions().contains(actions().action(Search))); // a menu shows the first keys of its actions
    QCOMPARE(actions().action(Search)->shortcut(), QKeySequence(u"Ctrl+J"_s));
    QStringList tips;
    for (const auto *button : m_window->findChildren<QAbstractButton *>()) {
        tips.append(button->toolTip());
    }
    QVERIFY2(tips.contains(u"Paste an error and search for it (Ctrl+Y)"_s), qPrintable(tips.join(u'\n')));
    QVERIFY(tips.contains(u"Back (Ctrl+G)"_s));
    QVERIFY(tips.contains(u"Next error (Ctrl+M)"_s));
    QVERIFY(tips.contains(u"Previous error (Shift+F8)"_s));

    actions().action(Shortcuts)->trigger();
    const QString sheet = shownTexts(*m_window->findChild<ShortcutsDialog *>());
    QVERIFY2(sheet.contains(u"Ctrl+J; Ctrl+L"_s) && sheet.contains(u"Ctrl+U"_s), qPrintable(sheet));
    QVERIFY(!sheet.contains(u"Ctrl+K"_s) && !sheet.contains(u"Ctrl+T"_s));
}

void tst_OwnKeys::theNextStartHasThem()
{
    choose(WindowActions::CycleLanguage);
    press(0, Qt::Key_U, Qt::ControlModifier);
    choose(WindowActions::Search);
    press(0, Qt::Key_D, Qt::ControlModifier);
    answer(u"Use it here"_s);
    restart();
    QCOMPARE(keys(WindowActions::Search), u"Ctrl+D; Ctrl+L"_s);
    QCOMPARE(keys(WindowActions::DeadEnds), QString());
    closePage();
    QTest::keyClick(m_window.get(), Qt::Key_U, Qt::ControlModifier);
    QCOMPARE(m_language->content(), ContentLanguage::Both);
    QTest::keyClick(m_window.get(), Qt::Key_D, Qt::ControlModifier);
    QVERIFY(searchBox()->hasFocus());
    openPage();
    button(u"All default keys"_s)->click();
    restart();
    QCOMPARE(keys(WindowActions::DeadEnds), u"Ctrl+D"_s);
    QVERIFY(!button(u"All default keys"_s)->isEnabled());
}

/// A sign is kept without the Shift that makes it; where a file has it with Shift, it is the same press all the same.
void tst_OwnKeys::whatTheKeyboardCannotTellApartIsOne()
{
    delete m_dialog;
    actions().setKeys(WindowActions::Search, {QKeySequence(u"Ctrl+Shift+<"_s)});
    openPage();
    choose(WindowActions::Find);
    press(0, Qt::Key_Less, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(said(), u"Ctrl+Shift+< is used by “Search the records”."_s);
    press(0, Qt::Key_Greater, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(keys(WindowActions::Find), u"Ctrl+>"_s);
    press(0, Qt::Key_Greater, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(said(), QString());
    QCOMPARE(keys(WindowActions::Find), u"Ctrl+>"_s);
    choose(WindowActions::Search); // its own: nothing happens
    press(0, Qt::Key_Less, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(said(), QString());
    QCOMPARE(keys(WindowActions::Search), u"Ctrl+Shift+<"_s);
}

void tst_OwnKeys::theSheetLeadsHere()
{
    closePage();
    QTest::keyClick(m_window.get(), Qt::Key_F1);
    auto *sheet = m_window->findChild<ShortcutsDialog *>();
    QVERIFY(sheet);
    for (auto *button : sheet->findChildren<QPushButton *>()) {
        if (button->text().contains(u"hange keys"_s)) {
            QTest::mouseClick(button, Qt::LeftButton);
        }
    }
    QTRY_VERIFY(!m_window->findChild<ShortcutsDialog *>());
    m_dialog = m_window->findChild<SettingsDialog *>();
    QVERIFY(m_dialog && page()->isVisible());
    m_dialog->activateWindow();
    QTRY_VERIFY(words()->hasFocus()); // to type what is looked for
}

QTEST_MAIN(tst_OwnKeys)
#include "tst_ownkeys.moc"
