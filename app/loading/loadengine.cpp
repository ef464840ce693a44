// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/loading/loadengine.h"

#include "app/catalog/sections.h"
#include "app/loading/builtinindex.h"
#include "app/loading/enginecache.h"

namespace wayout::loading {
namespace {

/// Returns the engine that was compiled with the program; null in a program without one. `own` was read from catalogues
/// without records.
std::shared_ptr<const match::Engine> builtinEngine(const catalog::LoadResult &own)
{
    std::shared_ptr<match::Engine> engine = match::engineFrom(catalog::SectionReader(builtinIndex()), WAYOUT_VERSION);
    if (engine) {
        engine->problems += own.problems;
        engine->parts += own.parts;
    }
    return engine;
}

} // namespace

std::shared_ptr<const match::Engine> loadEngine(const catalog::CatalogSource &source, const std::stop_token &stop)
{
    const EngineCache cache(source);
    if (cache.isOfBuiltinAlone()) {
        const catalog::LoadResult own = catalog::readCatalogs({.builtin = false, .paths = source.paths}, stop);
        if (std::shared_ptr<const match::Engine> engine = own.records.isEmpty() ? builtinEngine(own) : nullptr) {
            return engine;
        }
    }
    if (std::shared_ptr<const match::Engine> stored = stop.stop_requested() ? nullptr : cache.load()) {
        return stored;
    }
    catalog::SectionWriter compiled;
    match::Engine::compile(catalog::readCatalogs(source, stop), cache.fingerprint(), compiled, stop);
    const bool isSaved = !stop.stop_requested() && cache.save(compiled, stop);
    if (stop.stop_requested()) {
        return nullptr;
    }
    const std::shared_ptr<const match::Engine> stored = isSaved ? cache.load() : nullptr; // leaves records on the disk
    return stored ? stored : match::engineFrom(catalog::SectionReader(compiled), cache.fingerprint());
}

} // namespace wayout::loading
