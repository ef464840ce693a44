// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QPalette>

namespace wayout::theme {

/// What a coloured thing means. Colour is never alone: a word and a glyph (ui/theme/icons.h) go with it.
enum class Tone {
    Works,
    Caution,
    DeadEnd,
    Info, ///< also the accent: what is chosen, what can be followed
    Match, ///< what was found in the pasted text
};

/// The WCAG 2.1 contrast ratio of two opaque colours, 1..21.
double contrastRatio(const QColor &a, const QColor &b);
/// `top` over `bottom`; `share` 0..1 is what is seen of `top`.
QColor blended(const QColor &top, const QColor &bottom, double share);
/// Whether text is lighter than its background.
bool isDark(const QPalette &palette);

/// The colour, moved towards the palette's Text as far as 4.5:1 on that background needs.
QColor readableOn(const QColor &colour, const QColor &background, const QPalette &palette);

/// For text, bars and glyphs: at least 4.5:1 on the palette's Base and Window and on the tone's own surface.
QColor toneColour(Tone tone, const QPalette &palette);
/// A calm background for a card or a marked line; Text and dimText() are readable on it.
QColor toneSurface(Tone tone, const QPalette &palette);
/// Secondary text: at least 4.5:1 on Base, Window and every tone's surface.
QColor dimText(const QPalette &palette);
/// The palette with its WindowText as secondary text.
QPalette dimmed(QPalette palette);
/// Around what has the keyboard: the palette's Highlight, at least 4.5:1 on Window, Base and Button.
QColor focusColour(const QPalette &palette);
/// Lines that divide or frame.
QColor hairline(const QPalette &palette);
/// What has to be seen to be used, without being text: `colour`, moved towards Text as far as 3:1 on that background needs.
QColor visibleOn(const QColor &colour, const QColor &background, const QPalette &palette);
/// Around what can be typed into: at least 3:1 on Window and Base.
QColor fieldLine(const QPalette &palette);

} // namespace wayout::theme
