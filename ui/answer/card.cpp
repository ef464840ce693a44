// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/card.h"

#include "ui/theme/palettes.h"
#include "ui/theme/typescale.h"

#include <QPaintEvent>
#include <QPainter>

Card::Card(Tone tone, QWidget *parent)
    : Column(parent)
    , m_tone(tone)
{
}

void Card::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    if (rect().adjusted(gridUnit, gridUnit, -gridUnit, -gridUnit).contains(event->rect())) {
        painter.fillRect(event->rect(), toneSurface(m_tone, palette())); // a rounded path costs as much as for all of it
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isHighContrast(palette()) ? QPen(toneColour(m_tone, palette()), 1) : QPen(Qt::NoPen));
    painter.setBrush(toneSurface(m_tone, palette()));
    const double inset = isHighContrast(palette()) ? 0.5 : 0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), gridUnit, gridUnit);
}
