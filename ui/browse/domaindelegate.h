// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>

/// A domain, or what is the user's own, in one line: its name, and at the end how many records it has, where that is known.
class DomainDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit DomainDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};
