// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/actions/windowactions.h"
#include "ui/theme/texttable.h"

#include <QList>

namespace wayout::settings {

/// What the window can do, one a row, with the keys for it; narrowed to what is found by words of either. A row that is there
/// stays until other words are asked for, whatever keys it is given meanwhile.
class KeyModel final : public theme::TextTableModel
{
    Q_OBJECT

public:
    enum Column { ActionColumn, KeysColumn, ColumnCount };

    explicit KeyModel(const actions::WindowActions &actions, QObject *parent = nullptr);

    void setWords(const QString &words);
    actions::WindowActions::Id idAt(int row) const { return m_ids.at(row); }
    /// -1 where it is left out.
    int rowOf(actions::WindowActions::Id id) const { return int(m_ids.indexOf(id)); }
    /// It has other keys than it comes with.
    bool isChanged(actions::WindowActions::Id id) const
    {
        return m_actions.keys(id) != actions::WindowActions::defaultKeys(id);
    }

    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    int count() const override { return int(m_ids.size()); }
    QStringList titles() const override;
    QVariant cell(int row, int column) const override;
    QString spokenKeys(actions::WindowActions::Id id) const;

    const actions::WindowActions &m_actions;
    QList<actions::WindowActions::Id> m_ids;
};

} // namespace wayout::settings
