// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/evidence/rate.h"

#include <QHash>
#include <QString>

namespace wayout::evidence {

/// The outcomes that the whole team reported for one entry of a record; the catalogue's figures do not include them.
struct TeamCount {
    int worked = 0;
    int didNotWork = 0;
    int people = 0;

    int known() const { return worked + didNotWork; }
    /// Returns the rate of one outcome with its interval. `successes` is `worked` or `didNotWork`.
    Rate rate(int successes) const
    {
        const double value = known() > 0 ? double(successes) / known() : 0;
        return {Rate::Basis::Count, value, successes, known(), wilsonInterval(successes, known())};
    }
    bool operator==(const TeamCount &) const = default;
};

/// The team's outcomes for all entries of one record.
struct TeamCounts {
    QString recordId;
    QHash<QString, TeamCount> entries; ///< by AttemptKey::entry

    bool operator==(const TeamCounts &) const = default;
};

} // namespace wayout::evidence
