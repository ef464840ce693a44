// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dropoverlay.h"

#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QPainter>

namespace {

constexpr int margin = 3 * gridUnit;
constexpr double radius = 8;

} // namespace

DropOverlay::DropOverlay(QWidget *parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropOverlay::cover(Content content)
{
    m_content = content;
    setGeometry(parentWidget()->rect());
    setAccessibleName(content == Content::File ? tr("Search this log") : tr("Search this text"));
    raise();
    show();
}

void DropOverlay::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = palette().color(QPalette::Base);
    veil.setAlphaF(0.88F);
    painter.fillRect(rect(), veil);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2, Qt::DashLine));
    painter.drawRoundedRect(rect().adjusted(margin, margin, -margin, -margin), radius, radius);
    painter.setFont(titleFont());
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(rect(), Qt::AlignCenter, accessibleName());
}
