// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/recorddelegate.h"
#include "ui/results/recordmodel.h"

#include <QStandardItemModel>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::results;

class tst_RecordDelegate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inAListOfOneHeightRowsWithOneTitleAreAsHighAsThoseWithTwo()
    {
        QStandardItemModel model;
        auto *one = new QStandardItem(u"no space left on device"_s);
        auto *two = new QStandardItem(u"磁盘已满"_s);
        two->setData(u"no space left on device"_s, SecondTitleRole);
        model.appendColumn({one, two});
        RecordDelegate delegate;
        const auto height = [&](int row) { return delegate.sizeHint({}, model.index(row, 0)).height(); };
        QVERIFY(height(0) < height(1));
        delegate.setReservesSecondTitle(true);
        QCOMPARE(height(0), height(1));
    }

    void aLongHeadingTakesTwoLinesAndNoMore()
    {
        QStandardItemModel model;
        for (const int words : {1, 12, 100}) {
            auto *item = new QStandardItem(u"no space left on device"_s);
            item->setData(QStringList(words, u"message"_s).join(u' '), SectionRole);
            model.appendRow(item);
        }
        QStyleOptionViewItem option;
        option.rect.setWidth(500);
        const RecordDelegate delegate;
        const auto height = [&](int row) { return delegate.sizeHint(option, model.index(row, 0)).height(); };
        QVERIFY(height(0) < height(1));
        QCOMPARE(height(1), height(2));
    }
};

QTEST_MAIN(tst_RecordDelegate)
#include "tst_recorddelegate.moc"
