// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace wayout::answer {

/// A container whose height follows from its width. It has no wish of its own: asking a layout for one lays out every text in
/// it at a width that it will never have.
class Column : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    QSize sizeHint() const override { return minimumSizeHint(); }
};

/// Puts what can take the keyboard inside `content` behind `after`, in the order in which it was made: widgets made late would
/// otherwise come last in the window.
void continueFocusOrder(QWidget *after, QWidget *content);

} // namespace wayout::answer
