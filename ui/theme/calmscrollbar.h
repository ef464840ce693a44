// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>

/// A scroll bar without arrows: `handle` on the ground of the view that it belongs to.
void drawScrollBar(QPainter &painter, const QStyleOptionSlider &bar, const QRect &handle, const QWidget *widget);
QRect scrollBarPart(const QStyleOptionSlider &bar, QStyle::SubControl part);
