// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <optional>

namespace wayout::platform {

/// Returns what the terminal shows and has shown before, at most the last 500 lines or so, where a program can ask for
/// it: in tmux, screen, WezTerm, and kitty with remote control. Returns nothing elsewhere.
std::optional<QByteArray> terminalText();

/// Ends this process in silence, with status 0, when it has not ended by itself after that time.
void endSilentlyAfter(int milliseconds);

/// Returns the device that the standard error, output or input is connected to ("/dev/pts/3"); empty without a terminal.
QByteArray terminalName();

} // namespace wayout::platform
