// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/patterns.h"

#include "app/catalog/sections.h"
#include "app/match/requiredliterals.h"
#include "app/text/ascii.h"
#include "app/text/characters.h"
#include "app/text/utf8.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <string_view>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace wayout::match {
namespace {

constexpr int patternMemory = 1 << 20; // bytes; RE2's own default is eight times that for each pattern

RE2::Options patternOptions()
{
    RE2::Options options;
    options.set_case_sensitive(false);
    options.set_log_errors(false);
    options.set_max_mem(patternMemory);
    return options;
}

constexpr int pollEvery = 256; // candidates
constexpr size_t leastLiterals = 6; // bytes; shorter literals do not justify examining a line of a long text
// The largest program, in instructions, that RE2 runs as an automaton, at about a byte a nanosecond. The automaton of a
// larger program does not fit into patternMemory, so that RE2 steps through the program for every byte.
constexpr long largestAutomaton = 2000;
constexpr qint64 mostBytes = 1'000'000'000; // for automata, about a second
constexpr qint64 mostSteps = 600'000'000; // instructions times bytes for other programs, about a second

qint64 budgetOf(long cost)
{
    return cost <= largestAutomaton ? mostBytes : mostSteps / cost;
}

/// Whether a match of the pattern may contain a line break.
bool canCrossLines(const QString &regex)
{
    static constexpr std::array<QStringView, 7> signs{u"\\n", u"\\s", u"\\W", u"\\D", u"[^", u"(?s", u"\\C"};
    return std::ranges::any_of(signs, [&](QStringView sign) { return regex.contains(sign); });
}

catalog::Problem problemOf(catalog::Problem::Kind kind, const catalog::Record &record, const QString &argument = {})
{
    return {kind, record.file, record.line, record.id, u"/regex"_s, argument};
}

void removeLastCharacter(std::string &utf8)
{
    while (utf8.size() > 1 && text::isUtf8Continuation(utf8.back())) {
        utf8.pop_back();
    }
    if (!utf8.empty()) {
        utf8.pop_back();
    }
}

} // namespace

/// The compiled patterns; null until first used.
struct LazyPatterns::Compiled {
    explicit Compiled(size_t count)
        : patterns(count)
    {
    }
    ~Compiled()
    {
        for (const std::atomic<const RE2 *> &pattern : patterns) {
            delete pattern.load();
        }
    }
    Compiled(const Compiled &) = delete;
    Compiled &operator=(const Compiled &) = delete;

    std::vector<std::atomic<const RE2 *>> patterns;
};

LazyPatterns::LazyPatterns(catalog::Strings regexes)
    : m_regexes(std::move(regexes))
    , m_compiled(std::make_unique<Compiled>(m_regexes.size()))
{
}

LazyPatterns::~LazyPatterns() = default;
LazyPatterns::LazyPatterns(LazyPatterns &&other) noexcept = default;
LazyPatterns &LazyPatterns::operator=(LazyPatterns &&other) noexcept = default;

std::string LazyPatterns::error(const std::string &regex)
{
    return RE2(regex, patternOptions()).error();
}

std::optional<LazyPatterns::Span> LazyPatterns::find(size_t pattern, QByteArrayView text) const
{
    const re2::StringPiece subject(text.data(), size_t(text.size()));
    re2::StringPiece span;
    const RE2 &regex = compiled(pattern);
    if (!regex.ok() || !regex.Match(subject, 0, subject.size(), RE2::UNANCHORED, &span, 1) || span.empty()) {
        return std::nullopt;
    }
    const qsizetype begin = span.data() - subject.data();
    return Span{begin, begin + qsizetype(span.size())};
}

const RE2 &LazyPatterns::compiled(size_t pattern) const
{
    std::atomic<const RE2 *> &slot = m_compiled->patterns[pattern];
    if (const RE2 *known = slot.load(std::memory_order_acquire)) {
        return *known;
    }
    const std::string_view regex = catalog::textAt(m_regexes, pattern);
    auto fresh = std::make_unique<const RE2>(re2::StringPiece(regex.data(), regex.size()), patternOptions());
    const RE2 *expected = nullptr;
    if (slot.compare_exchange_strong(expected, fresh.get(), std::memory_order_acq_rel)) {
        return *fresh.release();
    }
    return *expected; // another thread was faster
}

QString comparableRegex(const QString &regex)
{
    if (std::ranges::all_of(regex, [](QChar c) { return c.unicode() < 0x80; })) {
        return regex;
    }
    QString result;
    for (const char32_t c : regex.toUcs4()) {
        const char32_t plain = text::folded(c);
        if (plain != c && plain < 0x80 && !QChar::isLetterOrNumber(plain) && !QChar::isSpace(plain)) {
            result += u'\\';
        }
        result += QString::fromUcs4(&plain, 1);
    }
    return result;
}

