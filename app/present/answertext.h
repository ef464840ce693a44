// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/match/engine.h"
#include "app/present/outputformat.h"

namespace wayout::present {

/// Returns an answer for a terminal: the errors found in the text, the best record, then one line for each other
/// record.
QString answerText(const match::Answer &answer, const catalog::Catalog &catalog, catalog::ContentLanguage language,
    const OutputFormat &format = {});
/// Returns the answer to a search for a terminal: one line for each record.
QString searchText(const match::Answer &answer, const catalog::Catalog &catalog, catalog::ContentLanguage language,
    const OutputFormat &format = {});
/// Returns one line for each record.
QString listText(
    const QList<catalog::Record> &records, catalog::ContentLanguage language, const OutputFormat &format = {});

} // namespace wayout::present
