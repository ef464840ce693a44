// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/spelling.h"

#include "app/catalog/sections.h"
#include "app/text/ascii.h"

#include <algorithm>
#include <array>
#include <bit>

namespace wayout::match {
namespace {

constexpr size_t longest = 40; // bytes; longer words are not corrected

std::uint32_t lettersOf(std::string_view word)
{
    std::uint32_t letters = 0;
    for (const char c : word) {
        letters |= text::isAsciiLower(c) ? 1U << (c - 'a') : 1U << 26;
    }
    return letters;
}

} // namespace

int forgivenMistakes(size_t letters)
{
    return letters < 4 ? 0 : letters < 8 ? 1 : 2;
}

bool isWithin(std::string_view typed, std::string_view meant, int most, bool prefix)
{
    meant = prefix ? meant.substr(0, typed.size() + size_t(most)) : meant;
    if (typed.size() > longest || meant.size() > longest) {
        return false;
    }
    // Rows of the usual table of distances between prefixes of the two words; swaps need only the last three.
    std::array<std::array<int, longest + 1>, 3> rows{};
    for (size_t j = 0; j <= meant.size(); ++j) {
        rows[0][j] = int(j);
    }
    for (size_t i = 1; i <= typed.size(); ++i) {
        auto &row = rows[i % 3];
        const auto &above = rows[(i - 1) % 3];
        row[0] = int(i);
        int least = row[0];
        for (size_t j = 1; j <= meant.size(); ++j) {
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (typed[i - 1] == meant[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && typed[i - 1] == meant[j - 2] && typed[i - 2] == meant[j - 1]) {
                row[j] = std::min(row[j], rows[(i - 2) % 3][j - 2] + 1);
            }
            least = std::min(least, row[j]);
        }
        if (least > most) {
            return false;
        }
    }
    const auto &last = rows[typed.size() % 3];
    return (prefix ? *std::min_element(last.begin(), last.begin() + meant.size() + 1) : last[meant.size()]) <= most;
}

void Spelling::compile(const catalog::ListsBuilder<char> &words, catalog::SectionWriter &writer)
{
    std::vector<Shape> shapes;
    shapes.reserve(words.size());
    for (size_t i = 0; i < words.size(); ++i) {
        const std::span<const char> word = words[i];
        shapes.push_back({lettersOf({word.data(), word.size()}), std::uint32_t(word.size())});
    }
    writer.add(std::move(shapes));
}

Spelling::Spelling(catalog::SectionReader &reader, size_t words)
    : m_shapes(reader.take<Shape>())
{
    reader.require(m_shapes.size() == words);
}

std::vector<std::uint32_t> Spelling::near(std::string_view typed, const catalog::Strings &words, bool prefix) const
{
    std::vector<std::uint32_t> found;
    const int most = forgivenMistakes(typed.size());
    if (most == 0 || !std::ranges::all_of(typed, [](char c) { return text::isAsciiLower(c) || c == '_'; })) {
        return found;
    }
    const std::uint32_t letters = lettersOf(typed);
    const auto collect = [&](bool isPrefix) {
        for (std::uint32_t i = 0; i < m_shapes.size(); ++i) {
            const Shape &shape = m_shapes[i];
            const auto longer = std::int64_t(shape.length)
                - std::int64_t(typed.size()); // signed; a damaged file may contain any length
            // A mistake changes at most two bits of the set of letters, and only one of those that are typed.
            const bool isFar = isPrefix ? std::popcount(letters & ~shape.letters) > most
                                        : longer > most || std::popcount(shape.letters ^ letters) > 2 * most;
            if (longer < -most || isFar) {
                continue;
            }
            const std::string_view word = catalog::textAt(words, i);
            if (isWithin(typed, word, most, isPrefix) && word != typed) {
                found.push_back(i);
            }
        }
    };
    collect(false);
    if (prefix && found.empty()) {
        collect(true);
    }
    return found;
}

} // namespace wayout::match
