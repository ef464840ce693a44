// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace wayout::evidence {

/// What the name of a missing file names; the order is that of KINDS in packaging/packageindex/makeindex.py.
enum class FileKind : std::uint8_t {
    Library, ///< "libGL.so.1"
    Header, ///< as in #include: "openssl/ssl.h"
    Link, ///< what follows -l: "ssl"
    PkgConfig, ///< a .pc file without its ending: "gtk+-3.0"
    CMake, ///< what find_package() takes: "Qt6"
    Command, ///< "dig"
    Perl, ///< "LWP/UserAgent"
    Python, ///< "yaml", "google.protobuf"
};

/// Which packages of a few releases of Debian and Ubuntu hold a file. The index is a file that makeindex.py writes:
///   - a page of 4 KB: "WAYOUTP2"; the number of releases; the seed of the hash; the sizes of the sections; for each release its name, code name
///     and date, each behind a byte with its length
///   - section 0: for each of 2^14 buckets the number of its first entry, and the number of entries
///   - section 1: entries of 5 bytes: 24 bits of the hash of a name, then the number of an answer; in order of the hash,
///     whose first 14 bits are the bucket
///   - section 2: answers: for each release the number of a package, or 0xFFFF
///   - section 3: for each 16 packages the place of their names in section 4, and the size of section 4
///   - section 4: names of packages: how many bytes are those of the name before, how many follow, and these
///   - CRC-32 checksums of all pages before them
/// Numbers are little-endian, of 32 bits where nothing else is said. Names are known by 38 bits of their hash alone: one
/// unknown name in half a million is taken for another.
class PackageIndex final
{
public:
    struct Release {
        QString name; ///< "Debian 13"
        QString codename;
        QString date; ///< of its lists, "2026-11-21"
    };

    /// Reads only the first page. `file` must outlive the index.
    explicit PackageIndex(std::span<const char> file);
    /// Returns the index that is part of the program.
    static const PackageIndex &builtIn();

    /// None if the index cannot be read.
    const QList<Release> &releases() const { return m_releases; }
    /// Returns the package of each release that holds the file, empty where none does; nothing if a part of the index
    /// that is needed is damaged.
    std::optional<QStringList> find(FileKind kind, QStringView name) const;
    /// Whether the program has no index at all.
    bool isMissing() const { return m_file.empty(); }
    /// Whether every page fits its checksum.
    bool isWhole() const;

private:
    using Bytes = std::span<const unsigned char>;
    struct Section {
        std::size_t begin = 0;
        std::size_t size = 0;
    };

    bool readHead();
    bool pageFits(std::size_t page) const;
    /// Returns bytes of a section; none if they are not all there or a page of them is damaged.
    Bytes bytesOf(const Section &section, std::size_t at, std::size_t count) const;
    std::optional<std::uint32_t> numberAt(const Section &section, std::size_t index) const;
    /// Returns the number of an answer; -1 if no entry has the hash.
    std::optional<int> answerOf(std::uint64_t hash) const;
    std::optional<QString> packageAt(std::uint32_t number) const;

    Bytes m_file;
    std::size_t m_pages = 0;
    std::uint32_t m_seed = 0;
    std::array<Section, 5> m_sections;
    QList<Release> m_releases;
};

} // namespace wayout::evidence
