// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPainter>
#include <QStyle>
#include <QStyleOptionComplex>

#include <optional>

/// What CalmStyle does about boxes with arrows in them. `zoom` is how many times its usual size the text is: the arrows grow with it.

inline constexpr int arrowRoom = 18; ///< of an arrow beside a text
inline constexpr double arrowSize = 8;

/// A button that opens a list, or a field if something can be typed.
void drawComboBox(QPainter &painter, const QStyleOptionComboBox &box, const QRect &arrow, double zoom);
void drawSpinBox(QPainter &painter, const QStyleOptionSpinBox &box, const QRect &up, const QRect &down, double zoom);
/// Nothing: as the style below has it.
std::optional<QRect> comboBoxPart(const QStyleOptionComboBox &box, QStyle::SubControl part, double zoom);
std::optional<QRect> spinBoxPart(const QStyleOptionSpinBox &box, QStyle::SubControl part, double zoom);
