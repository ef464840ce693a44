// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/occasion.h"

#include <QSysInfo>

#include <algorithm>

namespace wayout::present {
namespace {

template<typename Entry>
QList<evidence::EntryOutcomes> outcomesOf(const catalog::Record &record, const QList<Entry> &entries,
    storage::AttemptKey (*keyOf)(const catalog::Record &, qsizetype), const storage::OwnRecord &own,
    const evidence::TeamCounts &team)
{
    QList<evidence::EntryOutcomes> outcomes;
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const QString key = keyOf(record, i).entry;
        const storage::OwnResults results = own.results.value(key);
        outcomes.append({.ownWorked = results.worked,
            .ownFailed = results.didNotWork,
            .ownTried = results.tried,
            .ownLast = results.last.date(),
            .team = team.entries.value(key)});
    }
    return outcomes;
}

/// Returns the line of an excerpt for a line of the long text.
int lineInExcerpt(int line, const std::vector<int> &lines)
{
    const auto found = std::ranges::find(lines, line);
    return found == lines.end() ? 0 : int(found - lines.begin()) + 1;
}

/// Replaces lines of an excerpt by those of the long text.
void numberAsIn(const std::vector<int> &lines, evidence::PasteFacts &facts)
{
    const auto replace = [&lines](int &line) {
        line = line > 0 && size_t(line) <= lines.size() ? lines[size_t(line) - 1] : 0;
    };
    replace(facts.line);
    for (evidence::FilledValue &value : facts.values) {
        replace(value.line);
    }
    for (QList<evidence::FittedEntry> *entries : {&facts.workarounds, &facts.deadEnds}) {
        for (evidence::FittedEntry &entry : *entries) {
            replace(entry.line);
        }
    }
}

evidence::PasteFacts factsAt(int line, const catalog::Record &record, const match::Match &match, const QString &paste)
{
    static const QString release = QSysInfo::prettyProductName(); // Qt reads it from a file each time
    return evidence::factsOf(record, {.text = paste, .clean = match.paste, .line = line, .readersRelease = release});
}

} // namespace

evidence::PasteFacts factsOf(const catalog::Record &record, const match::Match &match, const QString &paste)
{
    return match.evidence.isEmpty() ? evidence::PasteFacts()
                                    : factsAt(match.evidence.first().line, record, match, paste);
}

AnswerFacts factsOf(const match::Answer &answer, const catalog::Catalog &catalog, const QString &paste,
    const std::vector<int> &lines, const std::stop_token &stop)
{
    AnswerFacts facts;
    for (const match::Match &match : answer.matches) {
        if (stop.stop_requested()) {
            break;
        }
        const catalog::Record &record = catalog.at(match.record);
        if (lines.empty()) {
            facts.insert(record.id, factsOf(record, match, paste));
        } else if (!match.evidence.isEmpty()) {
            evidence::PasteFacts ofExcerpt =
                factsAt(lineInExcerpt(match.evidence.first().line, lines), record, match, paste);
            numberAsIn(lines, ofExcerpt);
            facts.insert(record.id, ofExcerpt);
        }
    }
    return facts;
}

evidence::Occasion occasionFor(const catalog::Record &record, evidence::PasteFacts facts, const storage::OwnRecord &own,
    const evidence::TeamCounts &team)
{
    evidence::Occasion occasion{.facts = std::move(facts), .readersSystem = evidence::readersSystem()};
    if (!own.results.isEmpty() || !team.entries.isEmpty()) {
        occasion.outcomes = {outcomesOf(record, record.deadEnds, &storage::AttemptKey::ofDeadEnd, own, team),
            outcomesOf(record, record.workarounds, &storage::AttemptKey::ofWorkaround, own, team)};
    }
    return occasion;
}

evidence::Occasion occasionFor(
    const catalog::Record &record, const match::Match &match, const QString &paste, const storage::OwnRecords &own)
{
    return occasionFor(record, factsOf(record, match, paste), own.value(record.id));
}

evidence::Occasion withoutSecrets(const evidence::Occasion &occasion)
{
    evidence::Occasion masked = occasion;
    masked.facts.values.removeIf([](const evidence::FilledValue &value) { return value.isSecret; });
    masked.facts.absent.removeIf([](const evidence::AbsentPackage &one) { return one.isSecret; });
    return masked;
}

} // namespace wayout::present
