// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/card.h"

#include "ui/theme/palettes.h"
#include "ui/theme/typescale.h"

#include <QPainter>

Card::Card(Tone tone, QWidget *parent)
    : Column(parent)
    , m_tone(tone)
{
}

void Card::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isHighContrast(palette()) ? QPen(toneColour(m_tone, palette()), 1) : QPen(Qt::NoPen));
    painter.setBrush(toneSurface(m_tone, palette()));
    const double inset = isHighContrast(palette()) ? 0.5 : 0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), gridUnit, gridUnit);
}
