// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalogreader.h"
#include "app/match/engine.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <span>

namespace wayout::match {

/// Stores the engine of a catalogue source in a file in the user's cache folder. Mapping the file is much faster than
/// building the engine. The file is rebuilt when the program or a catalogue file has changed, or when the file is
/// damaged; it may be deleted at any time. Failure to write it is not reported, because it only costs time.
class EngineCache final
{
public:
    /// The least total size of catalogue files to cache; smaller ones are read and indexed in less than a tenth of a
    /// second.
    static constexpr qint64 leastBytes = 1024 * 1024;

    /// Returns the folder of the cache files; empty when there is no home folder.
    static QString folder();

    /// Examines the metadata of the source's files and does not read their content.
    explicit EngineCache(const catalog::CatalogSource &source);

    /// Whether the source is large enough to be cached.
    bool isWorthwhile() const { return m_bytes >= leastBytes; }
    /// Returns the cached engine; null when no valid one exists.
    std::shared_ptr<const Engine> load() const;
    /// Returns false when the source has changed meanwhile, a stop was requested, or the file could not be written
    /// completely.
    bool save(const Engine &engine, const std::stop_token &stop = {}) const;
    QString file() const;

private:
    catalog::CatalogSource m_source;
    QByteArray m_fingerprint;
    qint64 m_bytes = 0;
    bool m_fresh = false; ///< a file is so new that another change might leave its time unchanged
};

/// Returns the engine in the bytes of a cache file; null when they are invalid. `owner` keeps the bytes alive.
std::shared_ptr<const Engine> engineFromBytes(
    std::span<const char> bytes, QByteArrayView fingerprint, std::shared_ptr<const void> owner);

} // namespace wayout::match
