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

/// Returns the 95 % score interval of `successes` in `trials` (E. B. Wilson, JASA 22 (1927), 209-212). `successes` may
/// be fractional (a stated rate times the number of its sources). Returns 0..1 when there are no trials.
Interval wilsonInterval(double successes, int trials);

/// The fewest runs that are shown as a percentage; fewer runs are shown as counts.
constexpr int fewestRunsForPercentage = 5;

/// How often something worked or failed, and the basis of that figure.
struct Rate {
    enum class Basis {
        None, ///< there is no figure
        Estimate, ///< an author's judgement
        Count, ///< counted runs
    };
    Basis basis = Basis::None;
    double value = 0; ///< 0..1
    int successes = 0; ///< Count only: runs with the outcome that the rate measures
    int trials = 0; ///< Count: runs; Estimate: sources cited for the attempt, possibly 0
    Interval interval; ///< of a Count

    /// Returns the lower end of the interval, for sorting. An estimate counts each source as a run. Returns 0 for None.
    double lowerBound() const;
};

/// Returns how often the dead end at `index` fails: from the record's runs if there are any, otherwise as its author
/// states.
Rate failRate(const catalog::Record &record, qsizetype index);
/// Returns how often the workaround at `index` works: from the record's runs if there are any, otherwise as its author
/// states.
Rate successRate(const catalog::Record &record, qsizetype index);
/// Returns the positions of the workarounds, highest lower bound first; equal ones stay in the record's order.
QList<qsizetype> workaroundOrder(const catalog::Record &record);
/// Returns the positions of the dead ends, highest lower bound first; equal ones stay in the record's order.
QList<qsizetype> deadEndOrder(const catalog::Record &record);
/// Returns the best rate among the workarounds, for lists.
Rate bestRate(const catalog::Record &record);

} // namespace wayout::evidence
