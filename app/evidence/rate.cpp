// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/evidence/rate.h"

#include <algorithm>
#include <cmath>

namespace wayout::evidence {
namespace {

constexpr double z95 = 1.959964; // two-sided 95 % quantile of the normal distribution

} // namespace

Interval wilsonInterval(double successes, int trials)
{
    if (trials <= 0) {
        return {};
    }
    const double n = trials;
    const double p = successes / n;
    const double z2 = z95 * z95;
    const double centre = (p + z2 / (2 * n)) / (1 + z2 / n);
    const double half = z95 / (1 + z2 / n) * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n));
    return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

} // namespace wayout::evidence
