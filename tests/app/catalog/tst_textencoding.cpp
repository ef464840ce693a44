// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/textencoding.h"

#include <QTest>

using namespace Qt::StringLiterals;

class tst_TextEncoding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void badBytesAreFound_data();
    void badBytesAreFound();
    void encodingsAreGuessed_data();
    void encodingsAreGuessed();
};

static const QByteArray chineseGb18030 = "\xC4\xDA\xB4\xE6\xB2\xBB\xD7\xE3"; // 内存不足

void tst_TextEncoding::badBytesAreFound_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<qsizetype>("offset");
    QTest::newRow("ASCII") << "abc"_ba << qsizetype(-1);
    QTest::newRow("two, three and four bytes") << "é内😀"_ba << qsizetype(-1);
    QTest::newRow("a byte of another encoding") << "caf\xE9!"_ba << qsizetype(3);
    QTest::newRow("cut in the middle") << "ab\xE5\x86"_ba << qsizetype(2);
    QTest::newRow("overlong slash") << "\xC0\xAF"_ba << qsizetype(0);
    QTest::newRow("overlong in three bytes") << "a\xE0\x80\xAF"_ba << qsizetype(1);
    QTest::newRow("a surrogate") << "\xED\xA0\x80"_ba << qsizetype(0);
    QTest::newRow("beyond Unicode") << "\xF4\x90\x80\x80"_ba << qsizetype(0);
    QTest::newRow("a lone continuation") << "a\x80"_ba << qsizetype(1);
}

void tst_TextEncoding::badBytesAreFound()
{
    QFETCH(QByteArray, bytes);
    QTEST(firstInvalidUtf8(bytes), "offset");
}

void tst_TextEncoding::encodingsAreGuessed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("encoding");
    QTest::newRow("nothing to guess for UTF-8") << "{\"a\": \"内存不足\"}"_ba << QString();
    QTest::newRow("nor with its mark") << "\xEF\xBB\xBF{}"_ba << QString();
    QTest::newRow("Chinese in two bytes") << "{\"a\": \"" + chineseGb18030 + "\"}" << u"GB18030"_s;
    QTest::newRow("one stray byte says nothing") << "caf\xE9 closed"_ba << QString();
    QTest::newRow("UTF-16 by its mark") << "\xFF\xFE{\0"_ba << u"UTF-16"_s;
    QTest::newRow("UTF-16 without a mark") << QByteArray("\0{\0}", 4) << u"UTF-16"_s;
    QTest::newRow("UTF-32 by its mark") << QByteArray("\xFF\xFE\0\0{\0\0\0", 8) << u"UTF-32"_s;
    QTest::newRow("nothing") << QByteArray() << QString();
}

void tst_TextEncoding::encodingsAreGuessed()
{
    QFETCH(QByteArray, bytes);
    QTEST(foreignEncoding(bytes), "encoding");
}

QTEST_APPLESS_MAIN(tst_TextEncoding)
#include "tst_textencoding.moc"
