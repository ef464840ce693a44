// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/evidence/rate.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace wayout::evidence {
namespace {

constexpr double z95 = 1.959964; // two-sided 95 % quantile of the normal distribution

/// Returns the rate of the attempt at `index`. `sources` are the sources of this attempt alone, because those of the
/// rest of the record do not support its figure.
Rate rateOf(std::optional<double> stated, const QStringList &sources, const catalog::Record &record,
    const catalog::Outcomes catalog::Reproduction::*outcomes, qsizetype index)
{
    Rate rate;
    for (const catalog::Reproduction &run : record.reproductions) {
        if (const std::optional<bool> outcome = (run.*outcomes).value(index)) {
            ++rate.trials;
            rate.successes += *outcome ? 1 : 0;
        }
    }
    if (rate.trials > 0) {
        rate.basis = Rate::Basis::Count;
        rate.value = double(rate.successes) / rate.trials;
        rate.interval = wilsonInterval(rate.successes, rate.trials);
    } else if (stated) {
        rate.basis = Rate::Basis::Estimate;
        rate.value = *stated;
        rate.trials = int(sources.size());
    }
    return rate;
}

template<typename RateAt>
QList<qsizetype> orderBy(qsizetype size, RateAt rateAt)
{
    QList<double> bounds;
    for (qsizetype i = 0; i < size; ++i) {
        bounds.append(rateAt(i).lowerBound());
    }
    QList<qsizetype> order(size);
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, [&](qsizetype a, qsizetype b) { return bounds.at(a) > bounds.at(b); });
    return order;
}

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

double Rate::lowerBound() const
{
    switch (basis) {
    case Basis::None:
        return 0;
    case Basis::Estimate: {
        const int sources = std::max(1, trials);
        return wilsonInterval(value * sources, sources).low;
    }
    case Basis::Count:
        return interval.low;
    }
    return 0;
}

Rate failRate(const catalog::Record &record, qsizetype index)
{
    const catalog::DeadEnd &deadEnd = record.deadEnds.at(index);
    return rateOf(deadEnd.failRate, deadEnd.sources, record, &catalog::Reproduction::deadEnds, index);
}

Rate successRate(const catalog::Record &record, qsizetype index)
{
    const catalog::Workaround &workaround = record.workarounds.at(index);
    return rateOf(workaround.successRate, workaround.sources, record, &catalog::Reproduction::workarounds, index);
}

QList<qsizetype> workaroundOrder(const catalog::Record &record)
{
    return orderBy(record.workarounds.size(), [&](qsizetype i) { return successRate(record, i); });
}

QList<qsizetype> deadEndOrder(const catalog::Record &record)
{
    return orderBy(record.deadEnds.size(), [&](qsizetype i) { return failRate(record, i); });
}

Rate bestRate(const catalog::Record &record)
{
    const QList<qsizetype> order = workaroundOrder(record);
    return order.isEmpty() ? Rate{} : successRate(record, order.first());
}

} // namespace wayout::evidence
