// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRect>

class QPainter;
class QStyleOptionViewItem;

/// The ground of a row in a list: plain, under the pointer, or chosen (tinted, with a bar at its start); a frame while the list
/// has the keyboard.
void paintRowGround(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect);
