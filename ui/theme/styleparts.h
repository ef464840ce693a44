// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPainter>
#include <QStyleOption>
#include <QStyleOptionComplex>

#include <optional>

namespace wayout::theme {

// The parts that CalmStyle draws. Their colours come from the option's palette alone.

inline constexpr int iconGap = 7; ///< between the icon of a button and its text

void drawPanel(QPainter &painter, const QRect &rect, const QColor &fill, const QColor &frame, double frameWidth = 1);
/// Whether the widget got its focus from the keyboard: after a click users know where the focus is.
bool showsFocus(const QStyleOption &option);
/// Draws a ring inside `rect`, around the widget or row that has the focus.
void drawFocusRing(QPainter &painter, const QRect &rect, const QPalette &palette);
/// Draws the focus ring of a button in a colour that contrasts with its fill.
void drawButtonFocus(QPainter &painter, const QStyleOption &option);
/// Draws the panel of a button. The default button of a dialog is tinted and framed in the accent.
void drawButton(QPainter &painter, const QStyleOption &option, bool flat);
/// Draws icon and text in the middle of the button.
void drawButtonLabel(QPainter &painter, const QStyleOptionButton &button, const QWidget *widget);
void drawField(QPainter &painter, const QStyleOption &option);
/// Draws the frame of a text view or a list like that of a field.
void drawFrame(QPainter &painter, const QStyleOption &option, const QWidget *widget);
/// Draws the frame of a group box, below its title.
void drawGroupFrame(QPainter &painter, const QStyleOption &option, const QWidget *widget);
/// Draws the indicator of a check box, or of a radio button if `round`.
void drawIndicator(QPainter &painter, const QStyleOption &option, bool round);
/// Draws the background and the edge of a menu.
void drawMenuPanel(QPainter &painter, const QStyleOption &option);
/// Draws a line, after the text of the separator if it has one.
void drawMenuSeparator(QPainter &painter, const QStyleOptionMenuItem &item);
/// Returns the item with colours that are readable on the background of a selected row, for its icon and check box too.
QStyleOptionMenuItem asMenuRow(const QStyleOptionMenuItem &item);
/// Draws an arrow in the middle of the option's rectangle, at most `size` wide. It points downwards, turned clockwise
/// by `degrees`.
void drawArrow(QPainter &painter, const QStyleOption &option, double degrees, double size);
void drawTab(QPainter &painter, const QStyleOptionTab &tab);
void drawHeaderSection(QPainter &painter, const QStyleOption &option);
/// Returns the item with the colours that selected rows have in the window's own lists (ui/theme/itemviews.h).
QStyleOptionViewItem asRow(const QStyleOptionViewItem &item);

// Boxes with arrows in them. `zoom` is the text size relative to the usual one: the arrows grow with it.

inline constexpr int arrowRoom = 18; ///< width for an arrow beside a text
inline constexpr double arrowSize = 8;

/// Draws a combo box as a button, or as a field if it is editable.
void drawComboBox(QPainter &painter, const QStyleOptionComboBox &box, const QRect &arrow, double zoom);
void drawSpinBox(QPainter &painter, const QStyleOptionSpinBox &box, const QRect &up, const QRect &down, double zoom);
/// Returns the rectangle of a part of a combo box. Empty where the base style decides.
std::optional<QRect> comboBoxPart(const QStyleOptionComboBox &box, QStyle::SubControl part, double zoom);
std::optional<QRect> spinBoxPart(const QStyleOptionSpinBox &box, QStyle::SubControl part, double zoom);

/// Draws a scroll bar without arrows: `handle` on the background of its view.
void drawScrollBar(QPainter &painter, const QStyleOptionSlider &bar, const QRect &handle, const QWidget *widget);
QRect scrollBarPart(const QStyleOptionSlider &bar, QStyle::SubControl part);

} // namespace wayout::theme
