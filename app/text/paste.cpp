// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/paste.h"

#include "app/text/characters.h"
#include "app/text/hiddencharacters.h"
#include "app/text/lineprefix.h"
#include "app/text/literalescapes.h"
#include "app/text/utf8.h"
#include "app/text/wraps.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::text {

/// Fills a Paste line by line.
class PasteCleaner final
{
public:
    explicit PasteCleaner(Paste &paste)
        : m_paste(paste)
        , m_text(paste.m_original)
        , m_literalEscapes(m_text)
    {
    }

    void run()
    {
        m_paste.m_clean.reserve(m_text.size() + m_text.size() / 8);
        splitLines();
        const std::vector<LineBreak> breaks = lineBreaks(m_physical);
        for (qsizetype line = 0; line < m_physical.size(); ++line) {
            addLine(m_paste.m_originalLineStarts.at(line), m_physical.at(line).size(), breaks[size_t(line)]);
        }
    }

private:
    void splitLines()
    {
        qsizetype start = 0;
        for (qsizetype i = 0; i <= m_text.size(); ++i) {
            if (i < m_text.size() && !isLineBreak(m_text[i].unicode())) {
                continue;
            }
            m_paste.m_originalLineStarts.append(start);
            m_physical.append(m_text.sliced(start, i - start));
            if (i + 1 < m_text.size() && m_text[i] == u'\r' && m_text[i + 1] == u'\n') {
                ++i;
            }
            start = i + 1;
        }
    }

    void addLine(qsizetype begin, qsizetype length, LineBreak before)
    {
        const qsizetype end = begin + length;
        if (before == LineBreak::Real) {
            if (!m_paste.m_lines.isEmpty()) {
                anchor(begin > 0 ? begin - 1 : 0);
                m_paste.m_clean.append('\n');
            }
            m_paste.m_lines.append({m_paste.m_clean.size(), 0});
        } else if (before == LineBreak::Folded) {
            anchor(begin - 1);
            m_paste.m_clean.append(' ');
        }
        // The rest of a line that a terminal has cut has no prefix.
        begin += before == LineBreak::Cut ? 0 : linePrefixLength(m_text.sliced(begin, length));
        anchor(begin);
        for (qsizetype i = begin; i < end;) {
            i += addPlain(i, end);
            i += i < end ? addCharacter(i, end) : 0;
        }
        m_paste.m_lines.last().end = m_paste.m_clean.size();
    }

    /// Adds the ASCII characters at `at` that do not change. Returns their number.
    qsizetype addPlain(qsizetype at, qsizetype end)
    {
        const auto isPlain = [this](QChar c) {
            return c.unicode() >= 0x20 && c.unicode() < 0x7f && c != u'&' && !m_literalEscapes.mayStartWith(c);
        };
        const auto first = m_text.begin() + at;
        const auto last = std::find_if_not(first, m_text.begin() + end, isPlain);
        const qsizetype before = m_paste.m_clean.size();
        m_paste.m_clean.resize(before + (last - first));
        std::transform(first, last, m_paste.m_clean.data() + before, [](QChar c) { return char(c.unicode()); });
        return last - first;
    }

    /// Adds the clean form of the character, escape or entity at `at`. Returns its length in the original.
    qsizetype addCharacter(qsizetype at, qsizetype end)
    {
        const char16_t unit = m_text[at].unicode();
        if (startsEscape(unit)) {
            return skip(at, escapeLength(m_text.first(end), at));
        }
        if (unit == u'&') {
            if (const Entity entity = entityAt(m_text.sliced(at, end - at)); entity.length > 0) {
                return replace(at, entity.length, entity.character);
            }
            m_paste.m_clean.append('&');
            return 1;
        }
        if (m_literalEscapes.mayStartWith(m_text[at])) {
            if (const qsizetype length = m_literalEscapes.lengthAt(m_text.first(end), at); length > 0) {
                return skip(at, length);
            }
            if (unit < 0x7f) {
                m_paste.m_clean.append(char(unit));
                return 1;
            }
        }
        char32_t c = unit;
        qsizetype length = 1;
        if (QChar::isHighSurrogate(unit) && at + 1 < end && m_text[at + 1].isLowSurrogate()) {
            c = QChar::surrogateToUcs4(unit, m_text[at + 1].unicode());
            length = 2;
        }
        if (isInvisible(c)) {
            return skip(at, length);
        }
        return replace(at, length, QChar::isSurrogate(c) ? char32_t(QChar::ReplacementCharacter) : folded(c));
    }

