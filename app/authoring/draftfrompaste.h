// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/recorddraft.h"
#include "app/match/engine.h"

#include <QDate>

namespace wayout::authoring {

/// What of a failing line differs from case to case, taken out of it.
///
///     ModuleNotFoundError: No module named 'yaml' (/home/li/app.py:12)
///         signature  ModuleNotFoundError: No module named '…' (…:…)
///         regex      ModuleNotFoundError: No module named '[^']*' \(\S+:\d+\)
///
/// Error codes are no such part: E0382, errno 28 and exit code 137 stay.
struct MaskedLine {
    QString signature;
    QString regex; ///< RE2 syntax; matches the line
};
MaskedLine maskedLine(const QString &line);

/// A record to begin with, from a text that no record explains: `answer` is what was found for it. Signature and regex from its
/// failing line, a sample without secrets, domain and category from what speaks for them; an id that no record has.
RecordDraft draftFromPaste(const QString &paste, const match::Answer &answer, const catalog::Catalog &catalog, QDate today);

/// A name for an id: "no-module-named" of "ModuleNotFoundError: No module named '…'".
QString slugOf(const QString &signature);

} // namespace wayout::authoring
