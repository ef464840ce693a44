// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/sections.h"
#include "app/match/requiredliterals.h"
#include "app/text/paste.h"

#include <QByteArrayView>

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wayout::match {

/// The top `bits` bits of Knuth's multiplicative hash of a few bytes.
constexpr std::uint32_t hashOfBytes(std::uint32_t bytes, std::uint32_t bits)
{
    return (bytes * 2654435761U) >> (32 - bits);
}

/// Finds all places of many short literals in a text, in one pass. A literal of `strided` bytes has, wherever it stands, a
/// group of four bytes at one of the text's multiples of four: only those are looked at. One of four to six bytes has a group of three
/// at an even place; only shorter literals take a look at every byte. A bitmap of hashes turns nearly every place away
/// before anything is compared. Texts have less than 4 GiB.
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
    explicit LiteralScanner(catalog::SectionReader &reader);
    void save(catalog::SectionWriter &writer) const;

    /// How many literals there are.
    size_t size() const { return m_literals.size(); }

    /// Calls `onFound(position in the list given, place in the text)` for every occurrence. Not in the order of the text.
    template<typename OnFound>
    void scan(std::string_view text, OnFound onFound) const
    {
        // In two steps, a block at a time: where a group may stand is written down without a branch, because a processor
        // guesses wrong at nearly every one of those places; only then is compared what stands there.
        std::array<std::uint32_t, blockBytes>
            places; // NOLINT(cppcoreguidelines-pro-type-member-init): written before it is read
        for (size_t block = 0; block < text.size(); block += blockBytes) {
            const size_t end = std::min(block + blockBytes, text.size());
            compareAt(m_long, groupAt<4>, text,
                {places.data(), findGroups<4, 4>(m_long, text.data(), block, end, places.data())}, onFound);
            compareAt(m_middle, groupAt<3>, text,
                {places.data(), findGroups<3, 2>(m_middle, text.data(), block, end, places.data())}, onFound);
            compareAt(m_short, groupAt<3>, text,
                {places.data(), findGroups<3, 1>(m_short, text.data(), block, end, places.data())}, onFound);
        }
    }

private:
    struct Entry {
        std::uint32_t group; ///< bytes
        std::uint32_t literal;
        std::uint32_t offset; ///< of the group in the literal
    };
    /// Groups of bytes by hash.
    struct Table {
        catalog::Column<std::uint64_t> known; ///< bitmap
        catalog::Lists<Entry> buckets;
        std::uint32_t shift = 31; ///< of the hash, for the bitmap

        Table() = default;
        explicit Table(const std::vector<Entry> &entries);
        Table(catalog::SectionReader &reader, size_t literals);
        void save(catalog::SectionWriter &writer) const;
        struct Hash {
            std::uint32_t shift;
            std::uint32_t operator()(std::uint32_t group) const { return hashOfBytes(group, 32 - shift); }
        };
        Hash hash() const { return {shift}; }
        std::uint32_t bucket(std::uint32_t hash) const { return hash >> bucketShift; }
        static constexpr std::uint32_t bucketShift = 4;
    };

    /// A literal as a number, to be compared at once.
    struct Literal {
        std::uint64_t bytes = 0;
        std::uint64_t mask = 0; ///< of the bytes that count
        std::uint64_t size = 0;
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

    static constexpr size_t blockBytes = 2048; // even; what is read twice is still in the first cache

    /// Writes the places in [begin, end) where one of the table's groups is likely to stand, and returns their count. May read
    /// some of the padding, which no literal has.
    template<size_t Bytes, size_t Stride>
    static size_t findGroups(const Table &table, const char *text, size_t begin, size_t end, std::uint32_t *places)
    {
        if (table.buckets.size() == 0) {
            return 0;
        }
        const std::uint64_t *known = table.known.items().data();
        const Table::Hash hashOf = table.hash();
        size_t count = 0;
        for (size_t i = begin; i < end; i += Stride) {
            const std::uint32_t hash = hashOf(groupAt<Bytes>(text + i));
            places[count] = std::uint32_t(i);
            count += known[hash / 64] >> (hash % 64) & 1U;
        }
        return count;
    }

    template<typename GroupAt, typename OnFound>
    void compareAt(const Table &table, GroupAt groupOf, std::string_view text, std::span<const std::uint32_t> places,
        OnFound &onFound) const
    {
        for (const std::uint32_t place : places) {
            const std::uint32_t group = groupOf(text.data() + place);
            for (const Entry &entry : table.buckets[table.bucket(table.hash()(group))]) {
                if (entry.group != group || entry.offset > place) {
                    continue;
                }
                const Literal &literal = m_literals[entry.literal];
                const size_t begin = place - entry.offset;
                if ((eightBytesAt(text.data() + begin) & literal.mask) == literal.bytes
                    && begin + literal.size <= text.size()) {
                    onFound(entry.literal, begin);
                }
            }
        }
    }

    catalog::Column<Literal> m_literals;
    Table m_long; ///< groups of four, at multiples of four
    Table m_middle; ///< groups of three, at even places
    Table m_short; ///< groups of three, anywhere
};

/// A part of a text that a pattern is tried on, as offsets in Paste::clean().
struct ScanWindow {
    static constexpr qsizetype longest = 8192; ///< bytes
    static constexpr qsizetype windowLines = 12;

    qsizetype begin = 0;
    qsizetype end = 0;

    bool operator==(const ScanWindow &) const = default;
};

/// Every line that is not empty; longer ones than `ScanWindow::longest` in overlapping pieces. Ends and beginnings ascend.
std::vector<ScanWindow> lineWindows(const text::Paste &paste);
/// Overlapping windows of lines, for matches that cross a line break: one over up to half a window lies inside one of them.
std::vector<ScanWindow> crossingWindows(const text::Paste &paste);

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
        std::uint32_t window = 0; ///< position in the list given
        Pattern pattern = 0;

        auto operator<=>(const Candidate &) const = default; // NOLINT(modernize-use-nullptr): there is no pointer here
    };

    /// Where literals were found in a text.
    struct Hit {
        std::uint32_t offset = 0;
        std::uint32_t anchor = 0;
    };

    Prefilter() = default;
    explicit Prefilter(catalog::SectionReader &reader);
    void save(catalog::SectionWriter &writer) const;

    size_t patterns() const { return m_patterns; }
    /// The same patterns, but for branches with less than `literalBytes` of literals, found by those of their literals that are
    /// rare in a text like `sample`. Takes as long as building. `markers` are literals of `LiteralScanner::shortest` to `strided`
    /// bytes that are looked for on the way and belong to no pattern.
    Prefilter tunedTo(const Text &sample, size_t literalBytes, const std::vector<std::string> &markers) const;

    /// Where the literals of the patterns stand, in the order of the text.
    std::vector<Hit> hits(const Text &text) const;
    /// The same, each told as it is found, in no order; `onMarker(number of the marker, offset)` for the markers.
    template<typename OnHit, typename OnMarker>
    void forEachHit(const Text &text, OnHit onHit, OnMarker onMarker) const
    {
        const auto anchors = std::uint32_t(m_anchored.size());
        m_scanner.scan(text.bytes(), [&](std::uint32_t literal, size_t offset) {
            literal < anchors ? onHit(Hit{std::uint32_t(offset), literal}) : onMarker(literal - anchors, offset);
        });
    }
    /// The patterns that can match stretches of `text`, in order of the stretches, whose ends and beginnings ascend. `places`
    /// are those of that text.
    template<typename IsWanted>
    std::vector<Candidate> candidates(const Text &text, const std::vector<Hit> &hits,
        const std::vector<ScanWindow> &windows, IsWanted isWanted) const;
    /// Whether one of the patterns whose literal stands at `place` can match by a branch with at least `literalBytes` of literals:
    /// one that spells out less is no reason to look at a line of a long text. `stretchOf(pattern)` is the lower-case text around the
    /// place that this pattern would be tried on.
    template<typename WindowOf>
    bool canMatchAt(const Hit &hit, size_t literalBytes, WindowOf windowOf) const
    {
        for (const AnchoredConjunction &here : m_anchored[hit.anchor]) {
            const Conjunction &conjunction = m_conjunctions[here.conjunction];
            if (conjunction.literalBytes >= literalBytes && canMatch(conjunction, windowOf(conjunction.pattern))) {
                return true;
            }
        }
        return false;
    }

