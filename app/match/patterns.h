// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"
#include "app/catalog/record.h"
#include "app/catalog/sections.h"
#include "app/match/matcher.h"
#include "app/match/prefilter.h"
#include "app/text/foldedlines.h"
#include "app/text/paste.h"

#include <QByteArrayView>
#include <QList>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace re2 {
class RE2;
}

namespace wayout::match {

/// A record's regex found in a text.
struct PatternHit {
    qsizetype record = -1; ///< position in the list of records
    qsizetype begin = 0; ///< in Paste::clean()
    qsizetype end = 0;

    auto operator<=>(const PatternHit &) const = default;
};

/// The regex as it is to be matched: texts are compared with full-width forms and typographic quotes folded, so the regex
/// has them folded too, and each stands for itself: "（" becomes "\\(".
QString comparableRegex(const QString &regex);

/// The stretches of plain characters that a regex spells out, as they stand in clean text (see Paste), in lower case, at least two
/// bytes each:
///
///     "ERROR 1040.*Too many connections" -> "error 1040", "too many connections"
///     "(colou?r|W/)\\s+\\d+"               -> "colo", "w/"
///     "部命令，也不是"                      -> "部命令,也不是"
std::vector<std::string> literalRuns(const QString &regex);

/// How many characters of a matched text its pattern spells out.
struct LiteralLength {
    /// All of them: what a hit rests on. `.*` and classes match anything.
    size_t together = 0;
    /// Those that stand in a row: two common words with `.*` between them are no message.
    size_t longest = 0;
};
LiteralLength literalLength(const std::vector<std::string> &runs, QByteArrayView matched);

/// Whether a word (lower case) is among what the pattern spells out, or contains a stretch of it: "outofmemoryerror" for
/// "OutOfMemory.*heap". Words that only happen to stand where `.*` matched are not.
bool isInLiterals(const std::vector<std::string> &runs, const std::string &word);

/// What the patterns say about a text.
struct PatternScan {
    QList<PatternHit> hits; ///< the first of each pattern on each line or window, in the order of the text
    QList<qsizetype> unfinished; ///< records whose pattern takes too long on this text and was not tried on all of it
};

/// A line of a long text in which a pattern can match.
struct LineCandidate {
    std::uint32_t line = 0; ///< 0-based
    bool withNeighbours = false; ///< not in the line alone, but together with those up to `reach` lines away

    static constexpr qsizetype reach = ScanWindow::windowLines / 2;
};

/// Regexes without case, each compiled when it is first used: most patterns of a catalogue never are. Safe to share between
/// threads. One that RE2 refuses matches nothing.
class LazyPatterns final
{
public:
    struct Span {
        qsizetype begin = 0;
        qsizetype end = 0;
    };

    LazyPatterns();
    explicit LazyPatterns(catalog::Strings regexes);
    ~LazyPatterns();
    LazyPatterns(LazyPatterns &&other) noexcept;
    LazyPatterns &operator=(LazyPatterns &&other) noexcept;

    /// What RE2 has against a regex; empty when it accepts it. Compiles it.
    static std::string error(const std::string &regex);
    size_t size() const { return m_regexes.size(); }
    const catalog::Strings &regexes() const { return m_regexes; }
    /// The first match of a regex that is not empty.
    std::optional<Span> find(size_t pattern, QByteArrayView text) const;

private:
    struct Compiled;

    const re2::RE2 &compiled(size_t pattern) const;

    catalog::Strings m_regexes;
    std::unique_ptr<Compiled> m_compiled;
};

/// The patterns of all records, found in one pass. Every pattern is tried without case on each line, and one that can
/// cross a line break also on windows of lines (see ScanWindow). A prefilter of literals leaves few patterns to be run, and only
/// those are ever compiled. Ready once constructed, const, shared between threads.
class Patterns final
{
public:
    static constexpr qsizetype longestPattern = 2048; ///< bytes

    /// Of no use once a stop is requested.
    explicit Patterns(const QList<catalog::Record> &records, const std::stop_token &stop = {});
    /// Reads what save() wrote for as many records; without problems.
    Patterns(catalog::SectionReader &reader, size_t records);
    void save(catalog::SectionWriter &writer) const;

    PatternScan scan(const text::Paste &paste, const std::stop_token &stop = {}) const;
    /// Whether the record's pattern matches somewhere in `text` (one line).
    bool matches(qsizetype record, QByteArrayView text) const;
    /// The records whose pattern the prefilter cannot rule out for `line`: a little more than those that match, at a small
    /// part of the cost.
    QList<qsizetype> candidates(QByteArrayView line) const;
    /// The lines in which a pattern can match: the same for a whole piece of a long text. `text` is made of the lines' bytes,
    /// `prefilter` is the patterns' own or one tuned to such texts, whose markers are told as they are found; the result ascends.
    std::vector<LineCandidate> candidateLines(const Prefilter &prefilter, const Prefilter::Text &text,
        const text::FoldedLines &lines, const std::function<void(std::uint32_t marker, size_t offset)> &onMarker) const;
    /// Of all patterns.
    const Prefilter &prefilter() const { return m_prefilter; }
    /// For long texts like `sample`; see Prefilter::tunedTo.
    Prefilter prefilterTunedTo(const Prefilter::Text &sample, const std::vector<std::string> &markers) const;
    const QList<catalog::Problem> &problems() const { return m_problems; }

private:
    struct Entry {
        qint64 budget = 0; ///< bytes that it may be tried on in one scan
        std::uint32_t record = 0;
        std::uint32_t crossesLines = 0; ///< 1 when a match may contain a line break
    };

    void confirm(const std::vector<Prefilter::Candidate> &candidates, const std::vector<ScanWindow> &windows,
        const text::Paste &paste, bool onlyCrossing, std::vector<qint64> &spent, PatternScan &scan,
        const std::stop_token &stop) const;

    catalog::Column<Entry> m_entries; ///< by Prefilter::Pattern; records ascend
    LazyPatterns m_compiled; ///< likewise
    Prefilter m_prefilter;
    QList<catalog::Problem> m_problems;
};

} // namespace wayout::match
