// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/match/engine.h"
#include "app/present/outputformat.h"
#include "app/storage/notebook.h"

namespace wayout::present {

/// Returns an answer for a terminal: what the best record says to do about `paste`, then one line for each other record
/// and each other error of the text. What to do first is within the first 24 lines. `own` are the results of the user,
/// who met the best record's error for the `timesToday`th time today; 0 if unknown.
QString answerText(const match::Answer &answer, const QString &paste, const catalog::Catalog &catalog,
    catalog::ContentLanguage language, const OutputFormat &format = {}, const storage::OwnRecords &own = {},
    int timesToday = 0);
/// Returns the same in at most 8 lines of a terminal: the best record, or the ids of related ones.
QString briefAnswerText(const match::Answer &answer, const QString &paste, const catalog::Catalog &catalog,
    catalog::ContentLanguage language, const OutputFormat &format = {}, const storage::OwnRecords &own = {},
    int timesToday = 0);
/// Returns the answer to a search for a terminal: one line for each record.
QString searchText(const match::Answer &answer, const catalog::Catalog &catalog, catalog::ContentLanguage language,
    const OutputFormat &format = {});
/// Returns one line for each record.
QString listText(
    const QList<catalog::Record> &records, catalog::ContentLanguage language, const OutputFormat &format = {});

} // namespace wayout::present
