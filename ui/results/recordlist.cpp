// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/recordlist.h"

#include "ui/results/recorddelegate.h"
#include "ui/results/recordmodel.h"
#include "ui/theme/itemviews.h"

#include <QEvent>

#include <algorithm>

namespace wayout::results {
namespace {

constexpr int longTitleLines = 2;

} // namespace

RecordList::RecordList(QWidget *parent)
    : QListView(parent)
    , m_delegate(new RecordDelegate(this))
{
    setItemDelegate(m_delegate);
    theme::setUpList(*this);
    setResizeMode(QListView::Adjust); // the height of a title depends on the width
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
}

void RecordList::list(QAbstractItemModel *model, Rows rows)
{
    if (this->model() != model) {
        setModel(model);
    }
    setUniformItemSizes(rows == Rows::Alike);
    m_delegate->setReservesSecondTitle(rows == Rows::Alike && m_hasBothLanguages);
    m_delegate->setTitleLines(rows == Rows::LongTitles ? longTitleLines : 1);
    setCurrentIndex({});
    if (rows == Rows::LongTitles) {
        doItemsLayout(); // a list of a few rows, whose height is known at once then
    }
    scrollToTop();
}

void RecordList::setNamesDomains(bool names)
{
    m_delegate->setNamesDomains(names);
    viewport()->update();
}

void RecordList::setHasBothLanguages(bool both)
{
    m_hasBothLanguages = both;
    m_delegate->setReservesSecondTitle(uniformItemSizes() && both);
    doItemsLayout(); // a second title makes rows taller
}

QSize RecordList::sizeHint() const
{
    return {QListView::sizeHint().width(), contentsSize().height()};
}

int RecordList::rowCount() const
{
    return model() ? model()->rowCount() : 0;
}

QList<qsizetype> RecordList::listedRecords() const
{
    QList<qsizetype> records;
    for (int row = 0; row < rowCount(); ++row) {
        const auto record = model()->index(row, 0).data(PositionRole).value<qsizetype>();
        if (record >= 0) {
            records.append(record);
        }
    }
    return records;
}

void RecordList::step(int by)
{
    if (rowCount() > 0) {
        const QModelIndex current = currentIndex();
        select(model()->index(current.isValid() ? std::clamp(current.row() + by, 0, rowCount() - 1) : 0, 0));
    }
}

template<typename Fits>
bool RecordList::selectWhere(const Fits &fits)
{
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex index = model()->index(row, 0);
        if (fits(index)) {
            select(index);
            return true;
        }
    }
    return false;
}

bool RecordList::selectLine(int line)
{
    return selectWhere([line](const QModelIndex &index) {
        const auto evidence = index.data(EvidenceRole).value<QList<match::Evidence>>();
        return std::ranges::find(evidence, line, &match::Evidence::line) != evidence.end();
    });
}

bool RecordList::selectError(const match::ErrorGroup &error)
{
    const auto answersIt = [&error](const QModelIndex &index) {
        return index.data(GradeRole).value<match::Grade>() != match::Grade::Related
            && index.data(GroupRole).toInt() == error.group;
    };
    return selectWhere(answersIt) || selectLine(error.line);
}

bool RecordList::selectRecord(qsizetype record)
{
    return selectWhere(
        [record](const QModelIndex &index) { return index.data(PositionRole).value<qsizetype>() == record; });
}

void RecordList::select(const QModelIndex &index)
{
    setCurrentIndex(index);
    scrollTo(index);
}

void RecordList::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        doItemsLayout();
    }
}

void RecordList::updateGeometries()
{
    QListView::updateGeometries();
    updateGeometry();
}

void RecordList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    if (!current.isValid()) {
        return;
    }
    if (const auto record = current.data(PositionRole).value<qsizetype>(); record >= 0) {
        Q_EMIT recordSelected(record, current.data(EvidenceRole).value<QList<match::Evidence>>());
    } else {
        Q_EMIT errorSelected(current.data(GroupRole).toInt());
    }
}

} // namespace wayout::results
