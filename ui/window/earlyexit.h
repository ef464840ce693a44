// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace wayout::window {

/// Installs a handler: when the system refuses memory or threads, the program prints one sentence and exits instead of
/// aborting.
void exitPlainlyWithoutMemory();
/// Installs a handler: when Qt finds no display, the program prints one sentence and exits with status 3 instead of
/// aborting. `likely` is the intended command when the arguments look like a mistyped one: then the sentence says so,
/// and the status is 2.
void exitPlainlyWithoutDisplay(const QString &typed, const QString &likely);
/// Restores normal message handling after the application has started.
void displayIsThere();

} // namespace wayout::window
