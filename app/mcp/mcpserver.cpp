// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/mcp/mcpserver.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace wayout::mcp {

using nlohmann::ordered_json;

namespace {

/// Protocol versions that begin with a handshake, the newest first. Clients of the two oldest may send several messages
/// in one list.
constexpr std::array<std::string_view, 4> sessionVersions{"2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"};
/// Protocol version without a handshake: each request names its version in its parameters and is independent of others.
constexpr std::string_view statelessVersion = "2026-07-28";
constexpr auto versionKey = "io.modelcontextprotocol/protocolVersion";
constexpr auto capabilitiesKey = "io.modelcontextprotocol/clientCapabilities";
constexpr auto serverKey = "io.modelcontextprotocol/serverInfo";
/// Milliseconds for which a client may cache answers other than a tool's: they change only with the program.
constexpr int toolsLast = 60 * 60 * 1000;

constexpr auto instructions =
    "Wayout is a catalogue of error messages that is local to this computer: for each error what people try in vain "
    "(dead ends) and what helps (workarounds), with how each figure is known. Give the whole error output to match "
    "before proposing a fix, do not propose what it calls a dead end, and prefer workarounds that were reproduced. A "
    "rate without runs is an estimate: say so. No answer (grade none) means that the catalogue does not know the "
    "error, not that there is none.";

ordered_json serverInfo()
{
    return {{"name", "wayout"}, {"title", "Wayout"}, {"version", WAYOUT_VERSION}};
}

ordered_json capabilities()
{
    return {{"tools", ordered_json::object()}};
}

ordered_json initialized(const ordered_json &params)
{
    const ordered_json wanted = params.value("protocolVersion", ordered_json());
    const bool isKnown =
        std::ranges::any_of(sessionVersions, [&](std::string_view version) { return wanted == version; });
    return {{"protocolVersion", isKnown ? wanted : ordered_json(sessionVersions.front())},
        {"capabilities", capabilities()}, {"serverInfo", serverInfo()}, {"instructions", instructions}};
}

/// Returns the "_meta" parameter of a request without a session; null for a request of a session.
ordered_json statelessPart(const ordered_json &params)
{
    ordered_json meta = params.value("_meta", ordered_json());
    return meta.is_object() && meta.contains(versionKey) ? meta : ordered_json();
}

/// Returns the error for a request without a session that cannot be answered; null when it can be answered.
ordered_json statelessFault(const RpcMessage &message, const ordered_json &meta)
{
    const ordered_json &version = meta.at(versionKey);
    if (!version.is_string() || !meta.value(capabilitiesKey, ordered_json()).is_object()) {
        return rpcError(message.id, RpcError::InvalidParams,
            std::string("_meta needs a string for ") + versionKey + " and an object for " + capabilitiesKey + '.');
    }
    if (version != statelessVersion) {
        return rpcError(message.id, RpcError::UnsupportedVersion, "Unsupported protocol version",
            {{"supported", {statelessVersion}}, {"requested", version}});
    }
    return nullptr;
}

/// Adds the fields that the protocol requires in each result without a session.
void completeStateless(ordered_json &answer, const std::string &method)
{
    const auto result = answer.find("result");
    if (result == answer.end()) {
        return;
    }
    (*result)["resultType"] = "complete";
    (*result)["_meta"] = {{serverKey, serverInfo()}};
    if (method != "tools/call") {
        (*result)["ttlMs"] = toolsLast;
        (*result)["cacheScope"] = "private";
    }
}

} // namespace

McpServer::McpServer(McpTools &tools, std::function<void(const QByteArray &)> send)
    : m_tools(tools)
    , m_send(std::move(send))
    , m_worker([this] { work(); })
{
}

McpServer::~McpServer()
{
    {
        const std::scoped_lock lock(m_guard);
        m_isOver = true;
    }
    m_changed.notify_one();
    m_worker.join();
}

void McpServer::send(const Json &message)
{
    const std::scoped_lock lock(m_sending);
    m_send(rpcBytes(message));
}

void McpServer::refuseLongLine()
{
    send(rpcError(nullptr, RpcError::InvalidRequest, "The message is longer than 16 MiB."));
}

