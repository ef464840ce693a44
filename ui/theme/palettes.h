// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPalette>

namespace wayout::theme {

/// Returns the light palette: neutral greys and one accent. As in darkPalette(), every role is set, for disabled
/// widgets too.
QPalette lightPalette();
QPalette darkPalette();
/// Returns white on black, with lines instead of tinted surfaces. Text reaches a contrast of 7:1 (WCAG 2.1, 1.4.6).
QPalette highContrastPalette();
/// Whether the palette is black and white without greys. Dim text, lines and icons are drawn with more contrast then.
bool isHighContrast(const QPalette &palette);

} // namespace wayout::theme
