// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFontInfo>

#include <algorithm>

/// How many times the usual size the text is, at least 1: a window has room for what fits into it, not for pixels.
inline double textScale(const QFont &font)
{
    constexpr double usual = 13; // pixels; desktops choose 12 to 15
    return std::max(1.0, QFontInfo(font).pixelSize() / usual);
}
