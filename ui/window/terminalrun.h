// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace wayout::window {

/// Runs the program as a terminal command, without a window. Returns the exit status.
int runInTerminal(int &argc, char **argv);

} // namespace wayout::window
