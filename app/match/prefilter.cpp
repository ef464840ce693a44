// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/prefilter.h"

#include "app/catalog/sections.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace wayout::match {
namespace {

constexpr size_t bitsPerEntry = 16; // at most one offset in sixteen is a false candidate
constexpr int fewestBits = 16; // log2; 8 KiB are cheap
constexpr int mostBits = 24;

constexpr size_t groupBytes = 4;
constexpr std::uint32_t frequencyBits = 16;
constexpr size_t frequencyBuckets = 1U << frequencyBits;

size_t frequencyBucket(std::string_view group)
{
    std::uint32_t bytes = 0;
    std::memcpy(&bytes, group.data(), groupBytes);
    return hashOfBytes(bytes, frequencyBits);
}

void countGroups(std::string_view text, std::vector<std::uint32_t> &frequencies)
{
    for (size_t i = 0; i + groupBytes <= text.size(); ++i) {
        ++frequencies[frequencyBucket(text.substr(i, groupBytes))];
    }
}

/// Returns a relative estimate of how often this anchor causes a comparison in a text.
double costOf(std::string_view anchor, const std::vector<std::uint32_t> &frequencies)
{
    // Twice as many offsets are examined for a short anchor, and its groups of three bytes are more common.
    constexpr double shortTimes = 8;
    if (anchor.size() < groupBytes) {
        return std::numeric_limits<double>::max(); // every offset must be examined
    }
    const size_t groups = anchor.size() - groupBytes + 1;
    double count = 1;
    for (size_t i = 0; i < groups; ++i) {
        count += frequencies[frequencyBucket(anchor.substr(i, groupBytes))];
    }
    return count / double(groups) * (anchor.size() < LiteralScanner::strided ? shortTimes : 1);
}

constexpr qsizetype pieceOverlap = 1024;

} // namespace

void LiteralScanner::Table::compile(const std::vector<Entry> &entries, catalog::SectionWriter &writer)
{
    const int bits = entries.empty()
        ? fewestBits
        : std::clamp(int(std::bit_width(entries.size() * bitsPerEntry)), fewestBits, mostBits);
    const Hash hash{std::uint32_t(32 - bits)};
    std::vector<std::uint64_t> bitmap(entries.empty() ? 0 : (size_t(1) << bits) / 64);
    std::vector<std::pair<std::uint32_t, Entry>> byBucket;
    byBucket.reserve(entries.size());
    for (const Entry &entry : entries) {
        const std::uint32_t hashed = hash(entry.group);
        bitmap[hashed / 64] |= std::uint64_t(1) << (hashed % 64);
        byBucket.emplace_back(bucket(hashed), entry);
    }
    writer.add(std::move(bitmap));
    writer.add(catalog::listsOf(entries.empty() ? 0 : size_t(1) << (bits - int(bucketShift)), byBucket));
    writer.addValue(hash.shift);
}

LiteralScanner::Table::Table(catalog::SectionReader &reader, size_t literals)
{
    reader.read(known, buckets);
    shift = reader.takeValue<std::uint32_t>();
    const bool isEmpty = buckets.size() == 0 && known.empty();
    const bool fits = shift >= 32 - mostBits && shift <= 32 - fewestBits
        && known.size() == (size_t(1) << (32 - shift)) / 64
        && buckets.size() == size_t(1) << (32 - shift - bucketShift);
    reader.require(isEmpty || fits);
    reader.require(std::ranges::all_of(buckets.items(), [&](const Entry &entry) { return entry.literal < literals; }));
}

void LiteralScanner::compile(const std::vector<std::string> &texts, catalog::SectionWriter &writer)
{
    std::vector<Literal> literals;
    std::vector<Entry> longGroups;
    std::vector<Entry> middleGroups;
    std::vector<Entry> shortGroups;
    for (const std::string &text : texts) {
        const std::string padded = text + std::string(padding, '\0');
        const auto literal = std::uint32_t(literals.size());
        const std::string mask = std::string(text.size(), '\xff') + std::string(padding, '\0');
        literals.push_back({eightBytesAt(padded.data()), eightBytesAt(mask.data()), text.size()});
        const auto addGroups = [&](std::vector<Entry> &entries, auto groupOf, std::uint32_t count) {
            for (std::uint32_t offset = 0; offset < count; ++offset) {
                entries.push_back({groupOf(padded.data() + offset), literal, offset});
            }
        };
        if (text.size() >= strided) {
            addGroups(longGroups, groupAt<4>, 4);
        } else if (text.size() > shortest) {
            addGroups(middleGroups, groupAt<3>, 2);
        } else {
            addGroups(shortGroups, groupAt<3>, 1);
        }
    }
    writer.add(std::move(literals));
    Table::compile(longGroups, writer);
    Table::compile(middleGroups, writer);
    Table::compile(shortGroups, writer);
}