private:
    friend class PrefilterBuilder;

    /// All literals of one branch, in order.
    struct Conjunction {
        Pattern pattern = 0;
        std::uint32_t firstLiteral = 0;
        std::uint32_t literals = 0;
        std::uint32_t literalBytes = 0; ///< of all of them
    };
    /// A branch at its anchor, with the hashes of two groups of bytes that its literals have elsewhere: that most branches of a common
    /// anchor lack them in a stretch is seen without looking at their literals.
    struct AnchoredConjunction {
        std::uint32_t conjunction = 0;
        std::array<std::uint16_t, 2> fingerprints{}; ///< `noFingerprint` for none
    };
    static constexpr std::uint32_t fingerprintBits = 12; ///< of the hash
    static constexpr std::uint32_t fingerprintCount = 1U << fingerprintBits;
    static constexpr std::uint16_t noFingerprint = UINT16_MAX;
    static constexpr size_t fingerprintBytes = 4;

    /// The groups of bytes that a stretch of text has.
    class Fingerprints
    {
    public:
        void read(std::string_view window)
        {
            m_bits.fill(0);
            for (size_t i = 0; i + fingerprintBytes <= window.size(); ++i) {
                const std::uint16_t fingerprint = fingerprintOf(window.data() + i);
                m_bits[fingerprint / 64] |= std::uint64_t(1) << (fingerprint % 64);
            }
        }
        bool has(std::uint16_t fingerprint) const
        {
            return fingerprint >= fingerprintCount || (m_bits[fingerprint / 64] >> (fingerprint % 64) & 1U) != 0;
        }

    private:
        std::array<std::uint64_t, fingerprintCount / 64> m_bits{};
    };
    /// How often groups of bytes occur, by their hash.
    using Frequencies = std::vector<std::uint32_t>;

    /// Chooses the anchors of the branches.
    void anchorBy(const Frequencies &frequencies, const std::vector<std::string> &markers);
    std::string_view anchorOf(const Conjunction &conjunction, const Frequencies &frequencies) const;
    std::array<std::uint16_t, 2> fingerprintsOf(
        const Conjunction &conjunction, std::string_view anchor, const Frequencies &frequencies) const;
    static std::uint16_t fingerprintOf(const char *group)
    {
        std::uint32_t bytes = 0;
        std::memcpy(&bytes, group, fingerprintBytes);
        return std::uint16_t(hashOfBytes(bytes, fingerprintBits));
    }
    bool canMatch(const Conjunction &conjunction, std::string_view window) const;

    std::uint32_t m_patterns = 0;
    catalog::Column<Conjunction> m_conjunctions;
    catalog::Strings m_literals; ///< of the branches, each of at least `shortest` bytes
    catalog::Lists<AnchoredConjunction> m_anchored; ///< by their anchors
    LiteralScanner m_scanner; ///< of the anchors, and the markers behind them
};

