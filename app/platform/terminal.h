// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

namespace wayout::platform {

bool standardInputIsTerminal();

/// Returns the width of the terminal that the standard stream leads to, 0 for a terminal that does not know its width,
/// and nothing for a file or a pipe.
std::optional<int> terminalColumns(int standardStream);
/// Returns its height; 0 where terminalColumns() is 0 or nothing.
int terminalRows(int standardStream);

} // namespace wayout::platform
