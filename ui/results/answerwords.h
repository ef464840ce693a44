// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/engine.h"

namespace wayout::results {

/// Of a text that no record matches: what was looked for, and in what.
QString searchedFor(const match::Answer &answer, const match::Engine &engine);
/// How many records were found, and how long it took.
QString answerSummary(const match::Answer &answer);

} // namespace wayout::results
