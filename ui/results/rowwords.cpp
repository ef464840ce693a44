// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/rowwords.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace wayout::results {

QString RowWords::findings(int count)
{
    //: what is doubtful about a record
    return count > 0 ? tr("%Ln finding(s)", nullptr, count) : QString();
}

QString RowWords::replaces(const QStringList &places)
{
    if (places.isEmpty()) {
        return {};
    }
    // Built-in records are read first, so that a replaced built-in record is last in the list.
    return places.last().startsWith(":/catalog/"_L1) ? tr("replaces a built-in record") : tr("replaces another record");
}

QString RowWords::category(const QString &category)
{
    const std::array names{
        std::pair{"build_error"_L1, tr("Building")},
        std::pair{"runtime_error"_L1, tr("Running")},
        std::pair{"config_error"_L1, tr("Configuration")},
        std::pair{"type_error"_L1, tr("Types")},
        std::pair{"syntax_error"_L1, tr("Syntax")},
        std::pair{"import_error"_L1, tr("Imports")},
        std::pair{"dependency_error"_L1, tr("Dependencies")},
        std::pair{"version_error"_L1, tr("Versions")},
        std::pair{"network_error"_L1, tr("Network")},
        std::pair{"connection_error"_L1, tr("Connections")},
        std::pair{"timeout_error"_L1, tr("Timeouts")},
        std::pair{"tls_error"_L1, tr("TLS and certificates")},
        std::pair{"auth_error"_L1, tr("Authentication")},
        std::pair{"permission_error"_L1, tr("Permissions")},
        std::pair{"resource_error"_L1, tr("Limits and resources")},
        std::pair{"memory_error"_L1, tr("Memory")},
        std::pair{"io_error"_L1, tr("Files and devices")},
        std::pair{"encoding_error"_L1, tr("Encodings")},
        std::pair{"concurrency_error"_L1, tr("Concurrency")},
        std::pair{"data_error"_L1, tr("Data")},
        std::pair{"state_error"_L1, tr("State")},
    };
    const auto known = std::ranges::find(names, category, [](const auto &name) { return name.first; });
    return known == names.end() ? category : known->second;
}

} // namespace wayout::results
