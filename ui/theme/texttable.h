// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>

namespace wayout::theme {

/// The model of a table that is mainly for reading. Screen readers read the text of a cell, and a tool tip shows all of
/// it where it is cut off. Follows the language of the interface.
class TextTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    TextTableModel(int columns, QObject *parent);

    int rowCount(const QModelIndex &parent = {}) const final;
    int columnCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    virtual int count() const = 0;
    /// Returns the titles of the columns.
    virtual QStringList titles() const = 0;
    /// Returns the text or number of a cell.
    virtual QVariant cell(int row, int column) const = 0;
    /// Notifies the views that all cells may have changed.
    void tellChanged();

private:
    const int m_columns;
};

} // namespace wayout::theme
