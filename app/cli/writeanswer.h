// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/commandcontext.h"
#include "app/match/engine.h"

namespace wayout::cli {

/// Returns Found for a confident answer; related records alone are not an answer.
ExitStatus statusOf(const match::Answer &answer);
/// Returns the fingerprint of the error that the best record explains; its id where no line announces an error.
QString fingerprintOf(const match::Answer &answer, const catalog::Catalog &catalog);
/// Writes the answer to `text` for people: in full, briefly (--brief), or the code of the fix alone (--fix). Returns
/// NothingFound also when --fix finds a record without code.
ExitStatus writeAnswer(CommandContext &run, Output &output, const present::OutputFormat &format,
    const match::Answer &answer, const QString &text, const catalog::Catalog &catalog, int timesToday = 0);

} // namespace wayout::cli
