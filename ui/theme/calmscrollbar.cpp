// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/calmscrollbar.h"

#include "ui/theme/tones.h"

#include <QAbstractScrollArea>

#include <algorithm>

namespace {

constexpr int smallestHandle = 28;
constexpr int margin = 3;

QColor groundOf(const QWidget *scrollBar, const QPalette &palette)
{
    const QWidget *container = scrollBar ? scrollBar->parentWidget() : nullptr;
    const auto *area = qobject_cast<const QAbstractScrollArea *>(container ? container->parentWidget() : nullptr);
    const QWidget *viewport = area ? area->viewport() : nullptr;
    return viewport ? viewport->palette().color(viewport->backgroundRole()) : palette.color(QPalette::Base);
}

} // namespace

void drawScrollBar(QPainter &painter, const QStyleOptionSlider &bar, const QRect &handle, const QWidget *widget)
{
    const QPalette &palette = bar.palette;
    const QColor ground = groundOf(widget, palette);
    painter.fillRect(bar.rect, ground);
    if (bar.minimum == bar.maximum) {
        return;
    }
    const bool held =
        bar.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider) && bar.state.testFlag(QStyle::State_Sunken);
    const double strength = held ? 0.3 : bar.state.testFlag(QStyle::State_MouseOver) ? 0.15 : 0;
    const QRectF inside = QRectF(handle).adjusted(margin, margin, -margin, -margin);
    const double round = std::min(inside.width(), inside.height()) / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(blended(palette.color(QPalette::Text), visibleOn(hairline(palette), ground, palette), strength));
    painter.drawRoundedRect(inside, round, round);
    painter.restore();
}

QRect scrollBarPart(const QStyleOptionSlider &bar, QStyle::SubControl part)
{
    const bool upright = bar.orientation == Qt::Vertical;
    const int length = upright ? bar.rect.height() : bar.rect.width();
    const qint64 range = qint64(bar.maximum) - bar.minimum;
    const qint64 wanted = range == 0 ? length : qint64(bar.pageStep) * length / (range + bar.pageStep);
    const int handle = int(std::clamp<qint64>(wanted, std::min(smallestHandle, length), length));
    const int start =
        QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, length - handle, bar.upsideDown);
    const auto stretch = [&](int from, int size) {
        const QRect rect = upright ? QRect(0, from, bar.rect.width(), size) : QRect(from, 0, size, bar.rect.height());
        return QStyle::visualRect(bar.direction, bar.rect, rect.translated(bar.rect.topLeft()));
    };
    switch (part) {
    case QStyle::SC_ScrollBarSlider:
        return stretch(start, handle);
    case QStyle::SC_ScrollBarGroove:
        return stretch(0, length);
    case QStyle::SC_ScrollBarSubPage:
        return stretch(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return stretch(start + handle, length - start - handle);
    default:
        return {}; // no arrows
    }
}
