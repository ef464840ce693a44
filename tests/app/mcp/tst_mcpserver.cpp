// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogreader.h"
#include "app/cli/command.h"
#include "app/loading/loadengine.h"
#include "app/mcp/mcpserver.h"
#include "app/storage/notebook.h"

#include <QBuffer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <semaphore>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::cli;
using namespace wayout::loading;
using namespace wayout::match;
using namespace wayout::mcp;
using namespace wayout::storage;

namespace {

const char records[] = R"([
{"id": "git/first", "signature": "fatal: the frobnicator index is unreadable", "signature_zh": "frobnicator 索引无法读取",
 "regex": "frobnicator index is unreadable", "domain": "git", "category": "io_error",
 "dead_ends": [{"action": "Kick the machine", "action_zh": "踢机器", "why_fails": "It hurts."}],
 "workarounds": [{"action": "Mend the index", "action_zh": "修好索引", "code": "frob --mend", "success_rate": 0.8}],
 "transition_graph": {"frequently_confused_with": [{"error_id": "docker/second", "distinction": "That one has a whale.", "distinction_zh": "那条里有鲸鱼。"},
                   {"error_id": "docker/elsewhere"}]}},
{"id": "docker/second", "signature": "Error: quux daemon refused the whale", "regex": "quux daemon refused",
 "domain": "docker", "category": "connection_error", "workarounds": [{"action": "Ask the daemon politely"}]}
])";

QByteArray request(int id, const QByteArray &method, const QByteArray &params = "{}")
{
    return "{\"jsonrpc\":\"2.0\",\"id\":" + QByteArray::number(id) + ",\"method\":\"" + method
        + "\",\"params\":" + params + '}';
}

QByteArray call(int id, const QByteArray &tool, const QByteArray &arguments)
{
    return request(id, "tools/call", "{\"name\":\"" + tool + "\",\"arguments\":" + arguments + '}');
}

/// The parameters of a request that has no session, and `more` of them.
QByteArray stateless(const QByteArray &version, const QByteArray &more = {})
{
    return R"({"_meta":{"io.modelcontextprotocol/protocolVersion":")" + version
        + R"(","io.modelcontextprotocol/clientCapabilities":{}})" + more + '}';
}

/// Returns where a value is not what its schema says; empty if it is. A field that the schema does not name is wrong,
/// too, unless the schema leaves all fields open.
QString mismatch(const QJsonValue &value, const QJsonObject &schema, const QString &path)
{
    const QString type = schema.value(u"type"_s).toString();
    const bool isRight = (type == u"string"_s && value.isString()) || (type == u"boolean"_s && value.isBool())
        || (type == u"number"_s && value.isDouble()) || (type == u"array"_s && value.isArray())
        || (type == u"object"_s && value.isObject())
        || (type == u"integer"_s && value.isDouble() && value.toDouble() == double(value.toInteger()));
    if (!isRight) {
        return path + u" is no "_s + type;
    }
    for (const auto &item : value.toArray()) {
        const QString wrong = mismatch(item, schema.value(u"items"_s).toObject(), path + u"[]"_s);
        if (!wrong.isEmpty()) {
            return wrong;
        }
    }
    const QJsonObject object = value.toObject();
    for (const auto &name : schema.value(u"required"_s).toArray()) {
        if (!object.contains(name.toString())) {
            return path + u" lacks "_s + name.toString();
        }
    }
    const QJsonObject fields = schema.value(u"properties"_s).toObject();
    for (auto field = object.begin(); !fields.isEmpty() && field != object.end(); ++field) {
        const QJsonValue rule =
            fields.contains(field.key()) ? fields.value(field.key()) : schema.value(u"additionalProperties"_s);
        const QString inside = path + u'.' + field.key();
        const QString wrong =
            rule.isObject() ? mismatch(*field, rule.toObject(), inside) : inside + u" is not in the schema"_s;
        if (!wrong.isEmpty()) {
            return wrong;
        }
    }
    return {};
}

} // namespace