void McpServer::receive(QByteArrayView line)
{
    if (line.trimmed().isEmpty()) {
        return;
    }
    const RpcLine read = rpcLineFrom(line);
    if (!read.error.empty()) {
        send(rpcError(nullptr, RpcError::Parse, "This is no JSON: " + read.error));
        return;
    }
    Job job{.isBatch = read.isBatch};
    for (const RpcMessage &message : read.messages) {
        const bool isCall = message.kind == RpcMessage::Kind::Request && message.method == "tools/call";
        if (message.kind == RpcMessage::Kind::Notification) {
            note(message);
        } else if (message.kind == RpcMessage::Kind::Response) {
            continue; // the server sends no requests
        } else if (isCall || read.isBatch) {
            job.messages.append(message);
            if (isCall) {
                job.stopped[message.id.dump()] = std::stop_source();
            }
        } else if (const auto answer = answerTo(message, {})) {
            send(*answer);
        }
    }
    if (!job.messages.isEmpty()) {
        {
            const std::scoped_lock lock(m_guard);
            m_stopped.insert(job.stopped.begin(), job.stopped.end());
            m_jobs.push_back(std::move(job));
        }
        m_changed.notify_one();
    }
}

void McpServer::note(const RpcMessage &message)
{
    if (message.method != "notifications/cancelled") {
        return;
    }
    const Json id = message.params.value("requestId", Json());
    const std::scoped_lock lock(m_guard);
    if (const auto found = m_stopped.find(id.dump(-1, ' ', false, Json::error_handler_t::replace));
        found != m_stopped.end()) {
        found->second.request_stop();
    }
}

void McpServer::work()
{
    while (true) {
        std::unique_lock lock(m_guard);
        m_changed.wait(lock, [this] { return m_isOver || !m_jobs.empty(); });
        if (m_jobs.empty()) {
            return;
        }
        const Job job = std::move(m_jobs.front());
        m_jobs.pop_front();
        lock.unlock();
        answer(job);
        lock.lock();
        for (const auto &[id, stopped] : job.stopped) {
            if (const auto found = m_stopped.find(id); found != m_stopped.end() && found->second == stopped) {
                m_stopped.erase(found);
            }
        }
    }
}

void McpServer::answer(const Job &job)
{
    Json answers = Json::array();
    for (const RpcMessage &message : job.messages) {
        const auto stopped = job.stopped.find(message.id.dump());
        std::optional<Json> answer =
            answerTo(message, stopped == job.stopped.end() ? std::stop_token() : stopped->second.get_token());
        if (answer && job.isBatch) {
            answers.push_back(std::move(*answer));
        } else if (answer) {
            send(*answer);
        }
    }
    if (!answers.empty()) {
        send(answers);
    }
}

std::optional<McpServer::Json> McpServer::answerTo(const RpcMessage &message, const std::stop_token &stop)
{
    if (message.kind == RpcMessage::Kind::Invalid) {
        return rpcError(message.id, RpcError::InvalidRequest, "This is no request of JSON-RPC 2.0.");
    }
    if (const Json meta = statelessPart(message.params); !meta.is_null()) {
        if (Json fault = statelessFault(message, meta); !fault.is_null()) {
            return fault;
        }
        std::optional<Json> answer = message.method == "server/discover" ? rpcResult(message.id,
                                         {{"supportedVersions", {statelessVersion}}, {"capabilities", capabilities()},
                                             {"instructions", instructions}})
                                                                         : toolAnswer(message, stop);
        if (answer) {
            completeStateless(*answer, message.method);
        }
        return answer;
    }
    if (message.method == "initialize") {
        return rpcResult(message.id, initialized(message.params));
    }
    if (message.method == "ping") {
        return rpcResult(message.id, Json::object());
    }
    return toolAnswer(message, stop);
}

std::optional<McpServer::Json> McpServer::toolAnswer(const RpcMessage &message, const std::stop_token &stop)
{
    if (message.method == "tools/list") {
        return message.params.contains("cursor")
            ? rpcError(message.id, RpcError::InvalidParams, "There is no such cursor: all tools are in one list.")
            : rpcResult(message.id, {{"tools", McpTools::list()}});
    }
    if (message.method != "tools/call") {
        return rpcError(message.id, RpcError::MethodNotFound, "There is no method \"" + message.method + "\".");
    }
    const Json name = message.params.value("name", Json());
    if (!name.is_string() || !McpTools::isKnown(name)) {
        return rpcError(message.id, RpcError::InvalidParams,
            name.is_string() ? "Unknown tool: " + name.get<std::string>() : "The name of a tool is missing.");
    }
    auto result = m_tools.call(name, message.params.value("arguments", Json::object()), stop);
    return result ? std::optional(rpcResult(message.id, std::move(*result))) : std::nullopt;
}

} // namespace wayout::mcp
