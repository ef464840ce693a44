// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/headandtail.h"

#include <QTest>

#include <algorithm>

using namespace wayout::cli;

class tst_HeadAndTail : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aShortOutputIsKeptAsItIs();
    void ofALongOneBeginningAndEndAreKept();
    void anEndlessLineDoesNotFillTheMemory();
};

void tst_HeadAndTail::aShortOutputIsKeptAsItIs()
{
    HeadAndTail memory;
    memory.add("one\ntw");
    memory.add("o\nthree");
    QCOMPARE(memory.text(), QByteArray("one\ntwo\nthree"));
    QCOMPARE(memory.originalLine(3), 3);
}

void tst_HeadAndTail::ofALongOneBeginningAndEndAreKept()
{
    HeadAndTail memory;
    constexpr int lines = 1'000'000;
    for (int i = 1; i <= lines; ++i) {
        memory.add(QByteArray::number(i) + '\n');
    }
    const QByteArray text = memory.text();
    QVERIFY(text.size() <= HeadAndTail::headBytes + 2 * HeadAndTail::tailBytes);
    QVERIFY(text.size() >= HeadAndTail::headBytes);
    const QList<QByteArray> kept = text.trimmed().split('\n');
    QCOMPARE(kept.first(), QByteArray("1"));
    QCOMPARE(kept.last(), QByteArray::number(lines));
    QVERIFY(std::ranges::all_of(kept, [](const QByteArray &line) { return line.toInt() > 0; }));
    for (int line = 1; line <= kept.size(); line += 10'007) { // each says which it was
        QCOMPARE(kept.at(line - 1).toInt(), memory.originalLine(line));
    }
}

void tst_HeadAndTail::anEndlessLineDoesNotFillTheMemory()
{
    HeadAndTail memory;
    for (int i = 0; i < 100; ++i) {
        memory.add(QByteArray(100'000, 'x'));
    }
    memory.add("\nerror\n");
    QVERIFY(memory.text().size() <= HeadAndTail::headBytes + 2 * HeadAndTail::tailBytes);
    QVERIFY(memory.text().endsWith("error\n"));
}

QTEST_APPLESS_MAIN(tst_HeadAndTail)
#include "tst_headandtail.moc"
