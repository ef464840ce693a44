// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/evidence/packageindex.h"

#include <zlib.h>

#include <algorithm>
#include <string_view>

extern "C" {
extern const char wayout_package_index[]; // NOLINT(modernize-avoid-c-arrays): a symbol of wayout_embed()
extern const char wayout_package_index_end[]; // NOLINT(modernize-avoid-c-arrays)
}

namespace wayout::evidence {
namespace {

constexpr std::string_view magic = "WAYOUTP2";
constexpr std::size_t pageBytes = 4096;
constexpr std::size_t checksumBytes = 4;
constexpr int bucketBits = 14;
constexpr int hashBits = 24; // of an entry
constexpr std::size_t entryBytes = 5;
constexpr std::size_t answerBytes = 2; // for a release
constexpr std::uint32_t noPackage = 0xFFFF;
constexpr std::size_t namesInBlock = 16;
constexpr std::size_t longestPackage = 128;
constexpr std::size_t mostReleases = 8;
constexpr qsizetype longestName = 255; // of what is looked up

enum SectionNumber { Buckets, Entries, Answers, Blocks, Names };

std::uint32_t littleEndian(std::span<const unsigned char> bytes)
{
    std::uint32_t value = 0;
    for (std::size_t i = bytes.size(); i > 0; --i) {
        value = value << 8 | bytes[i - 1];
    }
    return value;
}

/// FNV-1a over the number of the kind and the name, mixed with the seed.
std::uint64_t hashOf(FileKind kind, const QByteArray &name, std::uint32_t seed)
{
    constexpr std::uint64_t prime = 0x100000001B3;
    std::uint64_t value = (0xCBF29CE484222325 ^ std::uint64_t(kind)) * prime;
    for (const char byte : name) {
        value = (value ^ static_cast<unsigned char>(byte)) * prime;
    }
    value ^= seed;
    return (value ^ value >> 32) * 0x9E3779B97F4A7C15;
}

} // namespace

PackageIndex::PackageIndex(std::span<const char> file)
    : m_file(reinterpret_cast<const unsigned char *>(file.data()), file.size())
{
    if (!readHead()) {
        m_releases.clear();
        m_pages = 0;
    }
}

const PackageIndex &PackageIndex::builtIn()
{
    static const PackageIndex index({wayout_package_index, wayout_package_index_end});
    return index;
}

bool PackageIndex::readHead()
{
    constexpr std::size_t numbers = 2 + std::tuple_size_v<decltype(m_sections)>;
    m_pages = m_file.size() / (pageBytes + checksumBytes);
    if (m_pages == 0 || m_pages * (pageBytes + checksumBytes) != m_file.size() || !pageFits(0)
        || !std::equal(magic.begin(), magic.end(), m_file.begin())) {
        return false;
    }
    const auto numberInHead = [this](std::size_t i) { return littleEndian(m_file.subspan(magic.size() + 4 * i, 4)); };
    m_seed = numberInHead(1);
    std::size_t end = pageBytes;
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        m_sections.at(i) = {end, numberInHead(i + 2)};
        end += m_sections.at(i).size;
    }
    if (end > m_pages * pageBytes || numberInHead(0) > mostReleases) {
        return false;
    }
    std::size_t at = magic.size() + 4 * numbers;
    const auto takeText = [&] {
        const std::size_t size = at < pageBytes ? m_file[at] : pageBytes;
        const std::size_t begin = at + 1;
        at = begin + size;
        return at <= pageBytes ? QString::fromUtf8(reinterpret_cast<const char *>(&m_file[begin]), qsizetype(size))
                               : QString();
    };
    for (std::uint32_t i = 0; i < numberInHead(0); ++i) {
        Release release{takeText(), takeText(), takeText()};
        m_releases.append(std::move(release));
    }
    return at <= pageBytes && m_sections.at(Buckets).size == 4 * ((std::size_t(1) << bucketBits) + 1);
}

bool PackageIndex::pageFits(std::size_t page) const
{
    const Bytes sum = m_file.subspan(m_pages * pageBytes + page * checksumBytes, checksumBytes);
    return crc32(0, &m_file[page * pageBytes], uInt(pageBytes)) == littleEndian(sum);
}

