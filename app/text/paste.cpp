// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/paste.h"

#include "app/text/lineprefix.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr char16_t escape = 0x1b;
constexpr char16_t bell = 0x07;

bool isInvisible(char32_t c)
{
    return (c >= 0x200b && c <= 0x200f) || (c >= 0x202a && c <= 0x202e) || (c >= 0x2060 && c <= 0x2064)
        || (c >= 0x2066 && c <= 0x2069) || c == 0xfeff || c == 0x00ad || c == 0x061c || (c < 0x20 && c != u'\t') || c == 0x7f;
}

/// The ASCII character that people and tools use for the same thing, or `c`.
char32_t folded(char32_t c)
{
    if (c >= 0xff01 && c <= 0xff5e) { // full-width forms
        return c - 0xff01 + 0x21;
    }
    switch (c) {
    case 0x00a0:
    case 0x202f:
    case 0x3000:
        return u' ';
    case 0x2018:
    case 0x2019:
    case 0x201b:
    case 0x300e:
    case 0x300f:
        return u'\'';
    case 0x201c:
    case 0x201d:
    case 0x201e:
    case 0x300c:
    case 0x300d:
        return u'"';
    case 0x3002:
        return u'.';
    case 0x3001:
        return u',';
    case 0x017f: // long s and the Kelvin sign: other cases of ASCII letters to Unicode, and to a pattern
        return u's';
    case 0x212a:
        return u'k';
    default:
        return c;
    }
}

/// Length of the terminal escape sequence at `text[at]` (ECMA-48 CSI, OSC and two-character forms); 1 for a lone ESC.
qsizetype escapeLength(QStringView text, qsizetype at)
{
    qsizetype i = at + 1;
    if (i >= text.size()) {
        return 1;
    }
    if (text[i] == u'[') {
        for (++i; i < text.size() && text[i].unicode() >= 0x20 && text[i].unicode() <= 0x3f; ++i) { }
        return std::min(i + 1, text.size()) - at;
    }
    if (text[i] == u']' || text[i] == u'P' || text[i] == u'_' || text[i] == u'^') {
        constexpr qsizetype longest = 4096; // an unterminated string must not swallow the rest of the text
        const qsizetype end = std::min(text.size(), at + longest);
        for (++i; i < end; ++i) {
            if (text[i].unicode() == bell) {
                return i + 1 - at;
            }
            if (text[i].unicode() == escape && i + 1 < end && text[i + 1] == u'\\') {
                return i + 2 - at;
            }
        }
        return 2;
    }
    return text[i].unicode() >= 0x20 && text[i].unicode() < 0x7f ? 2 : 1;
}

struct Entity {
    QStringView name;
    char16_t character;
};
constexpr std::array entities{Entity{u"&lt;", u'<'},  Entity{u"&gt;", u'>'},   Entity{u"&amp;", u'&'},  Entity{u"&quot;", u'"'},
                              Entity{u"&apos;", u'\''}, Entity{u"&#39;", u'\''}, Entity{u"&#x27;", u'\''}, Entity{u"&#34;", u'"'},
                              Entity{u"&nbsp;", u' '}, Entity{u"&#10;", u' '}};

const Entity *entityAt(QStringView text)
{
    for (const Entity &entity : entities) {
        if (text.startsWith(entity.name, Qt::CaseInsensitive)) {
            return &entity;
        }
    }
    return nullptr;
}

} // namespace

/// Fills a Paste line by line.
class PasteCleaner final
{
public:
    explicit PasteCleaner(Paste &paste)
        : m_paste(paste)
        , m_text(paste.m_original)
    {
    }

    void run()
    {
        m_paste.m_clean.reserve(m_text.size() + m_text.size() / 8);
        qsizetype start = 0;
        for (qsizetype i = 0; i <= m_text.size(); ++i) {
            if (i < m_text.size() && m_text[i] != u'\n' && m_text[i] != u'\r' && m_text[i].unicode() != QChar::ParagraphSeparator) {
                continue;
            }
            addLine(start, i);
            if (i + 1 < m_text.size() && m_text[i] == u'\r' && m_text[i + 1] == u'\n') {
                ++i;
            }
            start = i + 1;
        }
    }

private:
    void addLine(qsizetype begin, qsizetype end)
    {
        m_paste.m_originalLineStarts.append(begin);
        if (!m_paste.m_lines.isEmpty()) {
            anchor(begin > 0 ? begin - 1 : 0);
            m_paste.m_clean.append('\n');
        }
        const qsizetype cleanBegin = m_paste.m_clean.size();
        begin += linePrefixLength(m_text.sliced(begin, end - begin));
        anchor(begin);
        for (qsizetype i = begin; i < end;) {
            i += addCharacter(i, end);
        }
        m_paste.m_lines.append({cleanBegin, m_paste.m_clean.size()});
    }

    /// Adds what the character (or escape, or entity) at `at` becomes; returns its length in the original.
    qsizetype addCharacter(qsizetype at, qsizetype end)
    {
        const char16_t unit = m_text[at].unicode();
        if (unit >= 0x20 && unit < 0x7f && unit != u'&') {
            m_paste.m_clean.append(char(unit));
            return 1;
        }
        if (unit == escape) {
            return skip(at, escapeLength(m_text.first(end), at));
        }
        if (unit == u'&') {
            if (const Entity *entity = entityAt(m_text.sliced(at, end - at))) {
                return replace(at, entity->name.size(), entity->character);
            }
            m_paste.m_clean.append('&');
            return 1;
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

Paste::Place Paste::placeOf(qsizetype cleanOffset) const
{
    const auto after = std::ranges::upper_bound(m_anchors, cleanOffset, {}, &Anchor::clean);
    const Anchor &anchor = *(after == m_anchors.begin() ? after : after - 1);
    const qsizetype offset = std::min(anchor.original + (cleanOffset - anchor.clean), m_original.size());
    const auto next = std::ranges::upper_bound(m_originalLineStarts, offset);
    const qsizetype line = std::max<qsizetype>(1, next - m_originalLineStarts.begin());
    return {int(line), int(offset - m_originalLineStarts.at(line - 1)) + 1, offset};
}

QString Paste::original(qsizetype begin, qsizetype end) const
{
    if (end <= begin) {
        return {};
    }
    // The end of the last character, not the start of the next: what was removed in between is not part of it.
    qsizetype last = end - 1;
    while (last > begin && (m_clean.at(last) & 0xc0) == 0x80) {
        --last;
    }
    const qsizetype from = placeOf(begin).offset;
    const qsizetype to = placeOf(last).offset;
    qsizetype length = 1;
    if (const Entity *entity = entityAt(QStringView(m_original).sliced(to))) {
        length = entity->name.size();
    } else if (m_original.at(to).isHighSurrogate() && to + 1 < m_original.size()) {
        length = 2;
    }
    return m_original.sliced(from, to + length - from);
}
