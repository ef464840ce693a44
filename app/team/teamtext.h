// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/team/teamstate.h"

namespace wayout::team {

/// How it stands, and what to do about it, in one or two sentences, in the language of the interface.
QString teamSentence(const TeamState &state);
/// The same in a few words, for the line at the bottom of the window; empty where there is nothing to say.
QString teamWords(const TeamState &state);

} // namespace wayout::team
