// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/singleinstance.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QFile>
#include <QSocketNotifier>
#include <QTimer>

#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <thread>

using namespace Qt::StringLiterals;

namespace wayout::platform {

using namespace std::chrono_literals;

namespace SingleInstance {

namespace {

/// The time that the server waits for a client, longer than a client waits for its answer.
constexpr auto connectionTimeout = 5s;
constexpr auto betweenAttempts = 20ms;
constexpr int backlog = 16;
constexpr mode_t ownerOnly = S_IRUSR | S_IWUSR;

bool belongsToUserAlone(const QByteArray &folder)
{
    struct stat status = {};
    return ::lstat(folder.constData(), &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == ::geteuid()
        && (status.st_mode & (S_IRWXG | S_IRWXO)) == 0;
}

/// Whether the process at the other end of the socket belongs to the same user.
bool isOwnPeer(const Descriptor &socket)
{
#ifdef SO_PEERCRED
    struct ucred peer = {};
    socklen_t size = sizeof peer;
    return ::getsockopt(socket.number(), SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == ::geteuid();
#else
    uid_t user = 0;
    gid_t group = 0;
    return ::getpeereid(socket.number(), &user, &group) == 0 && user == ::geteuid();
#endif
}

/// Calls ::bind or ::connect.
bool apply(decltype(&::connect) call, const Descriptor &socket, const QByteArray &path)
{
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, path.constData(), sizeof address.sun_path - 1);
    return call(socket.number(), reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0;
}

Descriptor newSocket()
{
    return Descriptor(::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
}

Descriptor listeningSocket(const QByteArray &path)
{
    ::unlink(path.constData()); // the process that made it no longer holds the lock
    Descriptor socket = newSocket();
    const bool listens = apply(&::bind, socket, path) && ::chmod(path.constData(), ownerOnly) == 0
        && ::listen(socket.number(), backlog) == 0;
    return listens ? std::move(socket) : Descriptor();
}

/// Tries again until the deadline: a window that has only just started listens a moment later.
Descriptor connectedSocket(const QByteArray &path, const QDeadlineTimer &deadline)
{
    while (true) {
        Descriptor socket = newSocket();
        if (apply(&::connect, socket, path)) {
            return isOwnPeer(socket) ? std::move(socket) : Descriptor();
        }
        const bool mayListenSoon = errno == ENOENT || errno == ECONNREFUSED || errno == EAGAIN || errno == EINTR;
        if (!mayListenSoon || deadline.hasExpired()) {
            return {};
        }
        std::this_thread::sleep_for(betweenAttempts);
    }
}

/// Sends the frame in one piece, because it is smaller than the buffer of a socket. The descriptor goes with its first
/// byte.
bool sendFrame(const Descriptor &socket, const QByteArray &frame, int input)
{
    iovec part{const_cast<char *>(frame.constData()), size_t(frame.size())};
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> control = {};
    msghdr message = {};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    if (input >= 0) {
        message.msg_control = control.data();
        message.msg_controllen = control.size();
        cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int));
        std::memcpy(CMSG_DATA(header), &input, sizeof(int));
    }
    return ::sendmsg(socket.number(), &message, MSG_NOSIGNAL) == frame.size();
}

/// Returns the last descriptor that came with the message, and closes any others.
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

bool isReadable(const Descriptor &socket, const QDeadlineTimer &deadline)
{
    while (!deadline.hasExpired()) {
        pollfd polled{socket.number(), POLLIN, 0};
        const int ready = ::poll(&polled, 1, int(deadline.remainingTime()));
        if (ready >= 0 || errno != EINTR) {
            return ready > 0 && (polled.revents & POLLIN) != 0;
        }
    }
    return false;
}

bool receives(const Descriptor &socket, char expected)
{
    char word = 0;
    return ::recv(socket.number(), &word, 1, 0) == 1 && word == expected;
}

bool sends(const Descriptor &socket, char word)
{
    return ::send(socket.number(), &word, 1, MSG_NOSIGNAL) == 1;
}

} // namespace

std::optional<Endpoint> Endpoint::ofUser()
{
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    const QString sandbox =
        qEnvironmentVariable("FLATPAK_ID"); // instances in the sandbox share this folder and no other
    const QByteArray display = qgetenv("WAYLAND_DISPLAY") + '\n' + qgetenv("DISPLAY");
    const QString folder = sandbox.isEmpty() ? runtime : u"%1/app/%2"_s.arg(runtime, sandbox);
    return runtime.startsWith(u'/') ? inFolder(folder + u"/wayout"_s, display) : std::nullopt;
}

std::optional<Endpoint> Endpoint::inFolder(const QString &folder, const QByteArray &display)
{
    const QByteArray name = QFile::encodeName(folder);
    ::mkdir(name.constData(), S_IRWXU); // belongsToUserAlone() sees whether it failed
    const QByteArray stem = name + '/' + QCryptographicHash::hash(display, QCryptographicHash::Sha1).toHex().first(12);
    const bool fits = stem.size() + 8 < qsizetype(sizeof(sockaddr_un::sun_path));
    return fits && belongsToUserAlone(name) ? std::optional(Endpoint{stem + ".lock", stem + ".socket"}) : std::nullopt;
}

/// One client: sends its frame, is answered "accepted", and only its "go" makes the message count.
class Server::Connection final : public QObject
{
public:
    Connection(Descriptor socket, Server &server)
        : m_server(server)
        , m_socket(std::move(socket))
        , m_notifier(m_socket.number(), QSocketNotifier::Read)
    {
        connect(&m_notifier, &QSocketNotifier::activated, this, &Connection::read);
        connect(&m_timeout, &QTimer::timeout, this, &Connection::end);
        m_timeout.start(connectionTimeout);
    }

private:
    void read()
    {
        if (!m_message) {
            readFrame();
            return;
        }
        if (receives(m_socket, Frame::go)) {
            Q_EMIT m_server.received(*m_message, m_input);
        }
        end();
    }
    void readFrame();
    void end()
    {
        m_notifier.setEnabled(false);
        m_server.end(this);
    }

