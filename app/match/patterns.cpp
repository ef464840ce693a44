// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/patterns.h"

#include "app/match/atomscanner.h"

#include <re2/filtered_re2.h>
#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype pieceOverlap = 1024; // of a line longer than a window
constexpr int patternMemory = 1 << 20; // bytes; RE2's own default is eight times that for each pattern
constexpr int pollEvery = 256; // lines

RE2::Options patternOptions()
{
    RE2::Options options;
    options.set_case_sensitive(false);
    options.set_log_errors(false);
    options.set_max_mem(patternMemory);
    return options;
}

std::string lowered(QByteArrayView text)
{
    std::string result(text.begin(), text.end());
    std::ranges::transform(result, result.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + ('a' - 'A')) : c; });
    return result;
}

/// Whether a match of the pattern may contain a line break.
bool canCrossLines(const QString &regex)
{
    static constexpr std::array<QStringView, 7> signs{u"\\n", u"\\s", u"\\W", u"\\D", u"[^", u"(?s", u"\\C"};
    return std::ranges::any_of(signs, [&](QStringView sign) { return regex.contains(sign); });
}

/// Patterns with one prefilter over them.
class FilteredSet final
{
public:
    /// False when RE2 refuses the regex. Records come in ascending order.
    bool add(qsizetype record, const std::string &regex)
    {
        int id = 0;
        if (m_filter.Add(regex, patternOptions(), &id) != RE2::NoError) {
            return false;
        }
        m_records.push_back(record);
        return true;
    }

    void compile()
    {
        if (m_records.empty()) {
            return;
        }
        std::vector<std::string> atoms;
        m_filter.Compile(&atoms);
        m_scanner = AtomScanner(std::move(atoms));
    }

    /// Drops the patterns that say nothing, because they match the empty text or contain no literal to look for; returns
    /// their records.
    std::vector<qsizetype> dropGeneric()
    {
        std::vector<int> unfiltered;
        if (!m_records.empty()) {
            m_filter.AllPotentials({}, &unfiltered);
        }
        m_generic.assign(m_records.size(), false);
        for (const int pattern : unfiltered) {
            m_generic[size_t(pattern)] = true;
        }
        std::vector<qsizetype> records;
        for (size_t pattern = 0; pattern < m_records.size(); ++pattern) {
            m_generic[pattern] = m_generic[pattern] || RE2::FullMatch("", m_filter.GetRE2(int(pattern)));
            if (m_generic[pattern]) {
                records.push_back(m_records[pattern]);
            }
        }
        return records;
    }

    template<typename OnHit>
    void find(QByteArrayView text, OnHit onHit) const
    {
        for (const int pattern : candidates(text)) {
            tryPattern(pattern, text, onHit);
        }
    }

    /// Patterns whose literals `text` has.
    std::vector<int> candidates(QByteArrayView text) const
    {
        std::vector<int> patterns;
        std::vector<int> atoms;
        m_scanner.scan(lowered(text), atoms);
        if (!atoms.empty()) {
            m_filter.AllPotentials(atoms, &patterns);
        }
        return patterns;
    }

    qsizetype recordOf(int pattern) const { return m_records[size_t(pattern)]; }

    template<typename OnHit>
    void findSlowly(QByteArrayView text, OnHit onHit) const
    {
        for (int pattern = 0; pattern < int(m_records.size()); ++pattern) {
            tryPattern(pattern, text, onHit);
        }
    }

    const RE2 *patternOf(qsizetype record) const
    {
        const auto found = std::ranges::lower_bound(m_records, record);
        return found != m_records.end() && *found == record ? &m_filter.GetRE2(int(found - m_records.begin())) : nullptr;
    }

private:
    template<typename OnHit>
    void tryPattern(int pattern, QByteArrayView text, OnHit onHit) const
    {
        if (m_generic[size_t(pattern)]) {
            return;
        }
        const re2::StringPiece subject(text.data(), size_t(text.size()));
        re2::StringPiece span;
        if (m_filter.GetRE2(pattern).Match(subject, 0, subject.size(), RE2::UNANCHORED, &span, 1) && !span.empty()) {
            const qsizetype begin = span.data() - subject.data();
            onHit(m_records[size_t(pattern)], begin, begin + qsizetype(span.size()));
        }
    }

    re2::FilteredRE2 m_filter{AtomScanner::shortestAtom};
    std::vector<qsizetype> m_records; ///< by pattern id; ascending
    std::vector<bool> m_generic; ///< by pattern id
    AtomScanner m_scanner;
};

Problem problemOf(Problem::Kind kind, const Record &record, const QString &argument = {})
{
    return {kind, record.file, record.line, record.id, u"/regex"_s, argument};
}

} // namespace

struct Patterns::Set {
    FilteredSet lines; ///< every usable pattern
    FilteredSet windows; ///< those that can cross a line break
};

