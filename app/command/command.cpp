// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/command.h"

#include "app/command/commandrun.h"
#include "app/command/exportcommand.h"
#include "app/command/storetext.h"
#include "app/settings.h"

#include <QCoreApplication>

#include <csignal>

using namespace Qt::StringLiterals;
using Command = CommandOptions::Command;

namespace {

struct CommandText {
    Q_DECLARE_TR_FUNCTIONS(Command)
};

ExitStatus execute(CommandRun &run)
{
    if (!run.options.error.isEmpty()) {
        return run.wrongUse(run.options.error);
    }
    if (run.options.version) {
        run.out.writeLine(u"wayout "_s + QLatin1String(WAYOUT_VERSION));
        return ExitStatus::Found;
    }
    if (run.options.help) {
        run.out.write(commandHelp().toUtf8());
        return ExitStatus::Found;
    }
    if (run.options.forget) {
        return forgetAll(run);
    }
    switch (run.options.command) {
    case Command::Match:
        return matchText(run);
    case Command::Run:
        return runProgram(run);
    case Command::Search:
        return searchRecords(run);
    case Command::Show:
        return showRecord(run);
    case Command::List:
        return listRecords(run);
    case Command::Check:
        return checkFiles(run);
    case Command::Export:
        return exportRecords(run.options, run.out, run.err);
    case Command::Import:
        return importRecords(run.options, run.out, run.err);
    case Command::Outcomes:
        return exchangeOutcomes(run.options, run.out, run.err);
    case Command::Mcp:
        return serveAssistants(run);
    case Command::None:
        break;
    }
    return ExitStatus::WrongUse;
}

} // namespace

bool isCommand(const QStringList &arguments)
{
    if (commandIn(arguments) != Command::None) {
        return true;
    }
    for (const QString &argument : arguments) {
        if (argument == "--"_L1) {
            break;
        }
        if (argument == "--help"_L1 || argument == "-h"_L1 || argument == "--version"_L1 || argument == "-v"_L1
            || argument == "--forget"_L1) {
            return true;
        }
    }
    return false;
}

ExitStatus runCommand(const QStringList &arguments, const CommandStreams &streams)
{
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN); // a reader that closes its end is seen in the write's result
#endif
    CommandOptions options = parseCommandLine(arguments);
    if (options.command != Command::None) {
        const Settings settings; // the catalogues that were added in the window count here as well
        if (const std::optional<StoreProblem> &problem = settings.problem()) {
            streams.err.write(storeSentence(*problem).toUtf8() + '\n');
        }
        options.source.paths = pathsInReadingOrder(completedCatalogs(settings.ownCatalogs())) + options.source.paths;
    }
    CommandRun run(options, streams);
    const ExitStatus status = execute(run);
    if (!run.out.flush() && !run.out.error().isEmpty()) {
        run.err.writeLine(CommandText::tr("The output could not be written: %1").arg(run.out.error()));
        run.err.flush();
        return ExitStatus::WrongUse;
    }
    run.err.flush();
    return status;
}
