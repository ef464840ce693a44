// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>

/// Distances are multiples of this, in device-independent pixels.
constexpr int gridUnit = 8;

/// The font with families for simplified Chinese behind its own, so that shared code points get the shapes used in China
/// whatever the locale is. For the application's font.
QFont withChineseFallback(const QFont &font);

// Two sizes and two weights, all from the application's font as it is now: ask again on QEvent::FontChange.
QFont bodyFont();
/// Headings of sections and cards.
QFont strongFont();
/// The one large text of a pane.
QFont titleFont();
/// Monospaced, Latin first, in the size of the body.
QFont codeFont();