void Patterns::compile(
    const QList<catalog::Record> &records, catalog::SectionWriter &writer, const std::stop_token &stop)
{
    QList<catalog::Problem> problems;
    std::vector<Entry> entries;
    catalog::ListsBuilder<char> regexes;
    PrefilterBuilder prefilter;
    for (qsizetype i = 0; i < records.size() && !stop.stop_requested(); ++i) {
        const catalog::Record &record = records.at(i);
        if (record.regex.isEmpty()) {
            continue;
        }
        const std::string regex = comparableRegex(record.regex).toStdString();
        if (qsizetype(regex.size()) > longestPattern) {
            problems.append(
                problemOf(catalog::Problem::Kind::PatternTooLarge, record, QString::number(longestPattern)));
            continue;
        }
        const RequiredLiterals literals = requiredLiterals(regex);
        if (const std::string error = literals.surelyValid ? std::string() : LazyPatterns::error(regex);
            !error.empty()) {
            problems.append(problemOf(catalog::Problem::Kind::InvalidPattern, record, QString::fromStdString(error)));
        } else if (!prefilter.add(literals)) {
            problems.append(problemOf(catalog::Problem::Kind::PatternMatchesEverything, record));
        } else {
            entries.push_back({budgetOf(literals.cost), std::uint32_t(i), canCrossLines(record.regex) ? 1U : 0U});
            regexes.addList(regex);
        }
    }
    writer.add(std::move(entries));
    writer.add(std::move(regexes));
    std::move(prefilter).write(writer);
    catalog::compileProblems(problems, writer);
}

Patterns Patterns::of(const QList<catalog::Record> &records, const std::stop_token &stop)
{
    return catalog::compiledPart<Patterns>(
        [&](catalog::SectionWriter &writer) { compile(records, writer, stop); }, size_t(records.size()));
}

Patterns::Patterns(catalog::SectionReader &reader, size_t records)
    : m_entries(reader.take<Entry>())
    , m_compiled(reader.takeLists<char>())
    , m_prefilter(reader)
    , m_problems(catalog::takeProblems(reader))
{
    reader.require(m_compiled.size() == m_entries.size() && m_prefilter.patterns() == m_entries.size());
    reader.require(std::ranges::all_of(m_entries, [records](const Entry &entry) { return entry.record < records; }));
}

PatternScan Patterns::scan(const text::Paste &paste, const std::stop_token &stop) const
{
    PatternScan scan;
    const Prefilter::Text text(paste.clean());
    const std::vector<Prefilter::Hit> hits = m_prefilter.hits(text);
    if (hits.empty() || stop.stop_requested()) {
        return scan;
    }
    std::vector<qint64> spent(m_entries.size());
    const std::vector<ScanWindow> lines = lineWindows(paste);
    const auto all = [](Prefilter::Pattern) { return true; };
    confirm(m_prefilter.candidates(text, hits, lines, all), lines, paste, false, spent, scan, stop);
    const std::vector<ScanWindow> windows = crossingWindows(paste);
    const auto crossing = [this](Prefilter::Pattern pattern) { return m_entries[pattern].crossesLines != 0; };
    confirm(m_prefilter.candidates(text, hits, windows, crossing), windows, paste, true, spent, scan, stop);

    for (size_t i = 0; i < m_entries.size(); ++i) {
        if (spent[i] > m_entries[i].budget) {
            scan.unfinished.append(m_entries[i].record);
        }
    }
    std::ranges::sort(scan.hits, [](const PatternHit &a, const PatternHit &b) {
        return std::tie(a.begin, a.record, a.end) < std::tie(b.begin, b.record, b.end);
    });
    // Not std::ranges::unique(): clang before 16 does not compile its return type.
    scan.hits.resize(std::unique(scan.hits.begin(), scan.hits.end()) - scan.hits.begin());
    return scan;
}

void Patterns::confirm(const std::vector<Prefilter::Candidate> &candidates, const std::vector<ScanWindow> &windows,
    const text::Paste &paste, bool onlyCrossing, std::vector<qint64> &spent, PatternScan &scan,
    const std::stop_token &stop) const
{
    const QByteArrayView text(paste.clean());
    int untilPoll = pollEvery;
    for (const Prefilter::Candidate &candidate : candidates) {
        if (--untilPoll == 0) {
            if (stop.stop_requested()) {
                return;
            }
            untilPoll = pollEvery;
        }
        const ScanWindow &window = windows[candidate.window];
        const Entry &entry = m_entries[candidate.pattern];
        if ((spent[candidate.pattern] += window.end - window.begin) > entry.budget) {
            continue;
        }
        const QByteArrayView bytes = text.sliced(window.begin, window.end - window.begin);
        const std::optional<LazyPatterns::Span> span = m_compiled.find(candidate.pattern, bytes);
        if (span && (!onlyCrossing || bytes.sliced(span->begin, span->end - span->begin).contains('\n'))) {
            scan.hits.append({qsizetype(entry.record), window.begin + span->begin, window.begin + span->end});
        }
    }
}

bool Patterns::matches(qsizetype record, QByteArrayView text) const
{
    const auto found = std::ranges::lower_bound(m_entries, std::uint32_t(record), {}, &Entry::record);
    return found != m_entries.end() && found->record == record
        && m_compiled.find(size_t(found - m_entries.begin()), text);
}

