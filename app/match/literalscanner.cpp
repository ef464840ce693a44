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
{
    for (const std::string &text : literals) {
        const std::string padded = text + std::string(padding, '\0');
        const auto literal = std::uint32_t(m_literals.size());
        const std::string mask = std::string(text.size(), '\xff') + std::string(padding, '\0');
        m_literals.push_back({eightBytesAt(padded.data()), eightBytesAt(mask.data()), text.size()});
        const auto addGroups = [&](Table &table, auto groupOf, std::uint32_t count) {
            for (std::uint32_t offset = 0; offset < count; ++offset) {
                table.entries.push_back({groupOf(padded.data() + offset), literal, offset});
            }
        };
        if (text.size() >= strided) {
            addGroups(m_long, groupAt<4>, 4);
        } else if (text.size() > 4) {
            addGroups(m_middle, groupAt<4>, 2);
        } else {
            addGroups(m_short, groupAt<3>, 1);
        }
    }
    m_long.build();
    m_middle.build();
    m_short.build();
}
