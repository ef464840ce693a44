// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>

namespace wayout::results {

/// Paints a record in two lines (three in both languages): title; domain, and the reason why it was found or the tool's
/// own message. The first record of a section has the heading above it.
class RecordDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit RecordDelegate(QObject *parent = nullptr);

    /// Reserves room for a second title in every row, for a list whose rows all have the same height.
    void setReservesSecondTitle(bool reserves) { m_reservesSecondTitle = reserves; }
    /// Sets how many lines a title may take; 1 in lists whose rows all have the same height.
    void setTitleLines(int lines) { m_titleLines = lines; }
    /// Sets whether rows name the domain of their record; all records of one list may have the same.
    void setNamesDomains(bool names) { m_namesDomains = names; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    bool m_reservesSecondTitle = false;
    int m_titleLines = 1;
    bool m_namesDomains = true;
};

} // namespace wayout::results
