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

/// Returns the top `bits` bits of Knuth's multiplicative hash of a few bytes.
constexpr std::uint32_t hashOfBytes(std::uint32_t bytes, std::uint32_t bits)
{
    return (bytes * 2654435761U) >> (32 - bits);
}

/// Finds all occurrences of many short literals in a text, in one pass. An occurrence of a literal of `strided` bytes
/// always contains a group of four bytes whose offset in the text is a multiple of four, so only those offsets are
/// examined. An occurrence of four to six bytes contains a group of three bytes at an even offset. Shorter literals
/// need every offset. A bitmap of hashes rejects nearly all offsets before any comparison. Texts have less than 4 GiB.
class LiteralScanner final
{
public:
    static constexpr size_t shortest = 3;
    static constexpr size_t strided = 7;
    /// Bytes after the end of a text that must be readable.
    static constexpr size_t padding = 8;

    /// Adds the literals to what the constructor reads. They are distinct and have `shortest` to `strided` bytes.
    static void compile(const std::vector<std::string> &literals, catalog::SectionWriter &writer);

    explicit LiteralScanner(catalog::SectionReader &reader);

    /// Returns the number of literals.
    size_t size() const { return m_literals.size(); }

    /// Calls `onFound(position in the list of literals, offset in the text)` for every occurrence, in any order.
    template<typename OnFound>
    void scan(std::string_view text, OnFound onFound) const
    {
        // Works on a block at a time, in two steps. The first step writes down candidate offsets without a conditional
        // jump, because processors would mispredict nearly every one. The second step compares the bytes there.
        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): written before it is read
        std::array<std::uint32_t, blockBytes> places;
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
        std::uint32_t shift; ///< of the hash, for the bitmap

        /// Adds the groups to what the constructor reads.
        static void compile(const std::vector<Entry> &entries, catalog::SectionWriter &writer);

        Table(catalog::SectionReader &reader, size_t literals);
        struct Hash {
            std::uint32_t shift;
            std::uint32_t operator()(std::uint32_t group) const { return hashOfBytes(group, 32 - shift); }
        };
        Hash hash() const { return {shift}; }
        static std::uint32_t bucket(std::uint32_t hash) { return hash >> bucketShift; }
        static constexpr std::uint32_t bucketShift = 4;
    };

    /// A literal as a number, for comparison in one step.
    struct Literal {
        std::uint64_t bytes = 0;
        std::uint64_t mask = 0; ///< selects the bytes of the literal
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

    static constexpr size_t blockBytes =
        2048; // a multiple of four; small enough for the first-level cache, because it is read several times

    /// Writes the offsets in [begin, end) that are likely to have one of the table's groups, and returns their number.
    /// May read some of the padding, which occurs in no literal.
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
    Table m_middle; ///< groups of three, at even offsets
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

/// Returns every line that is not empty; lines longer than `ScanWindow::longest` in overlapping pieces. Ends and
/// beginnings ascend.
std::vector<ScanWindow> lineWindows(const text::Paste &paste);
/// Returns overlapping windows of lines, for matches that cross a line break. A match of up to half a window fits into
/// one.
std::vector<ScanWindow> crossingWindows(const text::Paste &paste);

/// Finds, for each scan window of a text (a line or several), which of many patterns can match it. A pattern is an
/// alternative of conjunctions of literals. The text is searched for the anchor of each conjunction, its rarest seven
/// bytes; where the anchor is found, the window must contain all literals of the conjunction in order. No match of a
/// case-insensitive pattern is lost, provided that the text has no letters whose other case is ASCII (Paste folds the
/// two that exist). Immutable once built.
class Prefilter final
{
public:
    using Pattern = std::uint32_t;

    /// A text for searching: its bytes in lower case, with padding.
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
        std::uint32_t window = 0; ///< position in the list of windows
        Pattern pattern = 0;

        auto operator<=>(const Candidate &) const = default; // NOLINT(modernize-use-nullptr): there is no pointer here
    };

    /// An occurrence of an anchor in a text.
    struct Hit {
        std::uint32_t offset = 0;
        std::uint32_t anchor = 0;
    };

    explicit Prefilter(catalog::SectionReader &reader);

    size_t patterns() const { return m_patterns; }
    size_t anchors() const { return m_anchored.size(); }
    /// Returns a prefilter with anchors that are rare in texts like `sample`, and without conjunctions that have less
    /// than `literalBytes` of literals. Takes as long as building. `markers` are additional literals of
    /// `LiteralScanner::shortest` to `LiteralScanner::strided` bytes that belong to no pattern.
    Prefilter tunedTo(const Text &sample, size_t literalBytes, const std::vector<std::string> &markers) const;

    /// Returns the hits of all anchors, in the order of the text.
    std::vector<Hit> hits(const Text &text) const;
    /// Calls `onHit(hit)` for each hit of an anchor and `onMarker(number of the marker, offset)` for each marker, in
    /// any order.
    template<typename OnHit, typename OnMarker>
    void forEachHit(const Text &text, OnHit onHit, OnMarker onMarker) const
    {
        const auto anchors = std::uint32_t(m_anchored.size());
        m_scanner.scan(text.bytes(), [&](std::uint32_t literal, size_t offset) {
            literal < anchors ? onHit(Hit{std::uint32_t(offset), literal}) : onMarker(literal - anchors, offset);
        });
    }
    /// Returns the patterns that can match in `windows` of `text`, in the order of the windows, whose ends and
    /// beginnings must ascend. `hits` are the hits in `text`.
    template<typename IsWanted>
    std::vector<Candidate> candidates(const Text &text, const std::vector<Hit> &hits,
        const std::vector<ScanWindow> &windows, IsWanted isWanted) const;
    /// Whether a pattern with its anchor at `hit` can match through a conjunction with at least `literalBytes` of
    /// literals. Conjunctions with less do not justify examining a line of a long text. `windowOf(pattern)` returns the
    /// lower-case text around the hit that the pattern would be tried on.
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

    /// The literals that one alternative of a pattern requires, in order.
    struct Conjunction {
        Pattern pattern = 0;
        std::uint32_t firstLiteral = 0;
        std::uint32_t literals = 0;
        std::uint32_t literalBytes = 0; ///< of all of them
    };
    /// A conjunction with the fingerprints of two groups of bytes outside its anchor. They rule out most conjunctions
    /// of a common anchor in a window without a search for their literals.
    struct AnchoredConjunction {
        std::uint32_t conjunction = 0;
        std::array<std::uint16_t, 2> fingerprints{}; ///< `noFingerprint` for none
    };
    static constexpr std::uint32_t fingerprintBits = 12; ///< of the hash
    static constexpr std::uint32_t fingerprintCount = 1U << fingerprintBits;
    static constexpr std::uint16_t noFingerprint = UINT16_MAX;
    static constexpr size_t fingerprintBytes = 4;

    /// The set of fingerprints of all groups of bytes in a window.
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
    /// Numbers of occurrences of groups of bytes, by hash.
    using Frequencies = std::vector<std::uint32_t>;

    static std::uint16_t fingerprintOf(const char *group)
    {
        std::uint32_t bytes = 0;
        std::memcpy(&bytes, group, fingerprintBytes);
        return std::uint16_t(hashOfBytes(bytes, fingerprintBits));
    }
    bool canMatch(const Conjunction &conjunction, std::string_view window) const;

    std::uint32_t m_patterns;
    catalog::Column<Conjunction> m_conjunctions;
    catalog::Strings m_literals; ///< of the conjunctions, each of at least `shortest` bytes
    catalog::Lists<AnchoredConjunction> m_anchored; ///< by their anchors
    LiteralScanner m_scanner; ///< of the anchors, followed by the markers
};

