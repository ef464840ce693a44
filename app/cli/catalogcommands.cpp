// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/recordwriter.h"
#include "app/cli/commandcontext.h"
#include "app/cli/commandlist.h"
#include "app/match/engine.h"
#include "app/present/answerjson.h"
#include "app/present/answertext.h"
#include "app/present/evidenceline.h"
#include "app/present/recordtext.h"
#include "app/present/suggestion.h"

#include <algorithm>

// Commands that look up records in the catalogue.

using namespace Qt::StringLiterals;

namespace wayout::cli {
namespace {

/// Writes the values of a field in alphabetical order, each once, one per line.
void writeLines(CommandContext &run, const QList<catalog::Record> &records, QString catalog::Record::*field)
{
    QStringList lines;
    for (const catalog::Record &record : records) {
        lines.append(record.*field);
    }
    lines.removeAll(QString());
    std::ranges::sort(lines);
    lines.removeDuplicates();
    for (const QString &line : std::as_const(lines)) {
        run.out.writeLine(line);
    }
}

ExitStatus searchRecords(CommandContext &run)
{
    const std::shared_ptr<const match::Engine> engine = match::loadEngine(run.options.source);
    if (!run.hasRecords(engine->catalog.size(), engine->problems)) {
        return ExitStatus::NoCatalog;
    }
    const match::Answer answer = engine->matcher.search(
        run.options.arguments.join(u' '), run.options.limit.value_or(match::Matcher::mostFoundByWords));
    if (run.options.isSet(u"json"_s)) {
        run.out.writeJson(present::answerToJson(answer, {}, engine->catalog) + '\n');
    } else {
        run.out.writeText(present::searchText(answer, engine->catalog, run.options.language, run.outPaper));
    }
    return answer.matches.isEmpty() ? ExitStatus::NothingFound : ExitStatus::Found;
}

ExitStatus showRecord(CommandContext &run)
{
    catalog::LoadResult loaded = catalog::readCatalogs(run.options.source);
    if (!run.hasRecords(loaded.records.size(), loaded.problems)) {
        return ExitStatus::NoCatalog;
    }
    const catalog::Catalog catalog(std::move(loaded.records));
    const QString &id = run.options.arguments.first();
    const catalog::Record *record = catalog.find(id);
    if (!record) {
        QStringList ids;
        for (const catalog::Record &known : catalog.records()) {
            ids.append(known.id);
        }
        const QString nearest = present::nearestName(id, ids);
        run.err.writeLine(nearest.isEmpty()
                ? CommandText::tr("There is no record with the id %1.").arg(id)
                : CommandText::tr("There is no record with the id %1. Is it %2?").arg(id, nearest));
        return ExitStatus::NothingFound;
    }
    if (run.options.isSet(u"json"_s)) {
        run.out.writeJson(catalog::recordToJson(*record) + '\n');
    } else {
        run.out.writeText(present::recordText(*record, run.options.language, run.outPaper));
    }
    return ExitStatus::Found;
}

ExitStatus listRecords(CommandContext &run)
{
    catalog::LoadResult loaded = catalog::readCatalogs(run.options.source);
    if (!run.hasRecords(loaded.records.size(), loaded.problems)) {
        return ExitStatus::NoCatalog;
    }
    QList<catalog::Record> &records = loaded.records;
    const QString domain = run.options.value(u"domain"_s);
    records.removeIf([&](const catalog::Record &record) { return !domain.isEmpty() && record.domain != domain; });
    if (records.isEmpty()) {
        run.err.writeLine(
            CommandText::tr("No record has the domain %1; “wayout list --domains” tells which there are.").arg(domain));
    }
    records.resize(std::min<qsizetype>(records.size(), run.options.limit.value_or(records.size())));
    if (run.options.isSet(u"ids"_s)) {
        writeLines(run, records, &catalog::Record::id);
    } else if (run.options.isSet(u"domains"_s)) {
        writeLines(run, records, &catalog::Record::domain);
    } else if (run.options.isSet(u"evidence"_s)) {
        run.out.writeText(present::evidenceSummary(records));
    } else if (run.options.isSet(u"json"_s)) {
        for (const catalog::Record &record : std::as_const(records)) {
            run.out.writeJson(catalog::recordToJson(record) + '\n');
        }
    } else {
        run.out.writeText(present::listText(records, run.options.language, run.outPaper));
    }
    return records.isEmpty() ? ExitStatus::NothingFound : ExitStatus::Found;
}

} // namespace

Command searchCommand()
{
    return {
        .name = u"search"_s,
        .usages = {{u"[--json] [--] WORDS…"_s, QT_TRANSLATE_NOOP("CommandLine", "Find records by keywords")}},
        .options = {jsonOption()},
        .leastArguments = 1,
        .wrongCount = QT_TRANSLATE_NOOP("CommandLine", "The words to search for are missing."),
        .run = &searchRecords,
    };
}

Command showCommand()
{
    return {
        .name = u"show"_s,
        .usages = {{u"[--json] ID"_s, QT_TRANSLATE_NOOP("CommandLine", "Print a record")}},
        .options = {jsonOption()},
        .leastArguments = 1,
        .mostArguments = 1,
        .wrongCount = QT_TRANSLATE_NOOP("CommandLine", "Exactly one id is needed."),
        .completion = Completion::RecordIds,
        .run = &showRecord,
    };
}

Command listCommand()
{
    return {
        .name = u"list"_s,
        .usages = {{u"[--json|--ids|--domains|--evidence] [--domain D]"_s,
            QT_TRANSLATE_NOOP("CommandLine", "List the records")}},
        .options = {jsonOption(), {.names = {u"ids"_s}, .isInHelp = false},
            {.names = {u"domains"_s}, .isInHelp = false}, {.names = {u"evidence"_s}, .isInHelp = false},
            domainOption()},
        .mostArguments = 0,
        .run = &listRecords,
    };
}

} // namespace wayout::cli
