// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

#include <QString>

#include <optional>

namespace wayout::catalog {

/// A version that a text names, held against one that a record says is affected.
struct VersionFound {
    QString version; ///< as it stands in the text: "2.3.1"
    bool isAffected = false;

    bool operator==(const VersionFound &) const = default;
};

/// Whether the text names a version of what `affected` speaks of, such as "torch>=2.0,<2.3", and whether that one is
/// affected. Nothing when the text has none or the record's words name no range. Of a long text only its two ends are read.
std::optional<VersionFound> versionFound(const AffectedVersion &affected, const QString &text);

} // namespace wayout::catalog