class tst_McpServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theVersionIsAgreedOn_data();
    void theVersionIsAgreedOn();
    void whatIsNotUnderstoodIsAnsweredWithTheRightError_data();
    void whatIsNotUnderstoodIsAnsweredWithTheRightError();
    void withoutASessionEachRequestIsAnsweredForItself();
    void anUnknownRevisionIsToldWhichThereAre();
    void whatNeedsNoAnswerGetsNone_data();
    void whatNeedsNoAnswerGetsNone();
    void everyToolHasSchemasAndSaysWhetherItWrites();
    void theListOfToolsIsShort();
    void everyAnswerFitsTheSchemaOfItsTool();
    void theCommandAndItsStatusBelongToTheText();
    void aTextIsExplained();
    void aMissingLibraryIsAnsweredWithItsPackage();
    void aBriefAnswerIsShort();
    void secretsOfATextAreNotQuoted();
    void wordsAreSearchedFor();
    void recordsAreShownInTheLanguageAskedFor();
    void domainsAreListedInBothLanguages();
    void neighboursAreReachedAndMissingOnesSaid();
    void anOutcomeIsKeptAsTheUsersOwn();
    void argumentsAreHeldAgainstTheSchema_data();
    void argumentsAreHeldAgainstTheSchema();
    void aBatchIsAnsweredAsOne();
    void aCancelledCallIsNotAnswered();
    void aLineWithoutEndIsRefusedAndTheNextOneRead();
    void theCommandAnswersAllThatWasAskedBeforeItsInputEnded();

private:
    /// What is sent for these lines.
    QList<QJsonDocument> answersTo(const QByteArrayList &lines);
    QJsonObject resultOf(const QByteArray &line);

    QTemporaryDir m_folder;
    std::shared_ptr<const Engine> m_engine;
};

void tst_McpServer::initTestCase()
{
    QLocale::setDefault(QLocale::c());
    m_engine = compiledEngine(readRecords(records, u"records.json"_s));
    QCOMPARE(m_engine->catalog.size(), 2);
}

QList<QJsonDocument> tst_McpServer::answersTo(const QByteArrayList &lines)
{
    QList<QJsonDocument> answers;
    const QString path = m_folder.filePath(u"notebook.sqlite"_s);
    McpTools tools([this] { return m_engine; },
        {[path] { return std::make_unique<Notebook>(path); }, [path] { return readResults(path); }});
    {
        McpServer server(
            tools, [&answers](const QByteArray &message) { answers.append(QJsonDocument::fromJson(message)); });
        for (const QByteArray &line : lines) {
            server.receive(line);
        }
    }
    return answers;
}

QJsonObject tst_McpServer::resultOf(const QByteArray &line)
{
    return answersTo({line}).value(0).object().value(u"result"_s).toObject();
}

void tst_McpServer::theVersionIsAgreedOn_data()
{
    QTest::addColumn<QByteArray>("wanted");
    QTest::addColumn<QString>("agreed");
    QTest::newRow("the newest") << QByteArray("\"2025-11-25\"") << u"2025-11-25"_s;
    QTest::newRow("an old one") << QByteArray("\"2024-11-05\"") << u"2024-11-05"_s;
    QTest::newRow("one from the future") << QByteArray("\"2031-01-01\"") << u"2025-11-25"_s;
    QTest::newRow("none at all") << QByteArray("null") << u"2025-11-25"_s;
}

void tst_McpServer::theVersionIsAgreedOn()
{
    QFETCH(QByteArray, wanted);
    const QJsonObject result = resultOf(request(1, "initialize", "{\"protocolVersion\":" + wanted + '}'));
    QTEST(result.value(u"protocolVersion"_s).toString(), "agreed");
    QVERIFY(result.value(u"capabilities"_s).toObject().contains(u"tools"_s));
    QCOMPARE(result.value(u"serverInfo"_s).toObject().value(u"name"_s).toString(), u"wayout"_s);
    QVERIFY(!result.value(u"instructions"_s).toString().isEmpty());
}

