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
};

QTEST_MAIN(tst_RecordDelegate)
#include "tst_recorddelegate.moc"
