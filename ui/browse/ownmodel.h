// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractListModel>

#include <array>
#include <optional>

/// What is the user's own, each with how much there is of it.
class OwnModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    /// As the rows stand.
    enum Entry { History, Favourites, Records };
    static constexpr int entryCount = 3;

    explicit OwnModel(QObject *parent = nullptr);

    /// Nothing while it is not known.
    void setCount(Entry entry, std::optional<int> count);

    int rowCount(const QModelIndex &parent = {}) const override;
    /// Of the count by DomainModel::CountRole.
    QVariant data(const QModelIndex &index, int role) const override;
    bool event(QEvent *event) override;

private:
    static QString name(Entry entry);
    QString spoken(Entry entry) const;

    std::array<std::optional<int>, entryCount> m_counts;
};
