// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/segment.h"

#include "ui/theme/accessiblebutton.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QAccessible>
#include <QPainter>

#include <algorithm>

namespace wayout::theme {
namespace {

constexpr double radius = 5;
constexpr int sidePadding = 12;
constexpr int smallestPadding = 6;
constexpr int barHeight = 30;
constexpr double ringWidth = 2;

/// Reports a segment as a radio button, even where no segment of the group has to be checked.
QAccessibleInterface *accessibleOf(const QString &, QObject *object)
{
    auto *segment = qobject_cast<Segment *>(object);
    return segment ? new AccessibleButton(segment, QAccessible::RadioButton) : nullptr;
}

} // namespace

Segment::Segment(Place place, Size size, QWidget *parent)
    : QRadioButton(parent)
    , m_place(place)
    , m_size(size)
{
    [[maybe_unused]] static const bool isKnown = (QAccessible::installFactory(accessibleOf), true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize Segment::sizeHint() const
{
    return paddedBy(m_size == Size::Bar ? sidePadding : gridUnit);
}

QSize Segment::minimumSizeHint() const
{
    return paddedBy(smallestPadding);
}

void Segment::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    const QColor accent = palette().color(group, QPalette::Highlight);
    QColor ground = palette().color(group, QPalette::Button);
    if (isChecked()) {
        ground = accent;
    } else if (underMouse() && isEnabled()) {
        ground = blended(palette().color(QPalette::ButtonText), ground, 0.07);
    }
    painter.setPen(isChecked() ? accent : hairline(palette()));
    painter.setBrush(ground);
    painter.drawPath(outline(0.5));
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(
            QPen(isChecked() ? palette().color(QPalette::HighlightedText) : focusColour(palette()), ringWidth));
        painter.drawPath(outline(3));
    }
    painter.setFont(bodyFont());
    painter.setPen(palette().color(group, isChecked() ? QPalette::HighlightedText : QPalette::ButtonText));
    painter.drawText(rect(), Qt::AlignCenter, text());
}

QSize Segment::paddedBy(int padding) const
{
    const QFontMetrics metrics(bodyFont());
    const int height =
        m_size == Size::Bar ? std::max(barHeight, metrics.height() * 4 / 3 + gridUnit) : metrics.height() + gridUnit;
    return {metrics.horizontalAdvance(text()) + 2 * padding, height};
}

QPainterPath Segment::outline(double inset) const
{
    // Only the outer corners are round, and neighbours share one line.
    const bool isLeftmost = m_place == (isRightToLeft() ? Place::Last : Place::First);
    const bool isRightmost = m_place == (isRightToLeft() ? Place::First : Place::Last);
    QRectF area = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
    if (!isRightmost && inset < 1) {
        area.setRight(area.right() + 1);
    }
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addRoundedRect(area, radius, radius);
    if (!isLeftmost) {
        path.addRect(area.adjusted(0, 0, -radius, 0));
    }
    if (!isRightmost) {
        path.addRect(area.adjusted(radius, 0, 0, 0));
    }
    return path.simplified();
}

} // namespace wayout::theme
