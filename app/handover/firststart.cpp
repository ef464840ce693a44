// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/handover/firststart.h"

#include <QTimer>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>

using namespace std::chrono_literals;

namespace {

constexpr auto patience = 5s; // longer than a second start waits
constexpr int backlog = 16;
constexpr mode_t ownerOnly = S_IRUSR | S_IWUSR;

/// The descriptor that came with a message, if any; all others are closed.
Descriptor receivedDescriptor(msghdr &message)
{
    Descriptor received;
    for (cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) {
            continue;
        }
        const size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (size_t i = 0; i < count; ++i) {
            int number = -1;
            std::memcpy(&number, CMSG_DATA(header) + i * sizeof(int), sizeof(int));
            received = Descriptor(number);
        }
    }
    return received;
}

Descriptor listening(const QByteArray &path)
{
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, path.constData(), sizeof address.sun_path - 1);
    ::unlink(path.constData()); // left behind: whoever held the lock is gone
    Descriptor socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
    const bool isBound = ::bind(socket.number(), reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0
        && ::chmod(path.constData(), ownerOnly) == 0 && ::listen(socket.number(), backlog) == 0;
    return isBound ? std::move(socket) : Descriptor();
}

} // namespace

/// One second start: its frame comes in, "accepted" goes out, and only with its "go" what it handed over counts.
class FirstStart::Connection final : public QObject
{
public:
    Connection(Descriptor socket, FirstStart &first);

private:
    void read();
    void readFrame();
    void end()
    {
        m_notifier.setEnabled(false);
        m_first.end(this);
    }

    FirstStart &m_first;
    Descriptor m_socket;
    QSocketNotifier m_notifier;
    QTimer m_patience;
    QByteArray m_frame;
    std::shared_ptr<Descriptor> m_input = std::make_shared<Descriptor>();
    std::optional<HandOver> m_handOver; ///< once all of the frame is there
};

FirstStart::Connection::Connection(Descriptor socket, FirstStart &first)
    : m_first(first)
    , m_socket(std::move(socket))
    , m_notifier(m_socket.number(), QSocketNotifier::Read)
{
    connect(&m_notifier, &QSocketNotifier::activated, this, &Connection::read);
    connect(&m_patience, &QTimer::timeout, this, &Connection::end);
    m_patience.start(patience);
}

void FirstStart::Connection::read()
{
    if (!m_handOver) {
        readFrame();
        return;
    }
    char word = 0;
    if (::recv(m_socket.number(), &word, 1, 0) == 1 && word == HandOverFrame::go) {
        Q_EMIT m_first.taken(*m_handOver, m_input);
    }
    end();
}

void FirstStart::Connection::readFrame()
{
    std::array<char, 4096> bytes = {};
    iovec part{bytes.data(), bytes.size()};
    alignas(cmsghdr) std::array<char, CMSG_SPACE(8 * sizeof(int))> control = {};
    msghdr message = {};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control.data();
    message.msg_controllen = control.size();
    const ssize_t count = ::recvmsg(m_socket.number(), &message, MSG_CMSG_CLOEXEC);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) {
        return;
    }
    if (count <= 0) {
        end();
        return;
    }
    if (Descriptor received = receivedDescriptor(message)) {
        *m_input = std::move(received);
    }
    m_frame.append(bytes.data(), qsizetype(count));
    const std::optional<qsizetype> size = HandOverFrame::sizeOf(m_frame);
    if (!size || (*size > 0 && m_frame.size() > *size)) {
        end();
    } else if (*size > 0 && m_frame.size() == *size) {
        m_handOver = HandOverFrame::fromBytes(m_frame);
        const bool isWhole = m_handOver && (m_handOver->kind != HandOver::Kind::Input || *m_input);
        if (!isWhole || ::send(m_socket.number(), &HandOverFrame::accepted, 1, MSG_NOSIGNAL) != 1) {
            end();
        }
    }
}

std::unique_ptr<FirstStart> FirstStart::at(const MeetingPlace &place)
{
    Descriptor lock(::open(place.lock.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, ownerOnly));
    if (!lock || ::flock(lock.number(), LOCK_EX | LOCK_NB) != 0) {
        return nullptr;
    }
    Descriptor socket = listening(place.socket);
    return socket ? std::unique_ptr<FirstStart>(new FirstStart(place, std::move(lock), std::move(socket))) : nullptr;
}

FirstStart::FirstStart(const MeetingPlace &place, Descriptor lock, Descriptor socket)
    : m_place(place)
    , m_lock(std::move(lock))
    , m_socket(std::move(socket))
{
}

FirstStart::~FirstStart()
{
    ::unlink(m_place.socket.constData()); // before the lock is let go of: after that it may be another one's
}

void FirstStart::begin()
{
    m_notifier = std::make_unique<QSocketNotifier>(m_socket.number(), QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &FirstStart::accept);
}

void FirstStart::accept()
{
    Descriptor socket(::accept4(m_socket.number(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC));
    if (socket && isOwnPeer(socket.number()) && m_connections.size() < mostConnections) {
        m_connections.push_back(std::make_unique<Connection>(std::move(socket), *this));
    }
}

void FirstStart::end(Connection *connection)
{
    const auto ended = [connection](const auto &one) { return one.get() == connection; };
    const auto found = std::find_if(m_connections.begin(), m_connections.end(), ended);
    if (found != m_connections.end()) {
        found->release()->deleteLater(); // it may be the caller
        m_connections.erase(found);
    }
}
