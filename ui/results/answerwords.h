// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/engine.h"

namespace wayout::results {

/// Says what was searched for in how many records. For a text that matches no record.
QString searchedFor(const match::Answer &answer, const match::Engine &engine);
/// Says how many records were found, and how long the search took.
QString answerSummary(const match::Answer &answer);

} // namespace wayout::results
