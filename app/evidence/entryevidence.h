// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"
#include "app/evidence/teamcounts.h"

#include <QDate>

#include <optional>

namespace wayout::evidence {

/// The fewest people from whom a rate is calculated; fewer are told in words.
constexpr int fewestForRate = 5;

/// People who said what came of an entry.
struct PeopleCount {
    int worked = 0;
    int failed = 0; ///< it did not help
    int harmed = 0; ///< it made things worse: data or work was lost

    int people() const { return worked + failed + harmed; }
    /// Returns the interval of the share for which it worked.
    Interval interval() const { return wilsonInterval(worked, people()); }
    bool operator==(const PeopleCount &) const = default;
};

/// What came of an entry for the user, over all pastes, and for the user's team.
struct EntryOutcomes {
    int ownWorked = 0;
    int ownFailed = 0;
    int ownTried = 0; ///< without a stated result
    QDate ownLast; ///< of the newest stated result
    TeamCount team;

    bool operator==(const EntryOutcomes &) const = default;
};

/// The outcomes of all entries of a record by position; empty where nothing is known.
struct RecordOutcomes {
    QList<EntryOutcomes> deadEnds;
    QList<EntryOutcomes> workarounds;

    bool operator==(const RecordOutcomes &) const = default;
};

/// What is known about an entry of a record. The four kinds say different things and are never put into one figure.
struct EntryEvidence {
    enum class Kind {
        None, ///< nobody tested it
        Estimate, ///< a rate that an imported catalogue states
        Sourced, ///< a page says so
        Tested, ///< it was run
        Counted, ///< people said what came of it
    };
    PeopleCount counted;
    QStringList testedOn; ///< environments in which it did what the record says, see namedTools()
    QStringList refutedOn; ///< environments in which it did not
    QStringList sources; ///< addresses
    std::optional<double> estimate; ///< share of cases in which it works or, for a dead end, fails

    /// Returns the kind that says most, which is the one to show in one line.
    Kind kind() const;
    bool operator==(const EntryEvidence &) const = default;
};

/// Returns the positions of reports that do not count, because an earlier one may be of the same person: it has the same
/// address, and nothing tells them apart, neither the day nor the note.
QList<qsizetype> repeatedReports(const QList<catalog::Report> &reports);

/// Returns what is known about a catalog::DeadEnd or a catalog::Workaround of the record. With outcomes, `counted` has
/// the user and the team, too.
template<typename Entry>
EntryEvidence evidenceOf(const catalog::Record &record, qsizetype index, const EntryOutcomes &outcomes = {});
extern template EntryEvidence evidenceOf<catalog::DeadEnd>(const catalog::Record &, qsizetype, const EntryOutcomes &);
extern template EntryEvidence evidenceOf<catalog::Workaround>(
    const catalog::Record &, qsizetype, const EntryOutcomes &);

} // namespace wayout::evidence
