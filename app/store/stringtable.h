// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/store/column.h"

class SectionReader;
class SectionWriter;

/// Distinct strings with their numbers, from 0 in the order in which they came.
class StringTable final
{
public:
    static constexpr std::uint32_t unknown = UINT32_MAX;

    StringTable() = default;
    explicit StringTable(SectionReader &reader);
    void save(SectionWriter &writer) const;

    /// `unknown` when it is none of them.
    std::uint32_t find(std::string_view text) const;
    size_t size() const { return m_texts.size(); }
    std::string_view at(std::uint32_t number) const { return textAt(m_texts, number); }

private:
    friend class StringTableBuilder;

    Strings m_texts;
    Column<std::uint32_t> m_slots; ///< by hash, the next free one: numbers; a power of two of them, at most two thirds taken
};

/// Numbers strings.
class StringTableBuilder final
{
public:
    StringTableBuilder();

    std::uint32_t insert(std::string_view text);
    size_t size() const { return m_hashes.size(); }
    StringTable build() &&;

private:
    std::string_view at(std::uint32_t number) const;
    void grow();

    std::vector<std::uint32_t> m_starts{0};
    std::vector<char> m_characters;
    std::vector<std::uint64_t> m_hashes;
    std::vector<std::uint32_t> m_slots;
};
