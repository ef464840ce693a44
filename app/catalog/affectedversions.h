// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

#include <QString>

#include <optional>

namespace wayout::catalog {

/// A version that a text names, compared with the versions that a record says are affected.
struct VersionFound {
    QString version; ///< as the text has it: "2.3.1"
    bool isAffected = false;

    bool operator==(const VersionFound &) const = default;
};

/// Returns the version that the text names of the product in `affected`, which is text such as "torch>=2.0,<2.3", and
/// whether that version is affected. Returns nothing when the text names no version or `affected` names no range. Reads
/// only the two ends of a long text.
std::optional<VersionFound> versionFound(const AffectedVersion &affected, const QString &text);

} // namespace wayout::catalog
