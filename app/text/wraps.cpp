// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/wraps.h"

#include "app/text/columns.h"
#include "app/text/lineprefix.h"
#include "app/text/linereader.h"

#include <algorithm>
#include <array>

namespace wayout::text {
namespace {

constexpr qsizetype mostLines = 500;
constexpr int narrowest = 60; // columns; shorter lines end where their text does
constexpr int widest = 250;
constexpr int widestFold = 100; // mail and prose; 72 to 80 as a rule
constexpr int longestWord = 20; // folded lines end at most that far before their column, except before paths
constexpr int fewestCuts = 3; // lines of one unusual width; fewer may be a coincidence
constexpr qsizetype mostEnded = 4; // one full line in so many may really end there
constexpr std::array usualTerminals{80, 100, 120, 132, 160, 200};

/// Returns the width of the line in columns of a terminal.
int widthOf(QStringView line)
{
    int width = 0;
    for (qsizetype i = 0; i < line.size() && width <= widest; ++i) {
        if (line[i].unicode() < 0x80) { // nearly all characters
            ++width;
            continue;
        }
        if (line[i].isLowSurrogate()) {
            continue;
        }
        const bool pair = line[i].isHighSurrogate() && i + 1 < line.size();
        width += isWide(pair ? QChar::surrogateToUcs4(line[i], line[i + 1]) : line[i].unicode()) ? 2 : 1;
    }
    return width;
}

/// Whether the line looks like part of a sentence rather than a rule or a row of a table.
bool isProse(QStringView line)
{
    constexpr QStringView drawing = u"|+=-*_#~│┃╷╵╭╰─━";
    return !line.isEmpty() && !drawing.contains(line.back()) && !drawing.contains(line.front());
}

/// Whether the line has columns, as tables of kubectl and docker do: at least two gaps of several spaces inside.
bool hasColumns(QStringView line)
{
    constexpr int fewestGaps = 2;
    int gaps = 0;
    const QStringView text = line.trimmed();
    for (qsizetype i = text.indexOf(u"  "); i >= 0; i = text.indexOf(u"  ", i)) {
        ++gaps;
        while (i < text.size() && text[i] == u' ') {
            ++i;
        }
    }
    return gaps >= fewestGaps;
}

/// Whether a line starts with the name of a tool or a level: "make: *** [all] Error 2", "make[1]: Leaving",
/// "collect2: error: ", "warning: ".
bool opensMessage(QStringView line)
{
    constexpr std::array<QStringView, 6> kinds{u"***", u"error", u"fatal", u"warning", u"错误", u"警告"};
    const auto isKind = [&](QStringView text) {
        return std::ranges::any_of(
            kinds, [text](QStringView kind) { return text.startsWith(kind, Qt::CaseInsensitive); });
    };
    constexpr qsizetype longestName = 40;
    LineReader reader(line);
    if (!reader.word(longestName, u"-_+./")) {
        return false;
    }
    const QStringView name = line.first(reader.position());
    const bool numbered = reader.one(u"[") && reader.digits(1, 7) && reader.one(u"]");
    if (!reader.text(u": ")) {
        return false;
    }
    return isKind(name) || isKind(line.sliced(reader.position())) || (numbered && name.endsWith(u"make"));
}

/// Whether a line does not continue the one before: a stack frame, a log line, an indented block, the end of a container.
bool startsNewEntry(QStringView line)
{
    return line.isEmpty() || opensMessage(line) || (line.back().isDigit() && line.contains(u" exited with code "))
        || line.front() == u'\t' || line.startsWith(u"  ") || line.startsWith(u"at ") || line.startsWith(u"Traceback")
        || linePrefixLength(line) > 0;
}

class WrapFinder final
{
public:
    explicit WrapFinder(const QList<QStringView> &lines)
        : m_lines(lines)
    {
        std::ranges::transform(lines, std::back_inserter(m_widths), widthOf);
        m_column = *std::ranges::max_element(m_widths);
        const auto full = std::ranges::count(m_widths, m_column);
        // A cut line continues in the next one. Lines of a log may also have the same width, but they do not continue.
        qsizetype ended = 0;
        for (qsizetype line = 1; line < lines.size(); ++line) {
            ended += m_widths[size_t(line - 1)] == m_column && startsNewEntry(lines[line]) ? 1 : 0;
        }
        m_isTerminal = ended * mostEnded <= full && m_column >= narrowest && m_column <= widest
            && (full >= fewestCuts || std::ranges::find(usualTerminals, m_column) != usualTerminals.end());
        m_isMail = std::ranges::count_if(m_widths, [this](int width) {
            return width >= narrowest && width > m_column - longestWord;
        }) > 1;
    }

    LineBreak before(qsizetype line) const
    {
        if (m_isTerminal && m_widths[size_t(line - 1)] == m_column && isProse(m_lines[line - 1])
            && isProse(m_lines[line]) && !startsNewEntry(m_lines[line]) && !isTable(line)) {
            return LineBreak::Cut;
        }
        return isFolded(line) ? LineBreak::Folded : LineBreak::Real;
    }

private:
    bool isTable(qsizetype line) const { return hasColumns(m_lines[line - 1]) && hasColumns(m_lines[line]); }

    bool isFolded(qsizetype line) const
    {
        QStringView first = m_lines[line - 1];
        QStringView second = m_lines[line];
        const int width = m_widths[size_t(line - 1)];
        if (m_column < narrowest || m_column > widestFold || width < narrowest || first.startsWith(u' ')
            || isTable(line)) {
            return false;
        }
        const bool quoted = first.startsWith(u"> ");
        if (quoted != second.startsWith(u"> ") || (!quoted && !m_isMail)) {
            return false;
        }
        second = quoted ? second.sliced(2) : second;
        if (second.isEmpty() || startsNewEntry(second) || QStringView(u".:;{}>,").contains(first.back())
            || !first.contains(u' ')) {
            return false;
        }
        const bool goesOn =
            second.front().isLower() || second.front().isDigit() || QStringView(u"'\"(`").contains(second.front());
        const qsizetype space = second.indexOf(u' ');
        const int nextWord = widthOf(space < 0 ? second : second.first(space));
        return goesOn && isProse(first) && isProse(second) && width + 1 + nextWord > m_column;
    }

    const QList<QStringView> &m_lines;
    std::vector<int> m_widths;
    int m_column = 0; ///< the width of the longest line
    bool m_isTerminal = false;
    /// Whether more than one line ends near m_column. A single long line does not indicate wrapping.
    bool m_isMail = false;
};

} // namespace

std::vector<LineBreak> lineBreaks(const QList<QStringView> &lines)
{
    std::vector<LineBreak> breaks(size_t(lines.size()), LineBreak::Real);
    if (lines.size() < 2 || lines.size() > mostLines) {
        return breaks;
    }
    const WrapFinder finder(lines);
    for (qsizetype line = 1; line < lines.size(); ++line) {
        breaks[size_t(line)] = finder.before(line);
    }
    return breaks;
}

} // namespace wayout::text
