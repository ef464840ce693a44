// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/repeats.h"

#include <QRandomGenerator>
#include <QStringList>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_Repeats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatComesAgainIsFound_data();
    void whatComesAgainIsFound();
    void aTraceOfFiftyLinesIsOneRepeat();
    void repeatsAreApartAndSayWhatTheTextSays();
};

void tst_Repeats::whatComesAgainIsFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<Repeat>>("repeats");
    const auto row = [](const char *claim, const QStringList &lines, const QList<Repeat> &repeats) {
        QTest::newRow(claim) << lines.join(u'\n') << repeats;
    };
    const QString refused = u"connect to db:5432 refused"_s;
    row("nothing in nothing", {}, {});
    row("one line four times", {u"start"_s, refused, refused, refused, refused, u"end"_s}, {{1, 1, 4}});
    row("three times saves too little", {refused, refused, refused}, {});
    row("times of day do not matter",
        {u"12:00:01 INFO polling"_s, u"12:00:02 INFO polling"_s, u"12:00:03 INFO polling"_s, u"12:00:04 INFO polling"_s}, {{0, 1, 4}});
    row("numbers of a failure do not matter",
        {u"ERROR attempt 1 failed"_s, u"ERROR attempt 2 failed"_s, u"ERROR attempt 3 failed"_s, u"ERROR attempt 4 failed"_s}, {{0, 1, 4}});
    row("numbers that are no failure's do", {u"epoch 1 loss 0.9"_s, u"epoch 2 loss 0.8"_s, u"epoch 3 loss 0.7"_s, u"epoch 4 loss 0.6"_s}, {});
    row("how often it was tried does not",
        {u"12:00:01 INFO retrying connection to db:5432 in 1s, attempt 1"_s, u"12:00:02 INFO retrying connection to db:5432 in 2s, attempt 2"_s,
            u"12:00:04 INFO retrying connection to db:5432 in 4s, attempt 3"_s, u"12:00:08 INFO retrying connection to db:5432 in 8s, attempt 4"_s},
        {{0, 1, 4}});
    row("what is tried does",
        {u"retrying connection to a, attempt 1"_s, u"retrying connection to b, attempt 2"_s, u"retrying connection to c, attempt 3"_s,
            u"retrying connection to d, attempt 4"_s},
        {});
    row("a failure between is seen",
        {u"retrying, attempt 1"_s, u"retrying, attempt 2"_s, u"retrying, attempt 3"_s, u"retrying, attempt 4"_s, u"FATAL gave up"_s,
            u"retrying, attempt 5"_s},
        {{0, 1, 4}});
    row("names of a failure do",
        {u"error: no module 'a'"_s, u"error: no module 'b'"_s, u"error: no module 'c'"_s, u"error: no module 'd'"_s}, {});
    row("levels do", {u"ERROR x failed"_s, u"WARN x failed"_s, u"ERROR x failed"_s, u"FATAL x failed"_s}, {});
    row("two lines in turn", {u"a"_s, u"b"_s, u"a"_s, u"b"_s, u"a"_s, u"b"_s, u"a"_s}, {{0, 2, 3}});
    row("blank lines between", {refused, {}, refused, {}, refused, {}, u"end"_s}, {{0, 2, 3}});
    row("blank lines alone are none", {u"a"_s, {}, {}, {}, {}, {}, u"b"_s}, {});
    row("braces at other depths differ", {u"   }"_s, u"  }"_s, u" }"_s, u"}"_s}, {});
    row("what is left out is like nothing", {u"⋯"_s, u"⋯"_s, u"⋯"_s, u"⋯"_s, u"a"_s, u"⋯"_s, u"a"_s, u"⋯"_s, u"a"_s, u"⋯"_s}, {});
    row("the shortest period is told", {refused, refused, refused, refused, refused, refused}, {{0, 1, 6}});
    row("two repeats one after the other", {u"a"_s, u"a"_s, u"a"_s, u"a"_s, u"b"_s, u"b"_s, u"b"_s, u"b"_s}, {{0, 1, 4}, {4, 1, 4}});
    row("the one that hides more counts",
        {u"a"_s, u"a"_s, u"a"_s, u"a"_s, u"b"_s, u"a"_s, u"a"_s, u"a"_s, u"a"_s, u"b"_s}, {{0, 5, 2}});
}

void tst_Repeats::whatComesAgainIsFound()
{
    QFETCH(QString, text);
    QTEST(repeatsIn(text), "repeats");
}

void tst_Repeats::aTraceOfFiftyLinesIsOneRepeat()
{
    QString trace = u"java.lang.IllegalStateException: closed\n"_s;
    for (int i = 1; i < 50; ++i) {
        trace += u"\tat com.shop.Step%1.run(Step.java:%1)\n"_s.arg(i);
    }
    QCOMPARE(repeatsIn(trace.repeated(40)), (QList<Repeat>{{0, 50, 40}}));
}

void tst_Repeats::repeatsAreApartAndSayWhatTheTextSays()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 200; ++round) {
        QStringList lines;
        for (int i = 0; i < 60; ++i) {
            lines.append(QString(QChar(u'a' + random.bounded(2))));
        }
        int end = 0;
        for (const Repeat &repeat : repeatsIn(lines.join(u'\n'))) {
            QVERIFY(repeat.first >= end);
            end = repeat.first + repeat.period * repeat.count;
            QVERIFY(end <= lines.size());
            for (int line = repeat.first + repeat.period; line < end; ++line) {
                QCOMPARE(lines.at(line), lines.at(line - repeat.period));
            }
        }
    }
}

QTEST_APPLESS_MAIN(tst_Repeats)
#include "tst_repeats.moc"
