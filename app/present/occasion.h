// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/evidence/fittedrecord.h"
#include "app/match/answer.h"
#include "app/storage/notebook.h"

namespace wayout::present {

/// Returns the occasion on which a record is read. Window, terminal, JSON, Markdown and print all take it from here, so
/// the order of the entries, the variants of their code and the values in them are the same everywhere.
/// `evidence` is what was found for the record in `paste`; without any, the record does not explain it.
evidence::Occasion occasionFor(const catalog::Record &record, const QString &paste = {},
    const QList<match::Evidence> &evidence = {}, const storage::OwnRecord &own = {},
    const evidence::TeamCounts &team = {});

/// Returns the occasion on which the record of a match is read.
evidence::Occasion occasionFor(
    const catalog::Record &record, const match::Match &match, const QString &paste, const storage::OwnRecords &own);

/// Returns the occasion without the secrets of its paste, for what is handed on: Markdown and print. A placeholder whose
/// value is a secret stays unfilled.
evidence::Occasion withoutSecrets(const evidence::Occasion &occasion);

} // namespace wayout::present
