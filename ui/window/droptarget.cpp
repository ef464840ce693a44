// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/droptarget.h"

#include "ui/theme/typescale.h"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QPainter>

namespace wayout::window {
namespace {

constexpr int margin = 3 * theme::gridUnit;
constexpr double radius = 8;

} // namespace

DropTarget::DropTarget(QWidget *covered)
    : QWidget(covered)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    covered->setAcceptDrops(true);
    covered->installEventFilter(this);
}

void DropTarget::cover(const QMimeData &dragged)
{
    setGeometry(parentWidget()->rect());
    setAccessibleName(dragged.hasUrls() ? tr("Search this log") : tr("Search this text"));
    raise();
    show();
}

bool DropTarget::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::DragEnter: {
        auto *drag = static_cast<QDragEnterEvent *>(event);
        if (drag->mimeData()->hasUrls() || drag->mimeData()->hasText()) {
            drag->acceptProposedAction();
            cover(*drag->mimeData());
        }
        return true;
    }
    case QEvent::DragLeave:
        hide();
        return true;
    case QEvent::Drop: {
        auto *drop = static_cast<QDropEvent *>(event);
        drop->acceptProposedAction();
        hide();
        Q_EMIT dropped(*drop->mimeData());
        return true;
    }
    default:
        return QWidget::eventFilter(watched, event);
    }
}

void DropTarget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = palette().color(QPalette::Base);
    veil.setAlphaF(0.88F);
    painter.fillRect(rect(), veil);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2, Qt::DashLine));
    painter.drawRoundedRect(rect().adjusted(margin, margin, -margin, -margin), radius, radius);
    painter.setFont(theme::titleFont());
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(rect(), Qt::AlignCenter, accessibleName());
}

} // namespace wayout::window
