// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/archive.h"

#include "app/catalog/catalogfiles.h"
#include "app/catalog/limits.h"
#include "app/text/hiddencharacters.h"
#include "app/text/unpackeddevice.h"

#include <QFile>
#include <QStringList>

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <array>
#include <memory>

using namespace Qt::StringLiterals;

namespace wayout::catalog {

using Kind = Problem::Kind;

namespace {

constexpr size_t blockBytes = 64 * 1024;

struct ArchiveDeleter {
    void operator()(::archive *archive) const { archive_read_free(archive); }
};
using ArchivePointer = std::unique_ptr<::archive, ArchiveDeleter>;

bool endsWithAny(const QString &name, std::initializer_list<QLatin1StringView> suffixes)
{
    return std::ranges::any_of(
        suffixes, [&](QLatin1StringView suffix) { return name.endsWith(suffix, Qt::CaseInsensitive); });
}

ArchivePointer openedArchive(int descriptor)
{
    ArchivePointer archive(archive_read_new());
    // The formats and filters are few on purpose: each one is code that reads untrusted bytes.
    archive_read_support_format_zip(archive.get());
    archive_read_support_format_tar(archive.get());
    archive_read_support_filter_gzip(archive.get());
    archive_read_support_filter_bzip2(archive.get());
    archive_read_support_filter_xz(archive.get());
    archive_read_support_filter_zstd(archive.get());
    archive_read_open_fd(archive.get(), descriptor, blockBytes); // the archive keeps the error
    return archive;
}

/// Whether the checksum shows that the unpacked bytes differ from those that were packed. A file that is only cut off
/// has no checksum. The end of a tar comes before the checksum, so the whole file is unpacked for this test alone, up
/// to the limit for what is taken from an archive.
bool isAltered(QFile &file)
{
    if (!text::isGzip(file)) {
        return false; // the libraries of the other formats compare checksums while reading
    }
    text::UnpackedDevice unpacked(file, Limits::archiveBytes);
    while (!unpacked.read(blockBytes).isEmpty()) {
    }
    return unpacked.isAltered();
}

/// Reads the members of one archive.
class MemberReader
{
public:
    MemberReader(const QString &file, qint64 packedBytes, ::archive *archive, QList<Problem> &problems)
        : m_file(file)
        , m_mostBytes(std::clamp(packedBytes * Limits::archiveRatio, Limits::archiveLeastBytes, Limits::archiveBytes))
        , m_archive(archive)
        , m_problems(problems)
    {
    }

    void read(const std::function<bool(const QString &file, const QByteArray &bytes)> &take);

private:
    void report(Kind kind, const QString &file, const QString &argument = {})
    {
        if (m_problems.size() < Limits::problemsOfFile) {
            m_problems.append({kind, file, 0, {}, {}, argument});
        }
    }
    QString reason() const { return QString::fromUtf8(archive_error_string(m_archive)).simplified(); }
    QString nameOf(archive_entry *entry) const;
    std::optional<Kind> refusal(archive_entry *entry, const QString &name) const;
    /// Returns the bytes of the current member. On failure reports the reason and returns nothing; also sets `m_ended`
    /// when no other member can be read.
    std::optional<QByteArray> bytesOf(const QString &member);

