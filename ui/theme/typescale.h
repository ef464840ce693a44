// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>
#include <QFontInfo>

#include <algorithm>

namespace wayout::theme {

/// Distances are multiples of this, in device-independent pixels.
constexpr int gridUnit = 8;

// Four sizes and two weights of the current application font. Call these again on QEvent::FontChange.
/// Returns the font of facts beside a text: where it comes from, how it was tested.
QFont smallFont();
QFont bodyFont();
/// Returns the font of headings of sections.
QFont strongFont();
/// Returns the font of the most important thing to do.
QFont headingFont();
/// Returns the font of the single large text of a pane.
QFont titleFont();
/// Returns a monospaced font in the size of the body font: the desktop's, or an installed one if the desktop's is not
/// installed.
QFont codeFont();

/// Returns the size of the text relative to the usual size, at least 1: larger text leaves less room in a window.
inline double textScale(const QFont &font)
{
    constexpr double usual = 13; // pixels; desktops choose 12 to 15
    return std::max(1.0, QFontInfo(font).pixelSize() / usual);
}

} // namespace wayout::theme
