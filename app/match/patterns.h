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

/// Returns the regex with full-width forms and typographic quotes folded, as they are in the texts that it is matched
/// with. Folded characters stay literal: "（" becomes "\\(".
QString comparableRegex(const QString &regex);

/// Returns the runs of literal characters in a regex, as they appear in clean text (see Paste), in lower case, at least
/// two bytes each:
///
///     "ERROR 1040.*Too many connections" -> "error 1040", "too many connections"
///     "(colou?r|W/)\\s+\\d+"               -> "colo", "w/"
///     "部命令，也不是"                      -> "部命令,也不是"
std::vector<std::string> literalRuns(const QString &regex);

/// The number of characters of a matched text that its pattern has as literals. `.*` and classes match anything, so a
/// hit is supported by the literals alone.
struct LiteralLength {
    /// The length of all literals.
    size_t together = 0;
    /// The length of the longest run: two common words with `.*` between them are not a message.
    size_t longest = 0;
};
LiteralLength literalLength(const std::vector<std::string> &runs, QByteArrayView matched);

/// Whether a word (lower case) is part of a literal run, or contains one: "outofmemoryerror" for "OutOfMemory.*heap". A
/// word matched only by `.*` does not count.
bool isInLiterals(const std::vector<std::string> &runs, const std::string &word);

/// The result of trying all patterns on a text.
struct PatternScan {
    QList<PatternHit> hits; ///< the first of each pattern on each line or window, in the order of the text
    QList<qsizetype> unfinished; ///< records whose pattern takes too long on this text and was not tried on all of it
};

/// A line of a long text in which a pattern can match.
struct LineCandidate {
    std::uint32_t line = 0; ///< 0-based
    bool withNeighbours = false; ///< the match may include lines up to `reach` lines away

    static constexpr qsizetype reach = ScanWindow::windowLines / 2;
};

/// Case-insensitive regexes, each compiled at its first use, because most patterns of a catalogue are never used. Safe
/// to share between threads. A regex that RE2 rejects matches nothing.
class LazyPatterns final
{
public:
    struct Span {
        qsizetype begin = 0;
        qsizetype end = 0;
    };

    explicit LazyPatterns(catalog::Strings regexes);
    ~LazyPatterns();
    LazyPatterns(LazyPatterns &&other) noexcept;
    LazyPatterns &operator=(LazyPatterns &&other) noexcept;

    /// Compiles the regex and returns RE2's error message; empty when RE2 accepts it.
    static std::string error(const std::string &regex);
    size_t size() const { return m_regexes.size(); }
    const catalog::Strings &regexes() const { return m_regexes; }
    /// Returns the first match of a regex; nullopt when there is none or it is empty.
    std::optional<Span> find(size_t pattern, QByteArrayView text) const;

private:
    struct Compiled;

    const re2::RE2 &compiled(size_t pattern) const;

    catalog::Strings m_regexes;
    std::unique_ptr<Compiled> m_compiled;
};

/// Finds the patterns of all records in one pass. Every pattern is tried on each line, ignoring case; a pattern that
/// can cross a line break is also tried on windows of lines (see ScanWindow). A prefilter of literals leaves few
/// patterns to run, and only those are compiled. Const, shared between threads.
class Patterns final
{
public:
    static constexpr qsizetype longestPattern = 2048; ///< bytes

    /// Adds the patterns of the records to what the constructor reads. After a stop request they are incomplete.
    static void compile(
        const QList<catalog::Record> &records, catalog::SectionWriter &writer, const std::stop_token &stop);
    /// Compiles the patterns of the records in memory. They are unusable if a stop is requested meanwhile.
    static Patterns of(const QList<catalog::Record> &records, const std::stop_token &stop = {});

    Patterns(catalog::SectionReader &reader, size_t records);

    PatternScan scan(const text::Paste &paste, const std::stop_token &stop = {}) const;
    /// Whether the record's pattern matches anywhere in `text` (one line).
    bool matches(qsizetype record, QByteArrayView text) const;
    /// Returns the records whose pattern the prefilter cannot rule out for `line`: slightly more than those that match,
    /// at a fraction of the cost.
    QList<qsizetype> candidates(QByteArrayView line) const;
    /// Returns the lines of a piece of a long text in which a pattern can match, ascending. `text` is made of the bytes
    /// of `lines`. `prefilter` is prefilter() or one tuned to such texts; `onMarker` is called for each marker that it
    /// finds.
    std::vector<LineCandidate> candidateLines(const Prefilter &prefilter, const Prefilter::Text &text,
        const text::FoldedLines &lines, const std::function<void(std::uint32_t marker, size_t offset)> &onMarker) const;
    /// Returns the prefilter of all patterns.
    const Prefilter &prefilter() const { return m_prefilter; }
    /// Returns a prefilter for long texts like `sample`; see Prefilter::tunedTo().
    Prefilter prefilterTunedTo(const Prefilter::Text &sample, const std::vector<std::string> &markers) const;
    const QList<catalog::Problem> &problems() const { return m_problems; }

private:
    struct Entry {
        qint64 budget = 0; ///< the most bytes that the pattern is tried on in one scan
        std::uint32_t record = 0;
        std::uint32_t crossesLines = 0; ///< 1 when a match may contain a line break
    };

    void confirm(const std::vector<Prefilter::Candidate> &candidates, const std::vector<ScanWindow> &windows,
        const text::Paste &paste, bool onlyCrossing, std::vector<qint64> &spent, PatternScan &scan,
        const std::stop_token &stop) const;

    catalog::Column<Entry> m_entries; ///< by Prefilter::Pattern; records ascend
    LazyPatterns m_compiled; ///< by Prefilter::Pattern
    Prefilter m_prefilter;
    QList<catalog::Problem> m_problems;
};

} // namespace wayout::match
