// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/teampage.h"

#include "app/team/teamtext.h"
#include "ui/services/keychain.h"
#include "ui/services/teamsetup.h"
#include "ui/settings/settingsform.h"
#include "ui/theme/buttonflow.h"
#include "ui/theme/changes.h"
#include "ui/theme/labels.h"
#include "ui/theme/typescale.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace wayout::settings {
namespace {

constexpr int highestPort = 65535;
constexpr int fieldWidth = 34 * theme::gridUnit;

} // namespace

TeamPage::TeamPage(services::TeamSetup &setup, QWidget *parent)
    : QWidget(parent)
    , m_setup(setup)
    , m_meaning(theme::wrappingLabel(this))
    , m_on(new QCheckBox(this))
    , m_fields(new QWidget(this))
    , m_host(new QLineEdit(this))
    , m_port(new QSpinBox(this))
    , m_database(new QLineEdit(this))
    , m_user(new QLineEdit(this))
    , m_password(new QLineEdit(this))
    , m_tls(new QComboBox(this))
    , m_name(new QLineEdit(this))
    , m_passwordMeaning(theme::wrappingLabel(this))
    , m_use(pageButton(this))
    , m_test(pageButton(this))
    , m_again(pageButton(this))
    , m_state(theme::wrappingLabel(this, Qt::TextSelectableByMouse))
    , m_form(new SettingsForm(this))
{
    build();
    showSettings();
    connect(m_on, &QCheckBox::toggled, this, &TeamPage::use);
    connect(m_use, &QPushButton::clicked, this, &TeamPage::use);
    connect(m_test, &QPushButton::clicked, this, &TeamPage::test);
    connect(m_again, &QPushButton::clicked, &m_setup.team(), &services::Team::sendNow);
    connect(m_password, &QLineEdit::textEdited, this, [this] { m_passwordTouched = true; });
    connect(&m_setup.team(), &services::Team::stateChanged, this, &TeamPage::refresh);
    connect(&m_setup, &services::TeamSetup::passwordNotKept, this, [this](const QString &reason) {
        m_notKept = reason;
        refresh();
    });
    for (QLineEdit *field : {m_host, m_database, m_user, m_password, m_name}) {
        connect(field, &QLineEdit::textEdited, this, &TeamPage::refresh);
        connect(field, &QLineEdit::returnPressed, this, &TeamPage::use);
    }
    connect(m_port, &QSpinBox::valueChanged, this, &TeamPage::refresh);
    connect(m_tls, &QComboBox::currentIndexChanged, this, &TeamPage::refresh);
    theme::keepTranslated(*this, [this] { retranslateUi(); });
}

