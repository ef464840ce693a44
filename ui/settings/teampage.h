// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/team/teamaddress.h"
#include "app/team/teamstate.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace wayout::services {
class TeamSetup;
}

namespace wayout::settings {

class SettingsForm;

/// Chooses whether results and records are shared with a team, and through which database; explains what is shared. Off
/// by default.
class TeamPage final : public QWidget
{
    Q_OBJECT

public:
    explicit TeamPage(services::TeamSetup &setup, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The widget shows an answer that the user asked for.
    void answered(QWidget *answer);

private:
    void build();
    storage::TeamSettings entered() const;
    /// Returns the password, or nothing if the user has not changed the field.
    std::optional<QString> enteredPassword() const;
    void showSettings();
    void use();
    void test();
    void refresh();
    void retranslateUi();

    services::TeamSetup &m_setup;
    bool m_passwordTouched = false;
    bool m_isTesting = false;
    std::optional<team::TeamState> m_tested; ///< result of the test; empty after any other change
    QString m_notKept; ///< reason why the password is not in the keychain
    QLabel *m_meaning;
    QCheckBox *m_on;
    QWidget *m_fields;
    QLineEdit *m_host;
    QSpinBox *m_port;
    QLineEdit *m_database;
    QLineEdit *m_user;
    QLineEdit *m_password;
    QComboBox *m_tls;
    QLineEdit *m_name;
    QLabel *m_passwordMeaning;
    QPushButton *m_use;
    QPushButton *m_test;
    QPushButton *m_again;
    QLabel *m_state;
    SettingsForm *m_form;
};

} // namespace wayout::settings
