// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/accessibility.h"

#include <QAccessible>
#include <QDialogButtonBox>
#include <QLayout>
#include <QSplitter>

namespace wayout::theme {
namespace {

void orderChildren(const QLayout &layout);

/// Widgets that do not create their parts in the order in which they show them.
void orderInside(QWidget *widget)
{
    if (const auto *buttons = qobject_cast<QDialogButtonBox *>(widget)) {
        orderChildren(*buttons->layout()); // the desktop has a say in it
    } else if (auto *splitter = qobject_cast<QSplitter *>(widget)) {
        for (int i = 0; i < splitter->count(); ++i) {
            splitter->widget(i)->raise();
        }
        for (int i = 0; i < splitter->count(); ++i) {
            splitter->handle(i)->raise(); // to be grasped over the edges of what is beside it
        }
    }
}

/// The order of a widget's children is the one in which they are read; who is raised becomes the last.
void orderChildren(const QLayout &layout)
{
    for (int i = 0; i < layout.count(); ++i) {
        const QLayoutItem *item = layout.itemAt(i);
        if (QWidget *widget = item->widget()) {
            widget->raise();
            orderInside(widget);
        } else if (const QLayout *inner = const_cast<QLayoutItem *>(item)->layout()) {
            orderChildren(*inner);
        }
    }
}

} // namespace

void readAsShown(QWidget &window)
{
    orderChildren(*window.layout());
    // What cannot have the focus itself is passed over when places are compared: the order would begin in the middle.
    const Qt::FocusPolicy policy = window.focusPolicy();
    window.setFocusPolicy(Qt::TabFocus);
    QWidget *last = &window;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        // Of radio buttons only the chosen one is reached by Tab, and another one tomorrow.
        if (widget->window() == window.window() && widget->focusPolicy() != Qt::NoFocus && !widget->focusProxy()) {
            QWidget::setTabOrder(last, widget);
            last = widget;
        }
    }
    window.setFocusPolicy(policy);
}

void announce(QWidget *part, const QString &text)
{
    part->setAccessibleName(text);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(part, text);
    QAccessible::updateAccessibility(&event);
#endif
}

} // namespace wayout::theme