void TeamPage::build()
{
    m_password->setEchoMode(QLineEdit::Password);
    m_port->setRange(0, highestPort);
    for (const auto tls : {storage::TeamTls::Automatic, storage::TeamTls::Required, storage::TeamTls::VerifyAuthority,
             storage::TeamTls::VerifyFull}) {
        m_tls->addItem(QString(), int(tls));
    }
    m_tls->setSizeAdjustPolicy(QComboBox::AdjustToContents); // the width depends on the language
    m_tls->setMinimumWidth(fieldWidth); // large fonts may need more than the available width
    for (QWidget *field : {m_host, m_database, m_user, m_password, m_name}) {
        field->setMinimumWidth(fieldWidth);
    }
    m_form->setContentsMargins({});
    for (QWidget *field :
        std::initializer_list<QWidget *>{m_host, m_port, m_database, m_user, m_password, m_tls, m_name}) {
        m_form->addField(field);
    }
    m_fields->setLayout(m_form);
    auto *buttons = new theme::ButtonFlow;
    for (QPushButton *button : {m_use, m_test, m_again}) {
        buttons->addWidget(button);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(theme::gridUnit);
    layout->addWidget(m_meaning);
    layout->addWidget(m_on);
    layout->addWidget(m_fields);
    layout->addWidget(m_passwordMeaning);
    layout->addLayout(buttons);
    layout->addWidget(m_state);
    layout->addStretch();
}

storage::TeamSettings TeamPage::entered() const
{
    return {m_on->isChecked(), m_host->text().trimmed(), m_port->value(), m_database->text().trimmed(),
        m_user->text().trimmed(), storage::TeamTls(m_tls->currentData().toInt()), m_name->text().trimmed()};
}

std::optional<QString> TeamPage::enteredPassword() const
{
    return m_passwordTouched ? std::optional(m_password->text()) : std::nullopt;
}

void TeamPage::showSettings()
{
    const storage::TeamSettings settings = m_setup.shownSettings();
    const QSignalBlocker quiet(m_on);
    m_on->setChecked(settings.isOn || m_setup.isByEnvironment());
    m_host->setText(settings.host);
    m_port->setValue(settings.port);
    m_database->setText(settings.database);
    m_user->setText(settings.user);
    m_tls->setCurrentIndex(m_tls->findData(int(settings.tls)));
    m_name->setText(settings.name);
    // Environment variables that name a database override everything here.
    m_on->setEnabled(!m_setup.isByEnvironment());
    m_fields->setEnabled(!m_setup.isByEnvironment());
    // Hidden when the environment's value is not a valid address.
    m_fields->setVisible(!m_setup.isByEnvironment() || settings.isOn);
    m_use->setEnabled(!m_setup.isByEnvironment());
    m_test->setEnabled(!m_setup.isByEnvironment());
}

void TeamPage::use()
{
    m_notKept.clear();
    const std::optional<QString> password = enteredPassword();
    m_passwordTouched = false;
    m_setup.choose(entered(), password);
    refresh();
    Q_EMIT answered(m_state);
}

void TeamPage::test()
{
    m_isTesting = true;
    m_setup.test(entered(), enteredPassword(), {this, [this](const team::TeamState &state) {
                                                    m_isTesting = false;
                                                    refresh();
                                                    m_tested = state;
                                                    m_state->setText(team::teamSentence(state));
                                                    Q_EMIT answered(m_state);
                                                }});
    refresh();
    m_state->setText(tr("Trying to connect…"));
    Q_EMIT answered(m_state);
}

void TeamPage::refresh()
{
    const team::TeamState &state = m_setup.team().state();
    m_tested.reset();
    m_test->setEnabled(!m_isTesting && !m_setup.isByEnvironment());
    m_use->setEnabled(
        !m_setup.isByEnvironment() && m_on->isChecked() && (m_passwordTouched || entered() != m_setup.settings()));
    m_again->setEnabled(state.kind != team::TeamState::Kind::Off && state.kind != team::TeamState::Kind::NoAddress);
    QString text = team::teamSentence(state);
    if (!m_notKept.isEmpty()) {
        text += tr("\n\nThe password could not be put into the keychain (%1). It is known until the window closes; a "
                   "file ~/.pgpass keeps it "
                   "for longer.")
                    .arg(m_notKept);
    }
    m_state->setText(text);
}

void TeamPage::retranslateUi()
{
    m_meaning->setText(
        tr("A team can share results and records through a PostgreSQL database of its own. Sent are the "
           "ids of records that you read and, under your name, what came of what you tried from now on and the records "
           "that you give to the team. What you "
           "paste, your notes and your favourites are never sent. In private mode nothing is."));
    m_on->setText(m_setup.isByEnvironment()
            ? tr("Share with a team: the environment variable WAYOUT_TEAM_DATABASE says which database")
            : tr("&Share with a team"));
    m_form->setName(m_host, tr("S&erver"));
    m_host->setPlaceholderText(tr("this computer"));
    m_form->setName(m_port, tr("&Port"));
    m_port->setSpecialValueText(tr("default"));
    m_port->updateGeometry(); // the spin box does not do it itself
    m_form->setName(m_database, tr("&Database"));
    m_form->setName(m_user, tr("Use&r"));
    m_form->setName(m_password, tr("Pass&word"));
    m_password->setPlaceholderText(tr("unchanged"));
    m_form->setName(m_tls, tr("En&cryption"));
    m_tls->setItemText(0, tr("Always, except on this computer"));
    m_tls->setItemText(1, tr("Always"));
    m_tls->setItemText(2, tr("Always, and a known authority vouches for the server"));
    m_tls->setItemText(3, tr("Always, and a known authority vouches for the server's name"));
    m_form->setName(m_name, tr("Your &name in the team"));
    m_name->setPlaceholderText(tr("as the database's user"));
    m_passwordMeaning->setText(services::Keychain::isPossible()
            ? tr("The password goes into the keychain of your desktop, never into a file of Wayout's. Without one, "
                 "PGPASSWORD and ~/.pgpass "
                 "count.")
            : tr("The password is known until the window closes, and is never written to a file. PGPASSWORD and "
                 "~/.pgpass count, too."));
    m_use->setText(tr("&Use these"));
    m_test->setText(tr("&Test the connection"));
    m_again->setText(tr("Send n&ow"));
    m_again->setToolTip(tr("Try again at once"));
    m_state->setAccessibleDescription(tr("How it stands")); // the accessible name is the state itself
    refresh();
}

} // namespace wayout::settings