void tst_McpServer::whatIsNotUnderstoodIsAnsweredWithTheRightError_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("code");
    QTest::addColumn<QJsonValue>("id");
    const QJsonValue none(QJsonValue::Undefined); // the protocol has no null here
    QTest::newRow("garbage") << QByteArray("\x01\xff garbage") << -32700 << none;
    QTest::newRow("half an object") << QByteArray("{\"jsonrpc\":\"2.0\"") << -32700 << none;
    QTest::newRow("a number") << QByteArray("7") << -32600 << none;
    QTest::newRow("an empty list") << QByteArray("[]") << -32600 << none;
    QTest::newRow("a list without end") << QByteArray('[' + QByteArray("1,").repeated(100'000) + "1]") << -32600
                                        << none;
    QTest::newRow("deeper than any message") << QByteArray(100'000, '[') << -32600 << none;
    QTest::newRow("no version of JSON-RPC") << QByteArray("{\"id\":3,\"method\":\"ping\"}") << -32600 << QJsonValue(3);
    QTest::newRow("an id that is none") << QByteArray("{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"}") << -32600
                                        << none;
    QTest::newRow("an object for an id") << QByteArray("{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"ping\"}") << -32600
                                         << none;
    QTest::newRow("a method that is no text")
        << QByteArray("{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":7}") << -32600 << QJsonValue(3);
    QTest::newRow("parameters in a list")
        << QByteArray("{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"ping\",\"params\":[]}") << -32600 << QJsonValue(3);
    QTest::newRow("an unknown method") << request(3, "resources/list") << -32601 << QJsonValue(3);
    QTest::newRow("an unknown tool") << call(3, "format_disk", "{}") << -32602 << QJsonValue(3);
    QTest::newRow("no tool") << request(3, "tools/call") << -32602 << QJsonValue(3);
    QTest::newRow("a cursor that nobody gave")
        << request(3, "tools/list", R"({"cursor":"x"})") << -32602 << QJsonValue(3);
    QTest::newRow("a revision of which we do not know")
        << request(3, "tools/list", stateless("2031-01-01")) << -32022 << QJsonValue(3);
    QTest::newRow("a handshake where there is none")
        << request(3, "initialize", stateless("2026-07-28")) << -32601 << QJsonValue(3);
    QTest::newRow("a stream of changes, of which there are none")
        << request(3, "subscriptions/listen", stateless("2026-07-28")) << -32601 << QJsonValue(3);
    QTest::newRow("what the client can do is not said")
        << request(3, "tools/list", R"({"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}})") << -32602
        << QJsonValue(3);
    QTest::newRow("discovery without a word on the revision")
        << request(3, "server/discover") << -32601 << QJsonValue(3);
}

void tst_McpServer::whatIsNotUnderstoodIsAnsweredWithTheRightError()
{
    QFETCH(QByteArray, line);
    const QList<QJsonDocument> answers = answersTo({line, request(99, "ping")});
    QCOMPARE(answers.size(), 2); // it goes on
    const auto isError = [](const QJsonDocument &answer) { return answer.object().contains(u"error"_s); };
    const QJsonObject answer = std::ranges::find_if(answers, isError)->object();
    QCOMPARE(answer.value(u"jsonrpc"_s).toString(), u"2.0"_s);
    QTEST(answer.value(u"error"_s).toObject().value(u"code"_s).toInt(), "code");
    QTEST(answer.value(u"id"_s), "id");
}

void tst_McpServer::withoutASessionEachRequestIsAnsweredForItself()
{
    const auto hasAll = [](const QJsonObject &result) {
        const QJsonObject server =
            result.value(u"_meta"_s).toObject().value(u"io.modelcontextprotocol/serverInfo"_s).toObject();
        return result.value(u"resultType"_s) == u"complete"_s && server.value(u"name"_s) == u"wayout"_s
            && server.contains(u"version"_s);
    };
    const auto mayBeKept = [](const QJsonObject &result) {
        return result.value(u"ttlMs"_s).toInt() > 0 && result.value(u"cacheScope"_s) == u"private"_s;
    };
    const QJsonObject found = resultOf(request(1, "server/discover", stateless("2026-07-28")));
    QVERIFY(hasAll(found) && mayBeKept(found));
    QCOMPARE(found.value(u"supportedVersions"_s), QJsonArray{u"2026-07-28"_s});
    QVERIFY(found.value(u"capabilities"_s).toObject().contains(u"tools"_s));
    QVERIFY(!found.value(u"instructions"_s).toString().isEmpty());
    const QJsonObject tools = resultOf(request(1, "tools/list", stateless("2026-07-28")));
    QVERIFY(hasAll(tools) && mayBeKept(tools));
    QCOMPARE(tools.value(u"tools"_s).toArray().size(), 6);
    const QJsonObject shown =
        resultOf(request(1, "tools/call", stateless("2026-07-28", R"(,"name":"show","arguments":{"id":"git/first"})")));
    QVERIFY(hasAll(shown) && !mayBeKept(shown));
    QVERIFY(shown.value(u"structuredContent"_s).toObject().contains(u"record"_s));
    // Who began with a handshake hears nothing of this.
    QVERIFY(!resultOf(request(1, "tools/list")).contains(u"resultType"_s));
}

void tst_McpServer::anUnknownRevisionIsToldWhichThereAre()
{
    const QJsonObject error =
        answersTo({request(1, "tools/list", stateless("1900-01-01"))}).value(0).object().value(u"error"_s).toObject();
    const QJsonObject data = error.value(u"data"_s).toObject();
    QCOMPARE(data.value(u"supported"_s), QJsonArray{u"2026-07-28"_s});
    QCOMPARE(data.value(u"requested"_s).toString(), u"1900-01-01"_s);
}

void tst_McpServer::whatNeedsNoAnswerGetsNone_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("that the client is ready")
        << QByteArray("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
    QTest::newRow("a notification that nobody knows") << QByteArray("{\"jsonrpc\":\"2.0\",\"method\":\"frob\"}");
    QTest::newRow("the end of something unknown")
        << QByteArray("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":\"x\"}}");
    QTest::newRow("an answer") << QByteArray("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}");
    QTest::newRow("an empty line") << QByteArray(" \r\n");
}

void tst_McpServer::whatNeedsNoAnswerGetsNone()
{
    QFETCH(QByteArray, line);
    QVERIFY(answersTo({line}).isEmpty());
}

void tst_McpServer::everyToolHasSchemasAndSaysWhetherItWrites()
{
    const QJsonArray tools = resultOf(request(1, "tools/list")).value(u"tools"_s).toArray();
    QStringList names;
    for (const auto &value : tools) {
        const QJsonObject tool = value.toObject();
        const QString name = tool.value(u"name"_s).toString();
        names.append(name);
        QCOMPARE(tool.value(u"inputSchema"_s).toObject().value(u"type"_s).toString(), u"object"_s);
        QCOMPARE(tool.value(u"outputSchema"_s).toObject().value(u"type"_s).toString(), u"object"_s);
        QVERIFY(!tool.value(u"title"_s).toString().isEmpty() && !tool.value(u"description"_s).toString().isEmpty());
        QVERIFY(!tool.contains(u"title_zh"_s));
        const QJsonObject annotations = tool.value(u"annotations"_s).toObject();
        QCOMPARE(annotations.value(u"readOnlyHint"_s).toBool(), name != u"report_outcome"_s);
        QCOMPARE(annotations.value(u"openWorldHint"_s), QJsonValue(false));
    }
    QCOMPARE(names,
        (QStringList{u"match"_s, u"search"_s, u"show"_s, u"list_domains"_s, u"neighbours"_s, u"report_outcome"_s}));
}

void tst_McpServer::aTextIsExplained()
{
    const QJsonObject result = resultOf(
        call(1, "match", R"({"detail":"full","text":"$ git frob\nfatal: the frobnicator index is unreadable"})"));
    QCOMPARE(result.value(u"isError"_s), QJsonValue(false));
    const QString text = result.value(u"content"_s).toArray().at(0).toObject().value(u"text"_s).toString();
    QVERIFY(text.indexOf(u"frob --mend"_s) > 0);
    QVERIFY(text.indexOf(u"Kick the machine"_s) > text.indexOf(u"frob --mend"_s));
    const QJsonObject structured = result.value(u"structuredContent"_s).toObject();
    QCOMPARE(structured.value(u"grade"_s).toString(), u"match"_s);
    QCOMPARE(structured.value(u"best"_s).toObject().value(u"id"_s).toString(), u"git/first"_s);
    const QJsonArray attempts = structured.value(u"attempts"_s).toArray();
    QCOMPARE(attempts.size(), 2);
    QCOMPARE(attempts.at(0).toObject().value(u"kind"_s).toString(), u"dead_end"_s);
    QVERIFY(text.contains(attempts.at(1).toObject().value(u"entry"_s).toString()));
    QVERIFY(!structured.value(u"best"_s).toObject().contains(u"regex"_s));
    const QJsonObject nothing = resultOf(call(1, "match", R"({"text":"all is well"})"));
    QCOMPARE(nothing.value(u"isError"_s), QJsonValue(false));
    QCOMPARE(nothing.value(u"structuredContent"_s).toObject().value(u"grade"_s).toString(), u"none"_s);
}

void tst_McpServer::aMissingLibraryIsAnsweredWithItsPackage()
{
    const auto own = std::exchange(m_engine, wayout::loading::loadEngine({}));
    const QJsonObject result = resultOf(call(1, "match",
        R"({"text":"root@debian:~# ./viewer\n./viewer: error while loading shared libraries: libzbar.so.0: cannot open )"
        R"(shared object file: No such file or directory"})"));
    m_engine = own;
    const QString text = result.value(u"content"_s).toArray().at(0).toObject().value(u"text"_s).toString();
    QVERIFY2(text.contains(u"libzbar0"_s), qUtf8Printable(text));
}

void tst_McpServer::theListOfToolsIsShort()
{
    constexpr qsizetype mostBytes = 1200 * 4; // 1,200 tokens of about four characters
    const QJsonArray tools = resultOf(request(1, "tools/list")).value(u"tools"_s).toArray();
    QVERIFY2(QJsonDocument(tools).toJson(QJsonDocument::Compact).size() <= mostBytes, "every assistant pays for it");
}

void tst_McpServer::everyAnswerFitsTheSchemaOfItsTool()
{
    QJsonObject schemas;
    for (const auto &tool : resultOf(request(1, "tools/list")).value(u"tools"_s).toArray()) {
        schemas.insert(tool.toObject().value(u"name"_s).toString(), tool.toObject().value(u"outputSchema"_s));
    }
    QStringList wrong;
    const auto look = [&](const QString &tool, const QJsonObject &arguments) {
        const QJsonObject result =
            resultOf(call(1, tool.toUtf8(), QJsonDocument(arguments).toJson(QJsonDocument::Compact)));
        const QString found = mismatch(result.value(u"structuredContent"_s), schemas.value(tool).toObject(), tool);
        if (!found.isEmpty() && !wrong.contains(found)) {
            wrong.append(found);
        }
    };
    look(u"report_outcome"_s,
        {{u"id"_s, u"docker/second"_s}, {u"entry"_s, AttemptKey::ofWorkaround(m_engine->catalog.at(1), 0).entry},
            {u"result"_s, u"tried"_s}});
    const std::shared_ptr<const Engine> own = std::exchange(m_engine, loadEngine({}));
    look(u"list_domains"_s, {});
    look(u"match"_s, {{u"text"_s, u"all is well"_s}, {u"detail"_s, u"full"_s}});
    const Catalog &catalog = m_engine->catalog;
    constexpr qsizetype step = 100;
    for (qsizetype i = 0; i < catalog.size(); i += step) {
        const Record record = catalog.at(i);
        for (const QString &language : {u"en"_s, u"zh"_s, u"both"_s}) {
            const QString text = record.samples.first().text;
            look(u"match"_s, {{u"text"_s, text}, {u"lang"_s, language}});
            look(u"match"_s, {{u"text"_s, text}, {u"lang"_s, language}, {u"detail"_s, u"full"_s}});
            look(u"search"_s, {{u"words"_s, record.title.en}, {u"lang"_s, language}});
            look(u"show"_s, {{u"id"_s, record.id}, {u"lang"_s, language}});
            look(u"neighbours"_s, {{u"id"_s, record.id}, {u"lang"_s, language}});
        }
    }
    m_engine = own;
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void tst_McpServer::theCommandAndItsStatusBelongToTheText()
{
    const std::shared_ptr<const Engine> own = std::exchange(m_engine, loadEngine({}));
    const QJsonObject silent = resultOf(call(1, "match", R"({"text":"starting"})"));
    const QJsonObject killed =
        resultOf(call(1, "match", R"({"text":"starting","command":"./frob","exit_status":139})"));
    m_engine = own;
    QCOMPARE(silent.value(u"structuredContent"_s).toObject().value(u"grade"_s).toString(), u"none"_s);
    QCOMPARE(killed.value(u"structuredContent"_s).toObject().value(u"grade"_s).toString(), u"match"_s);
}

void tst_McpServer::aBriefAnswerIsShort()
{
    constexpr qsizetype mostBytes = 300 * 4; // 300 tokens of about four characters
    const std::shared_ptr<const Engine> own = std::exchange(m_engine, loadEngine({}));
    const Catalog &catalog = m_engine->catalog;
    QList<qsizetype> sizes;
    constexpr qsizetype step = 10;
    for (qsizetype i = 0; i < catalog.size(); i += step) {
        const QJsonObject arguments{{u"text"_s, catalog.at(i).samples.first().text}};
        const QJsonObject result = resultOf(call(1, "match", QJsonDocument(arguments).toJson(QJsonDocument::Compact)));
        const QJsonObject structured = result.value(u"structuredContent"_s).toObject();
        QVERIFY(structured.contains(u"grade"_s) && structured.contains(u"occasion"_s));
        sizes.append(QJsonDocument(result).toJson(QJsonDocument::Compact).size());
    }
    m_engine = own;
    std::ranges::sort(sizes);
    QVERIFY2(
        sizes.at(sizes.size() * 9 / 10) <= mostBytes, qPrintable(QString::number(sizes.at(sizes.size() * 9 / 10))));
}

void tst_McpServer::secretsOfATextAreNotQuoted()
{
    const QJsonObject result = resultOf(call(1, "match",
        R"({"detail":"full","text":"fatal: login failed: password=hunter2x\nPassword:\nhunter3x\nfatal: the frobnicator index is unreadable"})"));
    const QByteArray bytes = QJsonDocument(result).toJson();
    QVERIFY(bytes.contains("frobnicator"));
    QVERIFY2(!bytes.contains("hunter"), bytes);
    QVERIFY(bytes.contains("password=******"));
}

void tst_McpServer::wordsAreSearchedFor()
{
    const QJsonObject result = resultOf(call(1, "search", R"({"words":"quux whale"})"));
    const QJsonArray matches = result.value(u"structuredContent"_s).toObject().value(u"matches"_s).toArray();
    QCOMPARE(matches.at(0).toObject().value(u"id"_s).toString(), u"docker/second"_s);
}

void tst_McpServer::recordsAreShownInTheLanguageAskedFor()
{
    const auto text = [this](const QByteArray &arguments) {
        return resultOf(call(1, "show", arguments))
            .value(u"content"_s)
            .toArray()
            .at(0)
            .toObject()
            .value(u"text"_s)
            .toString();
    };
    QVERIFY(text(R"({"id":"git/first"})").contains(u"Kick the machine"_s));
    QVERIFY(text(R"({"id":"git/first","lang":"zh"})").contains(u"踢机器"_s));
    const QString both = text(R"({"id":"git/first","lang":"both"})");
    QVERIFY(both.contains(u"踢机器"_s) && both.contains(u"Kick the machine"_s));
    const auto actionOf = [this](const QByteArray &arguments) {
        const QJsonObject record =
            resultOf(call(1, "show", arguments)).value(u"structuredContent"_s).toObject().value(u"record"_s).toObject();
        const QJsonObject way = record.value(u"workarounds"_s).toArray().at(0).toObject();
        return QStringList{way.value(u"action"_s).toString(), way.value(u"action_zh"_s).toString()};
    };
    QCOMPARE(actionOf(R"({"id":"git/first"})"), (QStringList{u"Mend the index"_s, {}}));
    QCOMPARE(actionOf(R"({"id":"git/first","lang":"zh"})"), (QStringList{u"修好索引"_s, {}}));
    QCOMPARE(actionOf(R"({"id":"git/first","lang":"both"})"), (QStringList{u"Mend the index"_s, u"修好索引"_s}));
    const QJsonObject unknown = resultOf(call(1, "show", R"({"id":"git/none"})"));
    QCOMPARE(unknown.value(u"isError"_s), QJsonValue(true));
    QVERIFY(!unknown.contains(u"structuredContent"_s));
}

void tst_McpServer::domainsAreListedInBothLanguages()
{
    const QJsonArray domains =
        resultOf(call(1, "list_domains", "{}")).value(u"structuredContent"_s).toObject().value(u"domains"_s).toArray();
    QCOMPARE(domains.size(), 2);
    QCOMPARE(domains.at(0).toObject().value(u"id"_s).toString(), u"docker"_s);
    QCOMPARE(domains.at(0).toObject().value(u"records"_s).toInt(), 1);
    QVERIFY(!domains.at(1).toObject().value(u"name_zh"_s).toString().isEmpty());
}

void tst_McpServer::neighboursAreReachedAndMissingOnesSaid()
{
    const QJsonObject result = resultOf(call(1, "neighbours", R"({"id":"git/first","lang":"zh"})"));
    const QJsonArray confused = result.value(u"structuredContent"_s).toObject().value(u"confused_with"_s).toArray();
    QCOMPARE(confused.size(), 2);
    QCOMPARE(confused.at(0).toObject().value(u"signature"_s).toString(), u"Error: quux daemon refused the whale"_s);
    QCOMPARE(confused.at(0).toObject().value(u"distinction"_s).toString(), u"那条里有鲸鱼。"_s);
    QCOMPARE(confused.at(1).toObject().value(u"in_catalogue"_s), QJsonValue(false));
    QVERIFY(result.value(u"content"_s)
                .toArray()
                .at(0)
                .toObject()
                .value(u"text"_s)
                .toString()
                .contains(u"那条里有鲸鱼。"_s));
}

void tst_McpServer::anOutcomeIsKeptAsTheUsersOwn()
{
    const Record record = m_engine->catalog.at(0);
    const QString entry = AttemptKey::ofWorkaround(record, 0).entry;
    const auto occasionOf = [this](const QByteArray &text) {
        const QJsonObject result =
            resultOf(call(1, "match", "{\"text\":\"" + text + "\"}")).value(u"structuredContent"_s).toObject();
        return result.value(u"occasion"_s).toString().toUtf8();
    };
    const auto report = [&](const QByteArray &result, const QByteArray &pasteId) {
        return call(2, "report_outcome",
            "{\"id\":\"git/first\",\"entry\":\"" + entry.toUtf8() + "\",\"result\":\"" + result + "\",\"occasion\":\""
                + pasteId + "\"}");
    };
    const QByteArray first = occasionOf("fatal: the frobnicator index is unreadable");
    const QByteArray second = occasionOf("fatal: the frobnicator index is unreadable");
    // Each from a server of its own: nothing is known from the requests before.
    QList<QJsonDocument> answers = answersTo({report("tried", first)});
    answers += answersTo({report("worked", first)});
    answers += answersTo({report("worked", second), report("worked", "no number")});
    QCOMPARE(answers.size(), 4);
    const auto counts = [&answers](int i) {
        return answers.at(i).object().value(u"result"_s).toObject().value(u"structuredContent"_s).toObject();
    };
    QCOMPARE(counts(0).value(u"tried"_s).toInt(), 1);
    QCOMPARE(counts(1).value(u"tried"_s).toInt(), 0); // of one text one result is kept
    QCOMPARE(counts(1).value(u"worked"_s).toInt(), 1);
    QCOMPARE(counts(2).value(u"worked"_s).toInt(), 2); // the same text came again
    QCOMPARE(answers.at(3).object().value(u"result"_s).toObject().value(u"isError"_s), QJsonValue(true));
    Notebook notebook(m_folder.filePath(u"notebook.sqlite"_s));
    QCOMPARE(notebook.read(u"git/first"_s, 0).results.value(entry).worked, 2);
    // The next answers know it.
    const auto textOf = [](const QJsonObject &result) {
        return result.value(u"content"_s).toArray().first().toObject().value(u"text"_s).toString();
    };
    const QJsonObject again =
        resultOf(call(1, "match", R"({"detail":"full","text":"fatal: the frobnicator index is unreadable"})"));
    QVERIFY2(textOf(again).contains(u"worked for you today"_s), qPrintable(textOf(again)));
    QVERIFY(textOf(resultOf(call(1, "show", R"({"id":"git/first"})"))).contains(u"worked for you today"_s));
    QCOMPARE(resultOf(call(1, "report_outcome", R"({"id":"git/first","entry":"workaround-0","result":"worked"})"))
                 .value(u"isError"_s),
        QJsonValue(true));
}

void tst_McpServer::argumentsAreHeldAgainstTheSchema_data()
{
    QTest::addColumn<QByteArray>("tool");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("said");
    QTest::newRow("one is missing") << QByteArray("match") << QByteArray("{}") << u"\"text\" is missing"_s;
    QTest::newRow("one is empty") << QByteArray("match") << QByteArray(R"({"text":" "})") << u"\"text\" is empty"_s;
    QTest::newRow("one of another type") << QByteArray("match") << QByteArray(R"({"text":7})")
                                         << u"\"text\" should be a string"_s;
    QTest::newRow("too many results") << QByteArray("match") << QByteArray(R"({"text":"x","limit":51})")
                                      << u"\"limit\" should be a whole number from 1 to 50"_s;
    QTest::newRow("half a result") << QByteArray("match") << QByteArray(R"({"text":"x","limit":1.5})")
                                   << u"\"limit\" should be a whole number"_s;
    QTest::newRow("another language") << QByteArray("show") << QByteArray(R"({"id":"x","lang":"fr"})")
                                      << u"\"lang\" should be one of en, zh, both"_s;
    QTest::newRow("one that there is not")
        << QByteArray("list_domains") << QByteArray(R"({"frob":1})") << u"no argument \"frob\""_s;
    QTest::newRow("no object") << QByteArray("search") << QByteArray("[]") << u"should be an object"_s;
}

void tst_McpServer::argumentsAreHeldAgainstTheSchema()
{
    QFETCH(QByteArray, tool);
    QFETCH(QByteArray, arguments);
    QFETCH(QString, said);
    const QJsonObject result = resultOf(call(1, tool, arguments));
    QCOMPARE(result.value(u"isError"_s), QJsonValue(true));
    const QString text = result.value(u"content"_s).toArray().at(0).toObject().value(u"text"_s).toString();
    QVERIFY2(text.contains(said), qPrintable(text));
}

void tst_McpServer::aBatchIsAnsweredAsOne()
{
    const QList<QJsonDocument> answers = answersTo({'[' + request(1, "ping")
        + ",{\"jsonrpc\":\"2.0\",\"method\":\"frob\"}," + call(2, "list_domains", "{}") + ",7]"});
    QCOMPARE(answers.size(), 1);
    const QJsonArray batch = answers.first().array();
    QCOMPARE(batch.size(), 3);
    QCOMPARE(batch.at(0).toObject().value(u"id"_s).toInt(), 1);
    QCOMPARE(batch.at(1).toObject().value(u"id"_s).toInt(), 2);
    QCOMPARE(batch.at(2).toObject().value(u"error"_s).toObject().value(u"code"_s).toInt(), -32600);
}

void tst_McpServer::aCancelledCallIsNotAnswered()
{
    std::binary_semaphore mayLoad(0);
    QList<QJsonDocument> answers;
    McpTools tools(
        [&] {
            mayLoad.acquire();
            return m_engine;
        },
        {[] { return nullptr; }, [] { return ReadResults(); }});
    {
        McpServer server(
            tools, [&answers](const QByteArray &message) { answers.append(QJsonDocument::fromJson(message)); });
        server.receive(call(1, "list_domains", "{}"));
        server.receive(call(2, "list_domains", "{}"));
        server.receive(request(3, "ping")); // is not kept waiting
        QCOMPARE(answers.size(), 1);
        server.receive("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}");
        mayLoad.release();
    }
    QCOMPARE(answers.size(), 2);
    QCOMPARE(answers.at(0).object().value(u"id"_s).toInt(), 3);
    QCOMPARE(answers.at(1).object().value(u"id"_s).toInt(), 2);
}

void tst_McpServer::aLineWithoutEndIsRefusedAndTheNextOneRead()
{
    QByteArray input = QByteArray(2 * McpServer::longestLine + 10, 'x') + '\n' + request(5, "ping") + '\n';
    QBuffer in(&input);
    QBuffer out;
    QBuffer err;
    QVERIFY(in.open(QIODevice::ReadOnly) && out.open(QIODevice::WriteOnly) && err.open(QIODevice::WriteOnly));
    QCOMPARE(runCommand({u"mcp"_s}, {in, out, err}), ExitStatus::Found);
    const QList<QByteArray> lines = out.data().trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines.at(0).contains("-32600"));
    QVERIFY(lines.at(1).contains("\"id\":5"));
}

void tst_McpServer::theCommandAnswersAllThatWasAskedBeforeItsInputEnded()
{
    QFile catalog(m_folder.filePath(u"own.json"_s));
    QVERIFY(catalog.open(QIODevice::WriteOnly) && catalog.write(records) > 0);
    catalog.close();
    QByteArray input =
        request(1, "initialize") + '\n' + call(2, "list_domains", "{}") + "\r\n" + request(3, "ping"); // no line end
    QBuffer in(&input);
    QBuffer out;
    QBuffer err;
    QVERIFY(in.open(QIODevice::ReadOnly) && out.open(QIODevice::WriteOnly) && err.open(QIODevice::WriteOnly));
    QCOMPARE(runCommand({u"--no-builtin"_s, u"--catalog"_s, catalog.fileName(), u"mcp"_s}, {in, out, err}),
        ExitStatus::Found);
    QCOMPARE(out.data().count('\n'), 3);
    for (const char *id : {"\"id\":1", "\"id\":2", "\"id\":3"}) {
        QVERIFY2(out.data().contains(id), id);
    }
    QVERIFY(err.data().isEmpty());
}

QTEST_GUILESS_MAIN(tst_McpServer)
#include "tst_mcpserver.moc"
