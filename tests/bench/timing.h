// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>

#include <algorithm>
#include <vector>

/// Milliseconds that one run of `work` takes.
template<typename Work>
double timeMs(Work work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return double(timer.nsecsElapsed()) / 1e6;
}

/// The median of `times` runs: half of them are slower, which on a busy machine says more than the mean.
template<typename Work>
double medianMs(int times, Work work)
{
    std::vector<double> all;
    for (int i = 0; i < times; ++i) {
        all.push_back(timeMs(work));
    }
    std::ranges::nth_element(all, all.begin() + times / 2);
    return all[size_t(times) / 2];
}
