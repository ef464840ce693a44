// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/pasterows.h"

#include "app/text/characters.h"
#include "app/text/hiddencharacters.h"

#include <algorithm>

namespace wayout::paste {
namespace {

constexpr int rowLimit = 2'000; // characters
constexpr int mostMarks = 64; // combining marks in a row: the layout of n marks takes n * n steps
constexpr int endRows = 4'000; // lines shown of each end of a huge text
constexpr int endCharacters = 400'000;
constexpr int mostForms = 1'000; // in a line: if it has more, each is shown as `manyAlike`
constexpr char32_t manyAlike = QChar::ReplacementCharacter;
constexpr int windowCharacters = 4'000; // shown before and after a wanted place

struct Range {
    qsizetype begin = 0;
    qsizetype end = 0;
};

qsizetype headEnd(QStringView text)
{
    const qsizetype limit = std::min<qsizetype>(text.size(), endCharacters);
    qsizetype at = 0;
    for (int line = 0; at < limit; ++at) {
        if (text::endsLine(text[at]) && ++line > endRows) {
            return at;
        }
    }
    return at;
}

qsizetype tailBegin(QStringView text)
{
    const qsizetype limit = std::max<qsizetype>(0, text.size() - endCharacters);
    qsizetype at = text.size();
    for (int line = 0; at > limit; --at) {
        if (text::endsLine(text[at - 1]) && ++line > endRows) {
            return at;
        }
    }
    return at;
}

/// Returns the offsets of the places in the text, in ascending order. Leaves out places beyond the text.
QList<qsizetype> offsetsOf(QStringView text, QList<PasteRows::Place> places)
{
    std::ranges::sort(places, {}, [](const PasteRows::Place &place) { return std::pair(place.line, place.column); });
    QList<qsizetype> offsets;
    text::LineBreaks breaks(text);
    int line = 1;
    qsizetype lineBegin = 0;
    for (const PasteRows::Place &place : std::as_const(places)) {
        for (qsizetype end = 0; line < place.line; ++line) {
            end = breaks.next(lineBegin);
            if (end == text.size()) {
                return offsets;
            }
            lineBegin = text::afterLineBreak(text, end);
        }
        offsets.append(std::min(lineBegin + place.column - 1, text.size()));
    }
    return offsets;
}

Range windowAround(QStringView text, qsizetype offset)
{
    Range window{std::max<qsizetype>(0, offset - windowCharacters), std::min(text.size(), offset + windowCharacters)};
    const auto first = std::find_if(text.begin() + window.begin, text.begin() + offset, text::endsLine);
    if (first != text.begin() + offset) {
        window.begin = text::afterLineBreak(text, first - text.begin());
    }
    while (
        window.end < text.size() && window.end > offset + windowCharacters / 2 && !text::endsLine(text[window.end])) {
        --window.end;
    }
    return window;
}

QList<Range> shownRanges(QStringView text, const QList<PasteRows::Place> &wanted)
{
    const Range head{0, headEnd(text)};
    const Range tail{tailBegin(text), text.size()};
    if (head.end >= tail.begin) {
        return {{0, text.size()}};
    }
    QList<Range> ranges{head};
    for (const qsizetype offset : offsetsOf(text, wanted)) {
        const Range window = windowAround(text, offset);
        if (window.begin <= ranges.last().end) {
            ranges.last().end = std::max(ranges.last().end, window.end);
        } else {
            ranges.append(window);
        }
    }
    if (tail.begin <= ranges.last().end) {
        ranges.last().end = tail.end;
    } else {
        ranges.append(tail);
    }
    return ranges;
}

/// Returns the characters to be made visible: those that cannot be seen, that disguise the order of the characters, or
/// that would break a row in two.
QList<text::HiddenCharacter> toShow(QStringView line)
{
    QList<text::HiddenCharacter> hidden = text::hiddenCharacters(line, text::TextUse::Code);
    hidden.removeIf([](const text::HiddenCharacter &found) {
        const bool breaksRow = found.character == QChar::LineSeparator || found.character == QChar::ParagraphSeparator;
        return found.kind == text::HiddenKind::Space && !breaksRow;
    });
    return hidden;
}

/// Whether the lines are shown as they are: without escape sequences, hidden characters or CR.
bool isShownAsItIs(QStringView lines)
{
    return !lines.contains(u'\r') && !lines.contains(u'\x1b') && toShow(lines).isEmpty();
}

} // namespace

class PasteRowsBuilder final
{
public:
    PasteRowsBuilder(PasteRows &result, const QString &text, const PasteOrigin &origin)
        : m_result(result)
        , m_text(text)
        , m_origin(origin)
    {
        m_result.m_whole = origin.lines.empty();
    }

