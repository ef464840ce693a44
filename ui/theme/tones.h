// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QPalette>

namespace wayout::theme {

/// The meaning of a colour. A word and a glyph (ui/theme/icons.h) always go with it: colour alone never conveys a
/// meaning.
enum class Tone {
    Works,
    Caution,
    DeadEnd,
    Info, ///< also the accent of selections and links
    Match, ///< a match in the pasted text
};

/// Returns the WCAG 2.1 contrast ratio of two opaque colours, 1..21.
double contrastRatio(const QColor &a, const QColor &b);
/// Returns `top` over `bottom`, where `share` 0..1 is the opacity of `top`.
QColor blended(const QColor &top, const QColor &bottom, double share);
/// Whether text is lighter than its background.
bool isDark(const QPalette &palette);

/// Returns the colour, moved towards the palette's Text as far as a contrast of 4.5:1 on the background requires.
QColor readableOn(const QColor &colour, const QColor &background, const QPalette &palette);

/// Returns the tone's colour for text, bars and glyphs: at least 4.5:1 on the palette's Base and Window and on the
/// tone's own surface.
QColor toneColour(Tone tone, const QPalette &palette);
/// Returns the tone's quiet background for a card or a marked line. Text and dimText() are readable on it.
QColor toneSurface(Tone tone, const QPalette &palette);
/// Returns the colour of secondary text: at least 4.5:1 on Base, Window and every tone's surface.
QColor dimText(const QPalette &palette);
/// Returns the palette with dimText() as its WindowText.
QPalette dimmed(QPalette palette);
/// Returns the colour of focus rings: the palette's Highlight, made at least 4.5:1 on Window, Base and Button.
QColor focusColour(const QPalette &palette);
/// Returns the colour of dividing lines and frames.
QColor hairline(const QPalette &palette);
/// Returns `colour`, moved towards Text as far as a contrast of 3:1 on the background requires. For parts of controls
/// other than text that have to be visible.
QColor visibleOn(const QColor &colour, const QColor &background, const QPalette &palette);
/// Returns the colour of the frame of input fields: at least 3:1 on Window and Base.
QColor fieldLine(const QPalette &palette);

} // namespace wayout::theme
