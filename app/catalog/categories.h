// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <array>

/// The categories of records; `wayout check` reports any other.
inline constexpr std::array knownCategories{
    QLatin1StringView("build_error"),
    QLatin1StringView("runtime_error"),
    QLatin1StringView("config_error"),
    QLatin1StringView("type_error"),
    QLatin1StringView("syntax_error"),
    QLatin1StringView("import_error"),
    QLatin1StringView("dependency_error"),
    QLatin1StringView("version_error"),
    QLatin1StringView("network_error"),
    QLatin1StringView("connection_error"),
    QLatin1StringView("timeout_error"),
    QLatin1StringView("tls_error"),
    QLatin1StringView("auth_error"),
    QLatin1StringView("permission_error"),
    QLatin1StringView("resource_error"),
    QLatin1StringView("memory_error"),
    QLatin1StringView("io_error"),
    QLatin1StringView("encoding_error"),
    QLatin1StringView("concurrency_error"),
    QLatin1StringView("data_error"),
    QLatin1StringView("state_error"),
};

inline QStringList categoryNames()
{
    return {knownCategories.begin(), knownCategories.end()};
}
