// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/recordcheck.h"
#include "app/cli/commandcontext.h"
#include "app/cli/commandlist.h"
#include "app/loading/loadengine.h"
#include "app/platform/repositoryfolder.h"
#include "app/platform/userfolders.h"
#include "app/present/answerjson.h"
#include "app/present/problemtext.h"

#include <QDir>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::cli {
namespace {

ExitStatus checkFiles(CommandContext &run)
{
    QStringList paths = run.options.arguments;
    if (paths.isEmpty()) {
        paths.append(platform::repositoryCatalogFolder(QDir::currentPath()));
        if (paths.first().isEmpty()) {
            return run.wrongUse(CommandText::tr("Name the files or folders to check."));
        }
    }
    const bool checksLinePrefixes = paths.removeAll(platform::linePrefixFileOfUser()) > 0;
    const catalog::LoadResult loaded = catalog::readCatalogs(paths);
    QList<catalog::Problem> findings = authoring::checkRecords(loaded.records, QDate::currentDate());
    const auto namesUnknown = [](const catalog::Problem &finding) {
        return finding.kind == catalog::Problem::Kind::UnknownTarget;
    };
    if (run.options.source.builtin && std::ranges::any_of(findings, namesUnknown)) {
        // An exported record may name records of the built-in catalogue, which is loaded only for this.
        const std::shared_ptr<const match::Engine> builtin = loading::loadEngine({});
        findings.removeIf([&](const catalog::Problem &finding) {
            return namesUnknown(finding) && builtin->catalog.find(finding.argument);
        });
    }
    authoring::findFieldLines(findings);
    QList<catalog::Problem> problems = loaded.problems + findings;
    if (checksLinePrefixes) {
        problems += loading::linePrefixProblems();
    }
    for (const catalog::Problem &problem : std::as_const(problems)) {
        if (run.options.isSet(u"json"_s)) {
            run.out.writeJson(present::problemToJson(problem, present::problemSentence(problem)) + '\n');
        } else {
            run.out.writeLine(present::problemLine(problem));
        }
    }
    if (loaded.filesRead == 0 && !checksLinePrefixes) {
        return ExitStatus::NoCatalog;
    }
    if (!run.options.isSet(u"json"_s)) {
        run.err.writeLine(CommandText::tr("Records: %1. Problems: %2.")
                              .arg(QLocale().toString(loaded.records.size()), QLocale().toString(problems.size())));
    }
    return problems.isEmpty() ? ExitStatus::Found : ExitStatus::NothingFound;
}

} // namespace

Command checkCommand()
{
    return {
        .name = u"check"_s,
        .usages = {{u"[--json] [PATH…]"_s,
            QT_TRANSLATE_NOOP(
                "CommandLine", "Report the problems of catalogue files, or of .wayout in the current repository")}},
        .options = {jsonOption()},
        .completion = Completion::Files,
        .run = &checkFiles,
    };
}

} // namespace wayout::cli
