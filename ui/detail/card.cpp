// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/card.h"

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
    painter.setPen(Qt::NoPen);
    painter.setBrush(toneSurface(m_tone, palette()));
    painter.drawRoundedRect(rect(), gridUnit, gridUnit);
}
