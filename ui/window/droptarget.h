// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QMimeData;

namespace wayout::window {

/// Lets users drop text and files anywhere on a widget. Covers the widget during a drag and says what dropping does.
class DropTarget final : public QWidget
{
    Q_OBJECT

public:
    explicit DropTarget(QWidget *covered);

Q_SIGNALS:
    void dropped(const QMimeData &contents);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void cover(const QMimeData &dragged);
};

} // namespace wayout::window
