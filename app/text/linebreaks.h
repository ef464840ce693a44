// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/characters.h"

#include <QStringView>

#include <algorithm>
#include <array>

inline bool endsLine(QChar c)
{
    return isLineBreak(c.unicode());
}

inline qsizetype afterLineBreak(QStringView text, qsizetype at)
{
    return at + (text[at] == u'\r' && at + 1 < text.size() && text[at + 1] == u'\n' ? 2 : 1);
}

/// Steps from line break to line break as fast as memory is read: a text may have a hundred million characters.
class LineBreaks final
{
public:
    explicit LineBreaks(QStringView text)
        : m_text(text)
    {
    }

    /// The first one at or behind `at`, or the end of the text. `at` may not go back.
    qsizetype next(qsizetype at)
    {
        for (;;) {
            const qsizetype found = std::min({nextOf(0, at), nextOf(1, at), nextOf(2, at)});
            if (found < m_end || m_end == m_text.size()) {
                return found;
            }
            at = std::max(at, m_end);
            m_end = std::min(m_text.size(), at + stretch);
            m_next.fill(-1);
        }
    }

private:
    static constexpr qsizetype stretch = 16 * 1024; ///< characters: what is looked at three times is still in the cache
    static constexpr std::array characters{u'\n', u'\r', char16_t(QChar::ParagraphSeparator)};

    qsizetype nextOf(size_t kind, qsizetype at)
    {
        if (m_next[kind] < at) {
            const qsizetype found = at < m_end ? m_text.first(m_end).indexOf(characters[kind], at) : -1;
            m_next[kind] = found < 0 ? m_end : found;
        }
        return m_next[kind];
    }

    QStringView m_text;
    qsizetype m_end = 0; ///< of the stretch that is looked at
    std::array<qsizetype, 3> m_next{-1, -1, -1};
};
