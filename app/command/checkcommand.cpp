// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/answerjson.h"
#include "app/command/commandrun.h"
#include "app/command/problemtext.h"
#include "app/health/check.h"

#include <QCoreApplication>
#include <QLocale>

namespace {

struct CommandText {
    Q_DECLARE_TR_FUNCTIONS(Command)
};

} // namespace

ExitStatus checkFiles(CommandRun &run)
{
    const LoadResult loaded = readCatalogs({.builtin = false, .paths = run.options.arguments});
    QList<Problem> findings = checkRecords(loaded.records, QDate::currentDate());
    findFieldLines(findings);
    const QList<Problem> problems = loaded.problems + findings;
    for (const Problem &problem : problems) {
        if (run.options.json) {
            run.out.write(problemToJson(problem, problemSentence(problem)) + '\n');
        } else {
            run.out.writeLine(problemLine(problem));
        }
    }
    if (loaded.filesRead == 0) {
        return ExitStatus::NoCatalog;
    }
    if (!run.options.json) {
        run.err.writeLine(CommandText::tr("Records: %1. Problems: %2.")
                              .arg(QLocale().toString(loaded.records.size()), QLocale().toString(problems.size())));
    }
    return problems.isEmpty() ? ExitStatus::Found : ExitStatus::NothingFound;
}
