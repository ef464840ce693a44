// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/programrelay_unix.h"
#include "app/platform/programrun.h"

#include <QFile>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <vector>

namespace wayout::platform {
namespace {

bool addChannel(ProgramStreams &streams, Channel channel, std::initializer_list<int> numbers)
{
    if (!channel.ours) {
        return false;
    }
    for (const int number : numbers) {
        streams.theirs.at(size_t(number)) = channel.theirs.number();
    }
    streams.sources.push_back({std::move(channel.ours), *std::rbegin(numbers)});
    streams.kept.push_back(std::move(channel.theirs));
    return true;
}

/// Connects the program's streams. Returns nothing when the system cannot make a pipe or a terminal.
///
/// When keys and output belong to one terminal, the program gets a separate terminal and full control of it. Otherwise
/// it keeps the user's terminal and only its output is redirected, which does not disturb the other programs of a
/// pipeline.
std::optional<ProgramStreams> connectedStreams()
{
    ProgramStreams streams;
    const bool isForeground = tcgetpgrp(STDIN_FILENO) == getpgrp();
    const bool printsOnTerminal = isatty(STDOUT_FILENO) != 0;
    const bool complainsOnTerminal = isatty(STDERR_FILENO) != 0;
    streams.ownsTerminal = isForeground && printsOnTerminal && isatty(STDIN_FILENO) != 0;
    streams.hasTerminal = printsOnTerminal || complainsOnTerminal;
    bool isConnected = true;
    if (streams.hasTerminal) {
        const int model = printsOnTerminal ? STDOUT_FILENO : STDERR_FILENO;
        Channel channel = Channel::terminal(model);
        if (streams.ownsTerminal) {
            streams.theirs[STDIN_FILENO] = channel.theirs.number();
        } else if (termios settings{}; channel.ours && tcgetattr(channel.theirs.number(), &settings) == 0) {
            settings.c_oflag &= ~tcflag_t(OPOST); // the user's terminal processes the output
            tcsetattr(channel.theirs.number(), TCSANOW, &settings);
        }
        isConnected = printsOnTerminal && complainsOnTerminal
            ? addChannel(streams, std::move(channel), {STDERR_FILENO, STDOUT_FILENO})
            : addChannel(streams, std::move(channel), {model});
    }
    for (const auto &[number, isTerminal] :
        {std::pair(STDOUT_FILENO, printsOnTerminal), std::pair(STDERR_FILENO, complainsOnTerminal)}) {
        isConnected = isConnected && (isTerminal || addChannel(streams, Channel::pipe(), {number}));
    }
    return isConnected ? std::optional(std::move(streams)) : std::nullopt;
}

void sendReport(int descriptor, ProgramReport report)
{
    [[maybe_unused]] const ssize_t written =
        write(descriptor, &report, sizeof report); // a pipe takes that few bytes in one piece
}

// The two functions below run between fork and exec and may make system calls only.

[[noreturn]] void becomeProgram(const ProgramStreams &streams, char *const *arguments, int reports)
{
    if (streams.ownsTerminal) {
        setpgid(0, 0);
        const auto before = std::signal(SIGTTOU, SIG_IGN); // for taking the terminal from the background
        tcsetpgrp(streams.theirs[STDIN_FILENO], getpid());
        std::signal(SIGTTOU, before);
    }
    std::signal(SIGPIPE, SIG_DFL); // this process ignores it
    for (int number = 0; number < 3; ++number) {
        dup2(streams.theirs.at(size_t(number)), number);
    }
    execvp(arguments[0], arguments);
    sendReport(reports, {ProgramReport::Kind::NotStarted, errno});
    _exit(127);
}

/// Becomes the program's parent, like a shell. Keys cannot stop a program that is alone in its session.
[[noreturn]] void becomeWaiter(const ProgramStreams &streams, char *const *arguments, int reports)
{
    if (streams.ownsTerminal) {
        setsid();
        ioctl(streams.theirs[STDIN_FILENO], TIOCSCTTY, 0);
    }
    // With copies of our ends open, the program would not notice that its output is no longer read.
    for (const ProgramStreams::Source &source : streams.sources) {
        close(source.ours.number());
    }
    const pid_t program = fork();
    if (program == 0) {
        becomeProgram(streams, arguments, reports);
    }
    if (program < 0) {
        sendReport(reports, {ProgramReport::Kind::NotStarted, errno});
        _exit(127);
    }
    if (streams.ownsTerminal) {
        setpgid(program, program);
    }
    for (const int number : {SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTTIN, SIGTTOU}) {
        std::signal(number, SIG_IGN);
    }
    if (streams.ownsTerminal) {
        std::signal(SIGTSTP, SIG_IGN);
    }
    sendReport(reports, {ProgramReport::Kind::Started, program});
    // Copies of the program's ends would hide the end of its output.
    for (int number = 0; number < 3; ++number) {
        close(number);
    }
    for (const Descriptor &end : streams.kept) {
        close(end.number());
    }
    for (int status = 0;;) {
        if (waitpid(program, &status, streams.ownsTerminal ? WUNTRACED : 0) < 0) {
            if (errno == EINTR) {
                continue;
            }
            _exit(1);
        }
        const bool isStopped = WIFSTOPPED(status);
        sendReport(reports, {isStopped ? ProgramReport::Kind::Stopped : ProgramReport::Kind::Ended, status});
        if (!isStopped) {
            _exit(0);
        }
    }
}

} // namespace

QString signalWords(int signal)
{
    return QString::fromLocal8Bit(strsignal(signal));
}

int ProgramEnd::status() const
{
    constexpr int killed = 128;
    constexpr int notThere = 127;
    constexpr int noProgram = 126;
    switch (kind) {
    case Kind::Exited:
        return value;
    case Kind::Killed:
        return killed + value;
    case Kind::NotStarted:
        return value == ENOENT || value == ENOTDIR ? notThere : noProgram;
    }
    return value;
}

ProgramEnd runAsIs(const QStringList &command, const std::function<void(QByteArrayView)> &heard)
{
    QList<QByteArray> words;
    std::vector<char *> arguments;
    for (const QString &word : command) {
        words.append(QFile::encodeName(word));
    }
    for (QByteArray &word : words) {
        arguments.push_back(word.data());
    }
    arguments.push_back(nullptr);
    std::optional<ProgramStreams> streams = connectedStreams();
    Channel reports = Channel::pipe();
    if (!streams || !reports.ours) {
        return {ProgramEnd::Kind::NotStarted, errno};
    }
    const pid_t waiter = fork();
    if (waiter == 0) {
        becomeWaiter(*streams, arguments.data(), reports.theirs.number());
    }
    if (waiter < 0) {
        return {ProgramEnd::Kind::NotStarted, errno};
    }
    streams->kept.clear();
    reports.theirs.close();
    const ProgramEnd end = ProgramRelay(std::move(*streams), std::move(reports.ours), heard).run();
    waitpid(waiter, nullptr, 0);
    return end;
}

} // namespace wayout::platform
