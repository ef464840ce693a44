// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/seentext.h"

#include "app/text/characters.h"
#include "app/text/hiddencharacters.h"
#include "app/text/literalescapes.h"
#include "app/text/wraps.h"

#include <algorithm>
#include <utility>

namespace wayout::text {
namespace {

constexpr qsizetype longestCutText = 128 * 1024; // characters; longer texts are no copies from a terminal

/// Returns the places of the line breaks that a terminal has added, in order.
std::vector<qsizetype> addedBreaks(QStringView text)
{
    std::vector<qsizetype> added;
    if (text.size() > longestCutText) {
        return added;
    }
    QList<QStringView> lines;
    std::vector<qsizetype> ends;
    LineBreaks breaks(text);
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype end = breaks.next(begin);
        lines.append(text.sliced(begin, end - begin));
        ends.push_back(end);
        begin = end < text.size() ? afterLineBreak(text, end) : end;
    }
    const std::vector<LineBreak> kinds = lineBreaks(lines);
    for (size_t line = 1; line < kinds.size(); ++line) {
        if (kinds[line] == LineBreak::Cut) {
            added.push_back(ends[line - 1]);
        }
    }
    return added;
}

} // namespace

class SeenText::Reader final
{
public:
    explicit Reader(SeenText &seen)
        : m_seen(seen)
        , m_text(seen.m_original)
        , m_literalEscapes(m_text)
        , m_addedBreaks(addedBreaks(m_text))
    {
    }

    void run()
    {
        m_seen.m_text.reserve(m_text.size());
        std::vector<std::pair<qsizetype, qsizetype>> unseen;
        auto added = m_addedBreaks.begin();
        for (qsizetype at = 0; at < m_text.size();) {
            at = addPlain(at);
            if (at == m_text.size()) {
                break;
            }
            if (added != m_addedBreaks.end() && *added == at) {
                ++added;
                at = skip(at, afterLineBreak(m_text, at) - at);
            } else if (startsEscape(m_text[at].unicode())) {
                const qsizetype length = escapeLength(m_text, at);
                if (length >= shortestCargo) {
                    unseen.emplace_back(at, length);
                }
                at = skip(at, length);
            } else {
                at = addCharacter(at);
            }
        }
        for (const auto &[at, length] : unseen) {
            m_seen.m_text += u"\n\x1f\n"; // no value and no key goes over such a line
            m_seen.m_anchors.push_back({m_seen.m_text.size(), at + 1});
            m_seen.m_text += cargoOf(m_text.sliced(at + 1, length - 1));
        }
    }

private:
    static constexpr qsizetype shortestCargo = 16; // characters of an escape that may carry a secret

    /// Returns the text that an escape carries, without its end.
    static QStringView cargoOf(QStringView escape)
    {
        while (escape.endsWith(u'\\') || (!escape.isEmpty() && isInvisible(escape.back().unicode()))) {
            escape.chop(1);
        }
        return escape;
    }

    /// Adds the characters that do not change. Returns the position behind them.
    qsizetype addPlain(qsizetype at)
    {
        const auto isPlain = [this](QChar c) {
            const char16_t unit = c.unicode();
            return (unit >= 0x20 && unit < 0x7f && unit != u'&' && !m_literalEscapes.mayStartWith(c))
                || (m_addedBreaks.empty() && unit == u'\n');
        };
        const auto first = m_text.begin() + at;
        const auto last = std::find_if_not(first, m_text.end(), isPlain);
        m_seen.m_text.append(QStringView(first, last));
        return last - m_text.begin();
    }

    qsizetype addCharacter(qsizetype at)
    {
        const QChar c = m_text[at];
        if (const Entity entity = entityAt(m_text.sliced(at)); entity.length > 0) {
            m_seen.m_text += entity.character < 0x10000 ? QChar(char16_t(entity.character)) : QChar(u'?');
            return anchor(at + entity.length);
        }
        if (m_literalEscapes.mayStartWith(c)) {
            if (const qsizetype length = m_literalEscapes.lengthAt(m_text, at); length > 0) {
                return skip(at, length);
            }
        }
        if (c == u'\b' && isOverstruck(at)) {
            m_seen.m_text.chop(1);
            while (!m_seen.m_anchors.empty() && m_seen.m_anchors.back().seen > m_seen.m_text.size()) {
                m_seen.m_anchors.pop_back();
            }
            return skip(at, 1);
        }
        const bool isOfPair = c.isSurrogate(); // tags are invisible, too, and take two units
        const char32_t whole = c.isHighSurrogate() && at + 1 < m_text.size() && m_text[at + 1].isLowSurrogate()
            ? QChar::surrogateToUcs4(c, m_text[at + 1])
            : c.unicode();
        if (!endsLine(c) && isInvisible(whole) && !(isOfPair && whole == c.unicode())) {
            return skip(at, isOfPair ? 2 : 1);
        }
        m_seen.m_text += c == u'。' ? c : QChar(char16_t(folded(c.unicode()))); // "." does not end a value
        return at + 1;
    }

    /// Whether the character before a backspace is printed twice, for bold type, or is the line below the next one.
    bool isOverstruck(qsizetype at) const
    {
        return at + 1 < m_text.size() && (m_seen.m_text.endsWith(m_text[at + 1]) || m_seen.m_text.endsWith(u'_'));
    }

    qsizetype skip(qsizetype at, qsizetype length) { return anchor(at + length); }

    /// Makes the next character that of the original text at `at`.
    qsizetype anchor(qsizetype at)
    {
        const qsizetype seen = m_seen.m_text.size();
        if (!m_seen.m_anchors.empty() && m_seen.m_anchors.back().seen == seen) {
            m_seen.m_anchors.back().original = at;
        } else {
            m_seen.m_anchors.push_back({seen, at});
        }
        return at;
    }

    SeenText &m_seen;
    QStringView m_text;
    LiteralEscapes m_literalEscapes;
    std::vector<qsizetype> m_addedBreaks;
};

SeenText::SeenText(QStringView original)
    : m_original(original)
{
    Reader(*this).run();
}

qsizetype SeenText::originalOf(qsizetype at) const
{
    const auto after = std::ranges::upper_bound(m_anchors, at, {}, &Anchor::seen);
    return after == m_anchors.begin() ? at : (after - 1)->original + (at - (after - 1)->seen);
}

qsizetype SeenText::originalEndOf(qsizetype at) const
{
    // A line that divides what follows the text has no place in the original.
    const qsizetype begin = std::min(originalOf(at), m_original.size());
    return std::min(m_original.size(), begin + std::max<qsizetype>(1, entityAt(m_original.sliced(begin)).length));
}

} // namespace wayout::text
