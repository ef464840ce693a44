// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/unpackeddevice.h"
#include "tests/packedbytes.h"

#include <QBuffer>
#include <QTest>

using namespace wayout::text;

class tst_UnpackedDevice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasPackedComesOut_data();
    void whatWasPackedComesOut();
    void textsOneBehindTheOtherAreOne();
    void whatComesBeforeADamageCanBeHad();
    void anAlteredByteIsTold_data();
    void anAlteredByteIsTold();
    void whatStandsBehindItIsTold();
    void whatIsPackedInNothingIsDamaged();
    void anEmptyTextIsEmpty();
    void aTextWithoutMeasureEnds_data();
    void aTextWithoutMeasureEnds();
    void otherFilesAreNotPackedTexts();

private:
    static QByteArray text()
    {
        QByteArray text;
        for (int i = 0; i < 40'000; ++i) {
            text += "line " + QByteArray::number(i * 2'654'435'761U) + '\n';
        }
        return text;
    }
};

void tst_UnpackedDevice::whatWasPackedComesOut_data()
{
    QTest::addColumn<qint64>("step");
    QTest::addColumn<QByteArray>("filter");
    for (const char *filter : {"gzip", "bzip2", "xz", "zstd"}) {
        for (const qint64 step : {7'777, 10'000'000}) {
            QTest::addRow("%s, %lld bytes at a time", filter, step) << step << QByteArray(filter);
        }
    }
}

void tst_UnpackedDevice::whatWasPackedComesOut()
{
    QFETCH(qint64, step);
    QFETCH(QByteArray, filter);
    QBuffer file;
    file.setData(packed(text(), filter.constData()));
    file.open(QIODevice::ReadOnly);
    QVERIFY(isPackedText(file));
    UnpackedDevice unpacked(file);
    QByteArray all;
    for (QByteArray more = unpacked.read(step); !more.isEmpty(); more = unpacked.read(step)) {
        all += more;
    }
    QCOMPARE(all, text());
    QCOMPARE(unpacked.end(), UnpackedDevice::End::Whole);
}

void tst_UnpackedDevice::textsOneBehindTheOtherAreOne()
{
    QBuffer file; // as a log is that several runs of gzip were added to
    file.setData(packed("first\n", "gzip") + packed("second\n", "gzip"));
    file.open(QIODevice::ReadOnly);
    UnpackedDevice unpacked(file);
    QCOMPARE(unpacked.read(1'000), QByteArray("first\nsecond\n"));
    QCOMPARE(unpacked.end(), UnpackedDevice::End::Whole);
}

void tst_UnpackedDevice::whatComesBeforeADamageCanBeHad()
{
    const QByteArray whole = packed(text(), "gzip");
    QBuffer file;
    file.setData(whole.first(whole.size() / 2)); // still being written, or the disk was full
    file.open(QIODevice::ReadOnly);
    UnpackedDevice unpacked(file);
    const QByteArray came = unpacked.read(10'000'000);
    QVERIFY(came.size() > 100'000);
    QVERIFY(text().startsWith(came));
    QCOMPARE(unpacked.end(), UnpackedDevice::End::Damaged);
    QVERIFY(!unpacked.errorString().isEmpty());
    QVERIFY(unpacked.read(1).isEmpty());
}

void tst_UnpackedDevice::anAlteredByteIsTold_data()
{
    QTest::addColumn<qsizetype>("fromEnd");
    QTest::newRow("of the checksum") << qsizetype(8);
    QTest::newRow("of the length") << qsizetype(1);
    QTest::newRow("of the text") << qsizetype(0);
}

void tst_UnpackedDevice::anAlteredByteIsTold()
{
    QFETCH(qsizetype, fromEnd);
    // Stored as it is, as deflate does with what does not shrink: an altered byte is still a text.
    QByteArray bytes = QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\xff\x01\x0c\0\xf3\xff", 15) + "error 12345\n"
        + QByteArray::fromHex("00000000") + QByteArray("\x0c\0\0\0", 4);
    const QByteArray checksum = packed("error 12345\n", "gzip").last(8).first(4);
    bytes.replace(bytes.size() - 8, 4, checksum);
    const auto read = [](const QByteArray &file, UnpackedDevice::End &end) {
        QBuffer buffer;
        buffer.setData(file);
        buffer.open(QIODevice::ReadOnly);
        UnpackedDevice unpacked(buffer);
        const QByteArray text = unpacked.read(1'000);
        end = unpacked.end();
        return text;
    };
    UnpackedDevice::End end{};
    QCOMPARE(read(bytes, end), QByteArray("error 12345\n"));
    QCOMPARE(end, UnpackedDevice::End::Whole);
    const qsizetype at = fromEnd > 0 ? bytes.size() - fromEnd : bytes.indexOf("12345");
    bytes[at] = char(bytes.at(at) ^ 2);
    const QByteArray text = read(bytes, end);
    QCOMPARE(text.size(), 12); // all there is, and it is said that it is not right
    QCOMPARE(end, UnpackedDevice::End::Damaged);
}

void tst_UnpackedDevice::whatStandsBehindItIsTold()
{
    QBuffer file;
    file.setData(packed("first\n", "gzip") + QByteArray(700, '\0'));
    file.open(QIODevice::ReadOnly);
    UnpackedDevice padded(file);
    QCOMPARE(padded.read(1'000), QByteArray("first\n"));
    QCOMPARE(padded.end(), UnpackedDevice::End::Whole);
    file.close();
    file.setData(packed("first\n", "gzip") + "and something else");
    file.open(QIODevice::ReadOnly);
    UnpackedDevice other(file);
    QCOMPARE(other.read(1'000), QByteArray("first\n"));
    QCOMPARE(other.end(), UnpackedDevice::End::Damaged);
}

void tst_UnpackedDevice::whatIsPackedInNothingIsDamaged()
{
    QBuffer file;
    file.setData(QByteArray("\x1f\x8b\x08 and then nothing that belongs there", 38));
    file.open(QIODevice::ReadOnly);
    UnpackedDevice unpacked(file);
    QVERIFY(unpacked.read(10).isEmpty());
    QCOMPARE(unpacked.end(), UnpackedDevice::End::Damaged);
}

void tst_UnpackedDevice::anEmptyTextIsEmpty()
{
    QBuffer file;
    file.setData(packed({}, "gzip"));
    file.open(QIODevice::ReadOnly);
    UnpackedDevice unpacked(file);
    QVERIFY(unpacked.read(10).isEmpty());
    QCOMPARE(unpacked.end(), UnpackedDevice::End::Whole);
}

void tst_UnpackedDevice::aTextWithoutMeasureEnds_data()
{
    QTest::addColumn<qint64>("most");
    QTest::addColumn<UnpackedDevice::End>("end");
    QTest::newRow("one byte too many") << qint64(text().size() - 1) << UnpackedDevice::End::TooLarge;
    QTest::newRow("just enough") << qint64(text().size()) << UnpackedDevice::End::Whole;
}

void tst_UnpackedDevice::aTextWithoutMeasureEnds()
{
    QFETCH(qint64, most);
    QBuffer file;
    file.setData(packed(text(), "gzip"));
    file.open(QIODevice::ReadOnly);
    UnpackedDevice unpacked(file, most);
    QCOMPARE(unpacked.read(10'000'000), text().first(most));
    QTEST(unpacked.end(), "end");
}

void tst_UnpackedDevice::otherFilesAreNotPackedTexts()
{
    QVERIFY(!isPackedText(QByteArrayView()));
    QVERIFY(!isPackedText("error: gzip failed"));
    QVERIFY(!isPackedText(QByteArray("PK\x03\x04", 4))); // several files
}

QTEST_APPLESS_MAIN(tst_UnpackedDevice)
#include "tst_unpackeddevice.moc"
