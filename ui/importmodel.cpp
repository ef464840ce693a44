// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/importmodel.h"

#include "ui/plaintooltip.h"

#include <QEvent>

ImportModel::ImportModel(const QList<ImportedRecord> &records, QObject *parent)
    : QAbstractTableModel(parent)
    , m_records(records)
{
}

void ImportModel::setCopies(bool copies)
{
    if (m_copies != copies) {
        m_copies = copies;
        tellChanged(FateColumn);
    }
}

int ImportModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_records.size());
}

int ImportModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ImportModel::words(ImportFate fate) const
{
    switch (fate) {
    case ImportFate::New:
        return tr("New: it is taken in");
    case ImportFate::Same:
        return tr("There already, the same");
    case ImportFate::Differs:
        return m_copies ? tr("Another one is there: this one becomes a copy") : tr("Another one is there, and stays as it is");
    case ImportFate::BadId:
        return tr("Cannot be taken in: its id cannot name a file");
    }
    return {};
}

QVariant ImportModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const ImportedRecord &record = m_records.at(index.row());
    const QString text = index.column() == RecordColumn ? record.id : words(record.fate);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return text;
    case Qt::ToolTipRole:
        return plainToolTip(text);
    default:
        return {};
    }
}

QVariant ImportModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == RecordColumn ? tr("Record") : tr("What comes of it");
}

void ImportModel::tellChanged(Column from)
{
    if (!m_records.isEmpty()) {
        Q_EMIT dataChanged(index(0, from), index(rowCount() - 1, ColumnCount - 1));
    }
}

bool ImportModel::event(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
        tellChanged(FateColumn);
    }
    return QAbstractTableModel::event(event);
}
