// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/browse/ownmodel.h"

#include "ui/browse/domainmodel.h"

#include <QEvent>

OwnModel::OwnModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

void OwnModel::setCount(Entry entry, std::optional<int> count)
{
    if (m_counts.at(size_t(entry)) != count) {
        m_counts.at(size_t(entry)) = count;
        Q_EMIT dataChanged(index(entry), index(entry));
    }
}

int OwnModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : entryCount;
}

QVariant OwnModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto entry = Entry(index.row());
    const std::optional<int> count = m_counts.at(size_t(entry));
    switch (role) {
    case Qt::DisplayRole:
        return name(entry);
    case DomainModel::CountRole:
        return count ? QVariant(*count) : QVariant();
    case Qt::AccessibleTextRole:
        return spoken(entry);
    default:
        return {};
    }
}

QString OwnModel::name(Entry entry)
{
    switch (entry) {
    case History:
        return tr("History");
    case Favourites:
        return tr("Favourites");
    case Records:
        //: those that the user wrote
        return tr("My records");
    }
    return {};
}

QString OwnModel::spoken(Entry entry) const
{
    const std::optional<int> count = m_counts.at(size_t(entry));
    if (!count) {
        return name(entry);
    }
    //: %1 is "History"
    return entry == History ? tr("%1, %n text(s)", nullptr, *count).arg(name(entry))
                            //: %1 is "Favourites" or "My records"
                            : tr("%1, %n record(s)", nullptr, *count).arg(name(entry));
}

bool OwnModel::event(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        Q_EMIT dataChanged(index(0), index(entryCount - 1));
    }
    return QAbstractListModel::event(event);
}
