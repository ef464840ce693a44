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

/// The engine of a source of catalogues as a file in the user's cache folder: ready as soon as it is mapped, where building takes long.
/// Made anew whenever the program or one of the catalogue's files is another, or anything about it is wrong; may be deleted at any time.
/// Where it cannot be written, nothing is said and nothing is missing but the time.
class EngineCache final
{
public:
    /// Files of catalogues that are smaller together are read and indexed in less than a tenth of a second.
    static constexpr qint64 leastBytes = 1024 * 1024;

    /// The folder of the files; empty where there is no home folder.
    static QString folder();

    /// Looks at the source's files, not into them.
    explicit EngineCache(const catalog::CatalogSource &source);

    /// Whether the source is large enough.
    bool isWorthwhile() const { return m_bytes >= leastBytes; }
    /// Null when there is none that fits.
    std::shared_ptr<const Engine> load() const;
    /// False when the source has changed meanwhile, a stop was requested, or the file could not be written as a whole.
    bool save(const Engine &engine, const std::stop_token &stop = {}) const;
    QString file() const;

private:
    catalog::CatalogSource m_source;
    QByteArray m_fingerprint;
    qint64 m_bytes = 0;
    bool m_fresh = false; ///< a file is so new that another change might not show
};

/// The engine in the bytes of such a file. Null when anything is wrong with them. `owner` keeps the bytes where they are.
std::shared_ptr<const Engine> engineFromBytes(
    std::span<const char> bytes, QByteArrayView fingerprint, std::shared_ptr<const void> owner);

} // namespace wayout::match
