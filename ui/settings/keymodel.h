// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/actions/windowactions.h"
#include "ui/theme/texttable.h"

#include <QList>

namespace wayout::settings {

/// The commands of the window, one per row, with their keys; filtered by words of either. A visible row stays visible
/// until the words change, even when its keys change meanwhile.
class KeyModel final : public theme::TextTableModel
{
    Q_OBJECT

public:
    enum Column { ActionColumn, KeysColumn, ColumnCount };

    explicit KeyModel(const actions::WindowActions &actions, QObject *parent = nullptr);

    void setWords(const QString &words);
    actions::WindowActions::Id idAt(int row) const { return m_ids.at(row); }
    /// Returns the row of the command, or -1 when it is filtered out.
    int rowOf(actions::WindowActions::Id id) const { return int(m_ids.indexOf(id)); }
    /// Whether the keys differ from the default ones.
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
