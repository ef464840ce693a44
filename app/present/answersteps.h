// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/catalog/contentlanguage.h"
#include "app/match/answer.h"
#include "app/present/terminalwriter.h"
#include "app/storage/notebook.h"

namespace wayout::present {

/// Writes what a record says about a paste, in few lines: what happened, why, what to do with the values of the paste
/// filled in, what else may fit, and what not to do. From the second of `timesToday` on it also says what of that the
/// user has tried.
void writeSteps(TerminalWriter &writer, const match::Match &match, const QString &paste,
    const catalog::Catalog &catalog, catalog::ContentLanguage language, const storage::OwnRecords &own,
    int timesToday = 0);
/// Writes the same in at most 8 lines of a terminal: what happened, the fix with the beginning of its code, what not to
/// do, and where the rest is.
void writeBriefSteps(TerminalWriter &writer, const match::Match &match, const QString &paste,
    const catalog::Catalog &catalog, catalog::ContentLanguage language, const storage::OwnRecords &own,
    int timesToday = 0);
/// Writes one faint line of a terminal: what happened, the fix, and the `command` that tells the rest.
void writeHint(TerminalWriter &writer, const match::Match &match, const QString &paste, const catalog::Catalog &catalog,
    catalog::ContentLanguage language, const QString &command);
/// Returns what a coding assistant is told after a command of its own failed: what not to do, then the fix with its code.
/// From the second of `times` on it says which ways were not tried instead. At most `mostBytes` of UTF-8.
QString assistantText(const match::Match &match, const QString &paste, const catalog::Catalog &catalog,
    catalog::ContentLanguage language, const storage::OwnRecords &own, int times, qsizetype mostBytes);
/// Returns the code of the fix with the values of the paste filled in; empty when the fix has none.
QString fixCode(const match::Match &match, const QString &paste, const catalog::Catalog &catalog,
    catalog::ContentLanguage language, const storage::OwnRecords &own);

} // namespace wayout::present
