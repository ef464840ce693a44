// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace wayout::window {

/// The program as a command of the terminal, without a window. The exit status.
int runInTerminal(int &argc, char **argv);

} // namespace wayout::window