    const QString &m_file;
    const qint64 m_mostBytes; ///< limit of the unpacked size
    ::archive *m_archive;
    QList<Problem> &m_problems;
    qint64 m_bytes = 0; ///< size unpacked so far
    bool m_ended = false;
};

QString MemberReader::nameOf(archive_entry *entry) const
{
    // The UTF-8 name comes first, because the other one depends on the locale.
    const char *name = archive_entry_pathname_utf8(entry);
    if (!name) {
        name = archive_entry_pathname(entry);
    }
    return text::withVisibleControls(QString::fromUtf8(name)).replace(u'\\', u'/');
}

bool leadsOut(const QString &name)
{
    const bool hasDrive = name.size() > 1 && name.at(1) == u':';
    return name.startsWith(u'/') || hasDrive || name.split(u'/').contains(".."_L1);
}

bool isHidden(const QString &name)
{
    const QStringList parts = name.split(u'/', Qt::SkipEmptyParts);
    return std::ranges::any_of(
        parts, [](const QString &part) { return part.startsWith(u'.') && part != "."_L1 && part != ".."_L1; });
}

std::optional<Kind> MemberReader::refusal(archive_entry *entry, const QString &name) const
{
    if (leadsOut(name)) {
        return Kind::ArchivePath;
    }
    if (archive_entry_hardlink(entry) || archive_entry_symlink(entry) || archive_entry_filetype(entry) == AE_IFLNK) {
        return Kind::ArchiveLink;
    }
    if (isArchiveName(name)) {
        return Kind::ArchiveNested;
    }
    if (archive_entry_filetype(entry) != AE_IFREG) {
        return Kind::NotRegularFile;
    }
    return archive_entry_is_encrypted(entry) ? std::optional(Kind::ArchiveEncrypted) : std::nullopt;
}

std::optional<QByteArray> MemberReader::bytesOf(const QString &member)
{
    QByteArray bytes;
    const qint64 room = std::min(Limits::fileBytes, m_mostBytes - m_bytes);
    while (true) {
        std::array<char, blockBytes> block; // NOLINT(cppcoreguidelines-pro-type-member-init): written before it is read
        const la_ssize_t count = archive_read_data(m_archive, block.data(), block.size());
        if (count < 0) {
            report(Kind::ArchiveDamaged, member, reason());
            m_ended = count == ARCHIVE_FATAL;
            return std::nullopt;
        }
        if (count == 0) {
            m_bytes += bytes.size();
            return bytes;
        }
        bytes.append(block.data(), qsizetype(count));
        if (bytes.size() > room) {
            m_bytes += bytes.size();
            m_ended = room < Limits::fileBytes;
            m_ended ? report(Kind::ArchiveTooLarge, m_file, QString::number(m_mostBytes))
                    : report(Kind::FileTooLarge, member, QString::number(Limits::fileBytes));
            return std::nullopt;
        }
    }
}

void MemberReader::read(const std::function<bool(const QString &file, const QByteArray &bytes)> &take)
{
    int entries = 0;
    int taken = 0;
    const qsizetype before = m_problems.size();
    while (!m_ended) {
        archive_entry *entry = nullptr;
        const int status = archive_read_next_header(m_archive, &entry);
        if (status == ARCHIVE_EOF) {
            break;
        }
        if (status < ARCHIVE_WARN) { // nothing can be found after an unreadable header
            report(Kind::ArchiveDamaged, m_file, reason());
            break;
        }
        if (++entries > Limits::archiveEntries) {
            report(Kind::TooManyFiles, m_file, QString::number(Limits::archiveEntries));
            break;
        }
        const QString name = nameOf(entry);
        if (archive_entry_filetype(entry) == AE_IFDIR || isHidden(name)
            || (!isCatalogName(name) && !isArchiveName(name))) {
            continue;
        }
        const QString member = m_file + u'/' + name;
        if (const std::optional<Kind> kind = refusal(entry, name)) {
            report(*kind, member);
        } else if (const std::optional<QByteArray> bytes = bytesOf(member)) {
            ++taken;
            m_ended = !take(member, *bytes);
        }
    }
    if (taken == 0 && m_problems.size() == before) {
        report(Kind::NoRecords, m_file);
    }
}

} // namespace

bool isArchiveName(const QString &file)
{
    return endsWithAny(file,
        {".zip"_L1, ".tar"_L1, ".tar.gz"_L1, ".tgz"_L1, ".tar.bz2"_L1, ".tbz2"_L1, ".tar.xz"_L1, ".txz"_L1,
            ".tar.zst"_L1, ".tzst"_L1});
}

bool isCatalogName(const QString &file)
{
    return endsWithAny(file, {".json"_L1, ".jsonl"_L1, ".ndjson"_L1});
}

void readArchive(const QString &archive, QList<Problem> &problems,
    const std::function<bool(const QString &file, const QByteArray &bytes)> &take)
{
    QFile file(archive);
    if (!openCatalogFile(file, Limits::archiveFileBytes, problems)) {
        return;
    }
    if (isAltered(file)) {
        problems.append({Kind::ArchiveAltered, archive, 0, {}, {}, {}});
        return;
    }
    file.seek(0); // libarchive reads from the position of the descriptor
    const ArchivePointer opened = openedArchive(file.handle());
    MemberReader(archive, file.size(), opened.get(), problems).read(take);
}

std::optional<QString> archiveOf(const QString &file)
{
    for (qsizetype slash = file.indexOf(u'/', 1); slash > 0; slash = file.indexOf(u'/', slash + 1)) {
        if (isArchiveName(file.first(slash))) {
            return file.first(slash);
        }
    }
    return std::nullopt;
}

} // namespace wayout::catalog
