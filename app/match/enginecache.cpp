// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/enginecache.h"

#include "app/catalog/catalogfiles.h"
#include "app/catalog/sections.h"
#include "app/platform/savefile.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QResource>
#include <QStandardPaths>

#ifdef Q_OS_LINUX
#include <sys/mman.h>
#endif

using namespace Qt::StringLiterals;

namespace wayout::match {
namespace {

constexpr int mostFiles = 4; // caches kept, each of another source
constexpr qint64 settled = 2000; // ms; changes further apart than this have different file times

const QString filePattern = u"catalog-*.index*"_s;

/// Returns the checksum of the built-in catalogue in its compressed form.
std::uint64_t builtinChecksum()
{
    std::uint64_t sum = 0;
    QDirIterator files(u":/catalog"_s, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QResource resource(files.next());
        sum += catalog::checksumOf(resource.data(), size_t(resource.size())) ^ qHash(files.filePath(), 0);
    }
    return sum;
}

struct MappedFile {
    explicit MappedFile(const QString &name)
        : file(name)
    {
        if (QFileInfo(name).isFile() && file.open(QIODevice::ReadOnly) && file.size() > 0) {
            data = file.map(0, file.size());
        }
    }

    /// Releases the memory of the pages that were read for the check.
    void release() const
    {
#ifdef Q_OS_LINUX
        if (data) {
            madvise(const_cast<uchar *>(data), size_t(file.size()), MADV_DONTNEED);
        }
#endif
    }

    std::span<const char> bytes() const
    {
        return {reinterpret_cast<const char *>(data), data ? size_t(file.size()) : 0};
    }

    QFile file;
    const uchar *data = nullptr;
};

void removeOldFiles(const QString &name)
{
    const QFileInfoList files = QDir(EngineCache::folder()).entryInfoList({filePattern}, QDir::Files, QDir::Time);
    int kept = 1;
    for (const QFileInfo &file : files) {
        if (file.filePath() == name) {
            continue;
        }
        // An unfinished file belongs to a process that is still writing it or ended too early.
        const bool unfinished = file.suffix() != "index"_L1;
        const bool old = file.lastModified().secsTo(QDateTime::currentDateTime()) > 24 * 60 * 60;
        if (unfinished ? old : ++kept > mostFiles) {
            QFile::remove(file.filePath());
        }
    }
}

} // namespace

QString EngineCache::folder()
{
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation);
    return cache.isEmpty() ? QString() : cache + u"/wayout"_s;
}

EngineCache::EngineCache(const catalog::CatalogSource &source)
    : m_source(source)
{
    const QFileInfo program(QCoreApplication::applicationFilePath());
    m_fingerprint = QByteArrayLiteral(WAYOUT_VERSION) + ' ' + QByteArray::number(program.size()) + ' '
        + QByteArray::number(program.lastModified().toMSecsSinceEpoch()) + '\n';
    QDateTime newest;
    for (const QString &path : source.paths) {
        m_fingerprint += catalog::catalogStamp(path, &m_bytes, &newest);
    }
    m_fresh = newest.isValid() && newest.msecsTo(QDateTime::currentDateTime()) < settled;
    if (source.builtin && isWorthwhile()) {
        m_fingerprint += ":/catalog " + QByteArray::number(quint64(builtinChecksum())) + '\n';
    }
}

QString EngineCache::file() const
{
    const QString folder = EngineCache::folder();
    QByteArray source = m_source.builtin ? "1" : "0";
    for (const QString &path : m_source.paths) {
        source += '\n' + QDir(path).absolutePath().toUtf8();
    }
    const std::uint64_t name = catalog::checksumOf(source.data(), size_t(source.size()));
    return folder.isEmpty() ? QString() : u"%1/catalog-%2.index"_s.arg(folder).arg(name, 16, 16, QLatin1Char('0'));
}

std::shared_ptr<const Engine> EngineCache::load() const
{
    const QString name = file();
    if (name.isEmpty()) {
        return nullptr;
    }
    const auto mapped = std::make_shared<const MappedFile>(name);
    std::shared_ptr<const Engine> engine = engineFromBytes(mapped->bytes(), m_fingerprint, mapped);
    mapped->release();
    return engine;
}

std::shared_ptr<const Engine> engineFromBytes(
    std::span<const char> bytes, QByteArrayView fingerprint, std::shared_ptr<const void> owner)
{
    catalog::SectionReader reader(bytes);
    const catalog::Column<char> stored = reader.take<char>();
    if (!reader.ok() || QByteArrayView(stored.items().data(), qsizetype(stored.size())) != fingerprint) {
        return nullptr;
    }
    auto engine = std::make_shared<const Engine>(reader, std::move(owner));
    return reader.ok() ? engine : nullptr;
}

bool EngineCache::save(const Engine &engine, const std::stop_token &stop) const
{
    const QString name = file();
    if (name.isEmpty() || m_fresh || EngineCache(m_source).m_fingerprint != m_fingerprint) {
        return false;
    }
    const auto failure = platform::saveFile(name, [&](QIODevice &file) {
        catalog::SectionWriter writer(file, stop);
        writer.add(catalog::Column<char>(std::vector<char>(m_fingerprint.begin(), m_fingerprint.end())));
        engine.save(writer);
        return writer.finish();
    });
    if (failure) {
        return false;
    }
    removeOldFiles(name);
    return true;
}

} // namespace wayout::match
