// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/focusring.h"

#include "ui/theme/tones.h"

#include <QFocusEvent>
#include <QPainter>

namespace {

constexpr int lineWidth = 2;

bool isByKeyboard(Qt::FocusReason reason)
{
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
}

} // namespace

FocusRing::FocusRing(QWidget *view)
    : QWidget(view->parentWidget())
    , m_view(view)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    view->installEventFilter(this);
}

bool FocusRing::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::FocusIn: {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        // Back from another window or a menu it is as it was before.
        if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason) {
            setVisible(isByKeyboard(reason));
        }
        cover();
        break;
    }
    case QEvent::FocusOut: {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason) {
            hide();
        }
        break;
    }
    case QEvent::MouseButtonPress:
        hide();
        break;
    case QEvent::Resize:
    case QEvent::Move:
        cover();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void FocusRing::cover()
{
    setGeometry(m_view->geometry());
    raise();
}

void FocusRing::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(QPen(focusColour(palette()), lineWidth));
    painter.drawRect(rect().adjusted(lineWidth / 2, lineWidth / 2, -lineWidth / 2, -lineWidth / 2));
}
