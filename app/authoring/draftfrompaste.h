// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/recorddraft.h"
#include "app/match/engine.h"

#include <QDate>

namespace wayout::authoring {

/// A failing line without the parts that differ from case to case.
///
///     ModuleNotFoundError: No module named 'yaml' (/home/li/app.py:12)
///         signature  ModuleNotFoundError: No module named '…' (…:…)
///         regex      ModuleNotFoundError: No module named '[^']*' \(\S+:\d+\)
///
/// Error codes stay: E0382, errno 28, exit code 137.
struct MaskedLine {
    QString signature;
    QString regex; ///< RE2 syntax; matches the line
};
MaskedLine maskedLine(const QString &line);

/// Returns the first draft of a record for a text that no record explains. `answer` is the answer for this text. The
/// draft has a signature and a regex from the failing line, a sample without secrets, a guessed domain and category,
/// and an id that no record has.
RecordDraft draftFromPaste(
    const QString &paste, const match::Answer &answer, const catalog::Catalog &catalog, QDate today);

/// Returns the most important error of the answer; if it has none, the first line of the text that reports a failure, or
/// the first line that may be a message: never the headline or a frame of a traceback. Only `line` and `text` are set
/// then.
match::ErrorGroup mainError(const QString &paste, const match::Answer &answer);

/// Returns words of a signature as the last part of an id.
QString slugOf(const QString &signature);

} // namespace wayout::authoring
