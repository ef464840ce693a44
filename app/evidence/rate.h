// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace wayout::evidence {

/// Bounds of a proportion, each 0..1.
struct Interval {
    double low = 0;
    double high = 1;
};

/// Returns the 95 % score interval of `successes` in `trials` (E. B. Wilson, JASA 22 (1927), 209-212). `successes` may
/// be fractional (a stated rate times the number of its sources). Returns 0..1 when there are no trials.
Interval wilsonInterval(double successes, int trials);

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
};

} // namespace wayout::evidence