    void show(Range range)
    {
        if (range.begin > m_at) {
            appendRow({});
            m_result.m_whole = false;
        }
        skipTo(range.begin);
        while (m_at < range.end) {
            const auto lineEnd =
                std::find_if(m_text.begin() + m_at, m_text.begin() + range.end, text::endsLine) - m_text.begin();
            number() > 0 ? appendLine(lineEnd) : appendRow({});
            m_at = lineEnd;
            m_endsWithBreak = m_at < range.end;
            if (m_at < range.end) {
                passBreak();
            }
        }
    }

    void finish()
    {
        if (m_origin.lines.empty() && (m_endsWithBreak || m_text.isEmpty())) {
            appendRow({.line = m_line});
        }
        m_result.m_lineCount = m_origin.lines.empty() ? m_line - (m_endsWithBreak ? 1 : 0) : m_origin.lineCount;
        m_result.m_shown = m_shown.join(u'\n');
        int last = 0;
        for (const PasteRows::Row &row : std::as_const(m_result.m_rows)) {
            m_result.m_leavesOut = m_result.m_leavesOut || row.line == 0;
            m_result.m_shownLines += row.line != 0 && row.line != last ? 1 : 0;
            last = row.line != 0 ? row.line : last;
        }
        m_result.m_shownLines = std::min(m_result.m_shownLines, m_result.m_lineCount);
    }

private:
    int number() const { return m_origin.lines.empty() ? m_line : m_origin.lines[size_t(m_line) - 1]; }

    void passBreak()
    {
        m_at = text::afterLineBreak(m_text, m_at);
        m_lineBegin = m_at;
        ++m_line;
    }

    void skipTo(qsizetype end)
    {
        text::LineBreaks breaks(m_text.first(end));
        while (m_at < end) {
            m_at = breaks.next(m_at);
            if (m_at < end) {
                passBreak();
            }
        }
    }

    void appendRow(PasteRows::Row row, const QString &shown = {})
    {
        m_shown.append(row.line == 0 ? QStringLiteral("⋯") : shown);
        m_result.m_rows.append(std::move(row));
    }

    void appendLine(qsizetype end)
    {
        const qsizetype lineBegin = m_at;
        const QList<text::HiddenCharacter> hidden = toShow(m_text.sliced(lineBegin, end - lineBegin));
        auto next = hidden.cbegin();
        qsizetype at = m_at;
        do {
            PasteRows::Row row{.line = number(), .column = int(at - m_lineBegin) + 1};
            const qsizetype begin = at;
            QString shown;
            shown.reserve(std::min<qsizetype>(end - at, rowLimit));
            int marks = 0;
            while (at < end && ((shown.size() < rowLimit && marks < mostMarks) || m_text[at].isLowSurrogate())) {
                marks += m_text[at].isMark() ? 1 : 0;
                while (next != hidden.cend() && lineBegin + next->begin < at) { // inside an escape sequence
                    ++next;
                }
                // A lone ESC is not a sequence: it is made visible like other hidden characters.
                if (const qsizetype escape = m_text[at] == u'\x1b' ? text::escapeLength(m_text.first(end), at) : 0;
                    escape > 1) {
                    row.changes.append({int(at - begin), int(escape), 0});
                    at += escape;
                } else if (next != hidden.cend() && lineBegin + next->begin == at) {
                    const QString form = visibleForm(hidden.size() > mostForms ? manyAlike : next->character);
                    row.changes.append({int(at - begin), int(next->length), int(form.size())});
                    shown.append(form);
                    at += next->length;
                } else {
                    shown.append(m_text[at++]);
                }
            }
            row.length = int(at - begin);
            appendRow(std::move(row), shown);
            if (at < end) {
                m_result.m_whole = false;
            }
        } while (at < end);
    }

