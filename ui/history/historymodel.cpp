// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/history/historymodel.h"

#include <QLocale>

HistoryModel::HistoryModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void HistoryModel::setEngine(const std::shared_ptr<const Engine> &engine, ContentLanguage language)
{
    beginResetModel();
    m_engine = engine;
    m_language = language;
    endResetModel();
}

void HistoryModel::setPastes(const QList<KeptPaste> &pastes)
{
    beginResetModel();
    m_pastes = pastes;
    endResetModel();
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_pastes.size());
}

int HistoryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString HistoryModel::text(const KeptPaste &paste, int column) const
{
    switch (column) {
    case TimeColumn:
        return paste.time.isValid() ? QLocale().toString(paste.time, QLocale::ShortFormat) : tr("time unknown");
    case TextColumn:
        return paste.isWhole ? paste.firstLine : tr("%1 (kept in part)").arg(paste.firstLine);
    case RecordColumn: {
        if (paste.recordId.isEmpty()) {
            return tr("none");
        }
        const Record *record = m_engine ? m_engine->catalog.find(paste.recordId) : nullptr;
        return record ? shownText(record->signature, m_language).primary : paste.recordId;
    }
    default:
        return {};
    }
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    // No tool tips: Qt would show what looks like markup in them as such.
    return index.isValid() && role == Qt::DisplayRole ? text(m_pastes.at(index.row()), index.column()) : QVariant();
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case TimeColumn:
        return tr("When");
    case TextColumn:
        return tr("Error");
    case RecordColumn:
        return tr("Best record");
    default:
        return {};
    }
}
