// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/recordwords.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::present;

class tst_RecordWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTierOfItsOwnIsShownAsItStands();
    void ageIsCountedInWholeMonthsThenYears_data();
    void ageIsCountedInWholeMonthsThenYears();
    void aYearWithoutConfirmationIsStale();
    void aSentenceEndsBeforeTheNext_data();
    void aSentenceEndsBeforeTheNext();
    void aRunSaysWhatHeld();
    void theLatestRunOfAnAttemptIsTold();
};

void tst_RecordWords::aTierOfItsOwnIsShownAsItStands()
{
    QCOMPARE(tierWords(u"peer reviewed"_s), u"peer reviewed"_s);
    QVERIFY(tierWords(u"ai_generated"_s).contains(u"not verified"_s));
    QVERIFY(!tierWords({}).isEmpty());
}

void tst_RecordWords::ageIsCountedInWholeMonthsThenYears_data()
{
    QTest::addColumn<QDate>("confirmed");
    QTest::addColumn<QString>("words");
    QTest::newRow("today") << QDate(2026, 5, 20) << u"confirmed 2026-05-20"_s;
    QTest::newRow("a month but a day") << QDate(2026, 4, 21) << u"confirmed 2026-04-21"_s;
    QTest::newRow("months") << QDate(2024, 11, 20) << u"confirmed 2024-11-20, 18 month(s) ago"_s;
    QTest::newRow("years") << QDate(2023, 5, 21) << u"confirmed 2023-05-21, 2 year(s) ago"_s;
    QTest::newRow("the future has no age") << QDate(2027, 1, 1) << u"confirmed 2027-01-01"_s;
    QTest::newRow("unknown") << QDate() << QString();
}

void tst_RecordWords::ageIsCountedInWholeMonthsThenYears()
{
    QFETCH(QDate, confirmed);
    QTEST(confirmedWords(confirmed, QDate(2026, 5, 20)), "words");
}

void tst_RecordWords::aYearWithoutConfirmationIsStale()
{
    const QDate today(2026, 5, 20);
    QVERIFY(isStale(QDate(2025, 5, 20), today));
    QVERIFY(!isStale(QDate(2025, 5, 21), today));
    QVERIFY(!isStale({}, today));
    QVERIFY(!isStale(QDate(2027, 1, 1), today));
}

void tst_RecordWords::aSentenceEndsBeforeTheNext_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("rest");
    QTest::newRow("two") << u"It hides the error. The cause stays."_s << u"It hides the error."_s
                         << u"The cause stays."_s;
    QTest::newRow("one") << u"It hides the error."_s << u"It hides the error."_s << QString();
    QTest::newRow("no stop") << u"It hides the error"_s << u"It hides the error"_s << QString();
    QTest::newRow("numbers and file names go on") << u"Since torch 2.0 train.py e.g. fails. Use 2.1."_s
                                                  << u"Since torch 2.0 train.py e.g. fails."_s << u"Use 2.1."_s;
    QTest::newRow("Chinese") << u"只是掩盖了报错。原因还在。"_s << u"只是掩盖了报错。"_s << u"原因还在。"_s;
    QTest::newRow("lines") << u"First line\nsecond"_s << u"First line"_s << u"second"_s;
    QTest::newRow("nothing") << QString() << QString() << QString();
}

void tst_RecordWords::aSentenceEndsBeforeTheNext()
{
    QFETCH(QString, text);
    QTEST(firstSentence(text).sentence, "sentence");
    QTEST(firstSentence(text).rest, "rest");
}

void tst_RecordWords::aRunSaysWhatHeld()
{
    const Reproduction run{.error = true, .deadEnds = {true, std::nullopt, false}, .workarounds = {true}};
    const QString words = reproductionWords(run);
    QVERIFY(words.contains(u"the error was seen"_s));
    QVERIFY(words.contains(u"1 of 2 dead end"_s));
    QVERIFY(words.contains(u"1 of 1 workaround"_s));
    QVERIFY(reproductionWords({.error = false}).contains(u"not seen"_s));
}

void tst_RecordWords::theLatestRunOfAnAttemptIsTold()
{
    const QDate today(2026, 11, 21);
    Record record;
    record.reproductions = {
        {.environment = u"Debian 12, Python 3.11.7"_s,
            .date = {2026, 11, 20},
            .deadEnds = {true, false},
            .workarounds = {true}},
        {.environment = u"Debian 11"_s, .date = {2024, 1, 2}, .deadEnds = {true, true, true}, .workarounds = {false}},
    };
    QCOMPARE(deadEndShown(record, 0, today)->words, u"failed when tested on Debian 12, Python 3.11.7"_s);
    QVERIFY(deadEndShown(record, 0, today)->asClaimed);
    QCOMPARE(deadEndShown(record, 1, today)->words, u"tested on Debian 12, Python 3.11.7"_s);
    QVERIFY(!deadEndShown(record, 1, today)->asClaimed);
    QCOMPARE(
        deadEndShown(record, 2, today)->words, u"failed when tested on Debian 11 (2024-01, more than a year ago)"_s);
    QVERIFY(deadEndShown(record, 2, today)->isOld);
    QVERIFY(!deadEndShown(record, 3, today));
    QCOMPARE(workaroundShown(record, 0, today)->words, u"tested on Debian 12, Python 3.11.7"_s);
    QVERIFY(!workaroundShown(record, 1, today));
}

QTEST_APPLESS_MAIN(tst_RecordWords)
#include "tst_recordwords.moc"
