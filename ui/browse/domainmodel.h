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

/// A row for all records, then the domains that have records: first those that Wayout has names for, in its order, then
/// the others.
class DomainModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        CountRole = Qt::UserRole, ///< number of records
    };

    explicit DomainModel(QObject *parent = nullptr);

    void setCatalog(const catalog::Catalog &catalog);
    void setContentLanguage(catalog::ContentLanguage language);

    /// Returns the domain of a row. No value means all records.
    std::optional<QString> domainAt(int row) const;
    /// Returns the row of a domain, or -1 if no record has that domain.
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

/// The user's own lists, each with the number of its entries.
class OwnModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    /// In the order of the rows.
    enum Entry { History, Favourites, Records };
    static constexpr int entryCount = 3;

    explicit OwnModel(QObject *parent = nullptr);

    /// Sets the number of entries of a list. No value means that it is not known yet.
    void setCount(Entry entry, std::optional<int> count);

    int rowCount(const QModelIndex &parent = {}) const override;
    /// Returns the count too, for DomainModel::CountRole.
    QVariant data(const QModelIndex &index, int role) const override;

private:
    static QString name(Entry entry);
    QString spoken(Entry entry) const;

    std::array<std::optional<int>, entryCount> m_counts;
};

/// Paints a domain or one of the user's own lists in one line: its name, and at the end the number of its entries if
/// known.
class DomainDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit DomainDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace wayout::browse
