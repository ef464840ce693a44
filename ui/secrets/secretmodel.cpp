// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/secrets/secretmodel.h"

#include "ui/plaintooltip.h"

#include <QEvent>

namespace {

QString kindWords(SecretKind kind)
{
    switch (kind) {
    case SecretKind::Key:
        return SecretModel::tr("Key of a service");
    case SecretKind::WebToken:
        return SecretModel::tr("Web token (JWT)");
    case SecretKind::PrivateKey:
        return SecretModel::tr("Private key");
    case SecretKind::Password:
        return SecretModel::tr("Password");
    case SecretKind::UrlPassword:
        return SecretModel::tr("Password in an address");
    case SecretKind::Header:
        return SecretModel::tr("Authorization header");
    case SecretKind::Cookie:
        return SecretModel::tr("Cookie");
    case SecretKind::IdentityNumber:
        return SecretModel::tr("Identity number");
    case SecretKind::PhoneNumber:
        return SecretModel::tr("Phone number");
    }
    return {};
}

QString beginningWords(const SecretPlace &place)
{
    //: %1 are the first characters of a secret
    return place.beginning.isEmpty() ? SecretModel::tr("%Ln character(s)", nullptr, place.length)
                                     : SecretModel::tr("%1…, %Ln character(s)", nullptr, place.length).arg(place.beginning);
}

} // namespace

SecretModel::SecretModel(const FoundSecrets &found, const std::vector<int> &lines, QObject *parent)
    : QAbstractTableModel(parent)
    , m_found(found)
    , m_lines(lines)
{
}

int SecretModel::lineAt(int row) const
{
    const int line = placeAt(row).line;
    return m_lines.empty() || size_t(line) > m_lines.size() ? line : m_lines[size_t(line) - 1];
}

int SecretModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_found.places.size());
}

int SecretModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SecretModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)
        || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != Qt::ToolTipRole)) {
        return {};
    }
    const SecretPlace &place = placeAt(index.row());
    switch (Column(index.column())) {
    case LineColumn:
        return lineAt(index.row());
    case KindColumn:
        return kindWords(place.kind);
    case BeginningColumn:
        return role == Qt::ToolTipRole ? plainToolTip(beginningWords(place)) : beginningWords(place);
    case KeptColumn:
        return role == Qt::ToolTipRole ? plainToolTip(place.masked) : place.masked;
    case ColumnCount:
        break;
    }
    return {};
}

QVariant SecretModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (Column(section)) {
    case LineColumn:
        return tr("Line");
    case KindColumn:
        return tr("Kind");
    case BeginningColumn:
        return tr("The secret");
    case KeptColumn:
        return tr("As it is kept and reported");
    case ColumnCount:
        break;
    }
    return {};
}

bool SecretModel::event(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && rowCount() > 0) {
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
    return QAbstractTableModel::event(event);
}
