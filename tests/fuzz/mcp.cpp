// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogreader.h"
#include "app/mcp/mcpserver.h"
#include "app/storage/notebook.h"
#include "tests/fuzz/fuzzinput.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace wayout::catalog;
using namespace wayout::match;
using namespace wayout::mcp;
using namespace wayout::storage;

namespace {

constexpr auto records = R"([
{"id": "git/first", "signature": "fatal: the frobnicator index is unreadable", "signature_zh": "索引无法读取",
 "regex": "frobnicator index is unreadable", "domain": "git", "dead_ends": [{"action": "Kick the machine"}],
 "workarounds": [{"action": "Mend the index", "code": "frob --mend", "success_rate": 0.8}],
 "transition_graph": {"frequently_confused_with": [{"error_id": "docker/second"}, {"error_id": "docker/elsewhere"}]}},
{"id": "docker/second", "signature": "Error: quux daemon refused the whale", "domain": "docker"}])";

/// The answers that are due, where nothing is cancelled.
qsizetype answersDueTo(QByteArrayView line)
{
    if (line.trimmed().isEmpty()) {
        return 0;
    }
    const RpcLine read = rpcLineFrom(line);
    return !read.error.empty() ? 1 : std::ranges::count_if(read.messages, [](const RpcMessage &message) {
        return message.kind == RpcMessage::Kind::Request || message.kind == RpcMessage::Kind::Invalid;
    });
}

/// The answers in what was sent, each with what the protocol wants of it.
qsizetype answersIn(const QByteArray &sent)
{
    require(!sent.contains('\n'), "a message is one line");
    const QJsonDocument json = QJsonDocument::fromJson(sent);
    require(!json.isNull(), "a message is JSON");
    const QJsonArray answers = json.isArray() ? json.array() : QJsonArray{json.object()};
    for (const auto &answer : answers) {
        const QJsonObject object = answer.toObject();
        require(object.value(QLatin1String("jsonrpc")) == QLatin1String("2.0"), "an answer is of JSON-RPC 2.0");
        require(object.contains(QLatin1String("result")) != object.contains(QLatin1String("error")), "it is a result or an error");
        // The id of what cannot be read is not known.
        require(object.contains(QLatin1String("id")) || object.contains(QLatin1String("error")), "a result names its request");
    }
    return answers.size();
}

} // namespace

// Whatever lines a client sends, each request is answered once, and what is sent is a line of the protocol.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static int argumentCount = 1;
    static char name[] = "fuzz_mcp";
    static char *arguments[] = {name, nullptr};
    static const QCoreApplication application(argumentCount, arguments);
    static const auto engine = compiledEngine(readRecords(records, QStringLiteral("records.json")));
    McpTools tools([] { return engine; }, {[] { return std::make_unique<Notebook>(QString()); }, [] { return ReadResults(); }});
    const QByteArray bytes = fuzzBytes(data, size).toByteArray();
    qsizetype due = 0;
    qsizetype sent = 0;
    {
        McpServer server(tools, [&sent](const QByteArray &message) { sent += answersIn(message); });
        for (const QByteArray &line : bytes.split('\n')) {
            due += answersDueTo(line);
            server.receive(line);
        }
    }
    require(sent <= due, "nothing is answered twice");
    require(sent == due || bytes.contains("cancelled") || bytes.contains('\\'), "each request is answered");
    return 0;
}
