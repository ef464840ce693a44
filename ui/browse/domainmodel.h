// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/catalog/contentlanguage.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

#include <array>
#include <optional>

namespace wayout::browse {

/// All records first, then the domains that have any: those that Wayout knows by name in its order, then the others.
class DomainModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        CountRole = Qt::UserRole, ///< of records
    };

    explicit DomainModel(QObject *parent = nullptr);

    void setCatalog(const catalog::Catalog &catalog);
    void setContentLanguage(catalog::ContentLanguage language);

    /// The domain of a row; nothing for all records.
    std::optional<QString> domainAt(int row) const;
    /// -1 when no record has that domain.
    int rowOf(const std::optional<QString> &domain) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QString name(int row) const;
    void refresh();

    QList<catalog::Catalog::DomainCount> m_domains;
    int m_recordCount = 0;
    catalog::ContentLanguage m_language = catalog::ContentLanguage::English;
};

/// What is the user's own, each with how much there is of it.
class OwnModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    /// In the order of the rows.
    enum Entry { History, Favourites, Records };
    static constexpr int entryCount = 3;

    explicit OwnModel(QObject *parent = nullptr);

    /// Nothing while it is not known.
    void setCount(Entry entry, std::optional<int> count);

    int rowCount(const QModelIndex &parent = {}) const override;
    /// Of the count by DomainModel::CountRole.
    QVariant data(const QModelIndex &index, int role) const override;

private:
    static QString name(Entry entry);
    QString spoken(Entry entry) const;

    std::array<std::optional<int>, entryCount> m_counts;
};

/// A domain, or what is the user's own, in one line: its name, and at the end how many records it has, where that is known.
class DomainDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit DomainDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace wayout::browse
