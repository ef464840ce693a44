// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSet>
#include <QSortFilterProxyModel>

#include <optional>

/// The records of one domain, or all of them. Those of a large domain stand under headings by category.
class RecordFilterProxy final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    /// Records from which on a domain is grouped.
    static constexpr int largeDomain = 12;

    explicit RecordFilterProxy(QObject *parent = nullptr);

    /// Nothing for all records; an empty id for those that state no domain.
    void setDomain(const std::optional<QString> &domain);
    /// Only records about which something is doubtful.
    void setOnlyDoubtful(bool only);
    /// Only records with one of these ids; nothing for all.
    void setOnly(const std::optional<QSet<QString>> &ids);
    bool isGrouped() const { return m_grouped; }

    QVariant data(const QModelIndex &index, int role) const override;

protected:
    bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    void regroup();

    std::optional<QString> m_domain;
    bool m_onlyDoubtful = false;
    std::optional<QSet<QString>> m_ids;
    bool m_grouped = false;
};
