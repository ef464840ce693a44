// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/stretches.h"

#include <algorithm>

namespace {

constexpr qsizetype pieceOverlap = 1024;

} // namespace

std::vector<Stretch> lineStretches(const Paste &paste)
{
    std::vector<Stretch> stretches;
    stretches.reserve(size_t(paste.lines().size()));
    for (const Paste::Line &line : paste.lines()) {
        for (qsizetype begin = line.begin; begin < line.end; begin += Stretch::longest - pieceOverlap) {
            const qsizetype end = std::min(line.end, begin + Stretch::longest);
            stretches.push_back({begin, end});
            if (end == line.end) {
                break;
            }
        }
    }
    return stretches;
}

std::vector<Stretch> windowStretches(const Paste &paste)
{
    const QList<Paste::Line> &lines = paste.lines();
    std::vector<Stretch> stretches;
    for (qsizetype i = 0; i + 1 < lines.size(); i += Stretch::windowLines / 2) {
        const qsizetype last = std::min(i + Stretch::windowLines, lines.size()) - 1;
        const qsizetype begin = lines[i].begin;
        const qsizetype end = std::min(lines[last].end, begin + Stretch::longest);
        if (end > begin && (stretches.empty() || end > stretches.back().end)) {
            stretches.push_back({begin, end});
        }
    }
    return stretches;
}
