// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace wayout::window {

class MainWindow;
struct StartOptions;

/// Draws the window into the file that the options name, once what they ask for is on it, and ends the event loop with the exit
/// status. Nothing is shown on a screen.
void drawPictureAndExit(MainWindow &window, const StartOptions &options);

} // namespace wayout::window
