// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

/// A line along the edges of a view that came to have the focus by the keyboard: inside there may be nothing that shows it.
class FocusRing final : public QWidget
{
    Q_OBJECT

public:
    /// Belongs to the parent of the view and lies over it.
    explicit FocusRing(QWidget *view);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void cover();

    QWidget *m_view;
};