    Server &m_server;
    Descriptor m_socket;
    QSocketNotifier m_notifier;
    QTimer m_timeout;
    QByteArray m_frame;
    std::shared_ptr<Descriptor> m_input = std::make_shared<Descriptor>();
    /// Set once the whole frame has come.
    std::optional<Message> m_message;
};

void Server::Connection::readFrame()
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
    const std::optional<qsizetype> size = Frame::sizeOf(m_frame);
    if (!size || (*size > 0 && m_frame.size() > *size)) {
        end();
    } else if (*size > 0 && m_frame.size() == *size) {
        m_message = Frame::fromBytes(m_frame);
        const bool isWhole = m_message && (m_message->kind != Message::Kind::Input || *m_input);
        if (!isWhole || !sends(m_socket, Frame::accepted)) {
            end();
        }
    }
}

std::unique_ptr<Server> Server::listen(const Endpoint &endpoint)
{
    Descriptor lock(::open(endpoint.lock.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, ownerOnly));
    if (!lock || ::flock(lock.number(), LOCK_EX | LOCK_NB) != 0) {
        return nullptr;
    }
    Descriptor socket = listeningSocket(endpoint.socket);
    return socket ? std::unique_ptr<Server>(new Server(endpoint, std::move(lock), std::move(socket))) : nullptr;
}

Server::Server(const Endpoint &endpoint, Descriptor lock, Descriptor socket)
    : m_endpoint(endpoint)
    , m_lock(std::move(lock))
    , m_socket(std::move(socket))
{
}

Server::~Server()
{
    ::unlink(m_endpoint.socket.constData()); // while the lock is held: afterwards it may be another process's socket
}

void Server::begin()
{
    m_notifier = std::make_unique<QSocketNotifier>(m_socket.number(), QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &Server::accept);
}

void Server::accept()
{
    Descriptor socket(::accept4(m_socket.number(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC));
    if (socket && isOwnPeer(socket) && m_connections.size() < mostConnections) {
        m_connections.push_back(std::make_unique<Connection>(std::move(socket), *this));
    }
}

void Server::end(Connection *connection)
{
    const auto found = std::ranges::find(m_connections, connection, &std::unique_ptr<Connection>::get);
    if (found != m_connections.end()) {
        found->release()->deleteLater(); // the connection may be the caller
        m_connections.erase(found);
    }
}

bool send(const Endpoint &endpoint, const Message &message, int input, std::chrono::milliseconds timeout)
{
    const QDeadlineTimer deadline(timeout);
    const Descriptor socket = connectedSocket(endpoint.socket, deadline);
    // Without the "go" the server drops the message when the connection ends.
    return socket && sendFrame(socket, Frame::toBytes(message), input) && isReadable(socket, deadline)
        && receives(socket, Frame::accepted) && sends(socket, Frame::go);
}

} // namespace SingleInstance

} // namespace wayout::platform
