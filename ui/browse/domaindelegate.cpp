// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/browse/domaindelegate.h"

#include "ui/browse/domainmodel.h"
#include "ui/theme/rows.h"
#include "ui/theme/textline.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QLocale>
#include <QPainter>

namespace {

constexpr int sideMargin = 2 * gridUnit;
constexpr int topMargin = 5;

QString countText(const QModelIndex &index)
{
    const QVariant count = index.data(DomainModel::CountRole);
    return count.isValid() ? QLocale().toString(count.toInt()) : QString();
}

} // namespace

DomainDelegate::DomainDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
{
}

QSize DomainDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const QFontMetrics metrics(strongFont());
    const int width =
        metrics.horizontalAdvance(index.data().toString() + countText(index)) + 2 * sideMargin + 2 * gridUnit;
    return {width, metrics.height() + 2 * topMargin};
}

void DomainDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    if (option.state.testFlag(QStyle::State_HasFocus) && !chosen) {
        // Where the keys are is seen beside what is chosen, and inside the frame around the list.
        QStyleOptionViewItem inset = option;
        inset.state |= QStyle::State_MouseOver;
        paintRowGround(*painter, inset, option.rect.adjusted(4, 2, -4, -2));
    } else {
        paintRowGround(*painter, option, option.rect);
    }
    const QRect inner = option.rect.adjusted(sideMargin, 0, -sideMargin, 0);
    const QFont font = chosen ? strongFont() : bodyFont();
    const QFontMetrics metrics(font);
    const QString count = countText(index);
    painter->setFont(font);
    const bool isZero = index.data(DomainModel::CountRole).toInt() == 0;
    painter->setPen(chosen && !isZero ? option.palette.color(QPalette::Text) : dimText(option.palette));
    drawTextLine(*painter, inner, Qt::AlignTrailing | Qt::AlignVCenter, count);
    painter->setPen(option.palette.color(QPalette::Text));
    const int width = inner.width() - metrics.horizontalAdvance(count) - gridUnit;
    const QRect nameRect = QStyle::alignedRect(option.direction, Qt::AlignLeading, {width, inner.height()}, inner);
    drawTextLine(*painter, nameRect, Qt::AlignLeading | Qt::AlignVCenter,
        metrics.elidedText(index.data().toString(), Qt::ElideRight, width));
    painter->restore();
}
