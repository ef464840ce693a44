// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/programrelay.h"

#include <fcntl.h>
#include <sys/wait.h>

#include <algorithm>
#include <cerrno>
#include <csignal>

ProgramRelay::ProgramRelay(
    ProgramStreams streams, Descriptor reports, const std::function<void(QByteArrayView)> &heard)
    : m_streams(std::move(streams))
    , m_reports(std::move(reports))
    , m_heard(heard)
    , m_signals(m_streams.ownsTerminal
              ? std::initializer_list<int>{SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT, SIGTSTP}
              : std::initializer_list<int>{SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGWINCH}) // the rest reaches all of us
{
    if (m_streams.hasTerminal && !m_streams.ownsTerminal) {
        m_keyboard = Descriptor(open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC));
    }
}

ProgramEnd ProgramRelay::run()
{
    constexpr int lastWords = 200; // ms: what was printed before the end is still on its way
    constexpr int oftenEnough = 100; // ms: until a program that wants keys gets them
    if (m_streams.ownsTerminal) {
        m_raw.emplace(STDIN_FILENO);
    }
    while (!m_end || hasSources()) {
        std::vector<pollfd> watch = watched();
        const int ready = poll(watch.data(), nfds_t(watch.size()), m_end ? lastWords : m_keyboard.isOpen() ? oftenEnough : -1);
        if (ready == 0 && m_end) {
            break;
        }
        if (watch[0].revents != 0) {
            takeReport();
        }
        while (const int number = m_signals.take()) {
            takeSignal(number);
        }
        if (watch[2].revents != 0) {
            readKeys();
        }
        for (size_t i = 3; i < watch.size(); ++i) {
            ProgramStreams::Source &source = m_streams.sources.at(i - 3);
            if ((watch[i].revents & POLLOUT) != 0) {
                writeKeys();
            }
            if ((watch[i].revents & ~POLLOUT) != 0) {
                readFrom(source);
            }
        }
        followKeys();
    }
    return *m_end;
}

bool ProgramRelay::hasSources() const
{
    return std::ranges::any_of(m_streams.sources, [](const ProgramStreams::Source &source) { return source.ours.isOpen(); });
}

std::vector<pollfd> ProgramRelay::watched() const
{
    constexpr qsizetype enough = 4096; // keys that wait: a pasted text is not lost, the terminal keeps the rest
    std::vector<pollfd> watch{{m_end ? -1 : m_reports.get(), POLLIN, 0}, {m_signals.descriptor(), POLLIN, 0},
        {m_raw && m_hasKeys && !m_end && m_keys.size() < enough ? keyboard() : -1, POLLIN, 0}};
    for (const ProgramStreams::Source &source : m_streams.sources) {
        const bool takesKeys = m_streams.hasTerminal && &source == &m_streams.sources.front() && !m_keys.isEmpty();
        watch.push_back({source.ours.get(), short(takesKeys ? POLLIN | POLLOUT : POLLIN), 0});
    }
    return watch;
}

void ProgramRelay::takeReport()
{
    ProgramReport report;
    if (read(m_reports.get(), &report, sizeof report) != sizeof report) {
        m_end = m_end.value_or(ProgramEnd{ProgramEnd::Kind::Killed, SIGKILL}); // somebody has ended whoever waits
        return;
    }
    switch (report.kind) {
    case ProgramReport::Kind::Started:
        m_program = report.value;
        break;
    case ProgramReport::Kind::NotStarted:
        m_end = ProgramEnd{ProgramEnd::Kind::NotStarted, report.value};
        break;
    case ProgramReport::Kind::Stopped:
        stopWithProgram();
        break;
    case ProgramReport::Kind::Ended:
        if (!m_end) { // else it never was that program
            m_end = WIFSIGNALED(report.value) ? ProgramEnd{ProgramEnd::Kind::Killed, WTERMSIG(report.value)}
                                              : ProgramEnd{ProgramEnd::Kind::Exited, WEXITSTATUS(report.value)};
        }
        break;
    }
}

void ProgramRelay::takeSignal(int number)
{
    switch (number) {
    case SIGWINCH:
        for (const ProgramStreams::Source &source : m_streams.sources) {
            if (isatty(source.goesTo) != 0) {
                copySize(source.goesTo, source.ours.get());
            }
        }
        break;
    case SIGCONT:
        resume();
        break;
    case SIGINT:
    case SIGQUIT:
        if (!m_streams.ownsTerminal) {
            break; // the key was for all of us: the program has got it as well
        }
        [[fallthrough]];
    default:
        if (m_program > 0) {
            kill(m_streams.ownsTerminal ? -m_program : m_program, number);
        }
    }
}

/// A pager at the end of a pipeline reads keys from the terminal that it prints on: from ours in between. While it wants single keys,
/// those of the user go there.
void ProgramRelay::followKeys()
{
    if (!m_keyboard.isOpen()) {
        return;
    }
    termios settings{};
    const bool wantsKeys = !m_end && tcgetattr(terminal(), &settings) == 0 && (settings.c_lflag & ICANON) == 0
        && tcgetpgrp(keyboard()) == getpgrp();
    if (!wantsKeys) {
        m_raw.reset();
    } else if (!m_raw) {
        m_raw.emplace(keyboard(), settings);
    }
}

void ProgramRelay::readKeys()
{
    std::array<char, 4096> keys{};
    const ssize_t count = read(keyboard(), keys.data(), keys.size());
    m_hasKeys = count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN));
    if (count > 0) {
        m_keys.append(keys.data(), count);
        writeKeys();
    }
}

void ProgramRelay::writeKeys()
{
    const ssize_t written = write(terminal(), m_keys.constData(), size_t(m_keys.size()));
    if (written > 0) {
        m_keys.remove(0, written);
    }
}

void ProgramRelay::readFrom(ProgramStreams::Source &source)
{
    std::array<char, 16 * 1024> bytes{};
    const ssize_t count = read(source.ours.get(), bytes.data(), bytes.size());
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) {
        return;
    }
    if (count <= 0) { // also when nobody has the other end of a terminal any more
        source.ours.close();
        return;
    }
    const QByteArrayView printed(bytes.data(), count);
    m_heard(printed);
    if (!writeAll(source.goesTo, printed)) {
        source.ours.close(); // the program learns it as it would have: by SIGPIPE
    }
}

void ProgramRelay::stopWithProgram()
{
    m_raw.reset();
    m_signals.stopHere();
    resume();
}

void ProgramRelay::resume()
{
    if (!m_streams.ownsTerminal) {
        return;
    }
    if (!m_raw && tcgetpgrp(STDIN_FILENO) == getpgrp()) {
        m_raw.emplace(STDIN_FILENO);
        copySize(STDIN_FILENO, terminal());
    }
    if (m_program > 0) {
        kill(-m_program, SIGCONT);
    }
}
