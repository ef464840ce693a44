// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>

namespace wayout::theme {

/// A table that is read more than edited: what a cell shows a screen reader says too, and a tool tip shows all of it where it is
/// cut off. Follows the language of the interface.
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
    /// Of the columns.
    virtual QStringList titles() const = 0;
    /// A text or a number.
    virtual QVariant cell(int row, int column) const = 0;
    /// Tells the views that all cells may be different now.
    void tellChanged();

private:
    const int m_columns;
};

} // namespace wayout::theme
