// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace wayout::platform {

/// Hands the text to another program, which `shellLine` starts, and waits for its end. Ctrl+C is that program's meanwhile.
/// Returns its status, or nothing when it could not be started.
std::optional<int> writeToProgram(const QByteArray &shellLine, const QByteArray &text);

/// Puts the text into the clipboard of the desktop, with wl-copy, xclip or xsel; where none is at hand, as over ssh, asks
/// the terminal to do it (OSC 52), which answers nothing. Returns what was used ("wl-copy", "OSC 52"), or nothing without
/// desktop and terminal.
std::optional<QString> copyToClipboard(const QByteArray &text);

} // namespace wayout::platform
