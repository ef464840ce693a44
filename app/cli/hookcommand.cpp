// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/agentsettings.h"
#include "app/cli/commandcontext.h"
#include "app/cli/commandlist.h"
#include "app/cli/hookcall.h"
#include "app/cli/writeanswer.h"
#include "app/loading/loadengine.h"
#include "app/platform/savefile.h"
#include "app/present/answersteps.h"
#include "app/text/readabletext.h"
#include "app/text/secrets.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace wayout::cli {
namespace {

constexpr qsizetype longestCall = 16 * 1024 * 1024; // bytes; a longer one is cut off and so no JSON
constexpr qsizetype longestContext = 500; // bytes; each failed call costs the assistant that much
constexpr int mostTold = 2; // times in a session: the answer, and once that it is the same error again

/// Returns the command line that an assistant runs: the name alone where it leads to this program.
QString hookCommandLine()
{
    const QString program = QCoreApplication::applicationFilePath();
    const QString named = QStandardPaths::findExecutable(u"wayout"_s);
    const bool isNamed =
        !named.isEmpty() && QFileInfo(named).canonicalFilePath() == QFileInfo(program).canonicalFilePath();
    const QString quoted = u'\'' + QString(program).replace(u'\'', u"'\\''"_s) + u'\'';
    return (isNamed ? u"wayout"_s : quoted) + u" hook"_s;
}

/// Answers the call of an assistant. Never ends with status 2, which assistants take as an objection to the call.
ExitStatus answerCall(CommandContext &run)
{
    QByteArray json;
    while (json.size() <= longestCall) { // a pipe returns only the bytes that it has
        const QByteArray more = run.in.read(longestCall + 1 - json.size());
        if (more.isEmpty()) {
            break;
        }
        json += more;
    }
    const auto read = hookCallFrom(json);
    if (const QString *error = std::get_if<QString>(&read)) {
        run.err.writeLine(*error);
        return ExitStatus::NothingFound;
    }
    const HookCall &call = *std::get_if<HookCall>(&read);
    if (call.text.trimmed().isEmpty()) {
        return ExitStatus::Found;
    }
    const std::shared_ptr<const match::Engine> engine = loading::loadEngine(run.options.source);
    if (!run.hasRecords(engine->catalog.size(), engine->problems)) {
        return ExitStatus::NoCatalog;
    }
    const QString text = text::readableText(call.text).text;
    const match::Answer answer = engine->matcher.find(text, match::Matcher::mostFound);
    if (statusOf(answer) != ExitStatus::Found) {
        return ExitStatus::Found;
    }
    int times = 1;
    if (!call.session.isEmpty()) {
        times = run.memory()
                    .meet(fingerprintOf(answer, engine->catalog), call.session, QDateTime::currentDateTime())
                    .inSession;
    }
    if (times <= mostTold) {
        const QString context = present::assistantText(answer.matches.first(), text::maskedLines(text), engine->catalog,
            run.options.language, run.ownResults(), times, longestContext);
        run.out.writeJson(hookAnswer(call, context));
    }
    return ExitStatus::Found;
}

/// Returns the assistant of the name, or reports why there is none.
std::optional<Agent> agentNamed(CommandContext &run, const QString &name)
{
    const QList<Agent> known = agents();
    const auto found = std::ranges::find(known, name, &Agent::name);
    if (found != known.end()) {
        return *found;
    }
    QStringList names;
    std::ranges::transform(known, std::back_inserter(names), &Agent::name);
    const QString reason = whyNoHook(name);
    run.wrongUse(!reason.isEmpty()
            ? reason
            : CommandText::tr("There is no hook for “%1”, but for %2.").arg(name, names.join(u", ")));
    return std::nullopt;
}

/// Saves changed settings beside a copy of what they were. Returns the status of the command.
ExitStatus save(CommandContext &run, const Agent &agent, const QByteArray &before, const ChangedSettings &changed)
{
    std::optional<QString> reason = platform::makeFolderFor(agent.file);
    QString copy;
    if (!reason && QFileInfo::exists(agent.file)) {
        copy = platform::asidePath(agent.file, u".before-wayout-"_s);
        reason = platform::saveFile(copy, before);
    }
    if (!reason && changed.isEmpty) {
        QFile file(agent.file);
        reason = file.remove() ? std::nullopt : std::optional(file.errorString());
    } else if (!reason) {
        reason = platform::saveFile(agent.file, changed.json, platform::SavedFor::Anyone);
    }
    if (reason) {
        run.err.writeLine(CommandText::tr("%1 cannot be written: %2").arg(agent.file, *reason));
        return ExitStatus::WrongUse;
    }
    run.out.writeLine(CommandText::tr("Changed: %1").arg(agent.file));
    if (!copy.isEmpty()) {
        run.out.writeLine(CommandText::tr("As it was before: %1").arg(copy));
    }
    return ExitStatus::Found;
}

ExitStatus changeSettings(CommandContext &run, bool isAdded)
{
    const std::optional<Agent> agent = agentNamed(run, run.options.arguments.value(1));
    if (!agent) {
        return ExitStatus::WrongUse;
    }
    if (agent->isOfRepository && !QFileInfo::exists(u".git"_s)) {
        return run.wrongUse(
            CommandText::tr("%1 reads hooks from the repository: run this in its uppermost folder.").arg(agent->title));
    }
    QFile file(agent->file);
    const bool exists = file.exists();
    if (exists && !file.open(QIODevice::ReadOnly)) {
        return run.wrongUse(CommandText::tr("%1 cannot be read: %2").arg(agent->file, file.errorString()));
    }
    const QByteArray before = exists ? file.readAll() : QByteArray();
    const QString command = hookCommandLine();
    const std::optional<ChangedSettings> changed =
        isAdded ? withHook(*agent, before, command) : withoutHook(*agent, before, command);
    if (!changed) {
        run.err.writeLine(isAdded
                ? CommandText::tr("%1 has comments or is not plain JSON and is left as it is. Add this to it:")
                      .arg(agent->file)
                : CommandText::tr("%1 has comments or is not plain JSON and is left as it is. Remove this from it:")
                      .arg(agent->file));
        run.err.flush();
        run.out.writeText(QString::fromUtf8(hookToAdd(*agent, command)));
        return ExitStatus::NothingFound;
    }
    if (!changed->isChanged) {
        run.out.writeLine(isAdded ? CommandText::tr("The hook is there already: %1").arg(agent->file)
                                  : CommandText::tr("There is no hook of Wayout: %1").arg(agent->file));
        return ExitStatus::Found;
    }
    return save(run, *agent, before, *changed);
}

ExitStatus hook(CommandContext &run)
{
    const QString what = run.options.arguments.value(0);
    if (what.isEmpty()) {
        return answerCall(run);
    }
    const bool isAdded = what == "install"_L1;
    if ((!isAdded && what != "remove"_L1) || run.options.arguments.size() != 2) {
        return run.wrongUse(
            CommandText::tr("Say “install” or “remove” and the assistant: claude-code, codex, gemini or copilot."));
    }
    return changeSettings(run, isAdded);
}

} // namespace

Command hookCommand()
{
    return {
        .name = u"hook"_s,
        .usages = {{{},
                       QT_TRANSLATE_NOOP("CommandLine",
                           "Read what a coding assistant says of a failed command, and tell it what is known")},
            {u"install|remove AGENT"_s,
                QT_TRANSLATE_NOOP(
                    "CommandLine", "Change the assistant's settings: claude-code, codex, gemini or copilot")}},
        .mostArguments = 2,
        .firstArguments = {u"install"_s, u"remove"_s},
        .completion = Completion::Agents,
        .run = &hook,
    };
}

} // namespace wayout::cli
