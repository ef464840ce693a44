// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"

#include "app/cli/commandcontext.h"
#include "app/cli/completion.h"
#include "app/platform/clipboard.h"
#include "app/present/storetext.h"
#include "app/storage/datapaths.h"
#include "app/storage/settings.h"
#include "app/text/hiddencharacters.h"

#include <QBuffer>
#include <QStandardPaths>

#include <csignal>

using namespace Qt::StringLiterals;

namespace wayout::cli {
namespace {

constexpr auto completing = "--complete"_L1; // passed by the shell scripts in packaging/completions

ExitStatus forgetAll(CommandContext &run)
{
    const storage::DataPaths::Erased erased = storage::DataPaths::ofUser().erase();
    for (const QString &file : erased.files) {
        run.out.writeLine(CommandText::tr("Erased: %1").arg(file));
    }
    for (const QString &file : erased.left) {
        run.err.writeLine(CommandText::tr("Could not be erased: %1").arg(file));
    }
    if (erased.files.isEmpty() && erased.left.isEmpty()) {
        run.out.writeLine(CommandText::tr("Nothing was kept."));
    }
    return erased.left.isEmpty() ? ExitStatus::Found : ExitStatus::NothingFound;
}

ExitStatus execute(CommandContext &run)
{
    if (!run.options.error.isEmpty()) {
        return run.wrongUse(run.options.error);
    }
    if (run.options.version) {
        run.out.writeLine(u"wayout "_s + QLatin1String(WAYOUT_VERSION));
        return ExitStatus::Found;
    }
    if (run.options.help) {
        run.out.writeText(commandHelp(run.options.command));
        return ExitStatus::Found;
    }
    return run.options.forget ? forgetAll(run) : run.options.command->run(run);
}

/// Returns the line that starts the pager of the user; empty for none, as "cat" is.
QByteArray pagerLine()
{
    for (const char *variable : {"WAYOUT_PAGER", "PAGER"}) {
        if (qEnvironmentVariableIsSet(variable)) {
            const QByteArray line = qgetenv(variable).trimmed();
            return line == "cat" ? QByteArray() : line;
        }
    }
    return QStandardPaths::findExecutable(u"less"_s).isEmpty() ? QByteArray() : QByteArray("less");
}

/// Whether the answer of the command is for a person at a terminal, who may page in it.
bool mayBePaged(const CommandOptions &options, const CommandStreams &streams)
{
    return options.command && options.command->isPaged && streams.outTerminal && streams.outTerminal->rows > 0
        && !options.isSet(u"json"_s) && !options.isSet(u"batch"_s) && qgetenv("TERM") != "dumb";
}

/// Shows the text in the pager if it is longer than the screen; otherwise, and without a pager, writes it.
void showPaged(const QByteArray &text, int rows, Output &out)
{
    const QByteArray pager = text.count('\n') >= rows ? pagerLine() : QByteArray();
    if (!pager.isEmpty() && !qEnvironmentVariableIsSet("LESS")) {
        qputenv("LESS", "FRX"); // as Git does: colours, and the text stays on the screen
    }
    if (pager.isEmpty() || !platform::writeToProgram(pager, text)) {
        out.writeChecked(text);
    }
}

} // namespace

bool isCommand(const QStringList &arguments)
{
    if (arguments.value(0) == completing || commandIn(arguments)) {
        return true;
    }
    constexpr std::array withoutWindow{"--help"_L1, "-h"_L1, "--version"_L1, "-v"_L1, "--forget"_L1};
    const auto end = std::ranges::find(arguments, u"--"_s);
    return std::find_first_of(arguments.begin(), end, withoutWindow.begin(), withoutWindow.end()) != end;
}

ExitStatus runCommand(const QStringList &arguments, const CommandStreams &streams)
{
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN); // the result of a write shows when the reader has closed its end
#endif
    if (arguments.value(0) == completing) {
        Output out(streams.out);
        for (const QString &completion : completionsOf(arguments.mid(1))) {
            if (!text::hasHidden(completion)) { // nobody could see what is completed
                out.writeLine(completion);
            }
        }
        out.flush();
        return ExitStatus::Found;
    }
    CommandOptions options = parseCommandLine(arguments);
    if (options.command) {
        const storage::Settings settings;
        if (const std::optional<storage::StoreProblem> &problem = settings.problem()) {
            Output(streams.err).writeLine(present::storeSentence(*problem));
        }
        options.source = withOwnCatalogs(options.source, settings, options.command);
    }
    QBuffer page;
    const bool isPaged = mayBePaged(options, streams) && page.open(QIODevice::WriteOnly);
    CommandContext run(options,
        {streams.in, isPaged ? page : streams.out, streams.err, streams.outTerminal, streams.errTerminal,
            streams.isInTyped});
    const ExitStatus status = execute(run);
    if (isPaged) {
        run.err.flush();
        Output out(streams.out);
        showPaged(page.data(), streams.outTerminal->rows, out);
        out.flush();
    }
    if (!run.out.flush() && !run.out.error().isEmpty()) {
        run.err.writeLine(CommandText::tr("The output could not be written: %1").arg(run.out.error()));
        run.err.flush();
        return ExitStatus::WrongUse;
    }
    run.err.flush();
    return status;
}

} // namespace wayout::cli
