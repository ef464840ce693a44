// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/sections.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace wayout::match {

/// Returns the number of mistakes that are allowed in a word of `letters` letters: none below four, one below eight,
/// then two.
int forgivenMistakes(size_t letters);

/// Whether `typed` differs from `meant` by at most `most` mistakes: an extra, missing or wrong letter, or two swapped
/// letters (optimal string alignment distance). Every byte counts as a letter.
/// With `prefix`, the beginning of `meant` that is nearest is compared.
bool isWithin(std::string_view typed, std::string_view meant, int most, bool prefix = false);

/// Finds the words that a mistyped word may mean. The words themselves are stored elsewhere, in the same order.
class Spelling final
{
public:
    /// Adds the shapes of the words to what the constructor reads.
    static void compile(const catalog::ListsBuilder<char> &words, catalog::SectionWriter &writer);

    Spelling(catalog::SectionReader &reader, size_t words);

    /// Returns the positions of the words that differ from `typed` by at least one and at most forgivenMistakes()
    /// mistakes. Returns nothing for numbers and Chinese. With `prefix`, `typed` may be the beginning of a longer word;
    /// such words count only if no other one is near.
    std::vector<std::uint32_t> near(std::string_view typed, const catalog::Strings &words, bool prefix = false) const;

private:
    struct Shape {
        std::uint32_t letters = 0; ///< a bit for each letter that occurs
        std::uint32_t length = 0;
    };

    catalog::Column<Shape> m_shapes; ///< compared before the words, because reading all words takes longer
};

} // namespace wayout::match
