// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalogreader.h"
#include "app/match/matcher.h"

#include <memory>

namespace wayout::match {

/// A loaded catalogue with the matcher over it: everything that answers a text. Immutable, shared between threads.
struct Engine {
    /// Of no use once a stop is requested.
    explicit Engine(catalog::LoadResult loaded, const std::stop_token &stop = {});
    /// What save() wrote. Of use only if the reader is still ok(); `owner` keeps the bytes that it reads from where they are.
    Engine(catalog::SectionReader &reader, std::shared_ptr<const void> owner);
    void save(catalog::SectionWriter &writer) const;

    const std::shared_ptr<const void> owner;
    const catalog::Catalog catalog;
    const Matcher matcher;
    const QList<catalog::Problem> problems; ///< of reading, then of patterns
    const int filesRead;
    const QList<catalog::CatalogPart> parts; ///< that the catalogue was read from
};

/// Reads the catalogues and builds the matcher, or takes both from the cache of an earlier time (see EngineCache). Slow (tens to
/// hundreds of milliseconds, seconds for a large catalogue that is not in the cache): not for the GUI thread. Null when stopped.
std::shared_ptr<const Engine> loadEngine(const catalog::CatalogSource &source, const std::stop_token &stop = {});

} // namespace wayout::match
