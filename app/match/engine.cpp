// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/engine.h"

#include "app/catalog/sections.h"
#include "app/match/patterns.h"

namespace wayout::match {
namespace {

void compileParts(const QList<catalog::CatalogPart> &parts, catalog::SectionWriter &writer)
{
    catalog::ListsBuilder<char> paths;
    std::vector<std::uint32_t> counts;
    for (const catalog::CatalogPart &part : parts) {
        paths.addList(part.path.toUtf8());
        counts.push_back(std::uint32_t(part.records));
        counts.push_back(std::uint32_t(part.used));
    }
    writer.add(std::move(paths));
    writer.add(std::move(counts));
}

QList<catalog::CatalogPart> takeParts(catalog::SectionReader &reader)
{
    const catalog::Strings paths = reader.takeLists<char>();
    const catalog::Column<std::uint32_t> counts = reader.take<std::uint32_t>();
    reader.require(counts.size() == 2 * paths.size());
    QList<catalog::CatalogPart> parts;
    for (size_t i = 0; reader.ok() && i < paths.size(); ++i) {
        const std::string_view path = catalog::textAt(paths, i);
        parts.append(
            {QString::fromUtf8(path.data(), qsizetype(path.size())), int(counts[2 * i]), int(counts[2 * i + 1])});
    }
    return parts;
}

} // namespace

void Engine::compile(const catalog::LoadResult &loaded, QByteArrayView fingerprint, catalog::SectionWriter &writer,
    const std::stop_token &stop)
{
    writer.add(std::vector<char>(fingerprint.begin(), fingerprint.end()));
    catalog::Catalog::compile(loaded.records, writer);
    Matcher::compile(loaded.records, writer, stop);
    catalog::compileProblems(loaded.problems, writer);
    compileParts(loaded.parts, writer);
}

Engine::Engine(catalog::SectionReader &reader, catalog::BuiltinCatalog builtin)
    : catalog(reader, std::move(builtin))
    , matcher(reader, catalog)
    , problems(catalog::takeProblems(reader) + matcher.patterns().problems())
    , parts(takeParts(reader))
{
}

std::shared_ptr<Engine> engineFrom(
    catalog::SectionReader reader, QByteArrayView fingerprint, catalog::BuiltinCatalog builtin)
{
    const catalog::Column<char> stored = reader.take<char>();
    if (!reader.ok() || QByteArrayView(stored.items().data(), qsizetype(stored.size())) != fingerprint) {
        return nullptr;
    }
    auto engine = std::make_shared<Engine>(reader, std::move(builtin));
    return reader.ok() ? engine : nullptr;
}

std::shared_ptr<const Engine> compiledEngine(const catalog::LoadResult &loaded)
{
    catalog::SectionWriter writer;
    Engine::compile(loaded, {}, writer);
    return engineFrom(catalog::SectionReader(writer), {});
}

} // namespace wayout::match
