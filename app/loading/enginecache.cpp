// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/loading/enginecache.h"

#include "app/catalog/catalogfiles.h"
#include "app/catalog/sections.h"
#include "app/loading/builtinindex.h"
#include "app/platform/savefile.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace wayout::loading {
namespace {

constexpr int mostFiles = 4; // caches kept, each of another source
constexpr size_t checksumBytes = 16; // at the beginning of a file of sections
constexpr qint64 settled = 2000; // ms; changes further apart than this have different file times

const QString filePattern = u"catalog-*.index*"_s;

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
        m_fingerprint += catalog::catalogStamp(path, &newest);
    }
    m_hasFiles = newest.isValid();
    m_fresh = m_hasFiles && newest.msecsTo(QDateTime::currentDateTime()) < settled;
    if (source.builtin) {
        // The file begins with a checksum of its checksums.
        const std::span<const char> index = builtinIndex();
        m_fingerprint += QByteArray(index.data(), qsizetype(std::min(index.size(), checksumBytes))).toHex() + '\n';
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

std::shared_ptr<match::Engine> EngineCache::load() const
{
    const auto cached = std::make_shared<QFile>(file());
    if (!QFileInfo(*cached).isFile() || !cached->open(QIODevice::ReadOnly | QIODevice::Unbuffered)) {
        return nullptr;
    }
    return match::engineFrom(catalog::SectionReader(cached), m_fingerprint, &builtinRecords);
}

bool EngineCache::save(const catalog::SectionWriter &compiled, const std::stop_token &stop) const
{
    const QString name = file();
    if (name.isEmpty() || m_fresh || EngineCache(m_source).m_fingerprint != m_fingerprint
        || platform::saveFile(name, [&](QIODevice &device) { return compiled.write(device, stop); })) {
        return false;
    }
    removeOldFiles(name);
    return true;
}

} // namespace wayout::loading
