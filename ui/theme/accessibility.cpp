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

/// Orders the children of widgets that do not create their parts in the order in which they show them.
void orderInside(QWidget *widget)
{
    if (const auto *buttons = qobject_cast<QDialogButtonBox *>(widget)) {
        orderChildren(*buttons->layout()); // the order of the buttons depends on the desktop
    } else if (auto *splitter = qobject_cast<QSplitter *>(widget)) {
        for (int i = 0; i < splitter->count(); ++i) {
            splitter->widget(i)->raise();
        }
        for (int i = 0; i < splitter->count(); ++i) {
            splitter->handle(i)->raise(); // so that the mouse can grab it over the edges of its neighbours
        }
    }
}

/// Raises the children in the order of the layout: they are read in that order, because a raised child becomes the
/// last.
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
    // setTabOrder() ignores widgets that cannot have the focus: without this the order would begin in the middle.
    const Qt::FocusPolicy policy = window.focusPolicy();
    window.setFocusPolicy(Qt::TabFocus);
    QWidget *last = &window;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        // All radio buttons are included: Tab reaches only the checked one, but another one may be checked later.
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
