// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/loading/loadengine.h"

#include "app/loading/builtinindex.h"
#include "app/loading/enginecache.h"

namespace wayout::loading {
namespace {

/// Returns the engine that was compiled with the program; null in a program without one. `own` was read from catalogues
/// without records.
std::shared_ptr<const match::Engine> builtinEngine(const catalog::LoadResult &own)
{
    std::shared_ptr<match::Engine> engine = match::engineFromBytes(builtinIndex(), WAYOUT_VERSION, nullptr);
    if (engine) {
        engine->problems += own.problems;
        engine->filesRead += own.filesRead;
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
    const auto built = std::make_shared<const match::Engine>(catalog::readCatalogs(source, stop), stop);
    const bool isSaved = !stop.stop_requested() && cache.save(*built, stop);
    if (stop.stop_requested()) {
        return nullptr;
    }
    const std::shared_ptr<const match::Engine> stored = isSaved ? cache.load() : nullptr; // takes much less memory
    return stored ? stored : built;
}

} // namespace wayout::loading
