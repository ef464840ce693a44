// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPalette>

namespace wayout::theme {

/// The two palettes of our own: neutral greys and one accent, every role set, disabled ones too.
QPalette lightPalette();
QPalette darkPalette();
/// White on black, with lines around what is a surface elsewhere: text reaches 7:1 (WCAG 2.1, 1.4.6).
QPalette highContrastPalette();
/// Black and white with nothing between them: dim text, lines and signs are drawn stronger.
bool isHighContrast(const QPalette &palette);

} // namespace wayout::theme
