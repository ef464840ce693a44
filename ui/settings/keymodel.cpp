// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/keymodel.h"

#include "ui/actions/actionwords.h"
#include "ui/theme/typescale.h"

namespace wayout::settings {

using Id = actions::WindowActions::Id;

KeyModel::KeyModel(const actions::WindowActions &actions, QObject *parent)
    : theme::TextTableModel(ColumnCount, parent)
    , m_actions(actions)
{
    connect(&actions, &actions::WindowActions::keysChanged, this, &KeyModel::tellChanged);
    setWords({});
}

void KeyModel::setWords(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    beginResetModel();
    m_ids.clear();
    for (int i = 0; i < actions::WindowActions::Count; ++i) {
        const actions::WindowActions::Keys keys = m_actions.keys(Id(i));
        // Also matches the English names of keys, which most keyboards show.
        if (actions::hasAllWords(words,
                {actions::actionWords(actions::WindowActions::text(Id(i))), actions::keysText(keys),
                    QKeySequence::listToString(keys)})) {
            m_ids.append(Id(i));
        }
    }
    endResetModel();
}

QVariant KeyModel::cell(int row, int column) const
{
    return column == ActionColumn ? actions::actionWords(actions::WindowActions::text(m_ids.at(row)))
                                  : actions::keysText(m_actions.keys(m_ids.at(row)));
}

QVariant KeyModel::data(const QModelIndex &index, int role) const
{
    const bool areKeys = checkIndex(index, CheckIndexOption::IndexIsValid) && index.column() == KeysColumn;
    if (areKeys && role == Qt::AccessibleTextRole) {
        return spokenKeys(m_ids.at(index.row()));
    }
    return areKeys && role == Qt::FontRole && isChanged(m_ids.at(index.row()))
        ? theme::strongFont()
        : theme::TextTableModel::data(index, role);
}

QString KeyModel::spokenKeys(Id id) const
{
    const actions::WindowActions::Keys keys = m_actions.keys(id);
    const QString words = keys.isEmpty() ? tr("no keys") : actions::keysText(keys);
    //: spoken: the keys of a command, which are not those that it comes with
    return isChanged(id) ? tr("%1, changed").arg(words) : words;
}

QStringList KeyModel::titles() const
{
    return {tr("Command"), tr("Keys")};
}

QVariant KeyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && role == Qt::TextAlignmentRole
        ? int(Qt::AlignVCenter | Qt::AlignLeading)
        : theme::TextTableModel::headerData(section, orientation, role);
}

} // namespace wayout::settings
