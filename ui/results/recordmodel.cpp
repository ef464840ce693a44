// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/recordmodel.h"

#include "app/command/ratewords.h"
#include "ui/domainwords.h"
#include "ui/results/recordroles.h"
#include "ui/results/rowwords.h"

#include <QEvent>

QVariant recordData(const Record &record, ContentLanguage language, int role)
{
    switch (role) {
    case TitleRole:
        return shownText(record.signature, language).primary;
    case SecondTitleRole:
        return shownText(record.signature, language).secondary;
    case DomainRole:
        return record.domain;
    case DomainNameRole:
        return shownDomain(record.domain, language);
    case TierRole:
        return RowWords::tier(record.verificationTier);
    case CategoryRole:
        return record.category;
    case IdRole:
        return record.id;
    case RateRole:
        return QVariant::fromValue(bestRate(record));
    case ReplacesRole:
        return RowWords::replaces(record.replaces);
    default:
        return {};
    }
}

QString spokenRecord(const QModelIndex &row)
{
    const auto rate = row.data(RateRole).value<Rate>();
    QStringList parts{row.data(SectionRole).toString(), row.data(TitleRole).toString(),
        row.data(SecondTitleRole).toString(), row.data(DomainNameRole).toString(), row.data(ReasonRole).toString(),
        row.data(TierRole).toString(), row.data(ReplacesRole).toString(), RowWords::findings(row.data(FindingsRole).toInt())};
    if (rate.basis != Rate::Basis::None) {
        parts.append(rateWords(rate, RateMeaning::Works).spoken);
    }
    parts.removeAll(QString());
    //: between the parts of a spoken list entry
    return parts.join(RecordModel::tr(", "));
}

RecordModel::RecordModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

void RecordModel::setEngine(const std::shared_ptr<const Engine> &engine)
{
    beginResetModel();
    m_engine = engine;
    m_health.clear();
    endResetModel();
}

void RecordModel::setHealth(const RecordHealth &health)
{
    m_health = health;
    refresh();
}

void RecordModel::setContentLanguage(ContentLanguage language)
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
    switch (role) {
    case PositionRole:
        return qsizetype(index.row());
    case FindingsRole:
        return m_health.isEmpty() ? 0 : int(m_health.value(m_engine->catalog.idAt(index.row())).size());
    case Qt::AccessibleTextRole:
        return spokenRecord(index);
    // Sorting and filtering ask all records for these.
    case IdRole:
        return m_engine->catalog.idAt(index.row());
    case DomainRole:
        return m_engine->catalog.domainAt(index.row());
    case CategoryRole:
        return m_engine->catalog.categoryAt(index.row());
    default:
        return recordData(m_engine->catalog.copyAt(index.row()), m_language, role);
    }
}

bool RecordModel::event(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    }
    return QAbstractListModel::event(event);
}

void RecordModel::refresh()
{
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    }
}
