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

/// Serves one client of the Model Context Protocol. Supports the revisions that begin with a handshake and the one
/// without, where each request names its version. One thread reads the messages and another one runs the tools, because
/// a long call must remain cancellable. Short requests are answered at once by the reading thread.
class McpServer final
{
public:
    /// Bytes of the longest line that is accepted.
    static constexpr qsizetype longestLine = 16 * 1024 * 1024;

    /// Calls `send` with one message at a time, without a line feed, from either thread.
    McpServer(McpTools &tools, std::function<void(const QByteArray &)> send);
    /// Waits until all requests are answered.
    ~McpServer();
    McpServer(const McpServer &) = delete;
    McpServer &operator=(const McpServer &) = delete;

    /// Handles one line of input.
    void receive(QByteArrayView line);
    /// Answers a line that is longer than longestLine with an error.
    void refuseLongLine();

private:
    using Json = nlohmann::ordered_json;
    struct Job {
        QList<RpcMessage> messages;
        bool isBatch = false;
        std::map<std::string, std::stop_source> stopped; ///< stop sources of the calls, by id
    };

    void send(const Json &message);
    /// Handles a notification.
    void note(const RpcMessage &message);
    /// Answers jobs on the worker thread until the server ends.
    void work();
    void answer(const Job &job);
    /// Returns the answer to a message; nothing when a tool was stopped.
    std::optional<Json> answerTo(const RpcMessage &message, const std::stop_token &stop);
    /// Returns the answer to a request about tools, or an error for any other method; nothing when a tool was stopped.
    std::optional<Json> toolAnswer(const RpcMessage &message, const std::stop_token &stop);

    McpTools &m_tools;
    std::function<void(const QByteArray &)> m_send;
    std::mutex m_sending;
    std::mutex m_guard; ///< guards m_jobs, m_stopped and m_isOver
    std::condition_variable m_changed;
    std::deque<Job> m_jobs;
    std::map<std::string, std::stop_source> m_stopped; ///< stop sources of the unanswered calls, by id
    bool m_isOver = false;
    std::thread m_worker; ///< last member, because it uses all the others
};

} // namespace wayout::mcp
