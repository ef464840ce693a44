// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/sections.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace wayout::match {

/// How many mistakes a word of that many letters is forgiven: none below four, one below eight, then two.
int forgivenMistakes(size_t letters);

/// Whether `typed` becomes `meant` by at most `most` mistakes: a letter too much, too few, wrong, or two swapped (optimal string
/// alignment distance). Bytes are letters.
bool isWithin(std::string_view typed, std::string_view meant, int most);

/// Words to look typing mistakes up in. The words themselves are elsewhere, in the same order.
class Spelling final
{
public:
    Spelling() = default;
    explicit Spelling(const catalog::Strings &words);
    /// Reads what save() wrote for as many words.
    Spelling(catalog::SectionReader &reader, size_t words);
    void save(catalog::SectionWriter &writer) const;

    /// Positions of the words that differ from `typed` by as many mistakes as it is forgiven, at least one. Numbers and Chinese are
    /// taken as typed.
    std::vector<std::uint32_t> near(std::string_view typed, const catalog::Strings &words) const;

private:
    struct Shape {
        std::uint32_t letters = 0; ///< a bit for each letter that occurs
        std::uint32_t length = 0;
    };

    catalog::Column<Shape> m_shapes; ///< compared first: reading all words takes longer
};

} // namespace wayout::match
