// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalogreader.h"
#include "app/match/engine.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace wayout::loading {

/// Stores the engine of a catalogue source in a file in the user's cache folder. Reading the file is much faster than
/// compiling the engine. The file is made anew when the program or a catalogue file has changed, or when the file is
/// damaged; it may be deleted at any time. Failure to write it is not reported, because it only costs time.
class EngineCache final
{
public:
    /// Returns the folder of the cache files; empty when there is no home folder.
    static QString folder();

    /// Examines the metadata of the source's files and does not read their content.
    explicit EngineCache(const catalog::CatalogSource &source);

    /// Whether the source has no files besides the built-in catalogue.
    bool isOfBuiltinAlone() const { return m_source.builtin && !m_hasFiles; }
    /// Returns the cached engine; null when no valid one exists.
    std::shared_ptr<match::Engine> load() const;
    /// Writes the file. Returns false when the source has changed meanwhile, a stop was requested, or the file could not
    /// be written completely.
    bool save(const catalog::SectionWriter &compiled, const std::stop_token &stop = {}) const;
    QString file() const;
    /// Tells what the engine is made from; see match::Engine::compile().
    const QByteArray &fingerprint() const { return m_fingerprint; }

private:
    catalog::CatalogSource m_source;
    QByteArray m_fingerprint;
    bool m_hasFiles = false;
    bool m_fresh = false; ///< a file is so new that another change might leave its time unchanged
};

} // namespace wayout::loading
