// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/evidence/rate.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::evidence;

class tst_Rate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wilsonMatchesPublishedValues_data();
    void wilsonMatchesPublishedValues();
};

void tst_Rate::wilsonMatchesPublishedValues_data()
{
    QTest::addColumn<double>("successes");
    QTest::addColumn<int>("trials");
    QTest::addColumn<int>("low");
    QTest::addColumn<int>("high");
    QTest::newRow("one source says little") << 0.95 << 1 << 19 << 100;
    QTest::newRow("five of which 85 %") << 4.25 << 5 << 42 << 98;
    QTest::newRow("hundred of which 85 %") << 85.0 << 100 << 77 << 91;
    QTest::newRow("three of three") << 3.0 << 3 << 44 << 100;
    QTest::newRow("none of three") << 0.0 << 3 << 0 << 56;
    QTest::newRow("no trials say nothing") << 0.0 << 0 << 0 << 100;
}

void tst_Rate::wilsonMatchesPublishedValues()
{
    QFETCH(double, successes);
    QFETCH(int, trials);
    const Interval interval = wilsonInterval(successes, trials);
    QTEST(qRound(interval.low * 100), "low");
    QTEST(qRound(interval.high * 100), "high");
}

QTEST_APPLESS_MAIN(tst_Rate)
#include "tst_rate.moc"
