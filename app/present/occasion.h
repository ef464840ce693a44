// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/evidence/fittedrecord.h"
#include "app/match/answer.h"
#include "app/storage/notebook.h"

#include <QHash>

#include <stop_token>
#include <vector>

namespace wayout::present {

/// What a paste says for the records of its answer, by their ids.
using AnswerFacts = QHash<QString, evidence::PasteFacts>;

/// Returns what the paste says for the record of a match; nothing without evidence, because then the record does not
/// explain the paste.
evidence::PasteFacts factsOf(const catalog::Record &record, const match::Match &match, const QString &paste);
/// Returns what the paste says for the records of its answer. Of an excerpt, `lines` has the numbers of its lines in the
/// long text, as Excerpt::lines does.
AnswerFacts factsOf(const match::Answer &answer, const catalog::Catalog &catalog, const QString &paste,
    const std::vector<int> &lines = {}, const std::stop_token &stop = {});

/// Returns the occasion on which a record is read. Window, terminal, JSON, Markdown and print all take it from here, so
/// the order of the entries, the variants of their code and the values in them are the same everywhere.
evidence::Occasion occasionFor(const catalog::Record &record, evidence::PasteFacts facts = {},
    const storage::OwnRecord &own = {}, const evidence::TeamCounts &team = {});

/// Returns the occasion on which the record of a match is read.
evidence::Occasion occasionFor(
    const catalog::Record &record, const match::Match &match, const QString &paste, const storage::OwnRecords &own);

/// Returns the occasion without the secrets of its paste, for what is handed on: Markdown and print. A placeholder whose
/// value is secret stays unfilled.
evidence::Occasion withoutSecrets(const evidence::Occasion &occasion);

} // namespace wayout::present
