// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

#include <optional>

namespace wayout::evidence {

/// Bounds of a proportion, each 0..1.
struct Interval {
    double low = 0;
    double high = 1;
};

/// The 95 % score interval of `successes` of `trials` (E. B. Wilson, JASA 22 (1927), 209-212). `successes` may be
/// fractional (a stated rate times its sources). The whole of 0..1 for no trials.
Interval wilsonInterval(double successes, int trials);

/// From this many runs on a percentage says something; below it the runs themselves are named.
constexpr int fewestRunsForPercentage = 5;

/// How often something worked or failed, and how that is known.
struct Rate {
    enum class Basis {
        None, ///< nobody has a figure
        Estimate, ///< an author's judgement
        Count, ///< counted runs
    };
    Basis basis = Basis::None;
    double value = 0; ///< 0..1
    int successes = 0; ///< Count only: runs that went the way the rate speaks of
    int trials = 0; ///< Count: runs; Estimate: sources that stand at the attempt, maybe 0
    Interval interval; ///< of a Count

    /// What to sort by: the lower end of the interval; that of an estimate as if each source were a run; 0 for None.
    double lowerBound() const;
};

/// How often the dead end at `index` fails, from the record's runs if it has any, else as its author states it.
Rate failRate(const catalog::Record &record, qsizetype index);
/// How often the workaround at `index` works, likewise.
Rate successRate(const catalog::Record &record, qsizetype index);
/// Positions of the workarounds, best lower bound first; the record's own order where that says nothing.
QList<qsizetype> workaroundOrder(const catalog::Record &record);
/// Positions of the dead ends, surest failure first; the record's own order where that says nothing.
QList<qsizetype> deadEndOrder(const catalog::Record &record);
/// The best rate among the workarounds, to be shown in a list.
Rate bestRate(const catalog::Record &record);

} // namespace wayout::evidence
