// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/evidence/rate.h"

#include <QHash>
#include <QString>

namespace wayout::evidence {

/// What came of one entry of a record for all of the team; the catalogue's figures do not contain it.
struct TeamCount {
    int worked = 0;
    int didNotWork = 0;
    int people = 0;

    int known() const { return worked + didNotWork; }
    /// How often it went one way, which is `worked` or `didNotWork`, and how sure one may be of that.
    Rate rate(int successes) const
    {
        const double value = known() > 0 ? double(successes) / known() : 0;
        return {Rate::Basis::Count, value, successes, known(), wilsonInterval(successes, known())};
    }
    bool operator==(const TeamCount &) const = default;
};
struct TeamCounts {
    QString recordId;
    QHash<QString, TeamCount> entries; ///< by AttemptKey::entry

    bool operator==(const TeamCounts &) const = default;
};

} // namespace wayout::evidence
