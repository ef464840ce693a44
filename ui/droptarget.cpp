// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/droptarget.h"

#include "ui/dropoverlay.h"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QWidget>

DropTarget::DropTarget(QWidget *widget)
    : QObject(widget)
    , m_overlay(new DropOverlay(widget))
{
    widget->setAcceptDrops(true);
    widget->installEventFilter(this);
}

bool DropTarget::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::DragEnter: {
        auto *drag = static_cast<QDragEnterEvent *>(event);
        if (drag->mimeData()->hasUrls() || drag->mimeData()->hasText()) {
            drag->acceptProposedAction();
            m_overlay->cover(drag->mimeData()->hasUrls() ? DropOverlay::Content::File : DropOverlay::Content::Text);
        }
        return true;
    }
    case QEvent::DragLeave:
        m_overlay->hide();
        return true;
    case QEvent::Drop: {
        auto *drop = static_cast<QDropEvent *>(event);
        drop->acceptProposedAction();
        m_overlay->hide();
        Q_EMIT dropped(*drop->mimeData());
        return true;
    }
    default:
        return QObject::eventFilter(watched, event);
    }
}
