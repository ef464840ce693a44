// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/present/outputformat.h"
#include "app/match/engine.h"

/// An answer for a terminal: the errors found in the text, the best record, the others in a line each.
QString answerText(const Answer &answer, const Catalog &catalog, ContentLanguage language, const OutputFormat &paper = {});
/// As above for a search: a line each.
QString searchText(const Answer &answer, const Catalog &catalog, ContentLanguage language, const OutputFormat &paper = {});
/// Records in a line each.
QString listText(const QList<Record> &records, ContentLanguage language, const OutputFormat &paper = {});
