// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/shellsentence.h"

#include "app/cli/commandcontext.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

using namespace Qt::StringLiterals;

namespace wayout::cli {
namespace {

constexpr int firstSignalStatus = 128; // a shell adds the number of the signal to it
constexpr int lastSignal = 31;

/// Returns the interpreter that the first line of a script names, with a visible carriage return; empty for others.
QString interpreterOf(const QString &path)
{
    constexpr qint64 longestLine = 256;
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) {
        return {};
    }
    const QByteArray line = file.readLine(longestLine);
    if (!line.startsWith("#!")) {
        return {};
    }
    const bool hasCarriageReturn = line.endsWith("\r\n");
    const QString interpreter = QString::fromLocal8Bit(line.sliced(2).trimmed());
    return hasCarriageReturn ? interpreter + u"^M"_s : interpreter;
}

QString notStarted(const QString &program, int error)
{
    const QString reason = QString::fromLocal8Bit(std::strerror(error));
    const QString path = program.contains(u'/') ? program : QStandardPaths::findExecutable(program);
    if (error != ENOENT) {
        return error == ENOEXEC ? u"bash: %1: cannot execute binary file: %2"_s.arg(program, reason)
                                : u"bash: %1: %2"_s.arg(program, reason);
    }
    if (path.isEmpty()) {
        return u"bash: %1: command not found"_s.arg(program);
    }
    if (!QFileInfo::exists(path)) {
        return u"bash: %1: %2"_s.arg(program, reason);
    }
    const QString interpreter = interpreterOf(path);
    return interpreter.isEmpty() ? u"bash: %1: cannot execute: required file not found"_s.arg(program)
                                 : u"bash: %1: %2: bad interpreter: %3"_s.arg(program, interpreter, reason);
}

} // namespace

QString shellSentence(const QStringList &command, const platform::ProgramEnd &end)
{
    using Kind = platform::ProgramEnd::Kind;
    if (end.kind == Kind::NotStarted) {
        return notStarted(command.first(), end.value);
    }
    const int signal = end.kind == Kind::Killed ? end.value : end.value - firstSignalStatus;
    return signal > 0 && signal <= lastSignal ? platform::signalWords(signal) : QString();
}

QString shellHint(const QStringList &command)
{
    static constexpr std::array builtins{".", "alias", "bg", "cd", "declare", "eval", "exec", "export", "fg", "jobs",
        "set", "shopt", "source", "ulimit", "umask", "unalias", "unset"};
    const QString &program = command.first();
    const bool isBuiltin =
        std::ranges::any_of(builtins, [&](const char *name) { return program == QLatin1String(name); });
    const bool isLine = std::ranges::any_of(program, [](QChar c) { return u" |&;<>$`"_s.contains(c); });
    if (!isBuiltin && !isLine) {
        return {};
    }
    return CommandText::tr("Only a shell understands this: wayout run bash -c '%1'")
        .arg(command.join(u' ').replace(u'\'', u"'\\''"_s));
}

} // namespace wayout::cli
