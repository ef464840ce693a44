// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/column.h"

namespace wayout::answer {

void continueFocusOrder(QWidget *after, QWidget *content)
{
    QWidget *last = after;
    QList<QWidget *> widgets = content->findChildren<QWidget *>();
    widgets.prepend(content);
    for (QWidget *widget : widgets) {
        if ((widget->focusPolicy() & Qt::TabFocus) != 0) {
            QWidget::setTabOrder(last, widget);
            last = widget;
        }
    }
}

} // namespace wayout::answer
