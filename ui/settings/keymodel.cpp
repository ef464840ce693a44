// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/keymodel.h"

#include "ui/actionwords.h"
#include "ui/theme/typescale.h"

#include <QEvent>

#include <algorithm>

using Id = WindowActions::Id;

namespace {

bool hasAll(const QStringList &words, const QStringList &texts)
{
    return std::ranges::all_of(words, [&](const QString &word) {
        return std::ranges::any_of(texts, [&](const QString &text) { return text.contains(word, Qt::CaseInsensitive); });
    });
}

} // namespace

KeyModel::KeyModel(const WindowActions &actions, QObject *parent)
    : QAbstractTableModel(parent)
    , m_actions(actions)
{
    connect(&actions, &WindowActions::keysChanged, this, &KeyModel::tellChanged);
    setWords({});
}

void KeyModel::setWords(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    beginResetModel();
    m_ids.clear();
    for (int i = 0; i < WindowActions::Count; ++i) {
        const WindowActions::Keys keys = m_actions.keys(Id(i));
        // Also as they are called in English, which is what stands on most keyboards.
        if (hasAll(words, {actionWords(WindowActions::text(Id(i))), keysText(keys), QKeySequence::listToString(keys)})) {
            m_ids.append(Id(i));
        }
    }
    endResetModel();
}

int KeyModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_ids.size());
}

int KeyModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant KeyModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Id id = m_ids.at(index.row());
    const bool isName = index.column() == ActionColumn;
    const QString text = isName ? actionWords(WindowActions::text(id)) : keysText(m_actions.keys(id));
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::ToolTipRole:
        return plainToolTip(text);
    case Qt::AccessibleTextRole:
        return isName ? text : spokenKeys(id);
    case Qt::FontRole:
        return !isName && isChanged(id) ? QVariant(strongFont()) : QVariant();
    default:
        return {};
    }
}

QString KeyModel::spokenKeys(Id id) const
{
    const WindowActions::Keys keys = m_actions.keys(id);
    const QString words = keys.isEmpty() ? tr("no keys") : keysText(keys);
    //: spoken: the keys of a command, which are not those that it comes with
    return isChanged(id) ? tr("%1, changed").arg(words) : words;
}

QVariant KeyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole) {
        return int(Qt::AlignVCenter | Qt::AlignLeading);
    }
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == ActionColumn ? tr("Command") : tr("Keys");
}

void KeyModel::tellChanged()
{
    if (!m_ids.isEmpty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

bool KeyModel::event(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
        tellChanged();
    }
    return QAbstractTableModel::event(event);
}
