// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSortFilterProxyModel>

#include <optional>

/// The records of one domain, or all of them.
class RecordFilterProxy final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit RecordFilterProxy(QObject *parent = nullptr);

    /// Nothing for all records; an empty id for those that state no domain.
    void setDomain(const std::optional<QString> &domain);

protected:
    bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;

private:
    std::optional<QString> m_domain;
};
