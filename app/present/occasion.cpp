// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/occasion.h"

#include "app/evidence/pastereading.h"
#include "app/text/secrets.h"

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

} // namespace

evidence::Occasion occasionFor(const catalog::Record &record, const QString &paste,
    const QList<match::Evidence> &evidence, const storage::OwnRecord &own, const evidence::TeamCounts &team)
{
    evidence::Occasion occasion{
        .readersSystem = evidence::readersSystem(), .readersRelease = QSysInfo::prettyProductName()};
    if (!evidence.isEmpty()) {
        occasion.paste = paste;
        occasion.line = evidence.first().line;
    }
    if (!own.results.isEmpty() || !team.entries.isEmpty()) {
        occasion.outcomes = {outcomesOf(record, record.deadEnds, &storage::AttemptKey::ofDeadEnd, own, team),
            outcomesOf(record, record.workarounds, &storage::AttemptKey::ofWorkaround, own, team)};
    }
    return occasion;
}

evidence::Occasion occasionFor(
    const catalog::Record &record, const match::Match &match, const QString &paste, const storage::OwnRecords &own)
{
    evidence::Occasion occasion = occasionFor(record, paste, match.evidence, own.value(record.id));
    occasion.clean = match.paste;
    return occasion;
}

evidence::Occasion withoutSecrets(const evidence::Occasion &occasion)
{
    const evidence::PasteReading reading(occasion.paste, occasion.line);
    evidence::Occasion masked = occasion;
    masked.paste = text::maskedLines(reading.text());
    masked.clean.reset();
    masked.line = std::max(0, occasion.line - reading.linesBefore());
    return masked;
}

} // namespace wayout::present
