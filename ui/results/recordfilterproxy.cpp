// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/recordfilterproxy.h"

#include "ui/results/recordroles.h"

RecordFilterProxy::RecordFilterProxy(QObject *parent)
    : QSortFilterProxyModel(parent)
{
}

void RecordFilterProxy::setDomain(const std::optional<QString> &domain)
{
    if (m_domain != domain) {
        m_domain = domain;
        invalidateFilter();
    }
}

bool RecordFilterProxy::filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const
{
    return !m_domain || sourceModel()->index(sourceRow, 0, sourceParent).data(DomainRole).toString() == *m_domain;
}
