// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/teamsettings.h"

#include <QMap>
#include <QString>

#include <optional>

namespace wayout::team {

/// Where a team's database is, as libpq names it (host, port, dbname, user, service, sslmode …).
class TeamAddress final
{
public:
    TeamAddress() = default;
    explicit TeamAddress(const QMap<QString, QString> &parameters);
    static TeamAddress fromSettings(const storage::TeamSettings &settings);

    /// A URI (postgresql://user@host/database?sslmode=verify-full) or keywords (host=… dbname=…). Nothing when it is neither.
    static std::optional<TeamAddress> fromText(const QString &text);

    /// Those that it has: what it lacks libpq takes from its own environment (PGHOST, PGSERVICE, PGPASSFILE …).
    QString value(const QString &keyword) const { return m_parameters.value(keyword); }
    QString password() const { return value(QStringLiteral("password")); }
    void setPassword(const QString &password);
    /// What remains for libpq beside host, port, database, user and password; encryption is never less than is due.
    QString options(int timeoutSeconds) const;
    /// For people and as a name in the keychain: without the password.
    QString shown() const;
    /// As a value in libpq's keyword form.
    static QString quoted(QString value);
    bool operator==(const TeamAddress &) const = default;

private:
    QString sslMode() const;

    QMap<QString, QString> m_parameters;
};

/// Whether what is sent there stays on this computer: a socket in the file system, or a loopback address.
bool isOnThisComputer(const QString &host);

/// What the environment says (WAYOUT_TEAM_DATABASE); it stands above the settings.
struct TeamEnvironment {
    bool isSet = false;
    std::optional<TeamAddress> address; ///< nothing when what is set is no address

    static TeamEnvironment ofProcess();
};

} // namespace wayout::team
