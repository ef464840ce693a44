// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/literalscanner.h"
#include "app/match/requiredliterals.h"
#include "app/match/stretches.h"

#include <QByteArrayView>

#include <algorithm>
#include <compare>
#include <cstdint>
#include <string>
#include <vector>

/// Says for each stretch of a text (a line, a window of lines) which of many patterns can match it. Each branch of a pattern
/// has one literal, its rarest seven bytes, that the text is searched for; where it stands, the branch's other literals have
/// to stand too, in their order. Loses no match of a pattern without case, as long as the text has no letters whose other
/// case is ASCII (Paste folds the two that exist). Immutable once built.
class Prefilter final
{
public:
    using Pattern = std::uint32_t;

    /// A text to be searched: its bytes in lower case.
    class Text
    {
    public:
        explicit Text(QByteArrayView text);
        explicit Text(std::string text);
        std::string_view bytes() const { return {m_bytes.data(), m_bytes.size() - LiteralScanner::padding}; }

    private:
        std::string m_bytes;
    };

    struct Candidate {
        std::uint32_t stretch = 0; ///< position in the list given
        Pattern pattern = 0;

        auto operator<=>(const Candidate &) const = default;
    };

    /// Where literals were found in a text.
    struct Place {
        std::uint32_t offset = 0;
        std::uint32_t anchor = 0;
    };

    /// Adds a pattern; they are numbered from 0. False, and nothing is added, when a branch has no literal of at least
    /// `LiteralScanner::shortest` bytes: such a pattern says nothing.
    bool add(const RequiredLiterals &literals);
    /// To be called once, after the last pattern.
    void build();
    /// The same patterns, but for branches with less than `literalBytes` of literals, found by those of their literals that are
    /// rare in a text like `sample`. Takes as long as building.
    Prefilter tunedTo(const Text &sample, size_t literalBytes) const;

    /// Where the literals of the patterns stand, in the order of the text.
    std::vector<Place> places(const Text &text) const;
    /// The same, each told as it is found, in no order.
    template<typename OnPlace>
    void forEachPlace(const Text &text, OnPlace onPlace) const
    {
        m_scanner.scan(text.bytes(), [&](std::uint32_t anchor, size_t offset) { onPlace(Place{std::uint32_t(offset), anchor}); });
    }
    /// The patterns that can match stretches of `text`, in order of the stretches, whose ends and beginnings ascend. `places`
    /// are those of that text.
    template<typename IsWanted>
    std::vector<Candidate> candidates(const Text &text, const std::vector<Place> &places, const std::vector<Stretch> &stretches,
                                      IsWanted isWanted) const;
    /// Whether one of the patterns whose literal stands at `place` can match by a branch with at least `literalBytes` of literals:
    /// one that spells out less is no reason to look at a line of a long text. `stretchOf(pattern)` is the lower-case text around the place that this pattern would be tried on.
    template<typename StretchOf>
    bool canMatchAt(const Place &place, size_t literalBytes, StretchOf stretchOf) const
    {
        for (std::uint32_t at = m_anchorStarts[place.anchor]; at < m_anchorStarts[place.anchor + 1]; ++at) {
            const Branch &branch = m_branches[m_anchored[at]];
            if (branch.literalBytes >= literalBytes && canMatch(branch, stretchOf(branch.pattern))) {
                return true;
            }
        }
        return false;
    }

private:
    struct Branch {
        Pattern pattern = 0;
        std::vector<std::string> literals; ///< all of at least `shortest` bytes, in order
        size_t literalBytes = 0; ///< of all of them
    };

    /// How often groups of bytes occur, by their hash.
    using Frequencies = std::vector<std::uint32_t>;

    void build(const Frequencies &frequencies);
    static std::string anchorOf(const Branch &branch, const Frequencies &frequencies);
    bool canMatch(const Branch &branch, std::string_view stretch) const;

    Pattern m_patterns = 0;
    std::vector<Branch> m_branches;
    std::vector<std::uint32_t> m_anchorStarts; ///< by anchor: the first in m_anchored
    std::vector<std::uint32_t> m_anchored; ///< branches, by their anchors
    LiteralScanner m_scanner;
};

template<typename IsWanted>
std::vector<Prefilter::Candidate> Prefilter::candidates(const Text &text, const std::vector<Place> &places,
                                                        const std::vector<Stretch> &stretches, IsWanted isWanted) const
{
    std::vector<Candidate> found;
    size_t first = 0; // stretch that does not end before the place
    for (const Place &place : places) {
        while (first < stretches.size() && stretches[first].end <= qsizetype(place.offset)) {
            ++first;
        }
        for (size_t i = first; i < stretches.size() && stretches[i].begin <= qsizetype(place.offset); ++i) {
            const Stretch &stretch = stretches[i];
            const std::string_view bytes = text.bytes().substr(size_t(stretch.begin), size_t(stretch.end - stretch.begin));
            for (std::uint32_t at = m_anchorStarts[place.anchor]; at < m_anchorStarts[place.anchor + 1]; ++at) {
                const Branch &branch = m_branches[m_anchored[at]];
                if (isWanted(branch.pattern) && canMatch(branch, bytes)) {
                    found.push_back({std::uint32_t(i), branch.pattern});
                }
            }
        }
    }
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}
