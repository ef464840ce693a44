// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/recordmodel.h"

#include "app/catalog/domains.h"
#include "app/catalog/recordtitle.h"
#include "app/present/recordwords.h"
#include "ui/results/rowwords.h"
#include "ui/theme/changes.h"

#include <QHash>

#include <algorithm>

namespace wayout::results {
namespace {

/// Returns the positions of the records in the order in which they are listed.
QList<qsizetype> orderOf(const catalog::Catalog &catalog)
{
    QHash<QString, qsizetype> places;
    for (const catalog::Catalog::DomainCount &count : catalog.domains()) {
        places.insert(count.domain, catalog::placeOfDomain(count.domain));
    }
    QList<qsizetype> placeOf;
    QList<qsizetype> order;
    for (qsizetype i = 0; i < catalog.size(); ++i) {
        placeOf.append(places.value(catalog.domainAt(i)));
        order.append(i);
    }
    std::ranges::stable_sort(order, {}, [&placeOf](qsizetype record) { return placeOf.at(record); });
    return order;
}

} // namespace

QVariant recordData(const catalog::Record &record, catalog::ContentLanguage language, int role)
{
    switch (role) {
    case TitleRole:
        return catalog::shownText(catalog::titleOf(record), language).primary;
    case SecondTitleRole:
        return catalog::shownText(catalog::titleOf(record), language).secondary;
    case DomainRole:
        return record.domain;
    case DomainNameRole:
        return present::shownDomain(record.domain, language);
    case CategoryRole:
        return record.category;
    case IdRole:
        return record.id;
    case ReplacesRole:
        return RowWords::replaces(record.replaces);
    case SignatureRole:
        return record.title.isEmpty() ? QString() : catalog::shownText(record.signature, language).primary;
    default:
        return {};
    }
}

QString spokenRecord(const QModelIndex &row)
{
    QStringList parts{row.data(SectionRole).toString(), row.data(TitleRole).toString(),
        row.data(SecondTitleRole).toString(), row.data(DomainNameRole).toString(), row.data(ReasonRole).toString(),
        row.data(ReplacesRole).toString(), RowWords::findings(row.data(FindingsRole).toInt())};
    parts.removeAll(QString());
    //: between the parts of a spoken list entry
    return parts.join(RecordModel::tr(", "));
}

RecordModel::RecordModel(QObject *parent)
    : QAbstractListModel(parent)
{
    theme::keepTranslated(*this);
}

void RecordModel::setEngine(const std::shared_ptr<const match::Engine> &engine)
{
    beginResetModel();
    m_engine = engine;
    m_order = orderOf(engine->catalog);
    m_health.clear();
    endResetModel();
}

void RecordModel::setHealth(const authoring::RecordHealth &health)
{
    m_health = health;
    refresh();
}

void RecordModel::setContentLanguage(catalog::ContentLanguage language)
{
    m_language = language;
    refresh();
}

int RecordModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_engine ? 0 : int(m_engine->catalog.size());
}

QVariant RecordModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const qsizetype record = m_order.at(index.row());
    switch (role) {
    case PositionRole:
        return record;
    case FindingsRole:
        return m_health.isEmpty() ? 0 : int(m_health.value(m_engine->catalog.idAt(record)).size());
    case Qt::AccessibleTextRole:
        return spokenRecord(index);
    // The fast path: sorting and filtering read these roles of all records.
    case IdRole:
        return m_engine->catalog.idAt(record);
    case DomainRole:
        return m_engine->catalog.domainAt(record);
    case CategoryRole:
        return m_engine->catalog.categoryAt(record);
    default:
        return recordData(m_engine->catalog.copyAt(record), m_language, role);
    }
}

void RecordModel::refresh()
{
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    }
}

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
    sort(-1); // the order of the model, without comparing its records
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
        return spokenRecord(index); // including the heading
    }
    if (role == DomainNameRole && m_domain) {
        return QString(); // the same in every row
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
    return (!m_domain || row.data(DomainRole).toString() == *m_domain)
        && (!m_onlyDoubtful || row.data(FindingsRole).toInt() > 0)
        && (!m_ids || m_ids->contains(row.data(IdRole).toString()));
}

bool RecordFilterProxy::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const int order = left.data(CategoryRole).toString().compare(right.data(CategoryRole).toString());
    return order != 0 ? order < 0 : left.row() < right.row();
}

} // namespace wayout::results
