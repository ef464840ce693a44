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

/// Rows that are chosen as a whole, without a grid; Tab leaves the table.
void setUpTable(QTableView &view, QAbstractItemModel &model);
/// A column of rows without a frame that show the pointer, as wide as there is room.
void setUpList(QListView &view);
/// The ground of a row in a list: plain, under the pointer, or chosen (tinted, with a bar at its start); a frame while the list
/// has the keyboard.
void paintRowGround(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect);
/// Of that the bar alone, if `hasBar`, and the frame.
void paintRowMarks(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect, bool hasBar);

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

} // namespace wayout::theme
