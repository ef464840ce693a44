// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/history/historydialog.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::history;

class tst_HistoryModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRowSaysWhenWhatAndWhich();
    void whatIsNotKnownIsSaid();
    void aTextIsNeverAToolTip();
};

void tst_HistoryModel::aRowSaysWhenWhatAndWhich()
{
    HistoryModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QDateTime time(QDate(2024, 11, 20), QTime(9, 30));
    model.setPastes({{1, time, u"error: one"_s, u"git/record"_s, {}, true, 1}});
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, HistoryModel::TimeColumn).data().toString(), u"2024-11-20 09:30"_s);
    QCOMPARE(model.index(0, HistoryModel::TextColumn).data().toString(), u"error: one"_s);
    QCOMPARE(model.index(0, HistoryModel::RecordColumn).data().toString(), u"git/record"_s); // no catalogue: its id
    QCOMPARE(model.pasteAt(0).id, 1);
    model.setPastes({{1, QDateTime(QDate::currentDate(), QTime(9, 30)), u"error: one"_s, {}, {}, true, 1}});
    QCOMPARE(model.index(0, HistoryModel::TimeColumn).data().toString(), u"today 09:30"_s);
}

void tst_HistoryModel::whatIsNotKnownIsSaid()
{
    HistoryModel model;
    model.setPastes({{2, {}, u"half"_s, {}, {}, false, 1}});
    QCOMPARE(model.index(0, HistoryModel::TimeColumn).data().toString(), u"time unknown"_s);
    QCOMPARE(model.index(0, HistoryModel::TextColumn).data().toString(), u"half (kept in part)"_s);
    QCOMPARE(model.index(0, HistoryModel::RecordColumn).data().toString(), u"none"_s);
}

void tst_HistoryModel::aTextIsNeverAToolTip()
{
    HistoryModel model;
    model.setPastes({{3, {}, u"<img src=file:///etc/passwd>"_s, {}, {}, true, 1}});
    QVERIFY(!model.index(0, HistoryModel::TextColumn).data(Qt::ToolTipRole).isValid());
}

QTEST_MAIN(tst_HistoryModel)
#include "tst_historymodel.moc"
