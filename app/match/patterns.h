// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"
#include "app/catalog/record.h"
#include "app/match/matcher.h"
#include "app/text/paste.h"

#include <QList>

#include <memory>

/// A record's regex found in a text.
struct PatternHit {
    qsizetype record = -1; ///< position in the list of records
    qsizetype begin = 0; ///< in Paste::clean()
    qsizetype end = 0;

    auto operator<=>(const PatternHit &) const = default;
};

/// The patterns of all records, found in one pass. Every pattern is tried without case on each line, and one that can
/// cross a line break also on windows of `windowLines` lines. A literal prefilter (RE2's FilteredRE2: the literals that a
/// match must contain) leaves few patterns to be run. Ready once constructed, const, shared between threads.
class Patterns final
{
public:
    static constexpr qsizetype windowLines = 12;
    static constexpr qsizetype longestPattern = 2048; ///< bytes
    static constexpr qsizetype longestWindow = 8192; ///< bytes; longer lines are tried in overlapping pieces

    explicit Patterns(const QList<Record> &records);
    ~Patterns();

    /// The first hit of each pattern on each line (or window), in the order of the text.
    QList<PatternHit> scan(const Paste &paste, const StopRequested &stop = {}) const;
    /// The same answer without the prefilter. Slow; the oracle of tst_patterns.
    QList<PatternHit> scanAll(const Paste &paste) const;
    /// Whether the record's pattern matches somewhere in `text` (one line).
    bool matches(qsizetype record, QByteArrayView text) const;
    /// The records whose pattern the prefilter cannot rule out for `text`: a little more than those that match, at a small
    /// part of the cost.
    QList<qsizetype> candidates(QByteArrayView text) const;
    const QList<Problem> &problems() const { return m_problems; }

private:
    struct Set;

    std::unique_ptr<Set> m_set;
    QList<Problem> m_problems;
};
