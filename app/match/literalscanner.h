// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/store/column.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <vector>

class SectionReader;
class SectionWriter;

/// Finds all places of many short literals in a text, in one pass. A literal of `strided` bytes has, wherever it stands, a
/// group of four bytes at one of the text's multiples of four: only those are looked at. One of four to six bytes has a group of three
/// at an even place; only shorter literals take a look at every byte. A bitmap of hashes turns nearly every place away
/// before anything is compared. Texts have less than 4 GiB.
class LiteralScanner final
{
public:
    static constexpr size_t shortest = 3;
    static constexpr size_t strided = 7;
    /// Bytes after the end of a text that must be readable.
    static constexpr size_t padding = 8;

    LiteralScanner() = default;
    /// Distinct literals of `shortest` to `strided` bytes.
    explicit LiteralScanner(const std::vector<std::string> &literals);
    explicit LiteralScanner(SectionReader &reader);
    void save(SectionWriter &writer) const;

    /// How many literals there are.
    size_t size() const { return m_literals.size(); }

    /// Calls `onFound(position in the list given, place in the text)` for every occurrence. Not in the order of the text.
    template<typename OnFound>
    void scan(std::string_view text, OnFound onFound) const
    {
        // In two steps, a block at a time: where a group may stand is written down without a branch, because a processor
        // guesses wrong at nearly every one of those places; only then is compared what stands there.
        std::array<std::uint32_t, blockBytes> places; // NOLINT(cppcoreguidelines-pro-type-member-init): written before it is read
        for (size_t block = 0; block < text.size(); block += blockBytes) {
            const size_t end = std::min(block + blockBytes, text.size());
            compareAt(m_long, groupAt<4>, text, {places.data(), findGroups<4, 4>(m_long, text.data(), block, end, places.data())}, onFound);
            compareAt(m_middle, groupAt<3>, text, {places.data(), findGroups<3, 2>(m_middle, text.data(), block, end, places.data())}, onFound);
            compareAt(m_short, groupAt<3>, text, {places.data(), findGroups<3, 1>(m_short, text.data(), block, end, places.data())}, onFound);
        }
    }

private:
    struct Entry {
        std::uint32_t group; ///< bytes
        std::uint32_t literal;
        std::uint32_t offset; ///< of the group in the literal
    };
    /// Groups of bytes by hash.
    struct Table {
        Column<std::uint64_t> known; ///< bitmap
        Lists<Entry> buckets;
        std::uint32_t shift = 31; ///< of the hash, for the bitmap

        Table() = default;
        explicit Table(const std::vector<Entry> &entries);
        Table(SectionReader &reader, size_t literals);
        void save(SectionWriter &writer) const;
        struct Hash {
            std::uint32_t shift;
            std::uint32_t operator()(std::uint32_t group) const { return (group * 2654435761U) >> shift; } // Knuth, multiplicative
        };
        Hash hash() const { return {shift}; }
        std::uint32_t bucket(std::uint32_t hash) const { return hash >> bucketShift; }
        static constexpr std::uint32_t bucketShift = 4;
    };

    /// A literal as a number, to be compared at once.
    struct Literal {
        std::uint64_t bytes = 0;
        std::uint64_t mask = 0; ///< of the bytes that count
        std::uint64_t size = 0;
    };

    template<size_t Bytes>
    static std::uint32_t groupAt(const char *text)
    {
        std::uint32_t group = 0;
        std::memcpy(&group, text, sizeof group);
        return Bytes == 4 ? group : group & 0xffffffU;
    }

    static std::uint64_t eightBytesAt(const char *text)
    {
        std::uint64_t bytes = 0;
        std::memcpy(&bytes, text, sizeof bytes);
        return bytes;
    }

    static constexpr size_t blockBytes = 2048; // even; what is read twice is still in the first cache

    /// Writes the places in [begin, end) where one of the table's groups is likely to stand, and returns their count. May read
    /// some of the padding, which no literal has.
    template<size_t Bytes, size_t Stride>
    static size_t findGroups(const Table &table, const char *text, size_t begin, size_t end, std::uint32_t *places)
    {
        if (table.buckets.size() == 0) {
            return 0;
        }
        const std::uint64_t *known = table.known.items().data();
        const Table::Hash hashOf = table.hash();
        size_t count = 0;
        for (size_t i = begin; i < end; i += Stride) {
            const std::uint32_t hash = hashOf(groupAt<Bytes>(text + i));
            places[count] = std::uint32_t(i);
            count += known[hash / 64] >> (hash % 64) & 1U;
        }
        return count;
    }

    template<typename GroupAt, typename OnFound>
    void compareAt(const Table &table, GroupAt groupOf, std::string_view text, std::span<const std::uint32_t> places, OnFound &onFound) const
    {
        for (const std::uint32_t place : places) {
            const std::uint32_t group = groupOf(text.data() + place);
            for (const Entry &entry : table.buckets[table.bucket(table.hash()(group))]) {
                if (entry.group != group || entry.offset > place) {
                    continue;
                }
                const Literal &literal = m_literals[entry.literal];
                const size_t begin = place - entry.offset;
                if ((eightBytesAt(text.data() + begin) & literal.mask) == literal.bytes && begin + literal.size <= text.size()) {
                    onFound(entry.literal, begin);
                }
            }
        }
    }

    Column<Literal> m_literals;
    Table m_long; ///< groups of four, at multiples of four
    Table m_middle; ///< groups of three, at even places
    Table m_short; ///< groups of three, anywhere
};
