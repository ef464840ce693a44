// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/stringtable.h"

#include "app/store/checksum.h"
#include "app/store/sections.h"

#include <algorithm>
#include <bit>

namespace {

constexpr size_t fewestSlots = 16;

std::uint64_t hashOf(std::string_view text)
{
    return Checksum::of(text.data(), text.size());
}

} // namespace

StringTable::StringTable(SectionReader &reader)
    : m_texts(reader.takeLists<char>())
    , m_slots(reader.take<std::uint32_t>())
{
    const auto isNumber = [this](std::uint32_t number) { return number == unknown || number < m_texts.size(); };
    reader.require(std::has_single_bit(m_slots.size()) && m_slots.size() > m_texts.size() && std::ranges::all_of(m_slots, isNumber));
}

void StringTable::save(SectionWriter &writer) const
{
    writer.add(m_texts);
    writer.add(m_slots);
}

std::uint32_t StringTable::find(std::string_view text) const
{
    const size_t mask = m_slots.size() - 1;
    size_t slot = size_t(hashOf(text));
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
    const std::uint64_t hash = hashOf(text);
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
