// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QAbstractItemModel;
class QListView;
class QPainter;
class QStyleOptionViewItem;
class QTableView;

namespace wayout::theme {

/// Sets up a table without a grid in which whole rows are selected. Tab leaves the table.
void setUpTable(QTableView &view, QAbstractItemModel &model);
/// Sets up a list without a frame. Its rows fill the width and react to the mouse pointer.
void setUpList(QListView &view);
/// Paints the background of a row in a list: plain, under the pointer, or selected (tinted, with a bar at its start),
/// with a frame while the list has the focus.
void paintRowGround(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect);
/// Paints only the frame of that background, and the bar if `hasBar`.
void paintRowMarks(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect, bool hasBar);

/// A line along the edges of a view that got the focus from the keyboard: its rows may not show the focus.
class FocusRing final : public QWidget
{
    Q_OBJECT

public:
    /// Becomes a child of the view's parent and lies over the view.
    explicit FocusRing(QWidget *view);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void cover();

    QWidget *m_view;
};

} // namespace wayout::theme
