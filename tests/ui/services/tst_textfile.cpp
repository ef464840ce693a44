// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/encodings.h"
#include "ui/services/textfile.h"

#include <QFile>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

#include <array>
#include <memory>
#include <thread>

using namespace Qt::StringLiterals;
using namespace wayout::platform;
using namespace wayout::services;
using namespace wayout::text;

Q_DECLARE_METATYPE(TextFile::Failure)

class tst_TextFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isDecoded_data();
    void isDecoded();
    void isDecodedAgainAsAsked();
    void isRefused_data();
    void isRefused();
    void whatIsMissingIsSaidOfTheFirstPath();
    void aHugeFileIsReadPieceByPiece();
    void aHugeFileOfOneLineIsAText();
    void aHugePipeIsReadPieceByPiece();
    void aFileThatVanishesSaysSo();
};

void tst_TextFile::isDecoded_data()
{
    const QString text = u"错误：显存不足\nerror: out of memory\n"_s;
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("encoding");
    QTest::newRow("UTF-8") << text.toUtf8() << text << u"UTF-8"_s;
    QTest::newRow("UTF-8 with a mark") << "\xef\xbb\xbf" + text.toUtf8() << text << u"UTF-8"_s;
    QStringEncoder utf16(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
    QTest::newRow("UTF-16 with a mark") << QByteArray(utf16.encode(text)) << text << u"UTF-16LE"_s;
    QTest::newRow("neither: every byte is a character") << QByteArray("caf\xe9 \xff") << u"café ÿ"_s << knownEncodings().at(knownEncodings().size() - 2);
    QStringEncoder chinese("GB18030");
    if (chinese.isValid()) {
        QTest::newRow("GB18030") << QByteArray(chinese.encode(text)) << text << u"GB18030"_s;
    }
}

void tst_TextFile::isDecoded()
{
    QFETCH(QByteArray, bytes);
    const TextFile file = decodedText(bytes);
    QCOMPARE(file.failure, TextFile::Failure::None);
    QTEST(file.text, "expected");
    QTEST(file.encoding, "encoding");
}

void tst_TextFile::isDecodedAgainAsAsked()
{
    TextFile file = decodedText("caf\xe9");
    file.path = u"/tmp/a.log"_s;
    const TextFile again = decodedAgain(file, u"ISO-8859-1"_s);
    QCOMPARE(again.text, u"café"_s);
    QCOMPARE(again.encoding, u"ISO-8859-1"_s);
    QCOMPARE(again.path, file.path);
    QCOMPARE(decodedAgain(again, u"UTF-8"_s).text, u"caf\uFFFD"_s);
}

void tst_TextFile::isRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<TextFile::Failure>("failure");
    QTest::newRow("nothing") << QByteArray() << TextFile::Failure::Empty;
    QTest::newRow("a program") << QByteArray("\x7f"
                                             "ELF\2\1\1\0\0\0",
        10) << TextFile::Failure::Binary;
    QTest::newRow("a compressed log") << QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\3", 10) << TextFile::Failure::Compressed;
}

void tst_TextFile::isRefused()
{
    QFETCH(QByteArray, bytes);
    QTEST(decodedText(bytes).failure, "failure");
}

void tst_TextFile::whatIsMissingIsSaidOfTheFirstPath()
{
    const QTemporaryDir folder;
    const TextFile file = readTextFiles({folder.filePath(u"a.log"_s), folder.path()});
    QCOMPARE(file.failure, TextFile::Failure::Missing);
    QCOMPARE(file.path, folder.filePath(u"a.log"_s));
    QCOMPARE(readTextFiles({folder.path()}).failure, TextFile::Failure::NotRegular);
    QCOMPARE(readTextFiles({}).failure, TextFile::Failure::Missing);
}

void tst_TextFile::aHugeFileOfOneLineIsAText()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"line.json"_s);
    QFile log(path);
    QVERIFY(log.open(QIODevice::WriteOnly));
    log.write('x' + QByteArray("错").repeated(12'000'000)); // every limit may cut a character in two
    log.close();
    const TextFile file = readTextFiles({path});
    QCOMPARE(file.failure, TextFile::Failure::None);
    QCOMPARE(file.encoding, u"UTF-8"_s);
    QVERIFY(file.isLong);
}

void tst_TextFile::aHugeFileIsReadPieceByPiece()
{
    const QTemporaryDir folder;
    QFile log(folder.filePath(u"huge.log"_s));
    QVERIFY(log.open(QIODevice::WriteOnly));
    const QByteArray line("some line with 中文 in it, of sixty bytes or thereabouts\n");
    QByteArray block;
    while (block.size() < 1024 * 1024) {
        block += line;
    }
    log.write("first line\n");
    for (qint64 size = 0; size <= textSizeLimit; size += block.size()) {
        log.write(block);
    }
    log.write("last line\n");
    log.close();
    const TextFile file = readTextFiles({log.fileName()});
    QCOMPARE(file.failure, TextFile::Failure::None);
    QCOMPARE(file.size, log.size());
    QCOMPARE(file.encoding, u"UTF-8"_s);
    QVERIFY(file.isLong);
    QVERIFY(file.text.isEmpty());
    LongTextSource source(file, {});
    qint64 size = 0;
    QByteArray last;
    for (QByteArray bytes = source.read(1'000'000); !bytes.isEmpty(); bytes = source.read(1'000'000)) {
        QVERIFY(size > 0 || bytes.startsWith("first line\nsome line"));
        size += bytes.size();
        last = bytes;
    }
    QVERIFY(source.error().isEmpty());
    QCOMPARE(size, log.size());
    QVERIFY(last.endsWith("\nlast line\n"));
}

void tst_TextFile::aHugePipeIsReadPieceByPiece()
{
    constexpr qint64 most = 1024 * 1024; // read at once
    const QByteArray block = QByteArray("some line of a log\n").repeated(50'000);
    const qint64 blocks = (textSizeLimit + 8 * most) / block.size();
    std::array<int, 2> ends = {-1, -1};
    QCOMPARE(::pipe(ends.data()), 0);
    const auto pipe = std::make_shared<const Descriptor>(ends[0]);
    std::jthread writing([&, end = ends[1]] {
        const Descriptor writeEnd(end);
        for (qint64 i = 0; i < blocks; ++i) {
            for (qint64 written = 0; written < block.size();) {
                const ssize_t count = ::write(writeEnd.number(), block.constData() + written, size_t(block.size() - written));
                if (count <= 0) {
                    return;
                }
                written += count;
            }
        }
    });
    const TextFile file = readPipe(pipe, {});
    QCOMPARE(file.failure, TextFile::Failure::None);
    QVERIFY(file.isLong && file.text.isEmpty());
    QVERIFY(file.bytes.size() <= textSizeLimit + most);
    LongTextSource source(file, {});
    qint64 size = 0;
    for (QByteArray bytes = source.read(most); !bytes.isEmpty(); bytes = source.read(most)) {
        size += bytes.size();
    }
    QVERIFY(source.error().isEmpty());
    QCOMPARE(size, blocks * block.size());
}

void tst_TextFile::aFileThatVanishesSaysSo()
{
    const TextFile file{.path = u"/nowhere/a.log"_s, .encoding = u"UTF-8"_s, .isLong = true};
    LongTextSource source(file, {});
    QVERIFY(source.read(10).isEmpty());
    QVERIFY(!source.error().isEmpty());
}

QTEST_GUILESS_MAIN(tst_TextFile)
#include "tst_textfile.moc"
