// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/jsonscanner.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;

class tst_JsonScanner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyShapeOfFileIsCut_data();
    void everyShapeOfFileIsCut();
    void linesAreThoseOfTheFirstCharacter();
    void theFrameKeepsWhatStandsBetween();
    void anOpenValueIsMarked();
    void aBrokenValueCanBeResumedAtTheNextRecord();
    void pointersLeadToTheirValue_data();
    void pointersLeadToTheirValue();
};

static QStringList slicesOf(const QByteArray &bytes)
{
    QStringList slices;
    JsonScanner scanner(bytes);
    while (const auto slice = scanner.next()) {
        slices.append(QString::fromUtf8(slice->bytes.data(), slice->bytes.size()));
    }
    return slices;
}

void tst_JsonScanner::everyShapeOfFileIsCut_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("slices");
    QTest::newRow("one object") << "{\"a\": 1}"_ba << QStringList{u"{\"a\": 1}"_s};
    QTest::newRow("a list") << "[{\"a\": 1}, {\"b\": 2}]"_ba << QStringList{u"{\"a\": 1}"_s, u"{\"b\": 2}"_s};
    QTest::newRow("JSON Lines") << "{\"a\": 1}\n\n{\"b\": 2}\r\n"_ba << QStringList{u"{\"a\": 1}"_s, u"{\"b\": 2}"_s};
    QTest::newRow("objects end to end") << "{}{}"_ba << QStringList{u"{}"_s, u"{}"_s};
    QTest::newRow("a byte order mark is no part of it") << "\xEF\xBB\xBF{}"_ba << QStringList{u"{}"_s};
    QTest::newRow("braces in strings do not count") << R"({"a": "}{\"}"})"_ba << QStringList{uR"({"a": "}{\"}"})"_s};
    QTest::newRow("brackets inside belong to it")
        << "[{\"a\": [1, {}]}, {}]"_ba << QStringList{u"{\"a\": [1, {}]}"_s, u"{}"_s};
    QTest::newRow("strays are slices of their own")
        << "[1, {}, \"x, y\"]"_ba << QStringList{u"1"_s, u"{}"_s, u"\"x, y\""_s};
    QTest::newRow("a forgotten quote does not turn strings inside out")
        << "{\"a\": \"x,\n\"b\": \"}\"}\n{}"_ba << QStringList{u"{\"a\": \"x,\n\"b\": \"}\"}"_s, u"{}"_s};
    QTest::newRow("nothing") << " \n"_ba << QStringList();
}

void tst_JsonScanner::everyShapeOfFileIsCut()
{
    QFETCH(QByteArray, bytes);
    QTEST(slicesOf(bytes), "slices");
}

void tst_JsonScanner::linesAreThoseOfTheFirstCharacter()
{
    const QByteArray bytes = "[\n\n  {\n\"a\": 1\n},\n {}]";
    JsonScanner scanner(bytes);
    QCOMPARE(scanner.next()->line, 3);
    QCOMPARE(scanner.next()->line, 6);
}

void tst_JsonScanner::theFrameKeepsWhatStandsBetween()
{
    const QByteArray bytes = "[\n {\"a\":\n 1},, oops\n]";
    JsonScanner scanner(bytes);
    while (scanner.next()) {
    }
    QVERIFY(scanner.inArray());
    QCOMPARE(scanner.frame(), "[\n 0\n,, oops\n]");
}

void tst_JsonScanner::anOpenValueIsMarked()
{
    QVERIFY(!JsonScanner("{\"a\": ").next()->ends);
    QVERIFY(JsonScanner("{\"a\": 1}").next()->ends);
    // The list's bracket is not the object's.
    QVERIFY(!JsonScanner("[{\"a\": 1]").next()->ends);
    QCOMPARE(JsonScanner("{\"a\": [[1]]}").next()->depth, 3);
}

void tst_JsonScanner::aBrokenValueCanBeResumedAtTheNextRecord()
{
    const QByteArray bytes = "{\"id\": 1, \"more\": {\n{\"id\": 2}\n";
    JsonScanner scanner(bytes);
    const auto broken = scanner.next();
    QVERIFY(!broken->ends);
    QCOMPARE(scanner.resumeInside(*broken), std::optional(bytes.indexOf("{\"id\": 2")));
    const auto second = scanner.next();
    QCOMPARE(second->bytes, "{\"id\": 2}");
    QCOMPARE(second->line, 2);
    QVERIFY(!scanner.resumeInside(*second));
}

void tst_JsonScanner::pointersLeadToTheirValue_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::newRow("the whole") << QString() << u"{\"a\""_s;
    QTest::newRow("a field") << u"/b"_s << u"\"two\""_s;
    QTest::newRow("an element of a list") << u"/a/1"_s << u"{\"c\""_s;
    QTest::newRow("a field in an element") << u"/a/1/c"_s << u"true"_s;
    QTest::newRow("a name with a slash") << u"/x~1y"_s << u"null"_s;
    QTest::newRow("what is missing leads to what lacks it") << u"/a/1/nothing"_s << u"{\"c\""_s;
    QTest::newRow("an element too far") << u"/a/7"_s << u"[1, {"_s;
}

void tst_JsonScanner::pointersLeadToTheirValue()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    const QByteArray json = R"({"a" : [1, {"c": true}], "b":"two", "x/y": null})";
    const qsizetype offset = JsonPlaces(json).offsetOf(pointer);
    QCOMPARE(QString::fromUtf8(json.mid(offset, value.toUtf8().size())), value);
    QVERIFY(JsonPlaces("{\"a\": ").offsetOf(pointer) <= 6); // never behind the end, whatever it is given
}

QTEST_APPLESS_MAIN(tst_JsonScanner)
#include "tst_jsonscanner.moc"
