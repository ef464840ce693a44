// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/card.h"

#include "ui/theme/palettes.h"
#include "ui/theme/typescale.h"

#include <QPaintEvent>
#include <QPainter>

namespace wayout::answer {

Card::Card(theme::Tone tone, QWidget *parent)
    : Column(parent)
    , m_tone(tone)
{
}

void Card::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    if (rect().adjusted(theme::gridUnit, theme::gridUnit, -theme::gridUnit, -theme::gridUnit).contains(event->rect())) {
        painter.fillRect(event->rect(), theme::toneSurface(m_tone, palette())); // a rounded path costs as much as for all of it
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme::isHighContrast(palette()) ? QPen(theme::toneColour(m_tone, palette()), 1) : QPen(Qt::NoPen));
    painter.setBrush(theme::toneSurface(m_tone, palette()));
    const double inset = theme::isHighContrast(palette()) ? 0.5 : 0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), theme::gridUnit, theme::gridUnit);
}

} // namespace wayout::answer
