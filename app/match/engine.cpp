// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/engine.h"

#include "app/catalog/sections.h"

namespace wayout::match {
namespace {

constexpr auto lastKind = catalog::Problem::Kind::ContradictsTwin;
constexpr size_t textsOfProblem = 4;

void save(const QList<catalog::Problem> &problems, catalog::SectionWriter &writer)
{
    catalog::ListsBuilder<char> texts;
    std::vector<std::uint32_t> kinds;
    std::vector<std::uint32_t> lines;
    for (const catalog::Problem &problem : problems) {
        kinds.push_back(std::uint32_t(problem.kind));
        lines.push_back(std::uint32_t(problem.line));
        for (const QString *text : {&problem.file, &problem.recordId, &problem.field, &problem.argument}) {
            texts.addList(text->toUtf8());
        }
    }
    writer.add(std::move(texts).build());
    writer.add(catalog::Column<std::uint32_t>(std::move(kinds)));
    writer.add(catalog::Column<std::uint32_t>(std::move(lines)));
}

QList<catalog::Problem> takeProblems(catalog::SectionReader &reader)
{
    const catalog::Strings texts = reader.takeLists<char>();
    const catalog::Column<std::uint32_t> kinds = reader.take<std::uint32_t>();
    const catalog::Column<std::uint32_t> lines = reader.take<std::uint32_t>();
    reader.require(lines.size() == kinds.size() && texts.size() == textsOfProblem * kinds.size());
    reader.require(catalog::allBelow(kinds.items(), size_t(lastKind) + 1));
    QList<catalog::Problem> problems;
    for (size_t i = 0; reader.ok() && i < kinds.size(); ++i) {
        const auto text = [&](size_t which) {
            const std::string_view bytes = catalog::textAt(texts, textsOfProblem * i + which);
            return QString::fromUtf8(bytes.data(), qsizetype(bytes.size()));
        };
        problems.append({catalog::Problem::Kind(kinds[i]), text(0), int(lines[i]), text(1), text(2), text(3)});
    }
    return problems;
}

void save(const QList<catalog::CatalogPart> &parts, catalog::SectionWriter &writer)
{
    catalog::ListsBuilder<char> paths;
    std::vector<std::uint32_t> counts;
    for (const catalog::CatalogPart &part : parts) {
        paths.addList(part.path.toUtf8());
        counts.push_back(std::uint32_t(part.records));
        counts.push_back(std::uint32_t(part.used));
    }
    writer.add(std::move(paths).build());
    writer.add(catalog::Column<std::uint32_t>(std::move(counts)));
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

Engine::Engine(catalog::LoadResult loaded, const std::stop_token &stop)
    : catalog(std::move(loaded.records))
    , matcher(catalog, stop)
    , problems(loaded.problems + matcher.problems())
    , filesRead(loaded.filesRead)
    , parts(loaded.parts)
{
}

Engine::Engine(catalog::SectionReader &reader, std::shared_ptr<const void> keptBytes)
    : owner(std::move(keptBytes))
    , catalog(reader)
    , matcher(catalog, reader)
    , problems(takeProblems(reader))
    , filesRead(reader.takeValue<int>())
    , parts(takeParts(reader))
{
}

void Engine::save(catalog::SectionWriter &writer) const
{
    catalog.save(writer);
    matcher.save(writer);
    match::save(problems, writer);
    writer.addValue(filesRead);
    match::save(parts, writer);
}

bool writeEngine(const Engine &engine, QByteArrayView fingerprint, QIODevice &file, const std::stop_token &stop)
{
    catalog::SectionWriter writer(file, stop);
    writer.add(catalog::Column<char>(std::vector<char>(fingerprint.begin(), fingerprint.end())));
    engine.save(writer);
    return writer.finish();
}

std::shared_ptr<Engine> engineFromBytes(
    std::span<const char> bytes, QByteArrayView fingerprint, std::shared_ptr<const void> owner)
{
    catalog::SectionReader reader(bytes);
    const catalog::Column<char> stored = reader.take<char>();
    if (!reader.ok() || QByteArrayView(stored.items().data(), qsizetype(stored.size())) != fingerprint) {
        return nullptr;
    }
    auto engine = std::make_shared<Engine>(reader, std::move(owner));
    return reader.ok() ? engine : nullptr;
}

} // namespace wayout::match
