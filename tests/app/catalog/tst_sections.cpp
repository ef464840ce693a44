// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/sections.h"


#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;

class tst_Sections : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasWrittenIsRead();
    void whatHappensToAFileLaterDoesNotMatter();
    void aFileThatEndsEarlyIsRefused();
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

SectionWriter collected()
{
    SectionWriter writer;
    std::vector<std::uint32_t> column(numbers);
    std::iota(column.begin(), column.end(), 7);
    writer.add(std::move(column));
    ListsBuilder<char> strings;
    strings.addList(std::string_view("one"));
    strings.addList(std::string_view());
    strings.addList(std::string_view("three"));
    writer.add(std::move(strings));
    writer.addValue(2.5);
    writer.setRest({'r', 'e', 's', 't'});
    return writer;
}

QByteArray bytesOf(const SectionWriter &writer)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return writer.write(buffer) ? bytes : QByteArray();
}

QByteArray written()
{
    return bytesOf(collected());
}

/// Whether what collected() holds is read.
bool isRead(SectionReader reader)
{
    const auto column = reader.take<std::uint32_t>();
    const Strings strings = reader.takeLists<char>();
    const auto value = reader.takeValue<double>();
    return reader.ok() && column.size() == numbers && column[numbers - 1] == numbers + 6 && strings.size() == 3 && textAt(strings, 0) == "one"
        && textAt(strings, 1).empty() && textAt(strings, 2) == "three" && value == 2.5 && reader.rest().size() == 4;
}

bool isRead(const QByteArray &bytes)
{
    return isRead(SectionReader({bytes.constData(), size_t(bytes.size())}));
}

std::shared_ptr<QFile> fileWith(const QTemporaryDir &folder, const QByteArray &bytes)
{
    auto file = std::make_shared<QFile>(folder.filePath(u"file"_s));
    return file->open(QIODevice::WriteOnly) && file->write(bytes) == bytes.size() && (file->close(), file->open(QIODevice::ReadOnly | QIODevice::Unbuffered)) ? file : nullptr;
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
    const SectionWriter writer = collected();
    QVERIFY(isRead(SectionReader(writer)));
    QCOMPARE(SectionReader(writer).rest().read(1, 2), QByteArray("es"));
    const QTemporaryDir folder;
    const std::shared_ptr<QFile> file = fileWith(folder, written());
    QVERIFY(file);
    QVERIFY(isRead(SectionReader(file)));
}

void tst_Sections::whatHappensToAFileLaterDoesNotMatter()
{
    const QTemporaryDir folder;
    const std::shared_ptr<QFile> file = fileWith(folder, written());
    QVERIFY(file);
    SectionReader reader(file);
    QCOMPARE(reader.rest().read(0, 4), QByteArray("rest"));
    QVERIFY(QFile::resize(file->fileName(), written().size() - 2));
    QCOMPARE(reader.rest().read(0, 4), QByteArray("re"));
    QVERIFY(QFile::resize(file->fileName(), 0));
    QVERIFY(reader.rest().read(0, 4).isEmpty());
    QVERIFY(isRead(reader));
}

void tst_Sections::aFileThatEndsEarlyIsRefused()
{
    const QTemporaryDir folder;
    for (qsizetype size = 0; size < written().size(); size += 13) {
        const std::shared_ptr<QFile> file = fileWith(folder, written().first(size));
        QVERIFY(file);
        QVERIFY2(!SectionReader(file).ok(), qPrintable(u"%1 bytes"_s.arg(size)));
    }
}

void tst_Sections::anyDamageIsNoticed()
{
    const QByteArray whole = written();
    for (qsizetype i = 0; i < whole.size(); ++i) {
        QByteArray damaged = whole;
        damaged[i] = char(damaged[i] ^ (1 << (i % 8)));
        // What is between two sections says nothing, and the rest has no checksum.
        QVERIFY2(!isRead(damaged) || whole.at(i) == 0 || i >= whole.size() - 4, qPrintable(u"byte %1"_s.arg(i)));
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
        SectionWriter writer;
        writer.add(std::vector<std::uint32_t>(starts));
        writer.add(std::vector<char>{'a', 'b', 'c'});
        SectionReader reader(writer);
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
    QCOMPARE(reader.rest().size(), size_t(0));
    QCOMPARE(StringTable(reader).find("a"), StringTable::unknown);
}

void tst_Sections::aDeviceThatTakesLessIsToldOf()
{
    for (const qint64 room : {qint64(0), qint64(100), qint64(written().size() - 1)}) {
        FullDevice device(room);
        QVERIFY(!collected().write(device));
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
    const auto table = compiledPart<StringTable>([&](SectionWriter &writer) { writer.add(std::move(builder)); });
    for (int i = 0; i < numbers; ++i) {
        QCOMPARE(table.find(std::to_string(i * i)), std::uint32_t(i));
        QCOMPARE(table.at(std::uint32_t(i)), std::string_view(std::to_string(i * i)));
    }
    QCOMPARE(table.find("50"), StringTable::unknown);
    QCOMPARE(table.find(""), StringTable::unknown);
}

QTEST_APPLESS_MAIN(tst_Sections)
#include "tst_sections.moc"
