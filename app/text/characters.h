// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>
#include <QStringView>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace wayout::text {

/// The ASCII character that people and tools use for the same thing, or `c`: full-width forms, typographic quotes, dashes, spaces.
char32_t folded(char32_t c);
/// The same of all characters, each in its place.
QString foldedText(QString text);
/// Whether a line of a pasted text ends there: LF, CR (one with an LF behind it), U+2029.
constexpr bool isLineBreak(char32_t c)
{
    return c == U'\n' || c == U'\r' || c == 0x2029;
}
/// Length of the terminal escape sequence at `text[at]` (ECMA-48 CSI and OSC, ECMA-35 others); 1 for a lone ESC.
qsizetype escapeLength(QStringView text, qsizetype at);
/// The same in UTF-8, in bytes.
qsizetype escapeLength(QByteArrayView text, qsizetype at);

QString withoutEscapes(QStringView text);

/// An HTML entity.
struct Entity {
    qsizetype length = 0; ///< of "&lt;" or "&#60;", in UTF-16 units; 0 when there is none
    char32_t character = 0;
};
/// The entity that `text` starts with: the named ones of markup and quotes, and all numeric ones.
Entity entityAt(QStringView text);

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

/// The simplified form of a traditional Chinese character, or `c`. Words that differ between regions ("記憶體", "内存") do not
/// become alike by it: see englishOf.
char32_t simplified(char32_t c);
/// The same for all characters of a text in UTF-8.
std::string simplified(std::string_view text);

} // namespace wayout::text