QList<qsizetype> Patterns::candidates(QByteArrayView line) const
{
    const Prefilter::Text text(line);
    const std::vector<ScanWindow> whole{{0, line.size()}};
    QList<qsizetype> records;
    for (const Prefilter::Candidate &candidate :
        m_prefilter.candidates(text, m_prefilter.hits(text), whole, [](auto) { return true; })) {
        records.append(m_entries[candidate.pattern].record);
    }
    return records;
}

Prefilter Patterns::prefilterTunedTo(const Prefilter::Text &sample, const std::vector<std::string> &markers) const
{
    return m_prefilter.tunedTo(sample, leastLiterals, markers);
}

std::vector<LineCandidate> Patterns::candidateLines(const Prefilter &prefilter, const Prefilter::Text &text,
    const text::FoldedLines &lines, const std::function<void(std::uint32_t marker, size_t offset)> &onMarker) const
{
    enum class Fit : std::uint8_t { None, WithNeighbours, Alone };
    std::vector<Fit> fits(lines.count());
    const size_t reach = LineCandidate::reach;
    const auto endOf = [&](size_t line) {
        return line + 1 < lines.count() ? size_t(lines.starts[line + 1]) : text.bytes().size();
    };
    // A long line may contain an anchor many thousand times, so each anchor is tried once in each stretch of a line. A
    // stretch is searched with so much text around it that any scan window with the anchor is included.
    constexpr size_t longest = ScanWindow::longest;
    std::vector<size_t> tried(prefilter.anchors(), text.bytes().size()); // beginnings of the last stretches, by anchor
    const auto onHit = [&](Prefilter::Hit hit) {
        const size_t line = lines.lineAt(hit.offset);
        const size_t stretch = hit.offset - (hit.offset - lines.starts[line]) % longest;
        if (fits[line] == Fit::Alone || std::exchange(tried[hit.anchor], stretch) == stretch) {
            return;
        }
        const auto around = [&](size_t first, size_t last) {
            const size_t begin = std::max(size_t(lines.starts[first]), stretch - std::min(stretch, longest));
            return text.bytes().substr(begin, std::min(endOf(last), stretch + 2 * longest) - begin);
        };
        if (prefilter.canMatchAt(hit, leastLiterals, [&](auto) { return around(line, line); })) {
            fits[line] = Fit::Alone;
            return;
        }
        const auto ifCrossing = [&](Prefilter::Pattern pattern) {
            return m_entries[pattern].crossesLines
                ? around(line - std::min(line, reach), std::min(line + reach, lines.count() - 1))
                : std::string_view();
        };
        if (fits[line] == Fit::None && prefilter.canMatchAt(hit, leastLiterals, ifCrossing)) {
            fits[line] = Fit::WithNeighbours;
        }
    };
    prefilter.forEachHit(text, onHit, onMarker);
    std::vector<LineCandidate> found;
    for (size_t line = 0; line < fits.size(); ++line) {
        if (fits[line] != Fit::None) {
            found.push_back({std::uint32_t(line), fits[line] == Fit::WithNeighbours});
        }
    }
    return found;
}

std::vector<std::string> literalRuns(const QString &regex)
{
    constexpr size_t shortest = 2;
    const std::string text = text::lowerAsciiText(comparableRegex(regex).toUtf8());
    std::vector<std::string> runs;
    std::string run;
    const auto close = [&] {
        if (run.size() >= shortest && std::ranges::find(runs, run) == runs.end()) {
            runs.push_back(run);
        }
        run.clear();
    };
    for (size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\\' && i + 1 < text.size()) {
            ++i;
            if (text::isAsciiAlnum(text[i])) {
                close(); // a class such as \d, or \b
            } else {
                run += text[i];
            }
        } else if (c == '[') {
            close();
            i = std::min(text.find(']', i + 2), text.size());
        } else if (c == '?' || c == '*' || c == '{') {
            removeLastCharacter(run); // the character is optional
            close();
            if (c == '{') {
                i = std::min(text.find('}', i), text.size());
            }
        } else if (c == '(' && text.compare(i, 2, "(?") == 0) {
            close();
            const bool isNamed = text.compare(i, 4, "(?p<") == 0 || text.compare(i, 3, "(?<") == 0;
            i = std::min(isNamed ? text.find('>', i) : text.find_first_of(":)", i), text.size());
        } else if (std::string_view("()|.+^$").find(c) != std::string_view::npos) {
            close();
        } else {
            run += c;
        }
    }
    close();
    return runs;
}

LiteralLength literalLength(const std::vector<std::string> &runs, QByteArrayView matched)
{
    const std::string text = text::lowerAsciiText(matched);
    LiteralLength length;
    for (const std::string &run : runs) {
        if (text.find(run) != text.npos) {
            length.together += run.size();
            length.longest = std::max(length.longest, run.size());
        }
    }
    length.together = std::min(length.together, text.size());
    return length;
}

bool isInLiterals(const std::vector<std::string> &runs, const std::string &word)
{
    constexpr size_t shortestPart = 4;
    return std::ranges::any_of(runs, [&word](const std::string &run) {
        return run.find(word) != run.npos || (run.size() >= shortestPart && word.find(run) != word.npos);
    });
}

} // namespace wayout::match
