// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

/// From here on, when Qt gives up because there is no display, the program says so in one sentence and exits with status 3
/// instead of aborting.
void exitPlainlyWithoutDisplay();
/// The application has started: messages go their usual way again.
void displayIsThere();
