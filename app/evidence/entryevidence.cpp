// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/evidence/entryevidence.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace wayout::evidence {
namespace {

/// Counts each person once. A report without an address cannot be looked up, so it does not count.
PeopleCount countOf(const QList<catalog::Report> &reports)
{
    PeopleCount count;
    const QList<qsizetype> repeated = repeatedReports(reports);
    for (qsizetype i = 0; i < reports.size(); ++i) {
        const catalog::Report &report = reports.at(i);
        if (!report.url.startsWith("http"_L1) || std::ranges::binary_search(repeated, i)) {
            continue;
        }
        ++(report.outcome == "worked"_L1 ? count.worked : report.outcome == "harm"_L1 ? count.harmed : count.failed);
    }
    return count;
}

/// Adds the user as one person, and the team's people by the shares of their outcomes. A team knows the results of this
/// user, too.
void addOutcomes(const EntryOutcomes &outcomes, PeopleCount &count)
{
    const TeamCount &team = outcomes.team;
    if (team.known() > 0) {
        const int people = std::min(team.people, team.known());
        const int worked = int(std::lround(double(people) * team.worked / team.known()));
        count.worked += worked;
        count.failed += people - worked;
    } else if (outcomes.ownWorked + outcomes.ownFailed > 0) {
        ++(outcomes.ownWorked >= outcomes.ownFailed ? count.worked : count.failed);
    }
}

/// How the two kinds of entries name what they have alike.
template<typename Entry>
struct EntryFields;

template<>
struct EntryFields<catalog::DeadEnd> {
    static constexpr auto list = &catalog::Record::deadEnds;
    static constexpr auto runs = &catalog::Reproduction::deadEnds;
    static constexpr auto rate = &catalog::DeadEnd::failRate;
};

template<>
struct EntryFields<catalog::Workaround> {
    static constexpr auto list = &catalog::Record::workarounds;
    static constexpr auto runs = &catalog::Reproduction::workarounds;
    static constexpr auto rate = &catalog::Workaround::successRate;
};

} // namespace

EntryEvidence::Kind EntryEvidence::kind() const
{
    return counted.people() > 0                       ? Kind::Counted
        : !testedOn.isEmpty() || !refutedOn.isEmpty() ? Kind::Tested
        : !sources.isEmpty()                          ? Kind::Sourced
        : estimate                                    ? Kind::Estimate
                                                      : Kind::None;
}

QList<qsizetype> repeatedReports(const QList<catalog::Report> &reports)
{
    QList<qsizetype> repeated;
    for (qsizetype i = 0; i < reports.size(); ++i) {
        const catalog::Report &report = reports.at(i);
        const auto isSame = [&report](const catalog::Report &other) {
            const bool isSameDay = report.date == other.date || !report.date.isValid() || !other.date.isValid();
            const bool isSameNote = report.note == other.note || report.note.isEmpty() || other.note.isEmpty();
            return report.url == other.url && isSameDay && isSameNote;
        };
        if (!report.url.isEmpty() && std::any_of(reports.begin(), reports.begin() + i, isSame)) {
            repeated.append(i);
        }
    }
    return repeated;
}

template<typename Entry>
EntryEvidence evidenceOf(const catalog::Record &record, qsizetype index, const EntryOutcomes &outcomes)
{
    const Entry &entry = (record.*EntryFields<Entry>::list).at(index);
    EntryEvidence evidence{
        .counted = countOf(entry.reports), .sources = entry.sources, .estimate = entry.*EntryFields<Entry>::rate};
    addOutcomes(outcomes, evidence.counted);
    for (const catalog::Reproduction &run : record.reproductions) {
        if (const std::optional<bool> asClaimed = (run.*EntryFields<Entry>::runs).value(index)) {
            (*asClaimed ? evidence.testedOn : evidence.refutedOn).append(run.environment);
        }
    }
    return evidence;
}

template EntryEvidence evidenceOf<catalog::DeadEnd>(const catalog::Record &, qsizetype, const EntryOutcomes &);
template EntryEvidence evidenceOf<catalog::Workaround>(const catalog::Record &, qsizetype, const EntryOutcomes &);

} // namespace wayout::evidence
