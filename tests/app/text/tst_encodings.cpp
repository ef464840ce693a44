// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/encodings.h"

#include <QStringEncoder>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_Encodings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEncodingIsFound_data();
    void theEncodingIsFound();
    void strayBytesDoNotMakeItAnother();
    void aByteThatIsNoOtherIsWindows1252();
    void binaryDataIsNoText_data();
    void binaryDataIsNoText();
    void compressedFilesAreKnown();
    void everyKnownEncodingDecodes();
    void anUnknownOneDecodesNothing();
    void badBytesAreFound_data();
    void badBytesAreFound();
    void encodingsAreGuessed_data();
    void encodingsAreGuessed();
};

static QByteArray encoded(const QString &text, const char *encoding)
{
    QStringEncoder encoder(encoding);
    return encoder.isValid() ? QByteArray(encoder.encode(text)) : QByteArray();
}

void tst_Encodings::theEncodingIsFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("encoding");
    const auto row = [](const char *name, const QString &text, const QString &encoding) {
        if (QStringEncoder(encoding.toLatin1().constData()).isValid()) {
            QTest::newRow(name) << text << encoding;
        }
    };
    row("UTF-8", u"错误：显存不足\nerror: out of memory\n"_s, u"UTF-8"_s);
    row("ASCII is UTF-8", u"error: out of memory\n"_s, u"UTF-8"_s);
    row("UTF-16 of Windows, unmarked", u"C:\\> dir\r\n拒绝访问。\r\n"_s, u"UTF-16LE"_s);
    row("UTF-16, the other order", u"error: not found\n找不到\n"_s, u"UTF-16BE"_s);
    row("simplified Chinese", u"错误：找不到文件 config.json\n请检查路径是否正确。\n"_s, u"GB18030"_s);
    row("one message of a shell", u"'pip' 不是内部或外部命令，也不是可运行的程序\n或批处理文件。\n"_s, u"GB18030"_s);
    row("two characters", u"git: 错误\n"_s, u"GB18030"_s);
    row("traditional Chinese", u"系統找不到指定的檔案。\n存取被拒。無法連線到伺服器，請檢查網路設定。\n"_s, u"Big5"_s);
    row("Japanese of Windows", u"指定されたファイルが見つかりません。\nアクセスが拒否されました。\n"_s, u"Shift_JIS"_s);
    row("Japanese of Unix", u"そのようなファイルやディレクトリはありません\n"_s, u"EUC-JP"_s);
    row("Korean", u"지정된 파일을 찾을 수 없습니다.\n액세스가 거부되었습니다.\n"_s, u"EUC-KR"_s);
    row("German", u"Größe überschritten: Datei für Ausgabe nicht geöffnet\n"_s, u"windows-1252"_s);
    row("French", u"Fichier non trouvé : accès refusé à l’élément\n"_s, u"windows-1252"_s);
}

void tst_Encodings::theEncodingIsFound()
{
    QFETCH(QString, text);
    QFETCH(QString, encoding);
    const QByteArray bytes = encoded(text, encoding.toLatin1().constData());
    QCOMPARE(detectedEncoding(bytes), encoding);
    QCOMPARE(decodedAs(bytes, encoding), text);
    QVERIFY(knownEncodings().contains(encoding));
    // Long logs are judged by their beginning, and not cut inside a character.
    QByteArray lines;
    while (lines.size() < 100'000) {
        lines += bytes;
    }
    QCOMPARE(detectedEncoding(lines), encoding);
}

void tst_Encodings::strayBytesDoNotMakeItAnother()
{
    QByteArray bytes;
    for (int i = 0; i < 50; ++i) {
        bytes += u"第几行：找不到文件\n"_s.toUtf8();
    }
    bytes += "\xe4\xb8\n"; // a character that a terminal cut
    QCOMPARE(detectedEncoding(bytes), u"UTF-8"_s);
}

void tst_Encodings::aByteThatIsNoOtherIsWindows1252()
{
    const QString encoding = detectedEncoding("caf\xe9 \xff");
    QVERIFY(encoding == u"windows-1252"_s || encoding == u"ISO-8859-1"_s);
    QCOMPARE(decodedAs("caf\xe9 \xff", encoding), u"café ÿ"_s);
}

void tst_Encodings::binaryDataIsNoText_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("a program") << QByteArray("\x7f"
                                             "ELF\2\1\1\0\0\0\0\0\0\0\0\0\3\0\x3e\0",
        20);
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0", 20);
    QTest::newRow("gzip") << QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\3\x4b\x4c", 12);
    QTest::newRow("a class") << QByteArray("\xca\xfe\xba\xbe\0\0\0\x37\0\x1d", 10);
    QTest::newRow("controls") << QByteArray("a\1\2\3\4\5b\6").repeated(20);
}

void tst_Encodings::binaryDataIsNoText()
{
    QFETCH(QByteArray, bytes);
    QCOMPARE(detectedEncoding(bytes), QString());
}

void tst_Encodings::compressedFilesAreKnown()
{
    QVERIFY(isCompressed(QByteArray("\x1f\x8b\x08\0", 4)));
    QVERIFY(isCompressed(QByteArray("PK\x03\x04", 4)));
    QVERIFY(!isCompressed("PKIX path building failed"));
    QVERIFY(!isCompressed({}));
}

void tst_Encodings::everyKnownEncodingDecodes()
{
    QVERIFY(knownEncodings().size() >= 4);
    for (const QString &encoding : knownEncodings()) {
        QVERIFY2(decodedAs("x", encoding).has_value(), qPrintable(encoding));
    }
}

void tst_Encodings::anUnknownOneDecodesNothing()
{
    QVERIFY(!decodedAs("x", u"klingon"_s));
}

static const QByteArray chineseGb18030 = "\xC4\xDA\xB4\xE6\xB2\xBB\xD7\xE3"; // 内存不足

void tst_Encodings::badBytesAreFound_data()
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
    QTest::newRow("after a mark and a replacement character") << "\xEF\xBB\xBF a\xEF\xBF\xBD\xFF"_ba << qsizetype(8);
}

void tst_Encodings::badBytesAreFound()
{
    QFETCH(QByteArray, bytes);
    QTEST(firstInvalidUtf8(bytes), "offset");
}

void tst_Encodings::encodingsAreGuessed_data()
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

void tst_Encodings::encodingsAreGuessed()
{
    QFETCH(QByteArray, bytes);
    QTEST(foreignEncoding(bytes), "encoding");
}

QTEST_GUILESS_MAIN(tst_Encodings)
#include "tst_encodings.moc"
