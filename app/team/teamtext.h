// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/team/teamstate.h"

namespace wayout::team {

/// Returns one or two sentences on the state and on what to do, in the language of the interface.
QString teamSentence(const TeamState &state);
/// Returns the same in a few words for the status bar; empty if the team is off.
QString teamWords(const TeamState &state);

} // namespace wayout::team
