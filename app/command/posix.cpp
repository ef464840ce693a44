// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/posix.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>

namespace {

int signalPipe = -1; // where the handler writes

extern "C" void noteSignal(int number)
{
    const int before = errno;
    const auto byte = static_cast<unsigned char>(number);
    [[maybe_unused]] const ssize_t written = write(signalPipe, &byte, 1); // a full pipe knows enough
    errno = before;
}

void setFlags(int descriptor, bool waits)
{
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    if (!waits) {
        fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
    }
}

} // namespace

void Descriptor::close()
{
    if (m_descriptor >= 0) {
        ::close(std::exchange(m_descriptor, -1));
    }
}

Channel Channel::pipe()
{
    std::array<int, 2> ends{-1, -1};
    if (::pipe(ends.data()) != 0) {
        return {};
    }
    setFlags(ends[0], false);
    setFlags(ends[1], true);
    return {Descriptor(ends[0]), Descriptor(ends[1])};
}

Channel Channel::terminal(int model)
{
    Channel channel{Descriptor(posix_openpt(O_RDWR | O_NOCTTY)), {}};
    if (!channel.ours.isOpen() || grantpt(channel.ours.get()) != 0 || unlockpt(channel.ours.get()) != 0) {
        return {};
    }
    setFlags(channel.ours.get(), false);
    channel.theirs = Descriptor(open(ptsname(channel.ours.get()), O_RDWR | O_NOCTTY)); // NOLINT(concurrency-mt-unsafe)
    if (!channel.theirs.isOpen()) {
        return {};
    }
    setFlags(channel.theirs.get(), true);
    termios settings{};
    if (tcgetattr(model, &settings) == 0) {
        tcsetattr(channel.theirs.get(), TCSANOW, &settings);
    }
    copySize(model, channel.ours.get());
    return channel;
}

void copySize(int from, int to)
{
    winsize size{};
    if (ioctl(from, TIOCGWINSZ, &size) == 0) {
        ioctl(to, TIOCSWINSZ, &size);
    }
}

RawMode::RawMode(int terminal)
    : m_terminal(terminal)
{
    termios settings{};
    if (tcgetattr(terminal, &settings) != 0) {
        return;
    }
    m_before = settings;
    cfmakeraw(&settings);
    tcsetattr(terminal, TCSADRAIN, &settings);
}

RawMode::RawMode(int terminal, const termios &keys)
    : m_terminal(terminal)
{
    termios settings{};
    if (tcgetattr(terminal, &settings) != 0) {
        return;
    }
    m_before = settings;
    settings.c_iflag = keys.c_iflag;
    settings.c_lflag = keys.c_lflag;
    std::ranges::copy(keys.c_cc, settings.c_cc);
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
    setFlags(m_pipe.theirs.get(), false);
    signalPipe = m_pipe.theirs.get();
    struct sigaction action{};
    action.sa_handler = noteSignal;
    action.sa_flags = SA_RESTART;
    for (const int number : signals) {
        struct sigaction before{};
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
    return read(m_pipe.ours.get(), &byte, 1) == 1 ? byte : 0;
}

void CaughtSignals::stopHere()
{
    struct sigaction ours{};
    struct sigaction stops{};
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
        } else if (written < 0 && errno == EAGAIN) { // a terminal that somebody else has set so
            pollfd room{descriptor, POLLOUT, 0};
            poll(&room, 1, -1);
        } else if (written == 0 || errno != EINTR) {
            return false;
        }
    }
    return true;
}
