// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/match/engine.h"
#include "app/present/outputformat.h"

namespace wayout::present {

/// An answer for a terminal: the errors found in the text, the best record, the others in a line each.
QString answerText(const match::Answer &answer, const catalog::Catalog &catalog, catalog::ContentLanguage language,
    const OutputFormat &paper = {});
/// As above for a search: a line each.
QString searchText(const match::Answer &answer, const catalog::Catalog &catalog, catalog::ContentLanguage language,
    const OutputFormat &paper = {});
/// Records in a line each.
QString listText(
    const QList<catalog::Record> &records, catalog::ContentLanguage language, const OutputFormat &paper = {});

} // namespace wayout::present