Patterns::Patterns(const QList<Record> &records)
    : m_set(std::make_unique<Set>())
{
    for (qsizetype i = 0; i < records.size(); ++i) {
        const Record &record = records.at(i);
        if (record.regex.isEmpty()) {
            continue;
        }
        const std::string regex = record.regex.toStdString();
        if (qsizetype(regex.size()) > longestPattern) {
            m_problems.append(problemOf(Problem::Kind::PatternTooLarge, record, QString::number(longestPattern)));
        } else if (!m_set->lines.add(i, regex)) {
            const RE2 refused(regex, patternOptions());
            m_problems.append(problemOf(Problem::Kind::InvalidPattern, record, QString::fromStdString(refused.error())));
        } else if (canCrossLines(record.regex)) {
            m_set->windows.add(i, regex);
        }
    }
    m_set->lines.compile();
    m_set->windows.compile();
    for (const qsizetype i : m_set->lines.dropGeneric()) {
        m_problems.append(problemOf(Problem::Kind::PatternMatchesEverything, records.at(i)));
    }
    m_set->windows.dropGeneric();
}

Patterns::~Patterns() = default;

namespace {

/// Runs `onText(text, offset)` over the pieces of every line, then `onWindow` over overlapping windows of lines.
template<typename OnLine, typename OnWindow>
void forEachPiece(const Paste &paste, const StopRequested &stop, OnLine onLine, OnWindow onWindow)
{
    const QByteArrayView text(paste.clean());
    const QList<Paste::Line> &lines = paste.lines();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (stop && i % pollEvery == 0 && stop()) {
            return;
        }
        for (qsizetype begin = lines[i].begin; begin < lines[i].end; begin += Patterns::longestWindow - pieceOverlap) {
            const qsizetype end = std::min(lines[i].end, begin + Patterns::longestWindow);
            onLine(text.sliced(begin, end - begin), begin);
            if (end == lines[i].end) {
                break;
            }
        }
    }
    // A match over up to half a window of lines lies inside one of them.
    for (qsizetype i = 0; i + 1 < lines.size(); i += Patterns::windowLines / 2) {
        if (stop && i % pollEvery == 0 && stop()) {
            return;
        }
        const qsizetype last = std::min(i + Patterns::windowLines, lines.size()) - 1;
        const qsizetype end = std::min(lines[last].end, lines[i].begin + Patterns::longestWindow);
        onWindow(text.sliced(lines[i].begin, end - lines[i].begin), lines[i].begin);
    }
}

QList<PatternHit> sorted(QList<PatternHit> hits)
{
    std::ranges::sort(hits, [](const PatternHit &a, const PatternHit &b) {
        return std::tie(a.begin, a.record, a.end) < std::tie(b.begin, b.record, b.end);
    });
    hits.erase(std::unique(hits.begin(), hits.end()), hits.end());
    return hits;
}

} // namespace

namespace {

/// Collects the hits of one piece of text; of a window only what a line alone would not give.
auto collect(QList<PatternHit> &hits, const Paste &paste, qsizetype offset, bool onlyCrossing)
{
    return [&hits, &paste, offset, onlyCrossing](qsizetype record, qsizetype begin, qsizetype end) {
        if (!onlyCrossing || QByteArrayView(paste.clean()).sliced(offset + begin, end - begin).contains('\n')) {
            hits.append({record, offset + begin, offset + end});
        }
    };
}

} // namespace

QList<PatternHit> Patterns::scan(const Paste &paste, const StopRequested &stop) const
{
    QList<PatternHit> hits;
    forEachPiece(
        paste, stop,
        [&](QByteArrayView text, qsizetype offset) { m_set->lines.find(text, collect(hits, paste, offset, false)); },
        [&](QByteArrayView text, qsizetype offset) { m_set->windows.find(text, collect(hits, paste, offset, true)); });
    return sorted(std::move(hits));
}

QList<PatternHit> Patterns::scanAll(const Paste &paste) const
{
    QList<PatternHit> hits;
    forEachPiece(
        paste, {},
        [&](QByteArrayView text, qsizetype offset) { m_set->lines.findSlowly(text, collect(hits, paste, offset, false)); },
        [&](QByteArrayView text, qsizetype offset) { m_set->windows.findSlowly(text, collect(hits, paste, offset, true)); });
    return sorted(std::move(hits));
}

bool Patterns::matches(qsizetype record, QByteArrayView text) const
{
    const RE2 *pattern = m_set->lines.patternOf(record);
    return pattern && RE2::PartialMatch(re2::StringPiece(text.data(), size_t(text.size())), *pattern);
}

QList<qsizetype> Patterns::candidates(QByteArrayView text) const
{
    QList<qsizetype> records;
    for (const int pattern : m_set->lines.candidates(text)) {
        records.append(m_set->lines.recordOf(pattern));
    }
    return records;
}
