// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <algorithm>
#include <array>
#include <utility>

namespace wayout::storage {

/// How a connection to a team's database is protected. There is no weaker choice: only this computer is talked to without encryption.
enum class TeamTls {
    Automatic, ///< encrypted, unless the server is on this computer and offers none
    Required,
    VerifyAuthority, ///< the server's certificate is of a known authority
    VerifyFull, ///< and is made out to its name
};

inline constexpr std::array teamTlsNames{
    std::pair(TeamTls::Automatic, QLatin1StringView("automatic")),
    std::pair(TeamTls::Required, QLatin1StringView("require")),
    std::pair(TeamTls::VerifyAuthority, QLatin1StringView("verify-ca")),
    std::pair(TeamTls::VerifyFull, QLatin1StringView("verify-full")),
};

inline QString teamTlsName(TeamTls tls)
{
    return std::ranges::find(teamTlsNames, tls, &decltype(teamTlsNames)::value_type::first)->second;
}

/// TeamTls::Automatic for any other name.
inline TeamTls teamTlsNamed(const QString &name)
{
    const auto found = std::ranges::find(teamTlsNames, name, &decltype(teamTlsNames)::value_type::second);
    return found == teamTlsNames.end() ? TeamTls::Automatic : found->first;
}

/// The team's database as the user chose it, without the password. A build without the team keeps these settings as they are.
struct TeamSettings {
    bool isOn = false;
    QString host;
    int port = 0; ///< 0: the usual one
    QString database;
    QString user;
    TeamTls tls = TeamTls::Automatic;
    QString name; ///< under which the team sees the results; empty: that of the database's user

    bool operator==(const TeamSettings &) const = default;
};

} // namespace wayout::storage
