// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/pasterows.h"

#include <algorithm>

int PasteRows::rowOf(int line) const
{
    const auto row = std::ranges::find(m_rows, line, &Row::line);
    return row == m_rows.end() ? -1 : int(row - m_rows.begin());
}

bool PasteRows::shows(const Place &place) const
{
    return !spansOf(place, 1).isEmpty();
}

QList<PasteRows::Span> PasteRows::spansOf(const Place &place, int length) const
{
    const auto shownAt = [](const Row &row, int asPasted) {
        int shown = asPasted;
        for (const auto &[position, pasted, replacement] : row.changes) {
            shown -= std::clamp(asPasted - position, 0, pasted);
            shown += asPasted > position ? replacement : 0;
        }
        return shown;
    };
    QList<Span> spans;
    const int first = rowOf(place.line);
    for (int index = first; first >= 0 && index < m_rows.size() && length > 0; ++index) {
        const Row &row = m_rows[index];
        const bool leftOut = row.line == 0;
        if (spans.isEmpty() ? !leftOut && row.line != place.line : leftOut) {
            break;
        }
        const int begin = spans.isEmpty() ? place.column - row.column : 0;
        if (begin < 0) {
            break;
        }
        if (leftOut || begin > row.length || (begin == row.length && spans.isEmpty())) {
            continue;
        }
        const int taken = std::min(length, row.length - begin);
        if (taken > 0) {
            spans.append({index, shownAt(row, begin), shownAt(row, begin + taken) - shownAt(row, begin)});
        }
        const bool endsLine = index + 1 == m_rows.size() || m_rows[index + 1].line != row.line;
        length -= taken + (endsLine ? 1 : 0);
    }
    return spans;
}
