// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/sections.h"


#include <QBuffer>
#include <QTest>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;

class tst_Sections : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasWrittenIsRead();
    void anyDamageIsNoticed();
    void aFileThatEndsEarlyIsNone();
    void sectionsAreOfTheKindThatIsAskedFor();
    void listsMustFitTheirItems();
    void afterAnErrorEverythingIsEmpty();
    void aDeviceThatTakesLessIsToldOf();
    void stringsKeepTheirNumbers();
};

namespace {

constexpr int numbers = 1000;

QByteArray written()
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    SectionWriter writer(buffer);
    std::vector<std::uint32_t> column(numbers);
    std::iota(column.begin(), column.end(), 7);
    writer.add(Column<std::uint32_t>(column));
    ListsBuilder<char> strings;
    strings.addList(std::string_view("one"));
    strings.addList(std::string_view());
    strings.addList(std::string_view("three"));
    writer.add(std::move(strings).build());
    writer.addValue(2.5);
    return writer.finish() ? bytes : QByteArray();
}

/// Whether the bytes are read as what written() wrote.
bool isRead(const QByteArray &bytes)
{
    SectionReader reader({bytes.constData(), size_t(bytes.size())});
    const auto column = reader.take<std::uint32_t>();
    const Strings strings = reader.takeLists<char>();
    const auto value = reader.takeValue<double>();
    return reader.ok() && column.size() == numbers && column[numbers - 1] == numbers + 6 && strings.size() == 3 && textAt(strings, 0) == "one"
        && textAt(strings, 1).empty() && textAt(strings, 2) == "three" && value == 2.5;
}

/// Takes no more than a disk that is full.
class FullDevice final : public QIODevice
{
public:
    explicit FullDevice(qint64 room)
        : m_room(room)
    {
        open(WriteOnly | Unbuffered);
    }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *, qint64 size) override { return std::min(std::exchange(m_room, std::max<qint64>(0, m_room - size)), size); }

private:
    qint64 m_room;
};

} // namespace

void tst_Sections::whatWasWrittenIsRead()
{
    QVERIFY(isRead(written()));
}

void tst_Sections::anyDamageIsNoticed()
{
    const QByteArray whole = written();
    for (qsizetype i = 0; i < whole.size(); ++i) {
        QByteArray damaged = whole;
        damaged[i] = char(damaged[i] ^ (1 << (i % 8)));
        // What stands between two sections says nothing.
        QVERIFY2(!isRead(damaged) || whole.at(i) == 0, qPrintable(u"byte %1"_s.arg(i)));
    }
}

void tst_Sections::aFileThatEndsEarlyIsNone()
{
    const QByteArray whole = written();
    for (qsizetype size = 0; size < whole.size(); ++size) {
        QVERIFY2(!isRead(whole.first(size)), qPrintable(u"%1 bytes"_s.arg(size)));
    }
    QVERIFY(!isRead(whole + QByteArray(8, '\0')));
}

void tst_Sections::sectionsAreOfTheKindThatIsAskedFor()
{
    const QByteArray whole = written();
    SectionReader reader({whole.constData(), size_t(whole.size())});
    QVERIFY(reader.ok());
    QVERIFY(reader.take<std::uint64_t>().empty());
    QVERIFY(!reader.ok());
}

void tst_Sections::listsMustFitTheirItems()
{
    for (const std::vector<std::uint32_t> &starts : {std::vector<std::uint32_t>{}, {1, 3}, {0, 2}, {0, 3, 2, 3}, {0, 4000000000, 3}}) {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        SectionWriter writer(buffer);
        writer.add(Column<std::uint32_t>(starts));
        writer.add(Column<char>({'a', 'b', 'c'}));
        QVERIFY(writer.finish());
        SectionReader reader({bytes.constData(), size_t(bytes.size())});
        QCOMPARE(reader.takeLists<char>().size(), size_t(0));
        QVERIFY(!reader.ok());
    }
}

void tst_Sections::afterAnErrorEverythingIsEmpty()
{
    SectionReader reader(std::span<const char>{});
    QVERIFY(!reader.ok());
    QVERIFY(reader.take<int>().empty());
    QCOMPARE(reader.takeLists<int>().size(), size_t(0));
    QCOMPARE(reader.takeValue<int>(), 0);
    QVERIFY(reader.takeUnread().empty());
    QCOMPARE(StringTable(reader).find("a"), StringTable::unknown);
}

void tst_Sections::aDeviceThatTakesLessIsToldOf()
{
    for (const qint64 room : {qint64(0), qint64(100), qint64(written().size() - 1)}) {
        FullDevice device(room);
        SectionWriter writer(device);
        writer.add(Column<char>(std::vector<char>(size_t(written().size()), 'x')));
        QVERIFY(!writer.finish());
    }
}

void tst_Sections::stringsKeepTheirNumbers()
{
    StringTableBuilder builder;
    for (int i = 0; i < numbers; ++i) {
        QCOMPARE(builder.insert(std::to_string(i * i)), std::uint32_t(i));
    }
    QCOMPARE(builder.insert("49"), 7U);
    QCOMPARE(builder.size(), size_t(numbers));
    const StringTable table = std::move(builder).build();
    for (int i = 0; i < numbers; ++i) {
        QCOMPARE(table.find(std::to_string(i * i)), std::uint32_t(i));
        QCOMPARE(table.at(std::uint32_t(i)), std::string_view(std::to_string(i * i)));
    }
    QCOMPARE(table.find("50"), StringTable::unknown);
    QCOMPARE(table.find(""), StringTable::unknown);
}

QTEST_APPLESS_MAIN(tst_Sections)
#include "tst_sections.moc"
