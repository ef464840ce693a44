// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/jsonextent.h"

#include <QTest>

using namespace wayout::text;

class tst_JsonExtent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void objectsAndListsEndAtTheirBracket_data();
    void objectsAndListsEndAtTheirBracket();
    void stringsEndAtTheirQuoteOrTheLine();
};

void tst_JsonExtent::objectsAndListsEndAtTheirBracket_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qsizetype>("end");
    QTest::addColumn<int>("depth");
    QTest::addColumn<bool>("ends");
    QTest::newRow("object before other text") << QByteArray("{} }") << qsizetype(2) << 1 << true;
    QTest::newRow("nested") << QByteArray("[{\"a\": [1]}, 2]x") << qsizetype(15) << 3 << true;
    QTest::newRow("bracket in a string") << QByteArray("{\"}\\\"]\": 1}") << qsizetype(11) << 1 << true;
    QTest::newRow("not closed") << QByteArray("{\"a\": [") << qsizetype(7) << 2 << false;
    QTest::newRow("string not closed") << QByteArray("{\"a}") << qsizetype(4) << 1 << false;
    QTest::newRow("nothing") << QByteArray() << qsizetype(0) << 0 << false;
}

void tst_JsonExtent::objectsAndListsEndAtTheirBracket()
{
    QFETCH(QByteArray, text);
    const JsonExtent extent = jsonExtent(text, 0);
    QTEST(extent.end, "end");
    QTEST(extent.depth, "depth");
    QTEST(extent.ends, "ends");
}

void tst_JsonExtent::stringsEndAtTheirQuoteOrTheLine()
{
    QCOMPARE(endOfJsonString("\"a\\\"b\" c", 0), 6);
    QCOMPARE(endOfJsonString("x \"a\n\"", 2), 4);
    QCOMPARE(endOfJsonString("\"a\\", 0), 3);
}

QTEST_APPLESS_MAIN(tst_JsonExtent)
#include "tst_jsonextent.moc"
