// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/loading/loadengine.h"

#include "app/catalog/sections.h"
#include "app/loading/builtinindex.h"
#include "app/loading/enginecache.h"
#include "app/platform/userfolders.h"
#include "app/text/lineprefix.h"

#include <QHash>

namespace wayout::loading {
namespace {

/// Returns the engine that was compiled with the program; null when it does not fit. `own` was read from catalogues
/// without records.
std::shared_ptr<match::Engine> builtinEngine(const catalog::LoadResult &own)
{
    std::shared_ptr<match::Engine> engine = match::engineFrom(catalog::SectionReader(builtinIndex()), WAYOUT_VERSION);
    if (engine) {
        engine->problems += own.problems;
        engine->parts += own.parts;
    }
    return engine;
}

} // namespace

catalog::LoadResult readSource(const catalog::CatalogSource &source, const std::stop_token &stop)
{
    catalog::LoadResult builtin;
    if (const auto compiled = source.builtin ? builtinRecords() : nullptr) {
        for (qsizetype i = 0; i < compiled->size() && !stop.stop_requested(); ++i) {
            builtin.records.append(compiled->copyAt(i));
        }
        const int count = int(builtin.records.size());
        builtin.filesRead = count;
        builtin.parts = {{catalog::builtinCatalog, count, count}};
    }
    return catalog::readCatalogs(source.paths, stop, std::move(builtin));
}

namespace {

std::shared_ptr<match::Engine> readEngine(const catalog::CatalogSource &source, const std::stop_token &stop)
{
    const EngineCache cache(source);
    if (cache.isOfBuiltinAlone()) {
        const catalog::LoadResult own = catalog::readCatalogs(source.paths, stop);
        if (std::shared_ptr<match::Engine> engine = own.records.isEmpty() ? builtinEngine(own) : nullptr) {
            return engine;
        }
    }
    if (std::shared_ptr<match::Engine> stored = stop.stop_requested() ? nullptr : cache.load()) {
        return stored;
    }
    catalog::SectionWriter compiled;
    match::Engine::compile(readSource(source, stop), cache.fingerprint(), compiled, stop);
    const bool isSaved = !stop.stop_requested() && cache.save(compiled, stop);
    if (stop.stop_requested()) {
        return nullptr;
    }
    const std::shared_ptr<match::Engine> stored = isSaved ? cache.load() : nullptr; // leaves records on the disk
    return stored ? stored : match::engineFrom(catalog::SectionReader(compiled), cache.fingerprint());
}

} // namespace

QList<catalog::Problem> linePrefixProblems()
{
    using Reason = text::LinePrefixes::Refused::Reason;
    static const QHash<Reason, catalog::Problem::Kind> kinds{
        {Reason::Columns, catalog::Problem::Kind::LinePrefixColumns},
        {Reason::InvalidPattern, catalog::Problem::Kind::InvalidPattern},
        {Reason::MatchesEmptyText, catalog::Problem::Kind::PatternMatchesEverything},
        {Reason::MissesSample, catalog::Problem::Kind::LinePrefixMissesSample},
    };
    QList<catalog::Problem> problems;
    for (const text::LinePrefixes::Refused &row : text::refusedLinePrefixes()) {
        problems.append({kinds.value(row.reason), platform::linePrefixFileOfUser(), row.line, {}, {}, row.detail});
    }
    return problems;
}

std::shared_ptr<const match::Engine> loadEngine(const catalog::CatalogSource &source, const std::stop_token &stop)
{
    std::shared_ptr<match::Engine> engine = readEngine(source, stop);
    if (engine) {
        engine->problems += linePrefixProblems();
    }
    return engine;
}

} // namespace wayout::loading
