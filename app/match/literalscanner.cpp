// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/literalscanner.h"

#include "app/store/sections.h"

#include <algorithm>
#include <bit>

namespace {

constexpr size_t bitsPerEntry = 16; // one place in sixteen is looked at in vain
constexpr int fewestBits = 16; // log2; 8 KiB cost nothing
constexpr int mostBits = 24;

} // namespace

LiteralScanner::Table::Table(const std::vector<Entry> &entries)
{
    if (entries.empty()) {
        return;
    }
    const int bits = std::clamp(int(std::bit_width(entries.size() * bitsPerEntry)), fewestBits, mostBits);
    shift = std::uint32_t(32 - bits);
    std::vector<std::uint64_t> bitmap((size_t(1) << bits) / 64);
    std::vector<std::pair<std::uint32_t, Entry>> byBucket;
    byBucket.reserve(entries.size());
    for (const Entry &entry : entries) {
        const std::uint32_t hashed = hash()(entry.group);
        bitmap[hashed / 64] |= std::uint64_t(1) << (hashed % 64);
        byBucket.emplace_back(bucket(hashed), entry);
    }
    known = std::move(bitmap);
    buckets = listsOf(size_t(1) << (bits - int(bucketShift)), byBucket);
}

LiteralScanner::Table::Table(SectionReader &reader, size_t literals)
    : known(reader.take<std::uint64_t>())
    , buckets(reader.takeLists<Entry>())
    , shift(reader.takeValue<std::uint32_t>())
{
    const bool isEmpty = buckets.size() == 0 && known.empty();
    const bool fits = shift >= 32 - mostBits && shift <= 32 - fewestBits && known.size() == (size_t(1) << (32 - shift)) / 64
        && buckets.size() == size_t(1) << (32 - shift - bucketShift);
    reader.require(isEmpty || fits);
    reader.require(std::ranges::all_of(buckets.items(), [&](const Entry &entry) { return entry.literal < literals; }));
}

void LiteralScanner::Table::save(SectionWriter &writer) const
{
    writer.add(known);
    writer.add(buckets);
    writer.addValue(shift);
}

LiteralScanner::LiteralScanner(const std::vector<std::string> &texts)
{
    std::vector<Literal> literals;
    std::vector<Entry> longGroups;
    std::vector<Entry> middleGroups;
    std::vector<Entry> shortGroups;
    for (const std::string &text : texts) {
        const std::string padded = text + std::string(padding, '\0');
        const auto literal = std::uint32_t(literals.size());
        const std::string mask = std::string(text.size(), '\xff') + std::string(padding, '\0');
        literals.push_back({eightBytesAt(padded.data()), eightBytesAt(mask.data()), text.size()});
        const auto addGroups = [&](std::vector<Entry> &entries, auto groupOf, std::uint32_t count) {
            for (std::uint32_t offset = 0; offset < count; ++offset) {
                entries.push_back({groupOf(padded.data() + offset), literal, offset});
            }
        };
        if (text.size() >= strided) {
            addGroups(longGroups, groupAt<4>, 4);
        } else if (text.size() > shortest) {
            addGroups(middleGroups, groupAt<3>, 2);
        } else {
            addGroups(shortGroups, groupAt<3>, 1);
        }
    }
    m_literals = std::move(literals);
    m_long = Table(longGroups);
    m_middle = Table(middleGroups);
    m_short = Table(shortGroups);
}

LiteralScanner::LiteralScanner(SectionReader &reader)
    : m_literals(reader.take<Literal>())
    , m_long(reader, m_literals.size())
    , m_middle(reader, m_literals.size())
    , m_short(reader, m_literals.size())
{
}

void LiteralScanner::save(SectionWriter &writer) const
{
    writer.add(m_literals);
    m_long.save(writer);
    m_middle.save(writer);
    m_short.save(writer);
}
