// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/appicon.h"

#include "ui/theme/palettes.h"

#include <QPainter>
#include <QPainterPath>

namespace {

constexpr double grid = 32; // the paths are drawn on 32 x 32

QPixmap painted(int side)
{
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(side / grid, side / grid);
    painter.setPen(Qt::NoPen);
    painter.setBrush(lightPalette().color(QPalette::Highlight));
    painter.drawRoundedRect(QRectF(2, 2, 28, 28), 7, 7);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(QPointF(8.5, 8), QPointF(17.5, 8)); // the wall
    QPainterPath way({13, 25});
    way.lineTo(13, 20);
    way.quadTo(13, 16, 17, 16);
    way.lineTo(24, 16);
    way.moveTo(20, 12);
    way.lineTo(24, 16);
    way.lineTo(20, 20);
    painter.drawPath(way);
    return pixmap;
}

} // namespace

QIcon appIcon()
{
    QIcon icon;
    for (const int side : {16, 24, 32, 48, 64, 128, 256}) {
        icon.addPixmap(painted(side));
    }
    return icon;
}
