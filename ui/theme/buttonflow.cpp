// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/buttonflow.h"

#include "ui/theme/typescale.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace wayout::theme {

ButtonFlow::ButtonFlow()
{
    setSpacing(gridUnit);
}

ButtonFlow::~ButtonFlow()
{
    qDeleteAll(m_items);
}

QLayoutItem *ButtonFlow::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

QList<QRect> ButtonFlow::places(int width) const
{
    QList<QRect> result;
    QPoint next;
    int bottom = 0;
    for (const QLayoutItem *item : m_items) {
        const QSize size = item->isEmpty() ? QSize() : item->sizeHint();
        if (next.x() > 0 && next.x() + size.width() > width) {
            next = {0, bottom + spacing()};
        }
        result.append(QRect(next, size));
        if (!item->isEmpty()) {
            next.rx() += size.width() + spacing();
            bottom = std::max(bottom, next.y() + size.height());
        }
    }
    return result;
}

QSize ButtonFlow::sizeHint() const
{
    QSize size;
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty()) {
            size = {size.width() + (size.width() > 0 ? spacing() : 0) + item->sizeHint().width(),
                std::max(size.height(), item->sizeHint().height())};
        }
    }
    return size;
}

QSize ButtonFlow::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items) {
        size = size.expandedTo(item->isEmpty() ? QSize() : item->sizeHint());
    }
    return size;
}

int ButtonFlow::heightForWidth(int width) const
{
    int height = 0;
    for (const QRect &place : places(width)) {
        height = std::max(height, place.bottom() + 1);
    }
    return height;
}

void ButtonFlow::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    const Qt::LayoutDirection direction = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    const QList<QRect> all = places(rect.width());
    for (int i = 0; i < m_items.size(); ++i) {
        m_items.at(i)->setGeometry(QStyle::visualRect(direction, rect, all.at(i).translated(rect.topLeft())));
    }
}

} // namespace wayout::theme
