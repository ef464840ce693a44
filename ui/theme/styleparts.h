// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPainter>
#include <QStyleOption>
#include <QStyleOptionComplex>

#include <optional>

namespace wayout::theme {

/// What CalmStyle draws, each part from the option's palette alone.

inline constexpr int iconGap = 7; ///< between the sign of a button and its words

void drawPanel(QPainter &painter, const QRect &rect, const QColor &fill, const QColor &frame, double frameWidth = 1);
/// Whether it has the focus by the keyboard: after a click there is nothing to find again.
bool showsFocus(const QStyleOption &option);
/// Inside `rect`, around what has the keyboard.
void drawFocusRing(QPainter &painter, const QRect &rect, const QPalette &palette);
/// Around a button, in a colour that stands out from what it is filled with.
void drawButtonFocus(QPainter &painter, const QStyleOption &option);
/// The default button of a dialog is tinted and framed in the accent.
void drawButton(QPainter &painter, const QStyleOption &option, bool flat);
/// Sign and words in the middle of the button.
void drawButtonLabel(QPainter &painter, const QStyleOptionButton &button, const QWidget *widget);
void drawField(QPainter &painter, const QStyleOption &option);
/// Around a text or a list: the same as around a field.
void drawFrame(QPainter &painter, const QStyleOption &option, const QWidget *widget);
/// Around a group, below its title.
void drawGroupFrame(QPainter &painter, const QStyleOption &option, const QWidget *widget);
/// Of a box to check, or of a choice among several if `round`.
void drawIndicator(QPainter &painter, const QStyleOption &option, bool round);
/// The ground and the edge of a menu.
void drawMenuPanel(QPainter &painter, const QStyleOption &option);
/// A line; after its words, if it has some.
void drawMenuSeparator(QPainter &painter, const QStyleOptionMenuItem &item);
/// All of a chosen row, its sign and its box too, in colours that stand out from the ground of what is chosen.
QStyleOptionMenuItem asMenuRow(const QStyleOptionMenuItem &item);
/// In the middle of the option's rectangle, not wider than `size`; downwards, turned clockwise by as many degrees.
void drawArrow(QPainter &painter, const QStyleOption &option, double degrees, double size);
void drawTab(QPainter &painter, const QStyleOptionTab &tab);
void drawHeaderSection(QPainter &painter, const QStyleOption &option);
/// A row of a list or table that is chosen looks as it does in the lists of the window (ui/theme/itemviews.h).
QStyleOptionViewItem asRow(const QStyleOptionViewItem &item);

// Boxes with arrows in them. `zoom` is how many times its usual size the text is: the arrows grow with it.

inline constexpr int arrowRoom = 18; ///< of an arrow beside a text
inline constexpr double arrowSize = 8;

/// A button that opens a list, or a field if something can be typed.
void drawComboBox(QPainter &painter, const QStyleOptionComboBox &box, const QRect &arrow, double zoom);
void drawSpinBox(QPainter &painter, const QStyleOptionSpinBox &box, const QRect &up, const QRect &down, double zoom);
/// Nothing: as the style below has it.
std::optional<QRect> comboBoxPart(const QStyleOptionComboBox &box, QStyle::SubControl part, double zoom);
std::optional<QRect> spinBoxPart(const QStyleOptionSpinBox &box, QStyle::SubControl part, double zoom);

/// A scroll bar without arrows: `handle` on the ground of the view that it belongs to.
void drawScrollBar(QPainter &painter, const QStyleOptionSlider &bar, const QRect &handle, const QWidget *widget);
QRect scrollBarPart(const QStyleOptionSlider &bar, QStyle::SubControl part);

} // namespace wayout::theme
