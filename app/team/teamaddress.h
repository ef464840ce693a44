// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/teamsettings.h"

#include <QMap>
#include <QString>

#include <optional>

namespace wayout::team {

/// The address of a team's database, as parameters of libpq (host, port, dbname, user, service, sslmode …).
class TeamAddress final
{
public:
    TeamAddress() = default;
    explicit TeamAddress(const QMap<QString, QString> &parameters);
    static TeamAddress fromSettings(const storage::TeamSettings &settings);

    /// Reads a URI (postgresql://user@host/database?sslmode=verify-full) or keywords (host=… dbname=…). Returns nothing
    /// for any other text.
    static std::optional<TeamAddress> fromText(const QString &text);

    /// Returns the value of a parameter, or an empty text. libpq takes missing parameters from its environment (PGHOST,
    /// PGSERVICE, PGPASSFILE …).
    QString value(const QString &keyword) const { return m_parameters.value(keyword); }
    QString password() const { return value(QStringLiteral("password")); }
    void setPassword(const QString &password);
    /// Returns libpq's options other than host, port, database, user and password. The encryption is never weaker than
    /// TeamTls allows.
    QString options(int timeoutSeconds) const;
    /// Returns the address without the password, for display and as the name in the keychain.
    QString shown() const;
    /// Returns the text as a quoted value for libpq's keywords.
    static QString quoted(QString value);
    bool operator==(const TeamAddress &) const = default;

private:
    QString sslMode() const;

    QMap<QString, QString> m_parameters;
};

/// Whether a connection to this host stays on this computer: it is a local socket or a loopback address.
bool isOnThisComputer(const QString &host);

/// The address in the environment variable WAYOUT_TEAM_DATABASE, which overrides the settings.
struct TeamEnvironment {
    bool isSet = false;
    std::optional<TeamAddress> address; ///< no value if the variable does not contain an address

    static TeamEnvironment ofProcess();
};

} // namespace wayout::team