/// Takes the patterns of a Prefilter.
class PrefilterBuilder final
{
public:
    /// Adds a pattern; they are numbered from 0. False, and nothing is added, when a branch has no literal of at least
    /// `LiteralScanner::shortest` bytes: such a pattern says nothing.
    bool add(const RequiredLiterals &literals);
    Prefilter build() &&;

private:
    std::uint32_t m_patterns = 0;
    std::vector<Prefilter::Conjunction> m_conjunctions;
    std::vector<std::string> m_literals;
};

template<typename IsWanted>
std::vector<Prefilter::Candidate> Prefilter::candidates(
    const Text &text, const std::vector<Hit> &hits, const std::vector<ScanWindow> &windows, IsWanted isWanted) const
{
    constexpr size_t worthFingerprints = 16; // branches of an anchor
    constexpr size_t longestFingerprinted = 2000; // bytes; a longer stretch has most signs
    std::vector<Candidate> found;
    std::array<Fingerprints, 2> fingerprints; // of two stretches in turn: windows overlap
    std::array<size_t, 2> fingerprinted{windows.size(), windows.size()};
    size_t first = 0; // stretch that does not end before the place
    for (const Hit &hit : hits) {
        while (first < windows.size() && windows[first].end <= qsizetype(hit.offset)) {
            ++first;
        }
        for (size_t i = first; i < windows.size() && windows[i].begin <= qsizetype(hit.offset); ++i) {
            const ScanWindow &window = windows[i];
            const std::string_view bytes = text.bytes().substr(size_t(window.begin), size_t(window.end - window.begin));
            const std::span<const AnchoredConjunction> anchored = m_anchored[hit.anchor];
            const bool many = anchored.size() >= worthFingerprints && bytes.size() <= longestFingerprinted;
            if (many && std::exchange(fingerprinted[i % 2], i) != i) {
                fingerprints[i % 2].read(bytes);
            }
            for (const AnchoredConjunction &here : anchored) {
                if (many
                    && !(fingerprints[i % 2].has(here.fingerprints[0])
                        && fingerprints[i % 2].has(here.fingerprints[1]))) {
                    continue;
                }
                const Conjunction &conjunction = m_conjunctions[here.conjunction];
                if (isWanted(conjunction.pattern) && canMatch(conjunction, bytes)) {
                    found.push_back({std::uint32_t(i), conjunction.pattern});
                }
            }
        }
    }
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

} // namespace wayout::match
