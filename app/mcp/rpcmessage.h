// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>

#include <nlohmann/json.hpp>

#include <optional>

namespace wayout::mcp {

// JSON-RPC 2.0 as the Model Context Protocol uses it: one message per line, in UTF-8.

enum class RpcError {
    Parse = -32700,
    InvalidRequest = -32600,
    MethodNotFound = -32601,
    InvalidParams = -32602,
    Internal = -32603,
    UnsupportedVersion = -32022, ///< of the protocol; the error's data names the supported versions
};

struct RpcMessage {
    enum class Kind {
        Request,
        Notification,
        Response, ///< to a request that the server never sent
        Invalid, ///< not a valid message of the protocol
    };
    Kind kind = Kind::Invalid;
    /// A string or a number for a Request, and for an Invalid message whose id is readable; otherwise null.
    nlohmann::ordered_json id;
    std::string method;
    nlohmann::ordered_json params = nlohmann::ordered_json::object();
};

/// The content of one line.
struct RpcLine {
    QList<RpcMessage> messages;
    bool isBatch = false; ///< whether the answers are sent as a list
    std::string error; ///< the parser's message; unless it is empty, there are no messages
};

RpcLine rpcLineFrom(QByteArrayView line);

nlohmann::ordered_json rpcResult(const nlohmann::ordered_json &id, nlohmann::ordered_json result);
/// Returns an error response. A null `id` and null `data` are left out.
nlohmann::ordered_json rpcError(const nlohmann::ordered_json &id, RpcError error, const std::string &message,
    nlohmann::ordered_json data = nullptr);
/// Returns the message on one line, without the line feed.
QByteArray rpcBytes(const nlohmann::ordered_json &message);

} // namespace wayout::mcp
