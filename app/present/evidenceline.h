// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/evidence/entryevidence.h"
#include "app/present/ratewords.h"

#include <QStringList>

namespace wayout::present {

/// Returns in a few words how it is known that an entry works or fails, in the language of the interface:
///
///     "worked for two of four people who tried"  fewer than evidence::fewestForRate
///     "worked for 9 of 11, 52–95 %"              with the interval of the rate
///     "tested on Debian 12 and 13, git 2.39–2.47"
///     "from the Git documentation"
///     "~95 %, the author's estimate"
///     "not tested"
QString evidenceLine(const evidence::EntryEvidence &evidence, RateMeaning meaning, const catalog::Record &record);

/// Returns the same without the systems and tools: "tested".
QString briefEvidence(const evidence::EntryEvidence &evidence, RateMeaning meaning, const catalog::Record &record);

/// Returns what came of an entry for the user, and then for the user's team, empty where nothing is known:
///
///     "worked for you on 14 Nov · your team: worked for 7 of 9, 45–94 %, noted by 3 people"
QString outcomeWords(const evidence::EntryOutcomes &outcomes, RateMeaning meaning);

/// Returns outcomeWords(), followed by evidenceLine() unless that has nothing to add.
QString knownWords(const evidence::EntryEvidence &evidence, const evidence::EntryOutcomes &outcomes,
    RateMeaning meaning, const catalog::Record &record);

/// Returns where something was run: "Debian 12 and 13, git 2.39–2.47".
QString environmentWords(const QStringList &environments);

/// Returns how many dead ends and workarounds are known in which way, a line for each way. `records` are the records of
/// a list.
QString evidenceSummary(const QList<catalog::Record> &records);

} // namespace wayout::present