bool PackageIndex::isWhole() const
{
    for (std::size_t page = 0; page < m_pages; ++page) {
        if (!pageFits(page)) {
            return false;
        }
    }
    return m_pages > 0;
}

PackageIndex::Bytes PackageIndex::bytesOf(const Section &section, std::size_t at, std::size_t count) const
{
    if (count == 0 || at > section.size || count > section.size - at) {
        return {};
    }
    const std::size_t begin = section.begin + at;
    for (std::size_t page = begin / pageBytes; page <= (begin + count - 1) / pageBytes; ++page) {
        if (!pageFits(page)) {
            return {};
        }
    }
    return m_file.subspan(begin, count);
}

std::optional<std::uint32_t> PackageIndex::numberAt(const Section &section, std::size_t index) const
{
    const Bytes bytes = bytesOf(section, 4 * index, 4);
    return bytes.empty() ? std::nullopt : std::optional(littleEndian(bytes));
}

std::optional<int> PackageIndex::answerOf(std::uint64_t hash) const
{
    const std::size_t bucket = hash >> (64 - bucketBits);
    const std::uint32_t wanted = hash >> (64 - bucketBits - hashBits) & ((1U << hashBits) - 1);
    const auto first = numberAt(m_sections.at(Buckets), bucket);
    const auto last = numberAt(m_sections.at(Buckets), bucket + 1);
    if (!first || !last || *last < *first) {
        return std::nullopt;
    }
    const std::size_t count = *last - *first;
    const Bytes entries = bytesOf(m_sections.at(Entries), *first * entryBytes, count * entryBytes);
    if (entries.size() != count * entryBytes) {
        return std::nullopt;
    }
    for (std::size_t at = 0; at < entries.size(); at += entryBytes) {
        if (littleEndian(entries.subspan(at, 3)) == wanted) {
            return int(littleEndian(entries.subspan(at + 3, 2)));
        }
    }
    return -1;
}

std::optional<QString> PackageIndex::packageAt(std::uint32_t number) const
{
    const auto begin = numberAt(m_sections.at(Blocks), number / namesInBlock);
    const auto end = numberAt(m_sections.at(Blocks), number / namesInBlock + 1);
    if (!begin || !end || *end <= *begin || *end - *begin > namesInBlock * longestPackage) {
        return std::nullopt;
    }
    const Bytes block = bytesOf(m_sections.at(Names), *begin, *end - *begin);
    QByteArray name;
    std::size_t at = 0;
    for (std::size_t i = 0; i <= number % namesInBlock; ++i) {
        if (at + 2 > block.size() || block[at] > name.size() || at + 2 + block[at + 1] > block.size()) {
            return std::nullopt;
        }
        name.truncate(block[at]);
        name.append(reinterpret_cast<const char *>(&block[at]) + 2, block[at + 1]);
        at += 2 + block[at + 1];
    }
    return QString::fromUtf8(name);
}

std::optional<QStringList> PackageIndex::find(FileKind kind, QStringView name) const
{
    if (m_pages == 0) {
        return std::nullopt;
    }
    QStringList packages(m_releases.size());
    const auto answer =
        name.isEmpty() || name.size() > longestName ? -1 : answerOf(hashOf(kind, name.toUtf8(), m_seed));
    if (!answer || *answer < 0) {
        return answer ? std::optional(packages) : std::nullopt;
    }
    const std::size_t rowBytes = answerBytes * std::size_t(m_releases.size());
    const Bytes row = bytesOf(m_sections.at(Answers), std::size_t(*answer) * rowBytes, rowBytes);
    for (qsizetype i = 0; i < packages.size(); ++i) {
        if (row.empty()) {
            return std::nullopt;
        }
        const std::uint32_t number = littleEndian(row.subspan(std::size_t(i) * answerBytes, answerBytes));
        if (number != noPackage) {
            const auto package = packageAt(number);
            if (!package) {
                return std::nullopt;
            }
            packages[i] = *package;
        }
    }
    return packages;
}

} // namespace wayout::evidence
