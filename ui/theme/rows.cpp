// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/rows.h"

#include "ui/theme/tones.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionViewItem>

namespace {

constexpr int barWidth = 3;

} // namespace

void paintRowGround(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect)
{
    const QPalette &palette = option.palette;
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    if (chosen) {
        painter.fillRect(rect, toneSurface(Tone::Info, palette));
        const int barLeft = option.direction == Qt::RightToLeft ? rect.right() + 1 - barWidth : rect.left();
        painter.fillRect(barLeft, rect.top(), barWidth, rect.height(), toneColour(Tone::Info, palette));
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
        painter.fillRect(rect, blended(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.045));
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter.save();
        painter.setBrush(Qt::NoBrush);
        painter.setPen(toneColour(Tone::Info, palette));
        painter.drawRect(rect.adjusted(0, 0, -1, -1));
        painter.restore();
    }
}
