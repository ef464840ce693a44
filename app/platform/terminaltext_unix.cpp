// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/terminaltext.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QStringList>
#include <QTemporaryDir>

#include <sys/time.h>
#include <unistd.h>

#include <csignal>

using namespace Qt::StringLiterals;

namespace wayout::platform {
namespace {

constexpr int patience = 1000; // milliseconds; a multiplexer answers in a few
constexpr int millisecondsPerSecond = 1000;
constexpr int microsecondsPerMillisecond = 1000;

/// Returns what the program prints; nothing when it fails.
std::optional<QByteArray> printedBy(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(program, arguments);
    const bool hasEnded = process.waitForFinished(patience);
    return hasEnded && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0
        ? std::optional(process.readAllStandardOutput())
        : std::nullopt;
}

std::optional<QByteArray> textOfScreen(const QString &session)
{
    const QTemporaryDir folder; // screen writes into a file
    const QString path = folder.filePath(u"text"_s);
    QStringList arguments{u"-S"_s, session};
    if (const QString window = qEnvironmentVariable("WINDOW"); !window.isEmpty()) {
        arguments += {u"-p"_s, window};
    }
    QFile file(path);
    const bool isWritten = printedBy(u"screen"_s, arguments + QStringList{u"-X"_s, u"hardcopy"_s, u"-h"_s, path})
        && file.open(QIODevice::ReadOnly);
    return isWritten ? std::optional(file.readAll()) : std::nullopt;
}

void endNow(int)
{
    ::_exit(0);
}

} // namespace

std::optional<QByteArray> terminalText()
{
    const QString lines = u"-500"_s;
    if (const QString pane = qEnvironmentVariable("TMUX_PANE"); !pane.isEmpty() && qEnvironmentVariableIsSet("TMUX")) {
        return printedBy(u"tmux"_s, {u"capture-pane"_s, u"-p"_s, u"-J"_s, u"-S"_s, lines, u"-t"_s, pane});
    }
    if (const QString session = qEnvironmentVariable("STY"); !session.isEmpty()) {
        return textOfScreen(session);
    }
    if (qEnvironmentVariableIsSet("WEZTERM_PANE")) {
        return printedBy(u"wezterm"_s, {u"cli"_s, u"get-text"_s, u"--start-line"_s, lines});
    }
    if (qEnvironmentVariableIsSet("KITTY_LISTEN_ON")) {
        return printedBy(u"kitten"_s, {u"@"_s, u"get-text"_s, u"--extent=all"_s, u"--self"_s});
    }
    return std::nullopt;
}

void endSilentlyAfter(int milliseconds)
{
    std::signal(SIGALRM, &endNow);
    const itimerval timer{{},
        {milliseconds / millisecondsPerSecond, (milliseconds % millisecondsPerSecond) * microsecondsPerMillisecond}};
    ::setitimer(ITIMER_REAL, &timer, nullptr);
}

QByteArray terminalName()
{
    for (const int stream : {STDERR_FILENO, STDOUT_FILENO, STDIN_FILENO}) {
        char name[64];
        if (::ttyname_r(stream, name, sizeof name) == 0) {
            return name;
        }
    }
    return {};
}

} // namespace wayout::platform
