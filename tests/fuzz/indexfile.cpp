// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/sections.h"
#include "app/match/engine.h"

#include <QBuffer>

#include "tests/fuzz/fuzzinput.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;

namespace {

constexpr char fingerprint[] = "fuzz";
constexpr std::size_t changeBytes = 4; // two for the place, one for the bits, one for how
constexpr std::size_t entryBytes = 32; // of the table: offset, bytes, bytes of an item, checksum

QByteArray smallIndex()
{
    const LoadResult loaded = readRecords(
        R"json({"id": "git/one", "signature": "fatal: the first thing broke", "signature_zh": "第一个东西坏了", "regex": "the \\w+ thing broke", "domain": "git", "aliases": ["E1234: gone"]}
{"id": "git/two/linux", "signature": "error: ENOSPC no space left on device", "regex": "no space left on (device|disk)", "domain": "git", "dead_ends": [{"action": "wait", "fail_rate": 0.9}]})json",
        u"two.jsonl"_s);
    SectionWriter writer;
    Engine::compile(loaded, fingerprint, writer);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    require(writer.write(buffer), "a buffer takes all");
    return bytes;
}

/// Makes the checksums fit again, so that what is behind them is reached. The number of sections may be anything by now.
void reseal(QByteArray &file)
{
    std::uint64_t header[5]; // a constant, the checksum of what follows and the table, sections, bytes before the rest, bytes
    std::memcpy(header, file.constData(), sizeof(header));
    const auto size = std::uint64_t(file.size());
    if (header[2] > size / entryBytes || sizeof(header) + header[2] * entryBytes > size) {
        return;
    }
    char *table = file.data() + sizeof(header);
    for (std::uint64_t i = 0; i < header[2]; ++i) {
        std::uint64_t entry[4];
        std::memcpy(entry, table + i * entryBytes, sizeof(entry));
        if (entry[0] <= size && entry[1] <= size - entry[0]) {
            entry[3] = checksumOf(file.constData() + entry[0], std::size_t(entry[1]));
            std::memcpy(table + i * entryBytes, entry, sizeof(entry));
        }
    }
    const std::size_t unchecked = 2 * sizeof(std::uint64_t);
    header[1] = checksumOf(file.constData() + unchecked, sizeof(header) + std::size_t(header[2] * entryBytes) - unchecked);
    std::memcpy(file.data(), header, sizeof(header));
}

std::shared_ptr<Engine> engineIn(const QByteArray &file)
{
    return engineFrom(SectionReader({file.constData(), std::size_t(file.size())}), fingerprint);
}

} // namespace

// A file of the index in which bytes are changed and the checksums put right is refused or answers something: whatever it says, it is
// read within its bounds. The same bytes by themselves are refused.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const QByteArray whole = smallIndex();
    const QByteArray alone(reinterpret_cast<const char *>(data), qsizetype(size));
    require(!engineIn(alone), "other bytes are no index");

    QByteArray file = whole;
    for (std::size_t i = 0; i + changeBytes <= size; i += changeBytes) {
        const std::size_t place = data[i] | std::size_t(data[i + 1]) << 8;
        char &byte = file.data()[place % std::size_t(file.size())];
        byte = char(data[i + 3] % 2 == 0 ? byte ^ data[i + 2] : data[i + 2]);
    }
    reseal(file);
    if (const auto engine = engineIn(file)) {
        engine->matcher.find(u"x\nfatal: the last thing broke\nE1234\nno space left on device: 第一个东西坏了"_s);
        engine->matcher.search(u"first thin"_s);
        engine->matcher.search(u"git: spcae"_s);
        for (qsizetype i = 0; i < engine->catalog.size(); ++i) {
            require(engine->catalog.at(i).signature.en.size() >= 0, "each record is read");
        }
    }
    return 0;
}
