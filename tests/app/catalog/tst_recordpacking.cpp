// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogreader.h"
#include "app/catalog/recordpacking.h"

#include <QRandomGenerator>
#include <QTest>

#include "tests/builtinrecords.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;

class tst_RecordPacking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyBuiltInRecordComesBackAsItWas();
    void nothingBecomesNothing();
    void bytesThatEndEarlyAreNoRecord();
    void otherBytesAreReadWithoutHarm();

private:
    QList<Record> m_records;
};

void tst_RecordPacking::initTestCase()
{
    m_records = readBuiltin().records;
    QVERIFY(!m_records.isEmpty());
}

void tst_RecordPacking::everyBuiltInRecordComesBackAsItWas()
{
    for (Record record : std::as_const(m_records)) {
        const std::optional<Record> back = unpackedRecord(packedRecord(record));
        record.file.clear();
        record.line = 0;
        QVERIFY2(back == record, qPrintable(record.id));
    }
}

void tst_RecordPacking::nothingBecomesNothing()
{
    QVERIFY(unpackedRecord(packedRecord({})) == Record());
    QVERIFY(!unpackedRecord({}));
}

void tst_RecordPacking::bytesThatEndEarlyAreNoRecord()
{
    const QByteArray bytes = packedRecord(m_records.first());
    for (qsizetype size = 0; size < bytes.size(); ++size) {
        QVERIFY(!unpackedRecord(QByteArrayView(bytes).first(size)));
    }
    QVERIFY(!unpackedRecord(bytes + '\0'));
}

void tst_RecordPacking::otherBytesAreReadWithoutHarm()
{
    QRandomGenerator random(1);
    const QByteArray whole = packedRecord(m_records.first());
    for (int i = 0; i < 5000; ++i) {
        QByteArray bytes = whole;
        for (int changes = random.bounded(1, 4); changes > 0; --changes) {
            bytes[random.bounded(bytes.size())] = char(random.bounded(256));
        }
        if (const std::optional<Record> record = unpackedRecord(bytes)) {
            QVERIFY(record->deadEnds.size() <= bytes.size());
        }
    }
}

QTEST_APPLESS_MAIN(tst_RecordPacking)
#include "tst_recordpacking.moc"
