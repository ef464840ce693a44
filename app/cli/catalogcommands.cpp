// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/recordwriter.h"
#include "app/cli/commandcontext.h"
#include "app/cli/commandlist.h"
#include "app/loading/loadengine.h"
#include "app/present/answerjson.h"
#include "app/present/answertext.h"
#include "app/present/evidenceline.h"
#include "app/present/occasion.h"
#include "app/present/recordtext.h"
#include "app/present/suggestion.h"

#include <algorithm>

// Commands that look up records in the catalogue.

using namespace Qt::StringLiterals;

namespace wayout::cli {
namespace {

/// Writes the lines in alphabetical order, each once.
void writeLines(CommandContext &run, QStringList lines)
{
    lines.removeAll(QString());
    std::ranges::sort(lines);
    lines.removeDuplicates();
    for (const QString &line : std::as_const(lines)) {
        run.out.writeLine(line);
    }
}

/// Removes the records that fit the words much less than the best one, and returns how many those are.
qsizetype cutByScore(QList<match::Match> &matches)
{
    constexpr qsizetype mostShown = 20;
    constexpr double leastShare = 0.7; // of the best score; records with one of two words are below it
    const double least = matches.isEmpty() ? 0 : leastShare * matches.first().score;
    const auto end = std::ranges::find_if(matches, [least](const match::Match &match) { return match.score < least; });
    const qsizetype shown = std::min<qsizetype>(end - matches.begin(), mostShown);
    const qsizetype left = matches.size() - shown;
    matches.resize(shown);
    return left;
}

ExitStatus searchRecords(CommandContext &run)
{
    const std::shared_ptr<const match::Engine> engine = loading::loadEngine(run.options.source);
    if (!run.hasRecords(engine->catalog.size(), engine->problems)) {
        return ExitStatus::NoCatalog;
    }
    const QString words = run.options.arguments.join(u' ');
    match::Answer answer = engine->matcher.search(words, run.options.limit.value_or(match::Matcher::mostFoundByWords));
    if (run.options.isSet(u"json"_s)) {
        run.out.writeJson(present::answerToJson(answer, {}, engine->catalog, run.ownResults()) + '\n');
    } else {
        const qsizetype left = run.options.limit ? 0 : cutByScore(answer.matches);
        run.keepAnswer(answer.matches, engine->catalog);
        run.out.writeText(present::searchText(answer, engine->catalog, run.options.language, run.outPaper));
        if (left > 0) {
            run.out.flush();
            run.err.writeLine(
                CommandText::tr("%n record(s) fit the words less: add “--limit %1” to see them.", nullptr, int(left))
                    .arg(match::Matcher::mostFoundByWords));
        }
    }
    return answer.matches.isEmpty() ? ExitStatus::NothingFound : ExitStatus::Found;
}

ExitStatus showRecord(CommandContext &run)
{
    const std::shared_ptr<const match::Engine> engine = loading::loadEngine(run.options.source);
    const catalog::Catalog &catalog = engine->catalog;
    if (!run.hasRecords(catalog.size(), engine->problems)) {
        return ExitStatus::NoCatalog;
    }
    const QString &word = run.options.arguments.first();
    const QString id = run.idOf(word);
    if (id.isEmpty()) {
        run.err.writeLine(CommandText::tr("The last answer has no record number %1.").arg(word));
        return ExitStatus::NothingFound;
    }
    const catalog::Record *record = catalog.find(id);
    if (!record) {
        QStringList ids;
        for (qsizetype i = 0; i < catalog.size(); ++i) {
            ids.append(catalog.idAt(i));
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
        const evidence::Occasion occasion = present::occasionFor(*record, {}, run.ownResults().value(record->id));
        run.out.writeText(present::recordText(*record, run.options.language, run.outPaper, occasion));
    }
    return ExitStatus::Found;
}

ExitStatus listRecords(CommandContext &run)
{
    const std::shared_ptr<const match::Engine> engine = loading::loadEngine(run.options.source);
    const catalog::Catalog &catalog = engine->catalog;
    if (!run.hasRecords(catalog.size(), engine->problems)) {
        return ExitStatus::NoCatalog;
    }
    const QString domain = run.options.value(u"domain"_s);
    QList<qsizetype> chosen;
    for (qsizetype i = 0; i < catalog.size(); ++i) {
        if (domain.isEmpty() || catalog.domainAt(i) == domain) {
            chosen.append(i);
        }
    }
    if (chosen.isEmpty()) {
        run.err.writeLine(
            CommandText::tr("No record has the domain %1; “wayout list --domains” tells which there are.").arg(domain));
    }
    chosen.resize(std::min<qsizetype>(chosen.size(), run.options.limit.value_or(chosen.size())));
    const auto ofEach = [&]<typename Value>(QList<Value> values, auto valueOf) {
        std::ranges::transform(chosen, std::back_inserter(values), valueOf);
        return values;
    };
    const auto records = [&] {
        return ofEach(QList<catalog::Record>(), [&](qsizetype i) { return catalog.copyAt(i); });
    };
    if (run.options.isSet(u"ids"_s)) {
        writeLines(run, ofEach(QStringList(), [&](qsizetype i) { return catalog.idAt(i); }));
    } else if (run.options.isSet(u"domains"_s)) {
        writeLines(run, ofEach(QStringList(), [&](qsizetype i) { return catalog.domainAt(i); }));
    } else if (run.options.isSet(u"evidence"_s)) {
        run.out.writeText(present::evidenceSummary(records()));
    } else if (run.options.isSet(u"json"_s)) {
        for (const qsizetype i : std::as_const(chosen)) {
            run.out.writeJson(catalog::recordToJson(catalog.copyAt(i)) + '\n');
        }
    } else {
        run.out.writeText(present::listText(records(), run.options.language, run.outPaper));
    }
    return chosen.isEmpty() ? ExitStatus::NothingFound : ExitStatus::Found;
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
        .isPaged = true,
        .run = &searchRecords,
    };
}

Command showCommand()
{
    return {
        .name = u"show"_s,
        .usages = {{u"[--json] ID|N"_s,
            QT_TRANSLATE_NOOP("CommandLine", "Print a record: by its id, or the Nth of the last answer")}},
        .options = {jsonOption()},
        .leastArguments = 1,
        .mostArguments = 1,
        .wrongCount = QT_TRANSLATE_NOOP("CommandLine", "Exactly one id is needed."),
        .completion = Completion::RecordIds,
        .readsRepository = true,
        .isPaged = true,
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
        .isPaged = true,
        .run = &listRecords,
    };
}

} // namespace wayout::cli
