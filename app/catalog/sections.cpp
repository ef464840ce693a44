// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/sections.h"

#include <QIODevice>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <future>
#include <numeric>

namespace wayout::catalog {
namespace {

constexpr size_t alignment = 8; // bytes; enough for every stored type
constexpr size_t mostSections = 1000;
constexpr std::uint64_t unread = 0; // replaces the checksum of an unread section
constexpr std::uint64_t worthTwoThreads = 16 * 1024 * 1024; // bytes
constexpr std::uint64_t magic = 0x0131'7875'6f79'6157; // "Wayoux1", format 1; another number in the other byte order

constexpr size_t fewestSlots = 16;

} // namespace

SectionWriter::SectionWriter(QIODevice &device, const std::stop_token &stop)
    : m_device(device)
    , m_stop(stop)
{
    put(&magic, sizeof(magic));
}

void SectionWriter::put(const void *data, size_t size)
{
    m_ok = m_ok && !m_stop.stop_requested()
        && m_device.write(static_cast<const char *>(data), qint64(size)) == qint64(size);
    m_offset += size;
}

void SectionWriter::addBytes(const void *data, size_t size, size_t itemBytes)
{
    m_table.push_back({m_offset, size, itemBytes, checksumOf(data, size)});
    put(data, size);
    pad();
}

void SectionWriter::pad()
{
    constexpr std::array<char, alignment> padding{};
    put(padding.data(), size_t(-m_offset % alignment));
}

void SectionWriter::beginUnread()
{
    m_table.push_back({m_offset, 0, 1, unread});
}

void SectionWriter::append(const void *data, size_t size)
{
    put(data, size);
}

void SectionWriter::endUnread()
{
    m_table.back().bytes = m_offset - m_table.back().offset;
    pad();
}

bool SectionWriter::finish()
{
    const size_t bytes = m_table.size() * sizeof(Entry);
    const End end{m_offset, m_table.size(), checksumOf(m_table.data(), bytes), magic};
    put(m_table.data(), bytes);
    put(&end, sizeof(end));
    return m_ok;
}

SectionReader::SectionReader(std::span<const char> file)
    : m_file(file)
{
    using End = SectionWriter::End;
    using Entry = SectionWriter::Entry;
    End end;
    std::uint64_t begins = 0;
    const bool isAligned = reinterpret_cast<std::uintptr_t>(file.data()) % alignment == 0;
    if (file.size() < sizeof(magic) + sizeof(End) || file.size() % alignment != 0 || !isAligned) {
        return;
    }
    std::memcpy(&begins, file.data(), sizeof(begins));
    std::memcpy(&end, file.data() + file.size() - sizeof(End), sizeof(End));
    const std::uint64_t tableEnd = file.size() - sizeof(End);
    if (begins != magic || end.magic != magic || end.sections > mostSections || end.table > tableEnd
        || tableEnd - end.table != end.sections * sizeof(Entry)) {
        return;
    }
    if (checksumOf(file.data() + end.table, size_t(tableEnd - end.table)) != end.checksum) {
        return;
    }
    m_table.resize(size_t(end.sections));
    std::memcpy(m_table.data(), file.data() + end.table, size_t(tableEnd - end.table));
    m_ok = std::ranges::all_of(m_table, [&](const Entry &entry) {
        return entry.offset % alignment == 0 && entry.offset <= end.table && entry.bytes <= end.table - entry.offset;
    });
    // The checksums take most of the loading time, so two threads compare them in a large file.
    const auto areWhole = [&](std::span<const Entry> entries) {
        return std::ranges::all_of(entries, [&](const Entry &entry) {
            return entry.checksum == unread
                || checksumOf(file.data() + entry.offset, size_t(entry.bytes)) == entry.checksum;
        });
    };
    const auto bytesOf = [](std::span<const Entry> entries) {
        return std::accumulate(entries.begin(), entries.end(), std::uint64_t(0),
            [](std::uint64_t sum, const Entry &entry) { return sum + (entry.checksum == unread ? 0 : entry.bytes); });
    };
    const std::span<const Entry> all(m_table);
    size_t middle = 0;
    while (m_ok && 2 * bytesOf(all.first(middle)) < bytesOf(all)) {
        ++middle;
    }
    std::future<bool> first;
    if (m_ok && bytesOf(all) >= worthTwoThreads) {
        first = std::async(areWhole, all.first(middle));
    }
    m_ok = m_ok && areWhole(first.valid() ? all.subspan(middle) : all) && (!first.valid() || first.get());
}

std::span<const char> SectionReader::takeBytes(size_t itemBytes, bool compare)
{
    require(m_next < m_table.size());
    if (!m_ok) {
        return {};
    }
    const SectionWriter::Entry &entry = m_table[m_next++];
    const std::span<const char> bytes = m_file.subspan(size_t(entry.offset), size_t(entry.bytes));
    require(entry.itemBytes == itemBytes && entry.bytes % itemBytes == 0);
    require(compare == (entry.checksum != unread));
    return m_ok ? bytes : std::span<const char>();
}

StringTable::StringTable(SectionReader &reader)
{
    reader.read(m_texts, m_slots);
    const auto isNumber = [this](std::uint32_t number) { return number == unknown || number < m_texts.size(); };
    reader.require(std::has_single_bit(m_slots.size()) && m_slots.size() > m_texts.size()
        && std::ranges::all_of(m_slots, isNumber));
}

void StringTable::save(SectionWriter &writer) const
{
    writer.add(m_texts, m_slots);
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
    return {m_characters.data() + m_starts[number], m_starts[number + 1] - m_starts[number]};
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
    m_characters.insert(m_characters.end(), text.begin(), text.end());
    m_starts.push_back(std::uint32_t(m_characters.size()));
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

StringTable StringTableBuilder::build() &&
{
    StringTable table;
    table.m_texts = Strings(std::move(m_starts), std::move(m_characters));
    table.m_slots = std::move(m_slots);
    return table;
}

} // namespace wayout::catalog
