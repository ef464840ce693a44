// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace wayout::answer {

/// A container whose height follows from its width. It has no preferred size of its own: to compute one, a layout would
/// lay out every text at a width that the text never gets.
class Column : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    QSize sizeHint() const override { return minimumSizeHint(); }
};

/// Puts the focusable widgets in `content` behind `after` in the tab order, in the order of their creation. Widgets
/// created later would otherwise come last in the window.
void continueFocusOrder(QWidget *after, QWidget *content);

} // namespace wayout::answer
