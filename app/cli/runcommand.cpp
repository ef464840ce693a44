// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandcontext.h"
#include "app/cli/commandlist.h"
#include "app/cli/headandtail.h"
#include "app/cli/shellsentence.h"
#include "app/cli/writeanswer.h"
#include "app/loading/loadengine.h"
#include "app/text/encodings.h"
#include "app/text/readabletext.h"

#include <QLocale>

#include <csignal>
#include <cstring>

using namespace Qt::StringLiterals;

namespace wayout::cli {
namespace {

struct RunText {
    Q_DECLARE_TR_FUNCTIONS(RunCommand)
};

QString endText(const QString &program, const platform::ProgramEnd &end)
{
    switch (end.kind) {
    case platform::ProgramEnd::Kind::Exited:
        return RunText::tr("%1 ended with status %2.").arg(program, QLocale().toString(end.value));
    case platform::ProgramEnd::Kind::Killed:
        return RunText::tr("%1 was ended by signal %2.").arg(program, QLocale().toString(end.value));
    case platform::ProgramEnd::Kind::NotStarted:
        return RunText::tr("%1 cannot be run: %2").arg(program, QString::fromLocal8Bit(std::strerror(end.value)));
    }
    return {};
}

/// Whether the user wanted this end: by Ctrl+C, whether or not the program handled the signal, or by "… | head".
bool wasWanted(const platform::ProgramEnd &end)
{
    constexpr int interrupted = 128 + SIGINT;
    constexpr int unread = 128 + SIGPIPE;
    return end.status() == interrupted || end.status() == unread;
}

/// Explains the output together with what a shell says about the end of the command.
void explain(CommandContext &run, HeadAndTail output, const QString &ofShell)
{
    if (!ofShell.isEmpty()) {
        const QByteArray printed = output.text();
        output.add((printed.isEmpty() || printed.endsWith('\n') ? "" : "\n") + ofShell.toLocal8Bit() + '\n');
    }
    const std::shared_ptr<const match::Engine> engine = loading::loadEngine(run.options.source);
    if (!run.hasRecords(engine->catalog.size(), engine->problems)) {
        return;
    }
    const QByteArray bytes = output.text();
    const QString encoding = text::detectedEncoding(bytes);
    const text::ReadableText read =
        text::readableText(text::decodedAs(bytes, encoding).value_or(QString::fromUtf8(bytes)));
    const QString &text = read.text;
    match::Answer answer = engine->matcher.find(text, run.options.limit.value_or(match::Matcher::mostFound));
    for (match::ErrorGroup &error : answer.errors) {
        error.line = output.originalLine(read.lines.value(error.line - 1, error.line));
    }
    const bool isBrief = run.options.isSet(u"brief"_s) || run.options.isSet(u"fix"_s);
    if (statusOf(answer) == ExitStatus::Found || (!isBrief && !answer.matches.isEmpty())) {
        int timesToday = 0;
        if (statusOf(answer) == ExitStatus::Found) {
            const QString error = fingerprintOf(answer, engine->catalog);
            timesToday = run.memory().meet(error, {}, QDateTime::currentDateTime()).today;
        }
        run.err.writeText(isBrief ? QString() : u"\n"_s);
        writeAnswer(run, run.err, run.errPaper, answer, text, engine->catalog, timesToday);
    } else if (!isBrief) { // a brief answer is for every command: grep, diff and test fail in silence
        run.err.writeLine(RunText::tr("Nothing in the catalogue explains what it printed."));
    }
}

ExitStatus runProgram(CommandContext &run)
{
    HeadAndTail output;
    const platform::ProgramEnd end =
        platform::runAsIs(run.options.arguments, [&output](QByteArrayView bytes) { output.add(bytes); });
    if (end.status() != 0 && !wasWanted(end)) {
        const bool isStarted = end.kind != platform::ProgramEnd::Kind::NotStarted;
        if (!isStarted || !run.options.isSet(u"brief"_s)) {
            run.err.writeLine(endText(run.options.arguments.first(), end));
        }
        const QString hint = isStarted ? QString() : shellHint(run.options.arguments);
        if (hint.isEmpty()) {
            explain(run, output, shellSentence(run.options.arguments, end));
        } else {
            run.err.writeLine(hint);
        }
    }
    return ExitStatus(end.status());
}

} // namespace

Command runProgramCommand()
{
    return {
        .name = u"run"_s,
        .usages = {{u"[--brief|--fix] [--] COMMAND…"_s,
            QT_TRANSLATE_NOOP("CommandLine", "Run a command, and explain it when it fails")}},
        .options = {briefOption(), fixOption(), copyOption()},
        .leastArguments = 1,
        .wrongCount = QT_TRANSLATE_NOOP("CommandLine", "The command to run is missing."),
        .completion = Completion::Programs,
        .readsRepository = true,
        .endsOptions = true,
        .run = &runProgram,
    };
}

} // namespace wayout::cli
