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
/// filled in, what else may fit, and what not to do.
void writeSteps(TerminalWriter &writer, const match::Match &match, const QString &paste,
    const catalog::Catalog &catalog, catalog::ContentLanguage language, const storage::OwnRecords &own);

} // namespace wayout::present
