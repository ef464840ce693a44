// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QIcon>
#include <QRectF>

class QPainter;

namespace wayout::theme {

/// Small icons that are painted in code: they need no image plug-in and take any size and colour.
enum class Glyph {
    Check, ///< works, try
    CrossedCircle, ///< dead end, do not try
    Triangle, ///< caution
    Info,
    Clock, ///< may be out of date
    Copy,
    Paste,
    Open,
    Menu,
    Search,
    ArrowRight, ///< a link within the catalogue
    External, ///< a link that opens outside the program
    Star, ///< can become a favourite
    Pencil, ///< something to write
    StarFilled, ///< is a favourite
    Clear, ///< clears the field
};

/// Draws the glyph in the largest centred square of `rect`.
void paintGlyph(QPainter &painter, Glyph glyph, const QRectF &rect, const QColor &colour);
/// Returns an icon in the palette's ButtonText, which is looked up at each drawing: it follows light and dark.
QIcon glyphIcon(Glyph glyph);
QIcon glyphIcon(Glyph glyph, const QColor &colour);
/// Returns an icon that looks in all modes as `icon` does in `mode`, except for Disabled, which stays as it is.
QIcon iconInMode(const QIcon &icon, QIcon::Mode mode);

/// Returns the icon of the program, painted in code: a way that turns off before a wall.
QIcon appIcon();

} // namespace wayout::theme
