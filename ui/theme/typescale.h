// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>
#include <QFontInfo>

#include <algorithm>

namespace wayout::theme {

/// Distances are multiples of this, in device-independent pixels.
constexpr int gridUnit = 8;

// Two sizes and two weights, all from the application's font as it is now: ask again on QEvent::FontChange.
QFont bodyFont();
/// Headings of sections and cards.
QFont strongFont();
/// The one large text of a pane.
QFont titleFont();
/// Monospaced, in the size of the body. Where the desktop has chosen no family for code, the one that is installed.
QFont codeFont();

/// How many times the usual size the text is, at least 1: a window has room for what fits into it, not for pixels.
inline double textScale(const QFont &font)
{
    constexpr double usual = 13; // pixels; desktops choose 12 to 15
    return std::max(1.0, QFontInfo(font).pixelSize() / usual);
}

} // namespace wayout::theme
