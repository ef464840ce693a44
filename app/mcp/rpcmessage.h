// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>

#include <nlohmann/json.hpp>

#include <optional>

namespace wayout::mcp {

// JSON-RPC 2.0, as the Model Context Protocol speaks it: one message a line, UTF-8.

enum class RpcError {
    Parse = -32700,
    InvalidRequest = -32600,
    MethodNotFound = -32601,
    InvalidParams = -32602,
    Internal = -32603,
    UnsupportedVersion = -32022, ///< of the protocol; the error's data names those that are there
};

struct RpcMessage {
    enum class Kind {
        Request,
        Notification,
        Response, ///< to something that we never asked
        Invalid, ///< a message, but none that the protocol knows
    };
    Kind kind = Kind::Invalid;
    nlohmann::ordered_json
        id; ///< of a Request a string or a number; of something Invalid, too, if it can be read; else null
    std::string method;
    nlohmann::ordered_json params = nlohmann::ordered_json::object();
};

/// What stands on one line.
struct RpcLine {
    QList<RpcMessage> messages;
    bool isBatch = false; ///< the answers belong into a list
    std::string error; ///< the parser's own words; when not empty there is nothing else
};

RpcLine rpcLineFrom(QByteArrayView line);

nlohmann::ordered_json rpcResult(const nlohmann::ordered_json &id, nlohmann::ordered_json result);
/// Without an id where none could be read. `data` is left out when it is null.
nlohmann::ordered_json rpcError(const nlohmann::ordered_json &id, RpcError error, const std::string &message,
    nlohmann::ordered_json data = nullptr);
/// Without the line feed.
QByteArray rpcBytes(const nlohmann::ordered_json &message);

} // namespace wayout::mcp
