// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPalette>

/// The two palettes of our own: neutral greys and one accent, every role set, disabled ones too.
QPalette lightPalette();
QPalette darkPalette();
