// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/platform/descriptor.h"

#include <QObject>
#include <QStringList>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

class QSocketNotifier;

namespace wayout::platform {

/// One window for each user and display: the first start of the program listens at an endpoint, and every later start
/// sends it a message and ends.
///
///     if (const auto endpoint = Endpoint::ofUser()) {
///         if (auto server = Server::listen(*endpoint)) { … server->begin(); }
///         else if (send(*endpoint, message, -1)) { return; }
///     }
namespace SingleInstance {

/// What a later start asks of the open window.
struct Message {
    enum class Kind {
        Raise, ///< only come to the front
        Files, ///< open `paths`
        Input, ///< read the descriptor that comes with the message
        Clipboard, ///< read the clipboard
    };

    Kind kind = Kind::Raise;
    /// Absolute paths.
    QStringList paths;
    /// The desktop's token that allows a window to come to the front; may be empty.
    QByteArray activation;

    bool operator==(const Message &) const = default;
};

/// The format of a message on the socket: "WAYO", the version, the length of the rest, the kind, then each field with
/// its length. Numbers and byte arrays have the format of QDataStream. A zero separates paths. Further fields are
/// ignored, because a newer version may add some.
namespace Frame {

constexpr int version = 1;
constexpr qsizetype headBytes = 12;
/// The largest size of the part after the head. Paths and a token are far smaller.
constexpr quint32 mostBytes = 64 * 1024;
/// The server's answer after it has read the whole frame.
constexpr char accepted = 'A';
/// The client's confirmation that it does not open its own window.
constexpr char go = 'G';

QByteArray toBytes(const Message &message);
/// Returns the size of the whole frame that begins with these bytes, 0 while it is unknown, and nothing when they begin
/// no frame.
std::optional<qsizetype> sizeOf(QByteArrayView beginning);
/// Returns nothing for a frame with any fault.
std::optional<Message> fromBytes(QByteArrayView frame);

} // namespace Frame

/// The two files of a display in a private folder of the user.
struct Endpoint {
    /// The server holds the lock as long as it runs; the system releases it even after a crash.
    QByteArray lock;
    QByteArray socket;

    /// Returns an endpoint in a folder in $XDG_RUNTIME_DIR and makes that folder if it is missing. Returns nothing when
    /// the folder cannot be made, when another user owns it or when others may enter it; then each start opens its own
    /// window.
    static std::optional<Endpoint> ofUser();
    static std::optional<Endpoint> inFolder(const QString &folder, const QByteArray &display);
};

/// Listens for later starts and takes their messages. It never blocks, so no client can hold it up. Needs an event loop
/// from begin() on.
class Server final : public QObject
{
    Q_OBJECT

public:
    /// Connections at the same time; further ones are closed at once.
    static constexpr size_t mostConnections = 16;

    /// Returns null when another process listens at the endpoint, or when listening is not possible there. Any number
    /// of processes may call this at the same time. The socket of a process that has crashed is removed.
    static std::unique_ptr<Server> listen(const Endpoint &endpoint);
    ~Server() override;

    /// Starts to answer connections, including those that came before.
    void begin();

Q_SIGNALS:
    /// `input` is open for Message::Kind::Input. A receiver may move the descriptor out of it.
    void received(const SingleInstance::Message &message, const std::shared_ptr<Descriptor> &input);

private:
    class Connection;

    Server(const Endpoint &endpoint, Descriptor lock, Descriptor socket);
    void accept();
    void end(Connection *connection);

    Endpoint m_endpoint;
    Descriptor m_lock;
    Descriptor m_socket;
    std::unique_ptr<QSocketNotifier> m_notifier;
    std::vector<std::unique_ptr<Connection>> m_connections;
};

/// Sends the message to the server at the endpoint, with the descriptor `input` unless it is -1. Returns true when the
/// server has taken it. Returns false, after `timeout` at most, when it does not answer; then it will not take the
/// message later either.
bool send(const Endpoint &endpoint, const Message &message, int input,
    std::chrono::milliseconds timeout = std::chrono::seconds(2));

} // namespace SingleInstance

} // namespace wayout::platform
