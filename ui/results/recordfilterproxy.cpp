// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/recordfilterproxy.h"

#include "ui/results/recordmodel.h"
#include "ui/results/recordroles.h"
#include "ui/results/rowwords.h"

RecordFilterProxy::RecordFilterProxy(QObject *parent)
    : QSortFilterProxyModel(parent)
{
}

void RecordFilterProxy::setDomain(const std::optional<QString> &domain)
{
    if (m_domain != domain) {
        m_domain = domain;
        regroup();
    }
}

void RecordFilterProxy::setOnlyDoubtful(bool only)
{
    m_onlyDoubtful = only;
    regroup();
}

void RecordFilterProxy::setOnly(const std::optional<QSet<QString>> &ids)
{
    if (m_ids != ids) {
        m_ids = ids;
        regroup();
    }
}

void RecordFilterProxy::regroup()
{
    m_grouped = false;
    sort(-1); // the order of the catalogue: nothing to compare among all its records
    invalidate();
    if (m_domain && rowCount() >= largeDomain) {
        m_grouped = true;
        sort(0);
        invalidate();
    }
}

QVariant RecordFilterProxy::data(const QModelIndex &index, int role) const
{
    if (role == Qt::AccessibleTextRole) {
        return spokenRecord(index); // with the heading
    }
    if (role != SectionRole || !m_grouped || !index.isValid()) {
        return QSortFilterProxyModel::data(index, role);
    }
    const QString category = index.data(CategoryRole).toString();
    const bool begins = index.row() == 0 || this->index(index.row() - 1, 0).data(CategoryRole).toString() != category;
    return begins ? RowWords::category(category) : QString();
}

bool RecordFilterProxy::filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const
{
    const QModelIndex row = sourceModel()->index(sourceRow, 0, sourceParent);
    return (!m_domain || row.data(DomainRole).toString() == *m_domain) && (!m_onlyDoubtful || row.data(FindingsRole).toInt() > 0)
        && (!m_ids || m_ids->contains(row.data(IdRole).toString()));
}

bool RecordFilterProxy::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const int order = left.data(CategoryRole).toString().compare(right.data(CategoryRole).toString());
    return order != 0 ? order < 0 : left.row() < right.row();
}
