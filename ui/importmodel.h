// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/edit/recordimport.h"

#include <QAbstractTableModel>

/// The records of an import, and what would come of each.
class ImportModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { RecordColumn, FateColumn, ColumnCount };

    ImportModel(const QList<ImportedRecord> &records, QObject *parent = nullptr);

    /// Whether those that differ from what is there become copies.
    void setCopies(bool copies);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    bool event(QEvent *event) override;

private:
    QString words(ImportFate fate) const;
    void tellChanged(Column from);

    const QList<ImportedRecord> m_records;
    bool m_copies = false;
};
