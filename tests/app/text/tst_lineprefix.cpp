// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/datatable.h"
#include "app/text/lineprefix.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_LinePrefix : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySampleOfTheTableEndsWhereItsMessageBegins();
    void prefixesNest_data();
    void prefixesNest();
    void messagesAreNotPrefixes_data();
    void messagesAreNotPrefixes();
    void promptsOfShellsAreKnown();
    void brokenRowsAreRefusedAndTheOthersWork();
    void aRowOfTheUserIsTriedBeforeTheBuiltInOnes();
    void aLongLineIsReadAtItsBeginningOnly();
};

void tst_LinePrefix::everySampleOfTheTableEndsWhereItsMessageBegins()
{
    const QList<QByteArray> rows = tableRows(u"log-prefixes.tsv"_s);
    const LinePrefixes checked({}, rows);
    for (const LinePrefixes::Refused &refused : checked.refused()) {
        QFAIL(rows.at(refused.line - 1) + " is refused: " + refused.detail.toUtf8());
    }
    const LinePrefixes prefixes(rows);
    int samples = 0;
    for (const QByteArray &row : rows) {
        const QList<QByteArray> fields = row.split('\t');
        if (fields.first() == "part" || fields.first() == "task") {
            continue;
        }
        QString sample = QString::fromUtf8(fields.at(3)).replace(u"\\t"_s, u"\t"_s);
        const qsizetype end = sample.indexOf(u'⟫');
        sample.remove(end, 1);
        QVERIFY2(prefixes.lengthIn(sample) == end, row + " ends at " + QByteArray::number(prefixes.lengthIn(sample)));
        ++samples;
    }
    QVERIFY(samples > 25);
}

void tst_LinePrefix::prefixesNest_data()
{
    QTest::addColumn<QString>("line");
    for (const QString &line : {u"> > web-1  | 2024-05-06T12:11:47Z [12:11:47] ⟫text"_s, u"  │ ⟫text"_s,
             u"2026-05-06T12:11:47.123456Z 01E+⟫text"_s, u"Jun 04 10:12:44 myhost sshd[812]: ⟫error"_s,
             u"容器-1  | ⟫出错"_s, u"$ ⟫make"_s, u"06/May/2024:12:11:47 +0000 ⟫text"_s, u"1717495964.123 ⟫text"_s,
             u"[   12.345678] ⟫Out of memory"_s, u"12:11:47.330 ⟫text"_s}) {
        QTest::newRow(qPrintable(line)) << line;
    }
}

void tst_LinePrefix::prefixesNest()
{
    QFETCH(QString, line);
    const qsizetype end = line.indexOf(u'⟫');
    line.remove(end, 1);
    QCOMPARE(linePrefixLength(line), end);
}

void tst_LinePrefix::messagesAreNotPrefixes_data()
{
    QTest::addColumn<QString>("line");
    for (const QString &line : {u"> Task :app:compileJava FAILED"_s, u"error: 12:11:47"_s, u"[Errno 28] No space"_s,
             u"a | b"_s.remove(1, 1), u"I0604 10:12:44.123456   12345 reflector.go:138] Starting"_s,
             u"``` and more words"_s, u"(paddle_env) PaddleOCR [main]"_s, u"E0382"_s, u""_s}) {
        QTest::newRow(qPrintable(line)) << line;
    }
}

void tst_LinePrefix::messagesAreNotPrefixes()
{
    QFETCH(QString, line);
    QCOMPARE(linePrefixLength(line), 0);
}

void tst_LinePrefix::promptsOfShellsAreKnown()
{
    for (const QString &line : {u"me@host:~$ make"_s, u"(venv) me@host:~$ make"_s, u"PS C:\\app> npm i"_s,
             u"In [3]: import x"_s, u"❯ make"_s}) {
        QVERIFY2(beginsWithPrompt(line), qPrintable(line));
    }
    for (const QString &line : {u"mysql> select 1"_s, u">>> import x"_s, u"me@host:~$ "_s, u"error: x"_s}) {
        QVERIFY2(!beginsWithPrompt(line), qPrintable(line));
    }
}

void tst_LinePrefix::brokenRowsAreRefusedAndTheOthersWork()
{
    using Refused = LinePrefixes::Refused;
    const LinePrefixes prefixes({"part\tnumber\t\\d+", "place\tbuilt in\tabc\tabc⟫x"},
        {"# a comment", "place\tbroken\t(\t(⟫x", "place\tempty\ta*\ta⟫x", "place\tno sample\ta b \ta b c",
            "place\twrong sample\txyz\txy⟫z", "nonsense\tname\ta\ta⟫x", "place", "",
            "place\tours\t<{number}> \t<12> ⟫text"});
    QList<std::pair<int, Refused::Reason>> refused;
    for (const Refused &row : prefixes.refused()) {
        refused.append({row.line, row.reason});
    }
    QCOMPARE(refused,
        (QList<std::pair<int, Refused::Reason>>{{2, Refused::Reason::InvalidPattern},
            {3, Refused::Reason::MatchesEmptyText}, {4, Refused::Reason::MissesSample},
            {5, Refused::Reason::MissesSample}, {6, Refused::Reason::Columns}, {7, Refused::Reason::Columns}}));
    QCOMPARE(prefixes.lengthIn(u"<7> text"), 4);
    QCOMPARE(prefixes.lengthIn(u"abc text"), 4);
    QCOMPARE(prefixes.lengthIn(u"xyz text"), 0);
}

void tst_LinePrefix::aRowOfTheUserIsTriedBeforeTheBuiltInOnes()
{
    const QList<QByteArray> builtIn{"place\tshort\t<\\d+>\t<1>⟫x"};
    QCOMPARE(LinePrefixes(builtIn).lengthIn(u"<1>[2] x"), 3);
    QCOMPARE(LinePrefixes(builtIn, {"place\tlong\t<\\d+>\\[\\d+\\]\t<1>[2] ⟫x"}).lengthIn(u"<1>[2] x"), 7);
}

void tst_LinePrefix::aLongLineIsReadAtItsBeginningOnly()
{
    QCOMPARE(linePrefixLength(u"web-1 | "_s + u"x"_s.repeated(1'000'000)), 8);
    QCOMPARE(linePrefixLength(u"x"_s.repeated(1'000'000)), 0);
}

QTEST_APPLESS_MAIN(tst_LinePrefix)
#include "tst_lineprefix.moc"
