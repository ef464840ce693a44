// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/sections.h"

#include <QFile>

#include <array>
#include <bit>
#include <cstring>
#include <future>
#include <mutex>

namespace wayout::catalog {
namespace {

constexpr size_t alignment = 8; // bytes; enough for every stored type
constexpr size_t mostSections = 1000;
constexpr std::uint64_t worthTwoThreads = 16 * 1024 * 1024; // bytes
constexpr std::uint64_t magic = 0x0231'7875'6f79'6157; // "Wayoux1", format 2; another number in the other byte order

constexpr size_t fewestSlots = 16;

/// The table of sections follows it.
struct Header {
    std::uint64_t begins = magic;
    std::uint64_t checksum = 0; ///< of what follows, with the table
    std::uint64_t sections = 0;
    std::uint64_t headBytes = 0; ///< the offset of the rest
    std::uint64_t fileBytes = 0;
};
constexpr size_t uncheckedBytes = offsetof(Header, sections);

struct Entry {
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0;
    std::uint64_t itemBytes = 0;
    std::uint64_t checksum = 0;
};

size_t paddingOf(size_t bytes)
{
    return -bytes % alignment;
}

/// Returns the header at the beginning of a file of `fileBytes` bytes; nullopt when it is not one.
std::optional<Header> headerOf(std::span<const char> begin, std::uint64_t fileBytes)
{
    Header header;
    if (begin.size() < sizeof(Header)) {
        return std::nullopt;
    }
    std::memcpy(&header, begin.data(), sizeof(Header));
    const bool fits = header.begins == magic && header.fileBytes == fileBytes && header.headBytes <= fileBytes
        && header.sections <= mostSections && sizeof(Header) + header.sections * sizeof(Entry) <= header.headBytes;
    return fits ? std::optional(header) : std::nullopt;
}

/// Whether the sections have their checksums. Comparing takes most of the loading time, so two threads do it for a large
/// file.
bool areWhole(std::span<const char> file, std::span<const Entry> all)
{
    const auto areSo = [file](std::span<const Entry> entries) {
        return std::ranges::all_of(entries, [&](const Entry &entry) {
            return checksumOf(file.data() + entry.offset, size_t(entry.bytes)) == entry.checksum;
        });
    };
    const auto sizeOf = [](std::span<const Entry> entries) {
        return std::accumulate(entries.begin(), entries.end(), std::uint64_t(0),
            [](std::uint64_t sum, const Entry &entry) { return sum + entry.bytes; });
    };
    size_t middle = 0;
    while (2 * sizeOf(all.first(middle)) < sizeOf(all)) {
        ++middle;
    }
    const std::launch how = sizeOf(all) >= worthTwoThreads ? std::launch::async : std::launch::deferred;
    std::future<bool> first = std::async(how, areSo, all.first(middle));
    const bool second = areSo(all.subspan(middle));
    return first.get() && second;
}

} // namespace

void SectionWriter::append(SectionWriter other)
{
    std::ranges::move(other.m_sections, std::back_inserter(m_sections));
}

void SectionWriter::setRest(std::vector<char> bytes)
{
    const auto kept = std::make_shared<const std::vector<char>>(std::move(bytes));
    m_rest = {*kept, 1, kept};
}

bool SectionWriter::write(QIODevice &device, const std::stop_token &stop) const
{
    std::vector<Entry> table;
    size_t offset = sizeof(Header) + m_sections.size() * sizeof(Entry);
    for (const Section &section : m_sections) {
        const std::span<const char> bytes = section.bytes;
        table.push_back({offset, bytes.size(), section.itemBytes, checksumOf(bytes.data(), bytes.size())});
        offset += bytes.size() + paddingOf(bytes.size());
    }
    Header header{.sections = table.size(), .headBytes = offset, .fileBytes = offset + m_rest.bytes.size()};
    std::vector<char> head(sizeof(Header) + table.size() * sizeof(Entry));
    std::memcpy(head.data() + sizeof(Header), table.data(), table.size() * sizeof(Entry));
    std::memcpy(head.data(), &header, sizeof(Header));
    header.checksum = checksumOf(head.data() + uncheckedBytes, head.size() - uncheckedBytes);
    std::memcpy(head.data(), &header, sizeof(Header));

    constexpr std::array<char, alignment> padding{};
    const auto put = [&](std::span<const char> bytes) {
        return !stop.stop_requested() && device.write(bytes.data(), qint64(bytes.size())) == qint64(bytes.size());
    };
    return put(head) && std::ranges::all_of(m_sections, [&](const Section &section) {
        return put(section.bytes) && put(std::span(padding).first(paddingOf(section.bytes.size())));
    }) && put(m_rest.bytes);
}

struct StoredBytes::File {
    std::mutex mutex;
    std::shared_ptr<QFile> file;
    qint64 begin = 0;
};

StoredBytes::StoredBytes(std::span<const char> bytes, std::shared_ptr<const void> owner)
    : m_bytes(bytes)
    , m_owner(std::move(owner))
    , m_size(bytes.size())
{
}

StoredBytes::StoredBytes(std::shared_ptr<QFile> file, qint64 begin)
    : m_file(std::make_shared<File>())
    , m_size(size_t(file->size() - begin))
{
    m_file->file = std::move(file);
    m_file->begin = begin;
}

QByteArray StoredBytes::read(size_t begin, size_t size) const
{
    if (!m_file) {
        return QByteArray::fromRawData(m_bytes.data() + begin, qsizetype(size));
    }
    const std::lock_guard lock(m_file->mutex);
    QFile &file = *m_file->file;
    return file.seek(m_file->begin + qint64(begin)) ? file.read(qint64(size)) : QByteArray();
}

SectionReader::SectionReader(std::span<const char> file)
{
    if (const std::optional<Header> header = headerOf(file, file.size())) {
        m_rest = StoredBytes(file.subspan(size_t(header->headBytes)));
        m_ok = readTable(file.first(size_t(header->headBytes)), nullptr);
    }
}

SectionReader::SectionReader(const std::shared_ptr<QFile> &file)
{
    const QByteArray begin = file->read(sizeof(Header));
    const std::optional<Header> header = headerOf({begin.data(), size_t(begin.size())}, std::uint64_t(file->size()));
    if (!header || !file->seek(0)) {
        return;
    }
    const auto bytes = qint64(header->headBytes);
    const std::shared_ptr<std::uint64_t[]> head(
        new std::uint64_t[header->headBytes / alignment + 1]); // NOLINT: not zeroed
    const std::span<char> chars(reinterpret_cast<char *>(head.get()), size_t(bytes));
    m_rest = StoredBytes(file, bytes);
    m_ok = file->read(chars.data(), bytes) == bytes && headerOf(chars, header->fileBytes) && readTable(chars, head);
}

SectionReader::SectionReader(const SectionWriter &writer, size_t first)
    : m_sections(writer.m_sections)
    , m_rest(writer.m_rest.bytes, writer.m_rest.owner)
    , m_next(first)
    , m_ok(true)
{
}

bool SectionReader::readTable(std::span<const char> head, const std::shared_ptr<const void> &owner)
{
    Header header;
    std::memcpy(&header, head.data(), sizeof(Header));
    std::vector<Entry> table(size_t(header.sections));
    const size_t tableBytes = table.size() * sizeof(Entry);
    const bool isAligned = reinterpret_cast<std::uintptr_t>(head.data()) % alignment == 0;
    if (!isAligned || header.headBytes != head.size() || sizeof(Header) + tableBytes > head.size()
        || checksumOf(head.data() + uncheckedBytes, sizeof(Header) + tableBytes - uncheckedBytes) != header.checksum) {
        return false;
    }
    std::memcpy(table.data(), head.data() + sizeof(Header), tableBytes);
    const bool fits = std::ranges::all_of(table, [&](const Entry &entry) {
        return entry.offset % alignment == 0 && entry.offset <= head.size()
            && entry.bytes <= head.size() - entry.offset;
    });
    if (!fits || !areWhole(head, table)) {
        return false;
    }
    for (const Entry &entry : table) {
        m_sections.push_back({head.subspan(size_t(entry.offset), size_t(entry.bytes)), entry.itemBytes, owner});
    }
    return true;
}

SectionWriter::Section SectionReader::takeSection(size_t itemBytes)
{
    require(m_next < m_sections.size());
    if (!m_ok) {
        return {};
    }
    const Section &section = m_sections[m_next++];
    require(section.itemBytes == itemBytes && section.bytes.size() % itemBytes == 0);
    return m_ok ? section : Section();
}

StringTable::StringTable(SectionReader &reader)
{
    reader.read(m_texts, m_slots);
    const auto isNumber = [this](std::uint32_t number) { return number == unknown || number < m_texts.size(); };
    reader.require(std::has_single_bit(m_slots.size()) && m_slots.size() > m_texts.size()
        && std::ranges::all_of(m_slots, isNumber));
}

std::uint32_t StringTable::find(std::string_view text) const
{
    const size_t mask = m_slots.size() - 1;
    size_t slot = size_t(std::hash<std::string_view>{}(text));
    for (size_t tries = 0; tries < m_slots.size(); ++tries, ++slot) {
        const std::uint32_t number = m_slots[slot & mask];
        if (number == unknown || at(number) == text) {
            return number;
        }
    }
    return unknown;
}

StringTableBuilder::StringTableBuilder()
    : m_slots(fewestSlots, StringTable::unknown)
{
}

std::string_view StringTableBuilder::at(std::uint32_t number) const
{
    const std::span<const char> text = m_texts[number];
    return {text.data(), text.size()};
}

std::uint32_t StringTableBuilder::insert(std::string_view text)
{
    const std::uint64_t hash = std::hash<std::string_view>{}(text);
    const size_t mask = m_slots.size() - 1;
    size_t slot = size_t(hash) & mask;
    for (; m_slots[slot] != StringTable::unknown; slot = (slot + 1) & mask) {
        if (m_hashes[m_slots[slot]] == hash && at(m_slots[slot]) == text) {
            return m_slots[slot];
        }
    }
    const auto number = std::uint32_t(m_hashes.size());
    m_slots[slot] = number;
    m_texts.addList(text);
    m_hashes.push_back(hash);
    if (3 * m_hashes.size() > 2 * m_slots.size()) {
        grow();
    }
    return number;
}

void StringTableBuilder::grow()
{
    m_slots.assign(2 * m_slots.size(), StringTable::unknown);
    const size_t mask = m_slots.size() - 1;
    for (std::uint32_t number = 0; number < m_hashes.size(); ++number) {
        size_t slot = size_t(m_hashes[number]) & mask;
        while (m_slots[slot] != StringTable::unknown) {
            slot = (slot + 1) & mask;
        }
        m_slots[slot] = number;
    }
}

} // namespace wayout::catalog