/// Collects and compiles the patterns of a Prefilter.
class PrefilterBuilder final
{
public:
    /// Adds a pattern; patterns are numbered from 0. Returns false and adds nothing when a branch has no literal of at
    /// least `LiteralScanner::shortest` bytes, because such a pattern cannot be ruled out anywhere.
    bool add(const RequiredLiterals &literals);
    /// Adds the patterns to what the constructor of Prefilter reads.
    void write(catalog::SectionWriter &writer) &&;

private:
    friend class Prefilter;

    /// Chooses the anchors of the conjunctions, and writes everything.
    void write(const Prefilter::Frequencies &frequencies, const std::vector<std::string> &markers,
        catalog::SectionWriter &writer) &&;
    std::string_view literalAt(size_t literal) const;
    std::string_view anchorOf(
        const Prefilter::Conjunction &conjunction, const Prefilter::Frequencies &frequencies) const;
    std::array<std::uint16_t, 2> fingerprintsOf(const Prefilter::Conjunction &conjunction, std::string_view anchor,
        const Prefilter::Frequencies &frequencies) const;

    std::uint32_t m_patterns = 0;
    std::vector<Prefilter::Conjunction> m_conjunctions;
    catalog::ListsBuilder<char> m_literals;
};

template<typename IsWanted>
std::vector<Prefilter::Candidate> Prefilter::candidates(
    const Text &text, const std::vector<Hit> &hits, const std::vector<ScanWindow> &windows, IsWanted isWanted) const
{
    constexpr size_t worthFingerprints = 16; // conjunctions of an anchor
    constexpr size_t longestFingerprinted = 2000; // bytes; a longer window has most fingerprints
    std::vector<Candidate> found;
    std::array<Fingerprints, 2> fingerprints; // of two windows in turn, because windows overlap
    std::array<size_t, 2> fingerprinted{windows.size(), windows.size()};
    size_t first = 0; // the first window that does not end before the hit
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
