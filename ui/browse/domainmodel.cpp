// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/browse/domainmodel.h"

#include "ui/domainwords.h"

#include <QEvent>
#include <QLocale>

#include <algorithm>

DomainModel::DomainModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

void DomainModel::setCatalog(const Catalog &catalog)
{
    beginResetModel();
    m_recordCount = int(catalog.size());
    m_domains = catalog.domains();
    const QList<Domain> &known = knownDomains();
    const auto place = [&known](const Catalog::DomainCount &count) {
        const auto found = std::ranges::find(known, count.domain, &Domain::id);
        return std::pair(found - known.begin(), count.domain);
    };
    std::ranges::sort(m_domains, {}, place);
    endResetModel();
}

void DomainModel::setContentLanguage(ContentLanguage language)
{
    m_language = language;
    refresh();
}

std::optional<QString> DomainModel::domainAt(int row) const
{
    return row <= 0 || row > m_domains.size() ? std::nullopt : std::optional(m_domains.at(row - 1).domain);
}

int DomainModel::rowOf(const std::optional<QString> &domain) const
{
    if (!domain) {
        return 0;
    }
    const auto found = std::ranges::find(m_domains, *domain, &Catalog::DomainCount::domain);
    return found == m_domains.end() ? -1 : int(found - m_domains.begin()) + 1;
}

int DomainModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_domains.size()) + 1;
}

QVariant DomainModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const int count = index.row() == 0 ? m_recordCount : m_domains.at(index.row() - 1).count;
    switch (role) {
    case Qt::DisplayRole:
        return name(index.row());
    case CountRole:
        return count;
    case Qt::AccessibleTextRole:
        //: %1 is a domain such as PyTorch
        return tr("%1, %n record(s)", nullptr, count).arg(name(index.row()));
    default:
        return {};
    }
}

QString DomainModel::name(int row) const
{
    if (row == 0) {
        return tr("All records");
    }
    const QString &domain = m_domains.at(row - 1).domain;
    return domain.isEmpty() ? tr("No domain stated") : shownDomain(domain, m_language);
}

bool DomainModel::event(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    }
    return QAbstractListModel::event(event);
}

void DomainModel::refresh()
{
    Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}