    qsizetype skip(qsizetype at, qsizetype length)
    {
        anchor(at + length);
        return length;
    }

    qsizetype replace(qsizetype at, qsizetype length, char32_t with)
    {
        anchor(at);
        m_paste.m_clean.append(QString::fromUcs4(&with, 1).toUtf8());
        anchor(at + length);
        return length;
    }

    void anchor(qsizetype original)
    {
        QList<Paste::Anchor> &anchors = m_paste.m_anchors;
        const qsizetype clean = m_paste.m_clean.size();
        if (!anchors.isEmpty() && anchors.last().clean == clean) {
            anchors.last().original = original;
        } else {
            anchors.append({clean, original});
        }
    }

    Paste &m_paste;
    QStringView m_text;
    LiteralEscapes m_literalEscapes;
    QList<QStringView> m_physical;
};

Paste::Paste(const QString &original)
    : m_original(original)
{
    PasteCleaner(*this).run();
}

QByteArrayView Paste::line(qsizetype index) const
{
    const Line &line = m_lines.at(index);
    return QByteArrayView(m_clean).sliced(line.begin, line.end - line.begin);
}

bool Paste::isIndented(qsizetype index) const
{
    const QByteArrayView clean = line(index);
    const qsizetype begin = offsetOf(m_lines.at(index).begin);
    const QStringView removed = QStringView(m_original).first(begin);
    return clean.startsWith(' ') || clean.startsWith('\t') || removed.endsWith(u"  ") || removed.endsWith(u'\t');
}

qsizetype Paste::offsetOf(qsizetype cleanOffset) const
{
    const auto after = std::ranges::upper_bound(m_anchors, cleanOffset, {}, &Anchor::clean);
    const Anchor &anchor = *(after == m_anchors.begin() ? after : after - 1);
    return std::min(anchor.original + (cleanOffset - anchor.clean), m_original.size());
}

Paste::Place Paste::placeOf(qsizetype cleanOffset) const
{
    const qsizetype offset = offsetOf(cleanOffset);
    const auto next = std::ranges::upper_bound(m_originalLineStarts, offset);
    const qsizetype line = std::max<qsizetype>(1, next - m_originalLineStarts.begin());
    return {int(line), int(offset - m_originalLineStarts.at(line - 1)) + 1, offset};
}

QString Paste::original(qsizetype begin, qsizetype end) const
{
    if (end <= begin) {
        return {};
    }
    // Ends with the last character, not before the next one: removed characters between the two are not part of it.
    qsizetype last = end - 1;
    while (last > begin && isUtf8Continuation(m_clean.at(last))) {
        --last;
    }
    const qsizetype from = offsetOf(begin);
    const qsizetype to = offsetOf(last);
    qsizetype length = 1;
    if (const Entity entity = entityAt(QStringView(m_original).sliced(to)); entity.length > 0) {
        length = entity.length;
    } else if (m_original.at(to).isHighSurrogate() && to + 1 < m_original.size()) {
        length = 2;
    }
    return m_original.sliced(from, to + length - from);
}

int Paste::lengthOf(qsizetype begin, qsizetype end) const
{
    const QString text = original(begin, end);
    return int(text.size() - text.count("\r\n"_L1));
}

QString Paste::unfolded(qsizetype begin, qsizetype end) const
{
    QString text;
    for (qsizetype at = begin, next = begin; at < end; at = next) {
        do {
            ++next;
        } while (next < end && isUtf8Continuation(m_clean.at(next)));
        const qsizetype offset = offsetOf(at);
        const QChar pasted = offset < m_original.size() ? m_original.at(offset) : QChar();
        // An entity, a joined line break, a character of two units or a lone surrogate.
        const bool isMade = pasted == u'&' || isLineBreak(pasted.unicode()) || pasted.isSurrogate();
        text += isMade ? QString::fromUtf8(QByteArrayView(m_clean).sliced(at, next - at)) : QString(pasted);
    }
    return text;
}

} // namespace wayout::text
