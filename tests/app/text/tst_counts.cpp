// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/repeats.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_Counts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatOnlyCountsIsTakenOut_data();
    void whatOnlyCountsIsTakenOut();
    void aLongLineTakesNoLonger();
};

void tst_Counts::whatOnlyCountsIsTakenOut_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("without");
    const auto row = [](const QString &line, const QString &without) { QTest::newRow(qPrintable(line)) << line << without; };
    row(u"retrying connection to db:5432 (attempt 3/30) in 1.5s"_s, u"retrying connection to db:5432 (attempt #) in #"_s);
    row(u"Attempt #12 of 30"_s, u"Attempt ##"_s);
    row(u"attempt 12 of 30"_s, u"attempt #"_s);
    row(u"retries=3"_s, u"retries=#"_s);
    row(u"3 retries left"_s, u"# retries left"_s);
    row(u"Still creating... [1m30s elapsed]"_s, u"Still creating... [# elapsed]"_s);
    row(u"waited 200 ms, then 5 seconds"_s, u"waited #, then #"_s);
    row(u"INFO 2024-05-06 12:00:01.250 up"_s, u"INFO # # up"_s);
    row(u"at 2024-05-06T12:00:01Z"_s, u"at ##"_s);
    row(u"正在第 3 次重试，已等待 5 秒"_s, u"正在第 # 次重试，已等待 #"_s);
    row(u"重试：3/10"_s, u"重试：#"_s);
    for (const QString &line : {u"epoch 3 loss 0.25"_s, u"listening on 8080"_s, u"10.0.0.3:5432 is up"_s, u"copied 3 m of 5 m"_s, u"v1.2s 0x1f"_s,
             u"12:30 ratio"_s, u"country 3"_s, u"step 3/30"_s, u"5 s/it"_s, u"}"_s, QString()}) {
        row(line, line);
    }
}

void tst_Counts::whatOnlyCountsIsTakenOut()
{
    QFETCH(QString, line);
    QTEST(normaliseVolatileNumbers(line), "without");
}

void tst_Counts::aLongLineTakesNoLonger()
{
    const QString once = u"attempt 3/30 in 1m30s at 12:00:01 "_s + QString(1000, u'7') + QString(1000, u'a');
    QElapsedTimer timer;
    // A busy machine slows a single run, so the least of a few counts.
    const auto timeOf = [&timer](const QString &line) {
        qint64 least = std::numeric_limits<qint64>::max();
        for (int run = 0; run < 5; ++run) {
            timer.start();
            const bool isShorter = normaliseVolatileNumbers(line).size() < line.size();
            least = std::min(least, isShorter ? timer.nsecsElapsed() : 0);
        }
        return least;
    };
    const qint64 first = timeOf(once.repeated(50));
    QVERIFY(first > 0);
    QVERIFY(timeOf(once.repeated(500)) < 40 * first); // ten times the text
}

QTEST_APPLESS_MAIN(tst_Counts)
#include "tst_counts.moc"
