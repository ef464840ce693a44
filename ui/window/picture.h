// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace wayout::window {

class MainWindow;
struct StartOptions;

/// Draws the window into the file named in the options, once it shows what they ask for, and quits the event loop with
/// the exit status. Nothing appears on a screen.
void drawPictureAndExit(MainWindow &window, const StartOptions &options);

} // namespace wayout::window
