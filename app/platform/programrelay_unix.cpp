// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/programrelay_unix.h"

#include <fcntl.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>

#include <algorithm>
#include <cerrno>

namespace wayout::platform {
namespace {

/// Where the signal handler writes.
int signalPipe = -1;

extern "C" void noteSignal(int number)
{
    const int before = errno;
    const auto byte = static_cast<unsigned char>(number);
    [[maybe_unused]] const ssize_t written = write(signalPipe, &byte, 1); // a full pipe wakes the reader as well
    errno = before;
}

void setNotWaiting(int descriptor)
{
    fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
}

void copySize(int from, int to)
{
    winsize size{};
    if (ioctl(from, TIOCGWINSZ, &size) == 0) {
        ioctl(to, TIOCSWINSZ, &size);
    }
}

/// Stops this process like Ctrl+Z and returns when it is continued. Returns at once in an orphaned process group, which
/// nothing could continue.
void stopHere()
{
    struct sigaction ours {
    };
    struct sigaction stops {
    };
    stops.sa_handler = SIG_DFL;
    sigaction(SIGTSTP, &stops, &ours);
    raise(SIGTSTP);
    sigaction(SIGTSTP, &ours, nullptr);
}

bool writeAll(int descriptor, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const ssize_t written = write(descriptor, bytes.data(), size_t(bytes.size()));
        if (written > 0) {
            bytes = bytes.sliced(written);
        } else if (written < 0 && errno == EAGAIN) { // another process has set the terminal to O_NONBLOCK
            pollfd room{descriptor, POLLOUT, 0};
            poll(&room, 1, -1);
        } else if (written == 0 || errno != EINTR) {
            return false;
        }
    }
    return true;
}

} // namespace

Channel Channel::pipe()
{
    std::array<int, 2> ends{-1, -1};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        return {};
    }
    setNotWaiting(ends[0]);
    return {Descriptor(ends[0]), Descriptor(ends[1])};
}

Channel Channel::terminal(int model)
{
    termios settings{};
    winsize size{};
    const bool hasSettings = tcgetattr(model, &settings) == 0;
    const bool hasSize = ioctl(model, TIOCGWINSZ, &size) == 0;
    int ours = -1;
    int theirs = -1;
    if (openpty(&ours, &theirs, nullptr, hasSettings ? &settings : nullptr, hasSize ? &size : nullptr) != 0) {
        return {};
    }
    for (const int end : {ours, theirs}) {
        fcntl(end, F_SETFD, FD_CLOEXEC);
    }
    setNotWaiting(ours);
    return {Descriptor(ours), Descriptor(theirs)};
}

RawMode::RawMode(int terminal, const termios *keys)
    : m_terminal(terminal)
{
    termios settings{};
    if (tcgetattr(terminal, &settings) != 0) {
        return;
    }
    m_before = settings;
    if (keys) {
        settings.c_iflag = keys->c_iflag;
        settings.c_lflag = keys->c_lflag;
        std::ranges::copy(keys->c_cc, settings.c_cc);
    } else {
        cfmakeraw(&settings);
    }
    tcsetattr(terminal, TCSADRAIN, &settings);
}

RawMode::~RawMode()
{
    if (m_before) {
        tcsetattr(m_terminal, TCSADRAIN, &*m_before);
    }
}

CaughtSignals::CaughtSignals(std::initializer_list<int> signals)
    : m_pipe(Channel::pipe())
{
    setNotWaiting(m_pipe.theirs.number());
    signalPipe = m_pipe.theirs.number();
    struct sigaction action {
    };
    action.sa_handler = noteSignal;
    action.sa_flags = SA_RESTART;
    for (const int number : signals) {
        struct sigaction before {
        };
        if (sigaction(number, nullptr, &before) == 0 && before.sa_handler != SIG_IGN) {
            sigaction(number, &action, nullptr);
            m_before.emplace_back(number, before);
        }
    }
}

CaughtSignals::~CaughtSignals()
{
    for (const auto &[number, before] : m_before) {
        sigaction(number, &before, nullptr);
    }
    signalPipe = -1;
}

