// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace wayout::window {

/// From here on, when the system refuses memory or threads, the program says so in one sentence and exits instead of aborting.
void exitPlainlyWithoutMemory();
/// From here on, when Qt gives up because there is no display, the program says so in one sentence and exits with status 3
/// instead of aborting. `likely` is the command that was meant, where the arguments look like a mistyped one: then that is said, and the
/// status is 2.
void exitPlainlyWithoutDisplay(const QString &typed, const QString &likely);
/// The application has started: messages go their usual way again.
void displayIsThere();

} // namespace wayout::window