LiteralScanner::LiteralScanner(catalog::SectionReader &reader)
    : m_literals(reader.take<Literal>())
    , m_long(reader, m_literals.size())
    , m_middle(reader, m_literals.size())
    , m_short(reader, m_literals.size())
{
}

Prefilter::Text::Text(QByteArrayView text)
    : Text(std::string(text.data(), size_t(text.size())))
{
}

Prefilter::Text::Text(std::string text)
    : m_bytes(std::move(text))
{
    // Has no conditional jump, so that compilers vectorise the loop.
    for (char &byte : m_bytes) {
        const auto c = static_cast<unsigned char>(byte);
        byte = char(c | ((static_cast<unsigned char>(c - 'A') < 26) << 5));
    }
    m_bytes.append(LiteralScanner::padding, '\0');
}

Prefilter::Prefilter(catalog::SectionReader &reader)
    : m_patterns(reader.takeValue<std::uint32_t>())
    , m_conjunctions(reader.take<Conjunction>())
    , m_literals(reader.takeLists<char>())
    , m_anchored(reader.takeLists<AnchoredConjunction>())
    , m_scanner(reader)
{
    reader.require(m_scanner.size() == m_anchored.size());
    reader.require(std::ranges::all_of(m_anchored.items(),
        [this](const AnchoredConjunction &here) { return here.conjunction < m_conjunctions.size(); }));
    reader.require(std::ranges::all_of(m_conjunctions, [this](const Conjunction &conjunction) {
        return conjunction.pattern < m_patterns
            && size_t(conjunction.firstLiteral) + conjunction.literals <= m_literals.size();
    }));
}

Prefilter Prefilter::tunedTo(const Text &sample, size_t literalBytes, const std::vector<std::string> &markers) const
{
    Frequencies frequencies(frequencyBuckets);
    countGroups(sample.bytes(), frequencies);
    PrefilterBuilder tuned;
    tuned.m_patterns = m_patterns;
    for (Conjunction conjunction : m_conjunctions) {
        size_t longest = 0;
        for (std::uint32_t i = 0; i < conjunction.literals; ++i) {
            longest = std::max(longest, size_t(m_literals[conjunction.firstLiteral + i].size()));
        }
        // The shortest literals would require examining every byte, and rule out next to nothing.
        if (conjunction.literalBytes < literalBytes || longest == LiteralScanner::shortest) {
            continue;
        }
        const std::uint32_t first = std::exchange(conjunction.firstLiteral, std::uint32_t(tuned.m_literals.size()));
        for (std::uint32_t i = 0; i < conjunction.literals; ++i) {
            tuned.m_literals.addList(m_literals[first + i]);
        }
        tuned.m_conjunctions.push_back(conjunction);
    }
    return catalog::compiledPart<Prefilter>(
        [&](catalog::SectionWriter &writer) { std::move(tuned).write(frequencies, markers, writer); });
}

std::string_view PrefilterBuilder::literalAt(size_t literal) const
{
    const std::span<const char> text = m_literals[literal];
    return {text.data(), text.size()};
}

void PrefilterBuilder::write(const Prefilter::Frequencies &frequencies, const std::vector<std::string> &markers,
    catalog::SectionWriter &writer) &&
{
    catalog::StringTableBuilder numbers;
    std::vector<std::string> anchors;
    std::vector<std::pair<std::uint32_t, Prefilter::AnchoredConjunction>> anchored;
    for (std::uint32_t i = 0; i < m_conjunctions.size(); ++i) {
        const std::string_view anchor = anchorOf(m_conjunctions[i], frequencies);
        const std::uint32_t number = numbers.insert(anchor);
        if (number == anchors.size()) {
            anchors.emplace_back(anchor);
        }
        anchored.push_back({number, {i, fingerprintsOf(m_conjunctions[i], anchor, frequencies)}});
    }
    writer.addValue(m_patterns);
    writer.add(std::move(m_conjunctions));
    writer.add(std::move(m_literals));
    writer.add(catalog::listsOf(anchors.size(), anchored));
    anchors.insert(anchors.end(), markers.begin(), markers.end());
    LiteralScanner::compile(anchors, writer);
}

std::string_view PrefilterBuilder::anchorOf(
    const Prefilter::Conjunction &conjunction, const Prefilter::Frequencies &frequencies) const
{
    std::string_view best;
    double lowest = std::numeric_limits<double>::infinity();
    for (std::uint32_t i = 0; i < conjunction.literals; ++i) {
        const std::string_view literal = literalAt(conjunction.firstLiteral + i);
        const size_t length = std::min(literal.size(), LiteralScanner::strided);
        for (size_t begin = 0; begin + length <= literal.size(); ++begin) {
            const std::string_view window = literal.substr(begin, length);
            if (const double cost = costOf(window, frequencies); cost < lowest) {
                lowest = cost;
                best = window;
            }
        }
    }
    return best;
}

