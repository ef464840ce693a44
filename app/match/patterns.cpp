// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/patterns.h"

#include "app/match/requiredliterals.h"
#include "app/match/stretches.h"
#include "app/text/characters.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr int pollEvery = 256; // candidates
constexpr size_t leastLiterals = 6; // bytes; a pattern that spells out less is no reason to look at a line of a long text
// Small programs run as automata, at about a byte a nanosecond. Those of large ones do not fit into the memory that they get:
// then RE2 steps through the program for every byte. Both budgets are about a second.
constexpr long largestAutomaton = 2000; // instructions
constexpr qint64 mostBytes = 1'000'000'000;
constexpr qint64 mostSteps = 600'000'000; // instructions times bytes

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

Problem problemOf(Problem::Kind kind, const Record &record, const QString &argument = {})
{
    return {kind, record.file, record.line, record.id, u"/regex"_s, argument};
}

} // namespace

QString comparableRegex(const QString &regex)
{
    QString result;
    for (const char32_t c : regex.toUcs4()) {
        const char32_t plain = folded(c);
        if (plain != c && plain < 0x80 && !QChar::isLetterOrNumber(plain) && !QChar::isSpace(plain)) {
            result += u'\\';
        }
        result += QString::fromUcs4(&plain, 1);
    }
    return result;
}

Patterns::Patterns(const QList<Record> &records)
{
    for (qsizetype i = 0; i < records.size(); ++i) {
        if (!records.at(i).regex.isEmpty()) {
            add(i, records.at(i));
        }
    }
    m_prefilter.build();
}

void Patterns::add(qsizetype index, const Record &record)
{
    const std::string regex = comparableRegex(record.regex).toStdString();
    if (qsizetype(regex.size()) > longestPattern) {
        m_problems.append(problemOf(Problem::Kind::PatternTooLarge, record, QString::number(longestPattern)));
        return;
    }
    const RequiredLiterals literals = requiredLiterals(regex);
    Entry entry{index, LazyPattern(regex), canCrossLines(record.regex), budgetOf(literals.cost)};
    if (!literals.surelyValid) {
        if (const std::string error = entry.pattern.error(); !error.empty()) {
            m_problems.append(problemOf(Problem::Kind::InvalidPattern, record, QString::fromStdString(error)));
            return;
        }
    }
    if (m_prefilter.add(literals)) {
        m_entries.push_back(std::move(entry));
    } else {
        m_problems.append(problemOf(Problem::Kind::PatternMatchesEverything, record));
    }
}

PatternScan Patterns::scan(const Paste &paste, const StopRequested &stop) const
{
    PatternScan scan;
    const Prefilter::Text text(paste.clean());
    const std::vector<Prefilter::Place> places = m_prefilter.places(text);
    if (places.empty() || (stop && stop())) {
        return scan;
    }
    std::vector<qint64> spent(m_entries.size());
    const std::vector<Stretch> lines = lineStretches(paste);
    const auto all = [](Prefilter::Pattern) { return true; };
    confirm(m_prefilter.candidates(text, places, lines, all), lines, paste, false, spent, scan, stop);
    const std::vector<Stretch> windows = windowStretches(paste);
    const auto crossing = [this](Prefilter::Pattern pattern) { return m_entries[pattern].crossesLines; };
    confirm(m_prefilter.candidates(text, places, windows, crossing), windows, paste, true, spent, scan, stop);

    for (size_t i = 0; i < m_entries.size(); ++i) {
        if (spent[i] > m_entries[i].budget) {
            scan.unfinished.append(m_entries[i].record);
        }
    }
    std::ranges::sort(scan.hits, [](const PatternHit &a, const PatternHit &b) {
        return std::tie(a.begin, a.record, a.end) < std::tie(b.begin, b.record, b.end);
    });
    scan.hits.erase(std::unique(scan.hits.begin(), scan.hits.end()), scan.hits.end());
    return scan;
}

void Patterns::confirm(const std::vector<Prefilter::Candidate> &candidates, const std::vector<Stretch> &stretches,
                       const Paste &paste, bool onlyCrossing, std::vector<qint64> &spent, PatternScan &scan,
                       const StopRequested &stop) const
{
    const QByteArrayView text(paste.clean());
    int untilPoll = pollEvery;
    for (const Prefilter::Candidate &candidate : candidates) {
        if (stop && --untilPoll == 0) {
            if (stop()) {
                return;
            }
            untilPoll = pollEvery;
        }
        const Stretch &stretch = stretches[candidate.stretch];
        const Entry &entry = m_entries[candidate.pattern];
        if ((spent[candidate.pattern] += stretch.end - stretch.begin) > entry.budget) {
            continue;
        }
        const QByteArrayView bytes = text.sliced(stretch.begin, stretch.end - stretch.begin);
        const std::optional<LazyPattern::Span> span = entry.pattern.find(bytes);
        if (span && (!onlyCrossing || bytes.sliced(span->begin, span->end - span->begin).contains('\n'))) {
            scan.hits.append({entry.record, stretch.begin + span->begin, stretch.begin + span->end});
        }
    }
}

bool Patterns::matches(qsizetype record, QByteArrayView text) const
{
    const auto found = std::ranges::lower_bound(m_entries, record, {}, &Entry::record);
    return found != m_entries.end() && found->record == record && found->pattern.find(text).has_value();
}

QList<qsizetype> Patterns::candidates(QByteArrayView line) const
{
    const Prefilter::Text text(line);
    const std::vector<Stretch> whole{{0, line.size()}};
    QList<qsizetype> records;
    for (const Prefilter::Candidate &candidate : m_prefilter.candidates(text, m_prefilter.places(text), whole, [](auto) { return true; })) {
        records.append(m_entries[candidate.pattern].record);
    }
    return records;
}

Prefilter Patterns::prefilterTunedTo(const Prefilter::Text &sample) const
{
    return m_prefilter.tunedTo(sample, leastLiterals);
}

std::vector<LineCandidate> Patterns::candidateLines(const Prefilter &prefilter, const Prefilter::Text &text, const FoldedLines &lines) const
{
    enum class Fit : std::uint8_t { None, WithNeighbours, Alone };
    std::vector<Fit> fits(lines.count());
    const size_t reach = LineCandidate::reach;
    const auto stretch = [&](size_t first, size_t last) {
        const size_t end = last + 1 < lines.count() ? lines.starts[last + 1] : text.bytes().size();
        return text.bytes().substr(lines.starts[first], end - lines.starts[first]);
    };
    prefilter.forEachPlace(text, [&](Prefilter::Place place) {
        const size_t line = lines.lineAt(place.offset);
        if (fits[line] == Fit::Alone) {
            return;
        }
        if (prefilter.canMatchAt(place, leastLiterals, [&](auto) { return stretch(line, line); })) {
            fits[line] = Fit::Alone;
            return;
        }
        const auto ifCrossing = [&](Prefilter::Pattern pattern) {
            return m_entries[pattern].crossesLines ? stretch(line - std::min(line, reach), std::min(line + reach, lines.count() - 1))
                                                   : std::string_view();
        };
        if (fits[line] == Fit::None && prefilter.canMatchAt(place, leastLiterals, ifCrossing)) {
            fits[line] = Fit::WithNeighbours;
        }
    });
    std::vector<LineCandidate> found;
    for (size_t line = 0; line < fits.size(); ++line) {
        if (fits[line] != Fit::None) {
            found.push_back({std::uint32_t(line), fits[line] == Fit::WithNeighbours});
        }
    }
    return found;
}
