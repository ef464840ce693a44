// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/commandrun.h"

#include "app/command/problemtext.h"

#include <QCoreApplication>

namespace {

struct CommandText {
    Q_DECLARE_TR_FUNCTIONS(Command)
};

/// Of a large catalogue the first ones do; the rest is for `check`.
void tell(const QList<Problem> &problems, Output &err)
{
    constexpr int most = 20;
    int told = 0;
    for (const Problem &problem : problems) {
        if (problem.severity() == Problem::Severity::Note && problem.kind != Problem::Kind::ReplacesRecord) {
            continue;
        }
        if (++told <= most) {
            err.writeLine(problemLine(problem));
        }
    }
    if (told > most) {
        err.writeLine(CommandText::tr("And %n more problem(s); “wayout check” tells them all.", nullptr, told - most));
    }
}

} // namespace

CommandRun::CommandRun(const CommandOptions &options, const CommandStreams &streams)
    : options(options)
    , in(streams.in)
    , out(streams.out)
    , err(streams.err)
    , outPaper(paperOn(streams.outTerminal, options.colours))
    , errPaper(paperOn(streams.errTerminal, options.colours))
{
}

ExitStatus CommandRun::wrongUse(const QString &message)
{
    err.writeLine(message);
    err.writeLine(CommandText::tr("“wayout --help” tells how it is used."));
    return ExitStatus::WrongUse;
}

bool CommandRun::hasRecords(qsizetype count, const QList<Problem> &problems)
{
    tell(problems, err);
    if (count == 0) {
        err.writeLine(CommandText::tr("No catalogue could be read."));
    }
    return count > 0;
}
