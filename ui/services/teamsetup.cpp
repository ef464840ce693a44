// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/teamsetup.h"

#include "app/storage/settings.h"
#include "app/team/teamrecords.h"
#include "ui/services/catalogues.h"
#include "ui/services/keychain.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::services {

TeamSetup::TeamSetup(storage::Settings &settings, UserDataService &userData, Catalogues &catalogues,
    const QString &catalogFile, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_userData(userData)
    , m_catalogues(catalogues)
    , m_catalogFile(catalogFile)
    , m_isPrivate(settings.get(storage::Setting::isPrivate))
    , m_team(userData)
{
    connect(&m_team, &Team::recordsChanged, this, &TeamSetup::keepCatalog);
}

void TeamSetup::start()
{
    apply();
}

storage::TeamSettings TeamSetup::settings() const
{
    return m_settings.team();
}

storage::TeamSettings TeamSetup::shownSettings() const
{
    storage::TeamSettings shown = settings();
    if (!m_environment.isSet) {
        return shown;
    }
    const team::TeamAddress address = m_environment.address.value_or(team::TeamAddress());
    const QString host = address.value(u"host"_s).isEmpty() ? address.value(u"hostaddr"_s) : address.value(u"host"_s);
    shown.isOn = m_environment.address.has_value();
    shown.host =
        host.isEmpty() && !address.value(u"service"_s).isEmpty() ? u"service="_s + address.value(u"service"_s) : host;
    shown.port = address.value(u"port"_s).toInt();
    shown.database = address.value(u"dbname"_s);
    shown.user = address.value(u"user"_s);
    shown.tls = storage::teamTlsNamed(address.value(u"sslmode"_s));
    return shown;
}

QString TeamSetup::person() const
{
    const storage::TeamSettings used = shownSettings();
    return !used.name.isEmpty() ? used.name : !used.user.isEmpty() ? used.user : qEnvironmentVariable("PGUSER");
}

void TeamSetup::choose(const storage::TeamSettings &chosen, const std::optional<QString> &password)
{
    if (team::TeamAddress::fromSettings(settings()) != team::TeamAddress::fromSettings(chosen)) {
        // Records kept from another database would be mistaken for records of this one.
        m_userData.withShelf<bool>({this, [](bool) {}},
            [](storage::TeamOutbox &outbox) { return outbox.keepRecords({}, outbox.revisions().keys()); });
    }
    m_settings.setTeam(chosen);
    const QString place = team::TeamAddress::fromSettings(chosen).shown();
    if (password) {
        m_place = place;
        m_password = password;
        Keychain::write(place, *password, this, [this](const QString &reason) {
            if (!reason.isEmpty()) {
                Q_EMIT passwordNotKept(reason);
            }
        });
    }
    apply();
}

void TeamSetup::setPrivate(bool isPrivate)
{
    if (m_isPrivate != isPrivate) {
        m_isPrivate = isPrivate;
        apply();
    }
}

void TeamSetup::apply()
{
    const storage::TeamSettings chosen = settings();
    const int generation = ++m_generation;
    m_isShared = !m_isPrivate && (m_environment.isSet ? m_environment.address.has_value() : chosen.isOn);
    m_userData.setShared(m_isShared);
    if (m_environment.isSet && !m_environment.address) {
        m_team.refuse(team::TeamState::Kind::NoAddress);
    } else if (!m_isShared) {
        m_team.use(std::nullopt);
    } else if (m_environment.isSet) {
        m_team.use(Team::Place{*m_environment.address, chosen.name});
    } else {
        withPassword(chosen, std::nullopt, [this, generation, name = chosen.name](const team::TeamAddress &address) {
            if (generation == m_generation) {
                m_team.use(Team::Place{address, name});
            }
        });
    }
}

void TeamSetup::test(const storage::TeamSettings &chosen, const std::optional<QString> &password,
    const UserDataService::Asked<team::TeamState> &asked)
{
    withPassword(chosen, password, [this, asked, name = chosen.name](const team::TeamAddress &address) {
        m_team.test({address, name}, asked);
    });
}

/// Calls `go` with the address and the password that is given, known or in the keychain. Without a password libpq
/// uses its own sources.
void TeamSetup::withPassword(const storage::TeamSettings &chosen, const std::optional<QString> &given,
    const std::function<void(const team::TeamAddress &)> &go)
{
    const team::TeamAddress address = team::TeamAddress::fromSettings(chosen);
    const auto goWith = [address, go](const QString &password) {
        team::TeamAddress whole = address;
        if (!password.isEmpty()) {
            whole.setPassword(password);
        }
        go(whole);
    };
    if (given) {
        goWith(*given);
    } else if (m_place == address.shown() && m_password) {
        goWith(*m_password);
    } else {
        Keychain::read(
            address.shown(), this, [this, place = address.shown(), goWith](const std::optional<QString> &password) {
                m_place = place;
                m_password = password;
                goWith(password.value_or(QString()));
            });
    }
}

/// Saves a copy of the team's records as a catalogue, which is available without the database.
void TeamSetup::keepCatalog(const QList<storage::TeamRecord> &records)
{
    if (m_catalogFile.isEmpty()) {
        return;
    }
    m_userData.writeFile(m_catalogFile, team::teamCatalog(records));
    // Called after the file is written.
    const auto use = [this](bool) {
        QList<catalog::OwnCatalog> own = m_catalogues.own();
        if (std::ranges::find(own, m_catalogFile, &catalog::OwnCatalog::path) != own.end()) {
            m_catalogues.look();
        } else {
            own.append({m_catalogFile});
            m_catalogues.setOwn(own);
        }
    };
    m_userData.withShelf<bool>({this, use}, [](storage::TeamOutbox &) { return true; });
}

} // namespace wayout::services
