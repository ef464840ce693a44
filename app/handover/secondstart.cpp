// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/handover/secondstart.h"

#include <QDeadlineTimer>

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>

#include <cerrno>
#include <cstring>
#include <thread>

using namespace std::chrono_literals;

namespace {

constexpr auto betweenAttempts = 20ms;

bool waitFor(int socket, short events, const QDeadlineTimer &deadline)
{
    while (!deadline.hasExpired()) {
        pollfd polled{socket, events, 0};
        const int ready = ::poll(&polled, 1, int(deadline.remainingTime()));
        if (ready >= 0 || errno != EINTR) {
            return ready > 0 && (polled.revents & events) != 0;
        }
    }
    return false;
}

/// A window that has only just started listens a moment later.
Descriptor connected(const MeetingPlace &place, const QDeadlineTimer &deadline)
{
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, place.socket.constData(), sizeof address.sun_path - 1);
    while (true) {
        Descriptor socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
        if (::connect(socket.number(), reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0) {
            return isOwnPeer(socket.number()) ? std::move(socket) : Descriptor();
        }
        const bool mayListenSoon = errno == ENOENT || errno == ECONNREFUSED || errno == EAGAIN || errno == EINTR;
        if (!mayListenSoon || deadline.hasExpired()) {
            return {};
        }
        std::this_thread::sleep_for(betweenAttempts);
    }
}

/// The frame in one piece: it is smaller than what a socket holds. The descriptor travels with its first byte.
bool sendFrame(int socket, const QByteArray &frame, int input)
{
    iovec part{const_cast<char *>(frame.constData()), size_t(frame.size())};
    alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))] = {};
    msghdr message = {};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    if (input >= 0) {
        message.msg_control = control;
        message.msg_controllen = sizeof control;
        cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int));
        std::memcpy(CMSG_DATA(header), &input, sizeof(int));
    }
    return ::sendmsg(socket, &message, MSG_NOSIGNAL) == frame.size();
}

} // namespace

bool handOverTo(const MeetingPlace &place, const HandOver &handOver, int input, std::chrono::milliseconds patience)
{
    const QDeadlineTimer deadline(patience);
    const Descriptor socket = connected(place, deadline);
    if (!socket || !sendFrame(socket.number(), HandOverFrame::toBytes(handOver), input)) {
        return false;
    }
    char answer = 0;
    if (!waitFor(socket.number(), POLLIN, deadline) || ::recv(socket.number(), &answer, 1, 0) != 1
        || answer != HandOverFrame::accepted) {
        return false; // whatever it has read it lets go of when the connection ends
    }
    return ::send(socket.number(), &HandOverFrame::go, 1, MSG_NOSIGNAL) == 1;
}
