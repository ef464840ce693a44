// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

/// Finds all places of many short literals in a text, in one pass. A literal of `strided` bytes has, wherever it stands, a
/// group of four bytes at one of the text's multiples of four: only those are looked at. One of five or six bytes has such a group
/// at an even place; only shorter literals take a look at every byte. A bitmap of hashes turns nearly every place away
/// before anything is compared.
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

    /// Calls `onFound(position in the list given, place in the text)` for every occurrence. Not in the order of the text.
    template<typename OnFound>
    void scan(std::string_view text, OnFound onFound) const
    {
        scanGroups<4, 4>(m_long, text, onFound);
        scanGroups<4, 2>(m_middle, text, onFound);
        scanGroups<3, 1>(m_short, text, onFound);
    }

private:
    struct Entry {
        std::uint32_t group; ///< bytes
        std::uint32_t literal;
        std::uint32_t offset; ///< of the group in the literal
    };
    /// Groups of bytes by hash.
    struct Table {
        std::vector<std::uint64_t> known; ///< bitmap
        std::vector<std::uint32_t> starts; ///< of the entries of a bucket
        std::vector<Entry> entries;
        int shift = 32; ///< of the hash, for the bitmap

        void build();
        std::uint32_t hash(std::uint32_t group) const { return (group * 2654435761U) >> shift; } // Knuth, multiplicative
        std::uint32_t bucket(std::uint32_t hash) const { return hash >> bucketShift; }
        static constexpr int bucketShift = 4;
    };

    /// A literal as a number, to be compared at once.
    struct Literal {
        std::uint64_t bytes = 0;
        std::uint64_t mask = 0; ///< of the bytes that count
        size_t size = 0;
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

    template<size_t Bytes, size_t Stride, typename OnFound>
    void scanGroups(const Table &table, std::string_view text, OnFound onFound) const
    {
        if (table.entries.empty()) {
            return;
        }
        for (size_t i = 0; i + Bytes <= text.size(); i += Stride) {
            const std::uint32_t group = groupAt<Bytes>(text.data() + i);
            const std::uint32_t hash = table.hash(group);
            if ((table.known[hash / 64] >> (hash % 64) & 1U) == 0) {
                continue;
            }
            const std::uint32_t bucket = table.bucket(hash);
            for (std::uint32_t at = table.starts[bucket]; at < table.starts[bucket + 1]; ++at) {
                const Entry &entry = table.entries[at];
                if (entry.group != group || entry.offset > i) {
                    continue;
                }
                const Literal &literal = m_literals[entry.literal];
                const size_t begin = i - entry.offset;
                if ((eightBytesAt(text.data() + begin) & literal.mask) == literal.bytes && begin + literal.size <= text.size()) {
                    onFound(entry.literal, begin);
                }
            }
        }
    }

    std::vector<Literal> m_literals;
    Table m_long; ///< groups of four, at multiples of four
    Table m_middle; ///< groups of four, at even places
    Table m_short; ///< groups of three, anywhere
};