int CaughtSignals::take()
{
    unsigned char byte = 0;
    return read(m_pipe.ours.number(), &byte, 1) == 1 ? byte : 0;
}

ProgramRelay::ProgramRelay(ProgramStreams streams, Descriptor reports, const std::function<void(QByteArrayView)> &heard)
    : m_streams(std::move(streams))
    , m_reports(std::move(reports))
    , m_heard(heard)
    , m_signals(m_streams.ownsTerminal
              ? std::initializer_list<int>{SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT, SIGTSTP}
              : std::initializer_list<int>{SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGWINCH})
{
    if (m_streams.hasTerminal && !m_streams.ownsTerminal) {
        m_keyboard = Descriptor(open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC));
    }
}

ProgramEnd ProgramRelay::run()
{
    constexpr int drainTime = 200; // ms, for output from before the end
    constexpr int keyInterval = 100; // ms, the longest delay before a program that starts to read keys gets them
    if (m_streams.ownsTerminal) {
        m_raw.emplace(STDIN_FILENO);
    }
    while (!m_end || hasSources()) {
        std::vector<pollfd> watch = watched();
        const int ready = poll(watch.data(), nfds_t(watch.size()), m_end ? drainTime : m_keyboard ? keyInterval : -1);
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
    return std::ranges::any_of(
        m_streams.sources, [](const ProgramStreams::Source &source) { return bool(source.ours); });
}

std::vector<pollfd> ProgramRelay::watched() const
{
    constexpr qsizetype enough = 4096; // the user's terminal keeps the rest of a pasted text
    std::vector<pollfd> watch{{m_end ? -1 : m_reports.number(), POLLIN, 0}, {m_signals.descriptor(), POLLIN, 0},
        {m_raw && m_hasKeys && !m_end && m_keys.size() < enough ? keyboard() : -1, POLLIN, 0}};
    for (const ProgramStreams::Source &source : m_streams.sources) {
        const bool takesKeys = m_streams.hasTerminal && &source == &m_streams.sources.front() && !m_keys.isEmpty();
        watch.push_back({source.ours.number(), short(takesKeys ? POLLIN | POLLOUT : POLLIN), 0});
    }
    return watch;
}

void ProgramRelay::takeReport()
{
    ProgramReport report;
    if (read(m_reports.number(), &report, sizeof report) != sizeof report) {
        m_end = m_end.value_or(ProgramEnd{ProgramEnd::Kind::Killed, SIGKILL}); // the waiting process was killed
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
        m_raw.reset();
        stopHere();
        resume();
        break;
    case ProgramReport::Kind::Ended:
        if (!m_end) { // otherwise the report is about a process that could not become the program
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
                copySize(source.goesTo, source.ours.number());
            }
        }
        break;
    case SIGCONT:
        resume();
        break;
    case SIGINT:
    case SIGQUIT:
        if (!m_streams.ownsTerminal) {
            break; // the terminal has sent the signal to the program as well
        }
        [[fallthrough]];
    default:
        if (m_program > 0) {
            kill(m_streams.ownsTerminal ? -m_program : m_program, number);
        }
    }
}

/// Passes on the user's keys while the program reads single keys. A pager in a pipeline reads them from the terminal
/// that it prints on, which is the second terminal (see runAsIs()).
void ProgramRelay::followKeys()
{
    if (!m_keyboard) {
        return;
    }
    termios settings{};
    const bool wantsKeys = !m_end && tcgetattr(terminal(), &settings) == 0 && (settings.c_lflag & ICANON) == 0
        && tcgetpgrp(keyboard()) == getpgrp();
    if (!wantsKeys) {
        m_raw.reset();
    } else if (!m_raw) {
        m_raw.emplace(keyboard(), &settings);
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
    const ssize_t count = read(source.ours.number(), bytes.data(), bytes.size());
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) {
        return;
    }
    if (count <= 0) { // a terminal gives an error once its other end is closed
        source.ours.close();
        return;
    }
    const QByteArrayView printed(bytes.data(), count);
    m_heard(printed);
    if (!writeAll(source.goesTo, printed)) {
        source.ours.close(); // the program gets SIGPIPE, as it would without us
    }
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

} // namespace wayout::platform
