// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/texttable.h"

#include "ui/theme/changes.h"
#include "ui/theme/labels.h"

namespace wayout::theme {

TextTableModel::TextTableModel(int columns, QObject *parent)
    : QAbstractTableModel(parent)
    , m_columns(columns)
{
    keepTranslated(*this);
}

int TextTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

int TextTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_columns;
}

QVariant TextTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return cell(index.row(), index.column());
    case Qt::ToolTipRole:
        return plainToolTip(cell(index.row(), index.column()).toString());
    default:
        return {};
    }
}

QVariant TextTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? QVariant(titles().value(section)) : QVariant();
}

void TextTableModel::tellChanged()
{
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, m_columns - 1));
    }
}

} // namespace wayout::theme
