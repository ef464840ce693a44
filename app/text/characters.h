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

/// Returns the ASCII character that people and tools use instead of `c`, or `c` itself. Replaces full-width forms,
/// typographic quotes, dashes and spaces.
char32_t folded(char32_t c);
/// Returns the text with each character folded. The positions of the characters do not change.
QString foldedText(QString text);
/// Whether a line of a pasted text ends at the character: LF, CR or U+2029. CR and LF together are one line break.
constexpr bool isLineBreak(char32_t c)
{
    return c == U'\n' || c == U'\r' || c == 0x2029;
}
/// Whether a terminal escape sequence starts with the character: ESC, or DCS, CSI, OSC, PM or APC in one character.
constexpr bool startsEscape(char16_t c)
{
    return c == 0x1b || c == 0x90 || c == 0x9b || (c >= 0x9d && c <= 0x9f);
}
/// Returns the length of the terminal escape sequence at `text[at]`, where startsEscape() (CSI and OSC of ECMA-48,
/// others of ECMA-35); 1 for a lone ESC.
qsizetype escapeLength(QStringView text, qsizetype at);
/// Returns the length in bytes of the escape sequence in UTF-8.
qsizetype escapeLength(QByteArrayView text, qsizetype at);

QString withoutEscapes(QStringView text);

/// An HTML entity.
struct Entity {
    /// The length of the entity, such as "&lt;" or "&#60;", in UTF-16 units; 0 when the text has no entity there.
    qsizetype length = 0;
    char32_t character = 0;
};
/// Returns the entity at the start of `text`. Knows the names for markup and quotes, and all numeric entities.
Entity entityAt(QStringView text);

inline bool endsLine(QChar c)
{
    return isLineBreak(c.unicode());
}

inline qsizetype afterLineBreak(QStringView text, qsizetype at)
{
    return at + (text[at] == u'\r' && at + 1 < text.size() && text[at + 1] == u'\n' ? 2 : 1);
}

/// Finds one line break after the other, at the speed of reading memory, because a text may have a hundred million
/// characters.
class LineBreaks final
{
public:
    explicit LineBreaks(QStringView text)
        : m_text(text)
    {
    }

    /// Returns the first line break at or after `at`, or the end of the text. `at` must not decrease from call to call.
    qsizetype next(qsizetype at)
    {
        for (;;) {
            const qsizetype found = std::min({nextOf(0, at), nextOf(1, at), nextOf(2, at)});
            if (found < m_end || m_end == m_text.size()) {
                return found;
            }
            at = std::max(at, m_end);
            m_end = std::min(m_text.size(), at + windowSize);
            m_next.fill(-1);
        }
    }

private:
    /// The number of characters that are searched three times in a row, few enough to stay in the processor's cache.
    static constexpr qsizetype windowSize = 16 * 1024;
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
    qsizetype m_end = 0; ///< the end of the window that is being searched
    std::array<qsizetype, 3> m_next{-1, -1, -1};
};

/// Returns the simplified form of a traditional Chinese character, or `c` itself. Words that differ between regions
/// ("記憶體", "内存") still differ afterwards: see englishOf().
char32_t simplified(char32_t c);
/// Returns a text in UTF-8 with each character simplified.
std::string simplified(std::string_view text);

/// Whether the text has a Chinese character, which may be part of Japanese.
bool hasChinese(const QString &text);

} // namespace wayout::text
