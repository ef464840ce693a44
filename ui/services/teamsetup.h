// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/team/teamaddress.h"
#include "ui/services/team.h"

#include <QObject>

namespace wayout::storage {
class Settings;
}

namespace wayout::services {

class Catalogues;

/// Chooses the team's database: from the environment or else from the settings, with a password from the keychain.
/// Uses no database in private mode. Adds the team's records as a catalogue.
class TeamSetup final : public QObject
{
    Q_OBJECT

public:
    /// `catalogFile` is the file for the copy of the team's records; empty for no copy.
    TeamSetup(storage::Settings &settings, UserDataService &userData, Catalogues &catalogues,
        const QString &catalogFile, QObject *parent = nullptr);

    /// Connects to the team's database, if one is configured.
    void start();
    Team &team() { return m_team; }
    /// Whether the environment names the database, which the user then cannot choose.
    bool isByEnvironment() const { return m_environment.isSet; }
    storage::TeamSettings settings() const;
    /// Returns the settings in use, as far as a form can show them: those of the environment, if it names a database.
    storage::TeamSettings shownSettings() const;
    /// Returns the name under which the team sees this user's entries; empty when only the database knows it.
    QString person() const;
    /// Saves the settings and applies them at once. Writes a given password to the keychain; otherwise keeps the old
    /// one.
    void choose(const storage::TeamSettings &chosen, const std::optional<QString> &password);
    /// Tests whether the chosen settings can be used, without applying them.
    void test(const storage::TeamSettings &chosen, const std::optional<QString> &password,
        const UserDataService::Asked<team::TeamState> &asked);
    void setPrivate(bool isPrivate);
    /// Whether results are shared with a team.
    bool isShared() const { return m_isShared; }

Q_SIGNALS:
    /// Emitted with the reason when the keychain cannot keep the password, which is then lost when the window closes.
    void passwordNotKept(const QString &reason);

private:
    void apply();
    void withPassword(const storage::TeamSettings &chosen, const std::optional<QString> &given,
        const std::function<void(const team::TeamAddress &)> &go);
    void keepCatalog(const QList<storage::TeamRecord> &records);

    storage::Settings &m_settings;
    UserDataService &m_userData;
    Catalogues &m_catalogues;
    QString m_catalogFile;
    team::TeamEnvironment m_environment = team::TeamEnvironment::ofProcess();
    QString m_place; ///< database that m_password is for
    std::optional<QString> m_password; ///< read from the keychain only once
    bool m_isPrivate = false;
    bool m_isShared = false;
    int m_generation = 0; ///< number of calls of apply()
    Team m_team;
};

} // namespace wayout::services
