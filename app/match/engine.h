// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalogreader.h"
#include "app/match/matcher.h"

#include <memory>

namespace wayout::match {

/// A loaded catalogue and its matcher: everything needed to answer a text. Immutable, shared between threads.
struct Engine {
    /// The engine is unusable if a stop is requested meanwhile.
    explicit Engine(catalog::LoadResult loaded, const std::stop_token &stop = {});
    /// Reads what save() wrote. The engine is usable only if the reader is still ok() afterwards. `owner` keeps the
    /// bytes that the engine refers to alive.
    Engine(catalog::SectionReader &reader, std::shared_ptr<const void> owner);
    void save(catalog::SectionWriter &writer) const;

    const std::shared_ptr<const void> owner;
    const catalog::Catalog catalog;
    const Matcher matcher;
    const QList<catalog::Problem> problems; ///< from reading the files, then from the patterns
    const int filesRead;
    const QList<catalog::CatalogPart> parts; ///< the sources of the catalogue
};

/// Reads the catalogues and builds the matcher, or loads both from the cache (see EngineCache). Takes tens to hundreds
/// of milliseconds, and seconds for a large catalogue that is not in the cache: do not call it in the GUI thread.
/// Returns null when stopped.
std::shared_ptr<const Engine> loadEngine(const catalog::CatalogSource &source, const std::stop_token &stop = {});

} // namespace wayout::match
