// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/browse/domainmodel.h"

#include "app/catalog/domains.h"
#include "app/present/recordwords.h"
#include "ui/theme/changes.h"
#include "ui/theme/itemviews.h"
#include "ui/theme/labels.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace wayout::browse {
namespace {

constexpr int sideMargin = 2 * theme::gridUnit;
constexpr int topMargin = 5;

QString countText(const QModelIndex &index)
{
    const QVariant count = index.data(DomainModel::CountRole);
    return count.isValid() ? QLocale().toString(count.toInt()) : QString();
}

} // namespace

DomainModel::DomainModel(QObject *parent)
    : QAbstractListModel(parent)
{
    theme::keepTranslated(*this);
}

void DomainModel::setCatalog(const catalog::Catalog &catalog)
{
    beginResetModel();
    m_recordCount = int(catalog.size());
    m_domains = catalog.domains();
    const auto place = [](const catalog::Catalog::DomainCount &count) {
        return std::pair(catalog::placeOfDomain(count.domain), count.domain);
    };
    std::ranges::sort(m_domains, {}, place);
    endResetModel();
}

void DomainModel::setContentLanguage(catalog::ContentLanguage language)
{
    m_language = language;
    refresh();
}

std::optional<QString> DomainModel::domainAt(int row) const
{
    return row <= 0 || row > m_domains.size() ? std::nullopt : std::optional(m_domains.at(row - 1).domain);
}

int DomainModel::rowOf(const std::optional<QString> &domain) const
{
    if (!domain) {
        return 0;
    }
    const auto found = std::ranges::find(m_domains, *domain, &catalog::Catalog::DomainCount::domain);
    return found == m_domains.end() ? -1 : int(found - m_domains.begin()) + 1;
}

int DomainModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_domains.size()) + 1;
}

QVariant DomainModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const int count = index.row() == 0 ? m_recordCount : m_domains.at(index.row() - 1).count;
    switch (role) {
    case Qt::DisplayRole:
        return name(index.row());
    case CountRole:
        return count;
    case Qt::AccessibleTextRole:
        //: %1 is a domain such as PyTorch
        return tr("%1, %n record(s)", nullptr, count).arg(name(index.row()));
    default:
        return {};
    }
}

QString DomainModel::name(int row) const
{
    if (row == 0) {
        return tr("All records");
    }
    const QString &domain = m_domains.at(row - 1).domain;
    return domain.isEmpty() ? tr("No domain stated") : present::shownDomain(domain, m_language);
}

void DomainModel::refresh()
{
    Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

OwnModel::OwnModel(QObject *parent)
    : QAbstractListModel(parent)
{
    theme::keepTranslated(*this);
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

DomainDelegate::DomainDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
{
}

QSize DomainDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const QFontMetrics metrics(theme::strongFont());
    const int width =
        metrics.horizontalAdvance(index.data().toString() + countText(index)) + 2 * sideMargin + 2 * theme::gridUnit;
    return {width, metrics.height() + 2 * topMargin};
}

void DomainDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    if (option.state.testFlag(QStyle::State_HasFocus) && !chosen) {
        // Marks the row with the keyboard focus inside the frame of the list, so that it differs from the selected row.
        QStyleOptionViewItem inset = option;
        inset.state |= QStyle::State_MouseOver;
        theme::paintRowGround(*painter, inset, option.rect.adjusted(4, 2, -4, -2));
    } else {
        theme::paintRowGround(*painter, option, option.rect);
    }
    const QRect inner = option.rect.adjusted(sideMargin, 0, -sideMargin, 0);
    const QFont font = chosen ? theme::strongFont() : theme::bodyFont();
    const QFontMetrics metrics(font);
    const QString count = countText(index);
    painter->setFont(font);
    const bool isZero = index.data(DomainModel::CountRole).toInt() == 0;
    painter->setPen(chosen && !isZero ? option.palette.color(QPalette::Text) : theme::dimText(option.palette));
    theme::drawTextLine(*painter, inner, Qt::AlignTrailing | Qt::AlignVCenter, count);
    painter->setPen(option.palette.color(QPalette::Text));
    const int width = inner.width() - metrics.horizontalAdvance(count) - theme::gridUnit;
    const QRect nameRect = QStyle::alignedRect(option.direction, Qt::AlignLeading, {width, inner.height()}, inner);
    theme::drawTextLine(*painter, nameRect, Qt::AlignLeading | Qt::AlignVCenter,
        metrics.elidedText(index.data().toString(), Qt::ElideRight, width));
    painter->restore();
}

} // namespace wayout::browse
