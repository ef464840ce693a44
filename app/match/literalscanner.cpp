// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/literalscanner.h"

#include <algorithm>
#include <bit>

namespace {

constexpr size_t bitsPerEntry = 16; // one place in sixteen is looked at in vain
constexpr int fewestBits = 12; // log2
constexpr int mostBits = 24;

} // namespace

void LiteralScanner::Table::build()
{
    const int bits = std::clamp(int(std::bit_width(entries.size() * bitsPerEntry)), fewestBits, mostBits);
    shift = 32 - bits;
    std::ranges::stable_sort(entries, {}, [this](const Entry &entry) { return bucket(hash(entry.group)); });
    known.assign((size_t(1) << bits) / 64, 0);
    starts.assign((size_t(1) << (bits - bucketShift)) + 1, 0);
    for (const Entry &entry : entries) {
        const std::uint32_t hashed = hash(entry.group);
        known[hashed / 64] |= std::uint64_t(1) << (hashed % 64);
        ++starts[bucket(hashed) + 1];
    }
    for (size_t i = 1; i < starts.size(); ++i) {
        starts[i] += starts[i - 1];
    }
}

LiteralScanner::LiteralScanner(const std::vector<std::string> &literals)
    : m_literals(literals)
{
    for (size_t i = 0; i < m_literals.size(); ++i) {
        const std::string padded = m_literals[i] + std::string(padding, '\0');
        if (m_literals[i].size() < strided) {
            m_short.entries.push_back({groupAt(padded.data(), 3), std::uint32_t(i), 0});
            continue;
        }
        for (std::uint32_t offset = 0; offset < 4; ++offset) {
            m_long.entries.push_back({groupAt(padded.data() + offset, 4), std::uint32_t(i), offset});
        }
    }
    m_long.build();
    m_short.build();
}
