// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/evidence/rate.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::evidence;

class tst_Rate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wilsonMatchesPublishedValues_data();
    void wilsonMatchesPublishedValues();
    void runsOutweighWhatTheAuthorStates();
    void anEstimateHasTheSourcesOfItsOwnAttempt();
    void aTestedWorkaroundLeadsABetterEstimate();
    void withoutFiguresTheRecordsOrderStays();
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

void tst_Rate::runsOutweighWhatTheAuthorStates()
{
    Record record;
    record.workarounds = {Workaround{.successRate = 0.9}};
    QCOMPARE(successRate(record, 0).basis, Rate::Basis::Estimate);
    QCOMPARE(successRate(record, 0).value, 0.9);

    record.reproductions = {Reproduction{.workarounds = {true}}, Reproduction{.workarounds = {false}},
        Reproduction{.workarounds = {std::nullopt}}, Reproduction{}};
    const Rate counted = successRate(record, 0);
    QCOMPARE(counted.basis, Rate::Basis::Count);
    QCOMPARE(counted.successes, 1);
    QCOMPARE(counted.trials, 2);
    QCOMPARE(counted.value, 0.5);
}

void tst_Rate::anEstimateHasTheSourcesOfItsOwnAttempt()
{
    Record record;
    record.evidenceCount = 12;
    record.deadEnds = {DeadEnd{.failRate = 0.9, .sources = {u"https://example.org/a"_s}}, DeadEnd{.failRate = 0.9}};
    record.workarounds = {Workaround{.successRate = 0.8}};
    QCOMPARE(failRate(record, 0).trials, 1);
    QCOMPARE(failRate(record, 1).trials, 0);
    QCOMPARE(successRate(record, 0).trials, 0);
}

void tst_Rate::aTestedWorkaroundLeadsABetterEstimate()
{
    Record record;
    record.workarounds = {Workaround{.successRate = 0.99}, Workaround{.successRate = 0.5}};
    QCOMPARE(workaroundOrder(record), (QList<qsizetype>{0, 1}));

    for (int run = 0; run < 5; ++run) {
        record.reproductions.append(Reproduction{.workarounds = {run == 0, true}});
    }
    QCOMPARE(workaroundOrder(record), (QList<qsizetype>{1, 0}));
    QCOMPARE(bestRate(record).successes, 5);

    const Rate estimate{.basis = Rate::Basis::Estimate, .value = 0.95, .trials = 1};
    const Rate counted{
        .basis = Rate::Basis::Count, .value = 0.85, .successes = 17, .trials = 20, .interval = wilsonInterval(17, 20)};
    QVERIFY(counted.lowerBound() > estimate.lowerBound());
}

void tst_Rate::withoutFiguresTheRecordsOrderStays()
{
    Record record;
    record.deadEnds = {DeadEnd{}, DeadEnd{}, DeadEnd{.failRate = 0.6}};
    QCOMPARE(deadEndOrder(record), (QList<qsizetype>{2, 0, 1}));
    QCOMPARE(failRate(record, 0).basis, Rate::Basis::None);
    record.deadEnds.removeLast();
    QCOMPARE(deadEndOrder(record), (QList<qsizetype>{0, 1}));
    QCOMPARE(bestRate(record).basis, Rate::Basis::None);
}

QTEST_APPLESS_MAIN(tst_Rate)
#include "tst_rate.moc"
