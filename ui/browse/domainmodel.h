// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/catalog/contentlanguage.h"

#include <QAbstractListModel>

#include <optional>

/// All records first, then the domains that have any: those that Wayout knows by name in its order, then the others.
class DomainModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        CountRole = Qt::UserRole, ///< of records
    };

    explicit DomainModel(QObject *parent = nullptr);

    void setCatalog(const Catalog &catalog);
    void setContentLanguage(ContentLanguage language);

    /// The domain of a row; nothing for all records.
    std::optional<QString> domainAt(int row) const;
    /// -1 when no record has that domain.
    int rowOf(const std::optional<QString> &domain) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool event(QEvent *event) override;

private:
    QString name(int row) const;
    void refresh();

    QList<Catalog::DomainCount> m_domains;
    int m_recordCount = 0;
    ContentLanguage m_language = ContentLanguage::English;
};
