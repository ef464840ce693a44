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

/// Which team's database is used: what the environment says, else what the settings say, with a password from the keychain; none in
/// private mode. The team's records are a catalogue among the others.
class TeamSetup final : public QObject
{
    Q_OBJECT

public:
    /// `catalogFile` is where the copy of the team's records is; empty for nowhere.
    TeamSetup(storage::Settings &settings, UserDataService &userData, Catalogues &catalogues,
        const QString &catalogFile, QObject *parent = nullptr);

    /// Begins to use the team's database, if there is one to be used.
    void start();
    Team &team() { return m_team; }
    /// The environment has said which one: nothing can be chosen.
    bool isByEnvironment() const { return m_environment.isSet; }
    storage::TeamSettings settings() const;
    /// Those that are in use, as far as a form can say them: the environment's, if that has said so.
    storage::TeamSettings shownSettings() const;
    /// Under which name the team sees what comes from here; empty when only the database knows.
    QString person() const;
    /// Remembered and used at once. The password goes into the keychain, and stays as it was when there is none given.
    void choose(const storage::TeamSettings &chosen, const std::optional<QString> &password);
    void test(const storage::TeamSettings &chosen, const std::optional<QString> &password,
        const UserDataService::Asked<team::TeamState> &asked);
    void setPrivate(bool isPrivate);
    /// Where the team's results come from and go to.
    bool isShared() const { return m_isShared; }

Q_SIGNALS:
    /// The password is known until the window closes, and no longer; the reason.
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
    QString m_place; ///< that m_password is for
    std::optional<QString> m_password; ///< asked for once
    bool m_isPrivate = false;
    bool m_isShared = false;
    int m_generation = 0;
    Team m_team;
};

} // namespace wayout::services