std::array<std::uint16_t, 2> PrefilterBuilder::fingerprintsOf(
    const Prefilter::Conjunction &conjunction, std::string_view anchor, const Prefilter::Frequencies &frequencies) const
{
    constexpr size_t fingerprintBytes = Prefilter::fingerprintBytes;
    // Takes the rarest group of bytes outside the anchor, then the rarest one that does not overlap it.
    std::array<std::string_view, 2> rarest;
    for (std::string_view &chosen : rarest) {
        const char *taken = &chosen == rarest.data() ? nullptr : rarest.front().data();
        std::uint32_t lowest = UINT32_MAX;
        for (std::uint32_t i = 0; i < conjunction.literals; ++i) {
            const std::string_view literal = literalAt(conjunction.firstLiteral + i);
            for (size_t begin = 0; begin + fingerprintBytes <= literal.size(); ++begin) {
                const char *group = literal.data() + begin;
                const bool inAnchor = group >= anchor.data() && group < anchor.data() + anchor.size();
                const bool isTaken = taken && group + fingerprintBytes > taken && group < taken + fingerprintBytes;
                const std::uint32_t cost = frequencies[frequencyBucket({group, fingerprintBytes})];
                if (!inAnchor && !isTaken && cost < lowest) {
                    lowest = cost;
                    chosen = {group, fingerprintBytes};
                }
            }
        }
    }
    const auto fingerprint = [](std::string_view group) {
        return group.empty() ? Prefilter::noFingerprint : Prefilter::fingerprintOf(group.data());
    };
    return {fingerprint(rarest[0]), fingerprint(rarest[1])};
}

bool Prefilter::canMatch(const Conjunction &conjunction, std::string_view window) const
{
    size_t from = 0;
    for (std::uint32_t i = 0; i < conjunction.literals; ++i) {
        const std::string_view literal = catalog::textAt(m_literals, conjunction.firstLiteral + i);
        const size_t at = window.find(literal, from);
        if (at == window.npos) {
            return false;
        }
        from = at + literal.size();
    }
    return true;
}

std::vector<Prefilter::Hit> Prefilter::hits(const Text &text) const
{
    std::vector<Hit> hits;
    m_scanner.scan(text.bytes(), [&](std::uint32_t anchor, size_t offset) {
        hits.push_back({std::uint32_t(offset), anchor});
    });
    std::ranges::sort(hits, {}, &Hit::offset);
    return hits;
}

bool PrefilterBuilder::add(const RequiredLiterals &required)
{
    const auto isLong = [](const std::string &literal) { return literal.size() >= LiteralScanner::shortest; };
    if (!std::ranges::all_of(required.branches,
            [&](const RequiredLiterals::Branch &branch) { return std::ranges::any_of(branch, isLong); })) {
        return false;
    }
    for (const RequiredLiterals::Branch &branch : required.branches) {
        Prefilter::Conjunction &conjunction =
            m_conjunctions.emplace_back(Prefilter::Conjunction{m_patterns, std::uint32_t(m_literals.size())});
        for (const std::string &literal : branch) {
            if (isLong(literal)) {
                m_literals.addList(literal);
                ++conjunction.literals;
                conjunction.literalBytes += std::uint32_t(literal.size());
            }
        }
    }
    ++m_patterns;
    return true;
}

void PrefilterBuilder::write(catalog::SectionWriter &writer) &&
{
    // The patterns serve as a sample of error messages: a group of bytes is as common in both.
    Prefilter::Frequencies frequencies(frequencyBuckets);
    for (size_t i = 0; i < m_literals.size(); ++i) {
        countGroups(literalAt(i), frequencies);
    }
    std::move(*this).write(frequencies, {}, writer);
}

std::vector<ScanWindow> lineWindows(const text::Paste &paste)
{
    std::vector<ScanWindow> windows;
    windows.reserve(size_t(paste.lines().size()));
    for (const text::Paste::Line &line : paste.lines()) {
        for (qsizetype begin = line.begin; begin < line.end; begin += ScanWindow::longest - pieceOverlap) {
            const qsizetype end = std::min(line.end, begin + ScanWindow::longest);
            windows.push_back({begin, end});
            if (end == line.end) {
                break;
            }
        }
    }
    return windows;
}

std::vector<ScanWindow> crossingWindows(const text::Paste &paste)
{
    const QList<text::Paste::Line> &lines = paste.lines();
    std::vector<ScanWindow> windows;
    for (qsizetype i = 0; i + 1 < lines.size(); i += ScanWindow::windowLines / 2) {
        const qsizetype last = std::min(i + ScanWindow::windowLines, lines.size()) - 1;
        const qsizetype begin = lines[i].begin;
        const qsizetype end = std::min(lines[last].end, begin + ScanWindow::longest);
        if (end > begin && (windows.empty() || end > windows.back().end)) {
            windows.push_back({begin, end});
        }
    }
    return windows;
}

} // namespace wayout::match