    QString visibleForm(char32_t character)
    {
        const bool isMany = character == manyAlike;
        const QString form = isMany ? QString(QChar(QChar::ReplacementCharacter)) : text::visibleFormOf(character);
        if (!m_result.m_visibleForms.contains(form)) {
            m_result.m_visibleForms.append(form);
        }
        return form;
    }

    PasteRows &m_result;
    QStringView m_text;
    const PasteOrigin &m_origin;
    QStringList m_shown;
    qsizetype m_at = 0;
    qsizetype m_lineBegin = 0;
    int m_line = 1;
    bool m_endsWithBreak = false;
};

PasteRows::PasteRows(const QString &text, const QList<Place> &wanted, const PasteOrigin &origin)
{
    PasteRowsBuilder builder(*this, text, origin);
    QList<Place> places = wanted;
    for (Place &place : places) {
        if (const auto line = std::ranges::find(origin.lines, place.line); line != origin.lines.end()) {
            place.line = int(line - origin.lines.begin()) + 1;
        }
    }
    for (const Range range : shownRanges(text, places)) {
        builder.show(range);
    }
    builder.finish();
    m_plain = m_whole && m_shown == text;
}

bool PasteRows::replace(qsizetype position, qsizetype removed, const QString &added)
{
    if (!m_plain || position + removed > m_shown.size()) {
        return false;
    }
    const QStringView before(m_shown);
    const qsizetype begin = position == 0 ? 0 : before.lastIndexOf(u'\n', position - 1) + 1;
    const qsizetype lineBreak = before.indexOf(u'\n', position + removed);
    const qsizetype end = lineBreak < 0 ? before.size() : lineBreak;
    QString changed = before.sliced(begin, position - begin).toString();
    changed.append(added).append(before.sliced(position + removed, end - position - removed));
    const QList<QStringView> lines = QStringView(changed).split(u'\n');
    const qsizetype first = before.first(begin).count(u'\n');
    const qsizetype dropped = before.sliced(begin, end - begin).count(u'\n') + 1;
    const qsizetype size = before.size() - removed + added.size();
    const bool isShort = std::ranges::all_of(lines, [](QStringView line) { return line.size() < rowLimit; });
    if (!isShort || size > 2 * qsizetype(endCharacters) || !isShownAsItIs(changed)) {
        return false;
    }
    QString shown = m_shown;
    shown.replace(position, removed, added);
    // Cheap test before headEnd() and tailBegin() read the text.
    const bool fits = size <= endCharacters && m_rows.size() - dropped + lines.size() <= endRows;
    if (!fits && headEnd(shown) < tailBegin(shown)) {
        return false;
    }
    m_shown = shown;
    m_rows.remove(first, dropped);
    m_rows.insert(first, lines.size(), {});
    for (qsizetype i = first; i < m_rows.size(); ++i) {
        m_rows[i].line = int(i) + 1;
    }
    for (qsizetype i = 0; i < lines.size(); ++i) {
        m_rows[first + i].length = int(lines.at(i).size());
    }
    m_lineCount = int(m_rows.size()) - (m_shown.endsWith(u'\n') ? 1 : 0);
    m_shownLines = m_lineCount;
    return true;
}

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

} // namespace wayout::paste
