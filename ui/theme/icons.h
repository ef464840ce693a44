// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QIcon>
#include <QRectF>

class QPainter;

namespace wayout::theme {

/// Small signs of our own, painted: they need no image plug-in and take any size and colour.
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
    ArrowRight, ///< leads elsewhere in the catalogue
    External, ///< leads out of the program
    Star, ///< a favourite
    Pencil, ///< something to write
    StarFilled, ///< one that is chosen
    Clear, ///< takes away what was typed
};

/// Draws it inside the largest centred square of `rect`.
void paintGlyph(QPainter &painter, Glyph glyph, const QRectF &rect, const QColor &colour);
/// In the palette's ButtonText, looked up whenever it is drawn: follows light and dark.
QIcon glyphIcon(Glyph glyph);
QIcon glyphIcon(Glyph glyph, const QColor &colour);
/// The icon as it looks in that mode, whatever the mode it is asked for; what is disabled stays so.
QIcon iconInMode(const QIcon &icon, QIcon::Mode mode);

/// The sign of the program, painted: a way that turns off before a wall. Needs no image plug-in.
QIcon appIcon();

} // namespace wayout::theme
