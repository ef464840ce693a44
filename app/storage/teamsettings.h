// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <algorithm>
#include <array>
#include <utility>

namespace wayout::storage {

/// The protection of the connection to a team's database. There is no weaker choice: only connections on this computer
/// may be unencrypted.
enum class TeamTls {
    Automatic, ///< encrypted, unless the server is on this computer and offers no encryption
    Required,
    VerifyAuthority, ///< also requires a certificate of a known authority
    VerifyFull, ///< also requires that the certificate names the server
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

/// Returns TeamTls::Automatic for any unknown name.
inline TeamTls teamTlsNamed(const QString &name)
{
    const auto found = std::ranges::find(teamTlsNames, name, &decltype(teamTlsNames)::value_type::second);
    return found == teamTlsNames.end() ? TeamTls::Automatic : found->first;
}

/// The user's choice of the team's database, without the password. A build without team support keeps these settings
/// unchanged.
struct TeamSettings {
    bool isOn = false;
    QString host;
    int port = 0; ///< 0 for the default port
    QString database;
    QString user;
    TeamTls tls = TeamTls::Automatic;
    QString name; ///< shown to the team with the results; empty for the name of the database user

    bool operator==(const TeamSettings &) const = default;
};

} // namespace wayout::storage
