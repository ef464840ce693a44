// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/mcp/rpcmessage.h"

#include "app/catalog/jsondocument.h"
#include "app/text/hiddencharacters.h"

namespace wayout::mcp {

using nlohmann::ordered_json;

namespace {

constexpr size_t mostMessages = 1000; // on one line; limits the answers, which may be longer than the messages

/// Whether the values are nested deeper than in any valid message: copying such a value would exhaust the stack.
bool isDeep(QByteArrayView json)
{
    constexpr int deepest = 64;
    int depth = 0;
    bool isText = false;
    for (qsizetype i = 0; i < json.size() && depth <= deepest; ++i) {
        const char c = json.at(i);
        if (isText && c == '\\') {
            ++i;
        } else if (c == '"') {
            isText = !isText;
        } else if (!isText) {
            depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
        }
    }
    return depth > deepest;
}

RpcMessage messageFrom(const ordered_json &value)
{
    RpcMessage message;
    if (!value.is_object()) {
        return message;
    }
    const auto id = value.find("id");
    const bool hasId = id != value.end();
    if (hasId && (id->is_string() || id->is_number())) {
        message.id = *id;
    }
    const auto method = value.find("method");
    const auto params = value.find("params");
    if (value.value("jsonrpc", ordered_json()) != "2.0" || (hasId && message.id.is_null())) {
        return message;
    }
    if (method == value.end()) {
        const bool isResponse = value.contains("result") || value.contains("error");
        message.kind = isResponse ? RpcMessage::Kind::Response : RpcMessage::Kind::Invalid;
        return message;
    }
    if (!method->is_string() || (params != value.end() && !params->is_object())) {
        return message;
    }
    message.method = method->get<std::string>();
    if (params != value.end()) {
        message.params = *params;
    }
    message.kind = hasId ? RpcMessage::Kind::Request : RpcMessage::Kind::Notification;
    return message;
}

std::string visible(const std::string &text)
{
    return text::visibleForm(QString::fromStdString(text), text::TextUse::Prose).toStdString();
}

/// Returns the value with the visible form of hidden characters in all texts, because an assistant would otherwise read
/// what its user does not see.
ordered_json visible(ordered_json value)
{
    if (value.is_string()) {
        return visible(value.get_ref<const std::string &>());
    }
    if (value.is_array()) {
        for (ordered_json &item : value) {
            item = visible(std::move(item));
        }
    } else if (value.is_object()) {
        ordered_json shown = ordered_json::object();
        for (auto &[key, item] : value.items()) {
            shown[visible(key)] = visible(std::move(item));
        }
        return shown;
    }
    return value;
}

} // namespace

RpcLine rpcLineFrom(QByteArrayView line)
{
    RpcLine read;
    if (isDeep(line)) {
        read.messages.append(RpcMessage());
        return read;
    }
    const catalog::JsonDocument document(line);
    if (!document.error.isEmpty()) {
        read.error = document.error.toStdString();
        return read;
    }
    const ordered_json value = document.value;
    read.isBatch = value.is_array();
    if (!read.isBatch) {
        read.messages.append(messageFrom(value));
    } else if (value.empty() || value.size() > mostMessages) {
        read.isBatch = false; // the protocol treats an empty list as one invalid message
        read.messages.append(RpcMessage());
    } else {
        for (const ordered_json &one : value) {
            read.messages.append(messageFrom(one));
        }
    }
    return read;
}

ordered_json rpcResult(const ordered_json &id, ordered_json result)
{
    return {{"jsonrpc", "2.0"}, {"id", id}, {"result", visible(std::move(result))}};
}

ordered_json rpcError(const ordered_json &id, RpcError error, const std::string &message, ordered_json data)
{
    ordered_json answer{{"jsonrpc", "2.0"}};
    if (!id.is_null()) { // JSON-RPC allows a null id, the Model Context Protocol does not
        answer["id"] = id;
    }
    answer["error"] = {{"code", int(error)}, {"message", visible(message)}};
    if (!data.is_null()) {
        answer["error"]["data"] = visible(std::move(data));
    }
    return answer;
}

QByteArray rpcBytes(const ordered_json &message)
{
    return QByteArray::fromStdString(message.dump(-1, ' ', false, ordered_json::error_handler_t::replace));
}

} // namespace wayout::mcp
