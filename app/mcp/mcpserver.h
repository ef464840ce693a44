// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/mcp/mcptools.h"
#include "app/mcp/rpcmessage.h"

#include <QByteArray>

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <stop_token>
#include <thread>

namespace wayout::mcp {

/// Serves one client of the Model Context Protocol, of the revisions that begin with a handshake and of those without one, where each
/// request says what it speaks. Messages are read by one thread and answered by another, so that what takes long can be cancelled;
/// short questions are answered at once.
class McpServer final
{
public:
    /// What is read of a line; a longer one is refused.
    static constexpr qsizetype longestLine = 16 * 1024 * 1024;

    /// `send` gets one message at a time, without its line feed, from either thread.
    McpServer(McpTools &tools, std::function<void(const QByteArray &)> send);
    /// Answers what has been asked for.
    ~McpServer();
    McpServer(const McpServer &) = delete;
    McpServer &operator=(const McpServer &) = delete;

    /// A line as it came.
    void receive(QByteArrayView line);
    /// There was a line that is longer than is read.
    void refuseLongLine();

private:
    using Json = nlohmann::ordered_json;
    struct Job {
        QList<RpcMessage> messages;
        bool isBatch = false;
        std::map<std::string, std::stop_source> stopped; ///< by id, of the calls that may be cancelled
    };

    void send(const Json &message);
    void note(const RpcMessage &message);
    void work();
    void answer(const Job &job);
    /// Nothing for what needs none.
    std::optional<Json> answerTo(const RpcMessage &message, const std::stop_token &stop);
    /// Of a request that is for tools, or an error.
    std::optional<Json> toolAnswer(const RpcMessage &message, const std::stop_token &stop);

    McpTools &m_tools;
    std::function<void(const QByteArray &)> m_send;
    std::mutex m_sending;
    std::mutex m_guard; ///< of what follows
    std::condition_variable m_changed;
    std::deque<Job> m_jobs;
    std::map<std::string, std::stop_source> m_stopped; ///< of what is asked for and not yet answered, by id
    bool m_isOver = false;
    std::thread m_worker; // last: it uses all of the above
};

} // namespace wayout::mcp
