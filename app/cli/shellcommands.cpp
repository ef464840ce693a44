// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandcontext.h"
#include "app/cli/commandlist.h"
#include "app/cli/lastcommand.h"
#include "app/cli/writeanswer.h"
#include "app/loading/loadengine.h"
#include "app/platform/terminaltext.h"
#include "app/present/answersteps.h"

#include <QFile>

#include <algorithm>

// Commands for interactive shells.

using namespace Qt::StringLiterals;

namespace wayout::cli {
namespace {

QStringList shells()
{
    return {u"bash"_s, u"zsh"_s, u"fish"_s};
}

ExitStatus printInit(CommandContext &run)
{
    const QString &shell = run.options.arguments.first();
    QFile file(u":/shell/init."_s + shell);
    if (!shells().contains(shell) || !file.open(QIODevice::ReadOnly)) {
        return run.wrongUse(CommandText::tr("The shell should be bash, zsh or fish: %1").arg(shell));
    }
    run.out.writeText(QString::fromUtf8(file.readAll()));
    return ExitStatus::Found;
}

/// Returns what the last command has printed and what a shell says of its end; nothing if neither can be known. Where
/// the command is not found on the screen, `orWhole` asks for all that it shows.
std::optional<QString> lastText(const LastCommand &last, bool orWhole)
{
    const std::optional<QByteArray> screen = platform::terminalText();
    const QString ofShell = last.shellSentence();
    if (!screen) {
        return ofShell.isEmpty() ? std::nullopt : std::optional(ofShell);
    }
    const QString whole = QString::fromUtf8(*screen);
    // In all of it, the search finds the last command that failed by the prompts.
    const QString printed = outputOf(last.line, whole).value_or(orWhole ? whole : QString());
    return ofShell.isEmpty() || printed.contains(ofShell) ? printed : printed + u'\n' + ofShell;
}

ExitStatus hintAtLast(CommandContext &run, const LastCommand &last)
{
    constexpr int longest = 60'000; // milliseconds
    platform::endSilentlyAfter(std::clamp(run.options.value(u"hint"_s).toInt(), 1, longest));
    const std::optional<QString> text = last.wasWanted() ? std::nullopt : lastText(last, false);
    if (!text || text->trimmed().isEmpty()) {
        return ExitStatus::NothingFound;
    }
    const std::shared_ptr<const match::Engine> engine = loading::loadEngine(run.options.source);
    const match::Answer answer = engine->matcher.find(*text, match::Matcher::mostFound);
    if (statusOf(answer) == ExitStatus::Found) {
        present::TerminalWriter writer(run.outPaper);
        present::writeHint(
            writer, answer.matches.first(), *text, engine->catalog, run.options.language, u"wayout last"_s);
        run.out.writeText(writer.text());
    }
    return statusOf(answer);
}

ExitStatus explainLast(CommandContext &run)
{
    const LastCommand last = LastCommand::fromEnvironment();
    if (run.options.isSet(u"hint"_s)) {
        return hintAtLast(run, last);
    }
    const std::optional<QString> text = lastText(last, true);
    if (!text) {
        run.err.writeLine(
            CommandText::tr("What this terminal shows cannot be read. It can in tmux, screen, WezTerm and, with "
                            "allow_remote_control and listen_on, kitty."));
        run.err.writeLine(last.line.isEmpty()
                ? CommandText::tr("Elsewhere “wayout run COMMAND” runs it again and explains it.")
                : CommandText::tr("Run it again with “wayout run”: %1").arg(last.line));
        return ExitStatus::NothingFound;
    }
    const std::shared_ptr<const match::Engine> engine = loading::loadEngine(run.options.source);
    if (!run.hasRecords(engine->catalog.size(), engine->problems)) {
        return ExitStatus::NoCatalog;
    }
    const match::Answer answer = engine->matcher.find(*text, run.options.limit.value_or(match::Matcher::mostFound));
    return writeAnswer(run, run.out, run.outPaper, answer, *text, engine->catalog);
}

} // namespace

Command lastCommand()
{
    return {
        .name = u"last"_s,
        .usages = {{u"[--brief|--fix]"_s,
            QT_TRANSLATE_NOOP("CommandLine", "Explain the last command that failed, from what the terminal shows")}},
        .options = {briefOption(), fixOption(), copyOption(),
            {.names = {u"hint"_s}, .value = u"MS"_s, .isInHelp = false}},
        .mostArguments = 0,
        .readsRepository = true,
        .isPaged = true,
        .run = &explainLast,
    };
}

Command shellInitCommand()
{
    return {
        .name = u"shell-init"_s,
        .usages = {{u"bash|zsh|fish"_s,
            QT_TRANSLATE_NOOP("CommandLine", "Print what makes a shell say a line below a failed, known command")}},
        .leastArguments = 1,
        .mostArguments = 1,
        .wrongCount = QT_TRANSLATE_NOOP("CommandLine", "Exactly one shell is needed: bash, zsh or fish."),
        .firstArguments = shells(),
        .run = &printInit,
    };
}

} // namespace wayout::cli
