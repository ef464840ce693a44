// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

/// Finds all places of many short literals in a text, in one pass. A literal of `strided` bytes has, wherever it stands, a
/// group of four bytes at one of the text's multiples of four: only those are looked at. Shorter literals take a second
/// look, at every byte. A bitmap of hashes turns nearly every place away before anything is compared.
class LiteralScanner final
{
public:
    static constexpr size_t shortest = 3;
    static constexpr size_t strided = 7;
    /// Bytes after the end of a text that must be readable.
    static constexpr size_t padding = 4;

    LiteralScanner() = default;
    /// Distinct literals of `shortest` to `strided` bytes.
    explicit LiteralScanner(const std::vector<std::string> &literals);

    /// Calls `onFound(position in the list given, place in the text)` for every occurrence. Not in the order of the text.
    template<typename OnFound>
    void scan(std::string_view text, OnFound onFound) const
    {
        scanGroups(m_long, 4, 4, text, onFound);
        scanGroups(m_short, 3, 1, text, onFound);
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

    static std::uint32_t groupAt(const char *text, size_t bytes)
    {
        std::uint32_t group = 0;
        std::memcpy(&group, text, 4);
        return bytes == 4 ? group : group & 0xffffffU;
    }

    template<typename OnFound>
    void scanGroups(const Table &table, size_t bytes, size_t stride, std::string_view text, OnFound onFound) const
    {
        if (table.entries.empty()) {
            return;
        }
        for (size_t i = 0; i + bytes <= text.size(); i += stride) {
            const std::uint32_t group = groupAt(text.data() + i, bytes);
            const std::uint32_t hash = table.hash(group);
            if ((table.known[hash / 64] >> (hash % 64) & 1U) == 0) {
                continue;
            }
            const std::uint32_t bucket = table.bucket(hash);
            for (std::uint32_t at = table.starts[bucket]; at < table.starts[bucket + 1]; ++at) {
                const Entry &entry = table.entries[at];
                const std::string &literal = m_literals[entry.literal];
                if (entry.group == group && entry.offset <= i && text.substr(i - entry.offset).starts_with(literal)) {
                    onFound(entry.literal, i - entry.offset);
                }
            }
        }
    }

    std::vector<std::string> m_literals;
    Table m_long; ///< groups of four, at multiples of four
    Table m_short; ///< groups of three, anywhere
};
