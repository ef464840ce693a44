// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/services/catalogues.h"
#include "ui/theme/noticebar.h"
#include "ui/settings/keyfield.h"
#include "ui/settings/keymodel.h"
#include "ui/settings/keyspage.h"
#include "ui/settings/settingsdialog.h"

#include <QLineEdit>
#include <QTemporaryDir>

#include "tests/ui/windowfixture.h"

using namespace wayout::actions;
using namespace wayout::services;
using namespace wayout::settings;
using namespace wayout::storage;
using namespace wayout::theme;

/// A window whose settings are open where its keys are chosen.
class KeysFixture : protected WindowFixture
{
protected:
    void begin();
    void end();
    /// Again with the settings as they were written.
    void restart();
    void openPage();
    void closePage();
    void choose(WindowActions::Id id) const { view()->selectRow(model()->rowOf(id)); }
    void press(int field, Qt::Key key, Qt::KeyboardModifiers held = {}) const;
    WindowActions &actions() const { return *m_window->findChild<WindowActions *>(); }
    QString keys(WindowActions::Id id) const { return QKeySequence::listToString(actions().keys(id)); }
    KeysPage *page() const { return m_dialog->findChild<KeysPage *>(); }
    KeyModel *model() const { return page()->findChild<KeyModel *>(); }
    QTableView *view() const { return page()->findChild<QTableView *>(); }
    QLineEdit *words() const { return page()->findChild<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly); }
    KeyField *field(int index) const { return page()->findChildren<KeyField *>().at(index); }
    NoticeBar *notice() const { return page()->findChild<NoticeBar *>(); }
    QString said() const { return notice()->isVisible() ? notice()->findChild<QLabel *>()->text() : QString(); }
    /// By the button of the notice that says so.
    void answer(const QString &button) const;
    QPushButton *button(const QString &text) const;

    SettingsDialog *m_dialog = nullptr;
};

inline void KeysFixture::begin()
{
    open();
    openPage();
}

inline void KeysFixture::end()
{
    close();
}

inline void KeysFixture::restart()
{
    end();
    start(m_catalogue.source());
    openPage();
}

inline void KeysFixture::openPage()
{
    actions().action(WindowActions::Settings)->trigger();
    m_dialog = m_window->findChild<SettingsDialog *>();
    QVERIFY(m_dialog);
    m_dialog->showPage(SettingsDialog::KeysTab);
    QVERIFY(page()->isVisible());
    m_dialog->activateWindow();
    QTRY_VERIFY(m_dialog->isActiveWindow());
}

inline void KeysFixture::closePage()
{
    delete m_dialog;
    m_window->activateWindow();
    QTRY_VERIFY(m_window->isActiveWindow());
}

inline void KeysFixture::press(int index, Qt::Key key, Qt::KeyboardModifiers held) const
{
    field(index)->setFocus();
    QVERIFY(field(index)->hasFocus());
    QTest::keyClick(field(index), key, held);
}

inline void KeysFixture::answer(const QString &text) const
{
    for (auto *button : notice()->findChildren<QToolButton *>()) {
        if (button->isVisible() && button->text() == text) {
            button->click();
            return;
        }
    }
    QFAIL(qPrintable(text));
}

inline QPushButton *KeysFixture::button(const QString &text) const
{
    for (auto *button : page()->findChildren<QPushButton *>()) {
        if (QString(button->text()).remove(u'&') == text) {
            return button;
        }
    }
    return nullptr;
}
