// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/programrun.h"

#include "app/command/posix.h"
#include "app/command/programrelay.h"

#include <QFile>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <vector>

namespace {

bool addChannel(ProgramStreams &streams, Channel channel, std::initializer_list<int> numbers)
{
    if (!channel.ours.isOpen()) {
        return false;
    }
    for (const int number : numbers) {
        streams.theirs.at(size_t(number)) = channel.theirs.get();
    }
    streams.sources.push_back({std::move(channel.ours), *std::rbegin(numbers)});
    streams.kept.push_back(std::move(channel.theirs));
    return true;
}

/// Where keys and what is printed both belong to one terminal, the program gets one of its own, so that it can do with it what it
/// likes. Else it keeps ours, and only what it prints goes another way: whoever shares the terminal in a pipeline is not disturbed.
std::optional<ProgramStreams> laidStreams()
{
    ProgramStreams streams;
    const bool isForeground = tcgetpgrp(STDIN_FILENO) == getpgrp();
    const bool printsOnTerminal = isatty(STDOUT_FILENO) != 0;
    const bool complainsOnTerminal = isatty(STDERR_FILENO) != 0;
    streams.ownsTerminal = isForeground && printsOnTerminal && isatty(STDIN_FILENO) != 0;
    streams.hasTerminal = printsOnTerminal || complainsOnTerminal;
    bool isLaid = true;
    if (streams.hasTerminal) {
        const int model = printsOnTerminal ? STDOUT_FILENO : STDERR_FILENO;
        Channel channel = Channel::terminal(model);
        if (streams.ownsTerminal) {
            streams.theirs[STDIN_FILENO] = channel.theirs.get();
        } else if (termios settings{}; channel.ours.isOpen() && tcgetattr(channel.theirs.get(), &settings) == 0) {
            settings.c_oflag &= ~tcflag_t(OPOST); // the real terminal does that
            tcsetattr(channel.theirs.get(), TCSANOW, &settings);
        }
        isLaid = printsOnTerminal && complainsOnTerminal ? addChannel(streams, std::move(channel), {STDERR_FILENO, STDOUT_FILENO})
                                                         : addChannel(streams, std::move(channel), {model});
    }
    for (const auto &[number, isTerminal] :
        {std::pair(STDOUT_FILENO, printsOnTerminal), std::pair(STDERR_FILENO, complainsOnTerminal)}) {
        isLaid = isLaid && (isTerminal || addChannel(streams, Channel::pipe(), {number}));
    }
    return isLaid ? std::optional(std::move(streams)) : std::nullopt;
}

void tell(int descriptor, ProgramReport report)
{
    [[maybe_unused]] const ssize_t written = write(descriptor, &report, sizeof report); // small enough to be written at once
}

// What follows runs between fork and exec: nothing but system calls.

[[noreturn]] void becomeProgram(const ProgramStreams &streams, char *const *arguments, int reports)
{
    if (streams.ownsTerminal) {
        setpgid(0, 0);
        const auto before = std::signal(SIGTTOU, SIG_IGN); // for taking the terminal from the background
        tcsetpgrp(streams.theirs[STDIN_FILENO], getpid());
        std::signal(SIGTTOU, before);
    }
    std::signal(SIGPIPE, SIG_DFL); // only we ignore that
    for (int number = 0; number < 3; ++number) {
        dup2(streams.theirs.at(size_t(number)), number);
    }
    execvp(arguments[0], arguments);
    tell(reports, {ProgramReport::Kind::NotStarted, errno});
    _exit(127);
}

/// Stands between us and the program, as a shell would: a program that is alone in its session could not be stopped by a key.
[[noreturn]] void becomeWaiter(const ProgramStreams &streams, char *const *arguments, int reports)
{
    if (streams.ownsTerminal) {
        setsid();
        ioctl(streams.theirs[STDIN_FILENO], TIOCSCTTY, 0);
    }
    for (const ProgramStreams::Source &source : streams.sources) { // or nobody would see that nobody reads any more
        close(source.ours.get());
    }
    const pid_t program = fork();
    if (program == 0) {
        becomeProgram(streams, arguments, reports);
    }
    if (program < 0) {
        tell(reports, {ProgramReport::Kind::NotStarted, errno});
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
    tell(reports, {ProgramReport::Kind::Started, program});
    for (int number = 0; number < 3; ++number) { // or nobody would see the end of what is printed
        close(number);
    }
    for (const Descriptor &end : streams.kept) {
        close(end.get());
    }
    for (int status = 0;;) {
        if (waitpid(program, &status, streams.ownsTerminal ? WUNTRACED : 0) < 0) {
            if (errno == EINTR) {
                continue;
            }
            _exit(1);
        }
        const bool isStopped = WIFSTOPPED(status);
        tell(reports, {isStopped ? ProgramReport::Kind::Stopped : ProgramReport::Kind::Ended, status});
        if (!isStopped) {
            _exit(0);
        }
    }
}

} // namespace

int ProgramEnd::status() const
{
    constexpr int killed = 128;
    constexpr int notThere = 127;
    constexpr int noProgram = 126;
    switch (kind) {
    case Kind::Exited:
    case Kind::Unsupported:
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
    std::optional<ProgramStreams> streams = laidStreams();
    Channel reports = Channel::pipe();
    if (!streams || !reports.ours.isOpen()) {
        return {ProgramEnd::Kind::NotStarted, errno};
    }
    const pid_t waiter = fork();
    if (waiter == 0) {
        becomeWaiter(*streams, arguments.data(), reports.theirs.get());
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
