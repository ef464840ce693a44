// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>

namespace wayout::results {

/// A record in two lines (three in both languages): what it is and how well it can be helped; domain, why it was found and
/// how far it is verified. Above the first of a section its heading.
class RecordDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit RecordDelegate(QObject *parent = nullptr);

    /// Rows have room for a second title whether or not they have one: in a list whose rows are all of one height.
    void setReservesSecondTitle(bool reserves) { m_reservesSecondTitle = reserves; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    bool m_reservesSecondTitle = false;
};

} // namespace wayout::results
