// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/mcp/mcptools.h"

#include "app/catalog/domains.h"
#include "app/catalog/recordwriter.h"
#include "app/mcp/toolarguments.h"
#include "app/platform/programrun.h"
#include "app/present/answerjson.h"
#include "app/present/answertext.h"
#include "app/present/occasion.h"
#include "app/present/recordtext.h"
#include "app/present/storetext.h"
#include "app/text/readabletext.h"
#include "app/text/secrets.h"

#include <QFile>
#include <QLocale>

#include <algorithm>

namespace wayout::mcp {

using nlohmann::ordered_json;
using namespace Qt::StringLiterals;

namespace {

/// Returns the tools as defined in the file, with the titles in both languages.
const ordered_json &definitions()
{
    static const ordered_json tools = [] {
        QFile file(u":/mcp-tools.json"_s);
        const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        return ordered_json::parse(bytes.toStdString(), nullptr, false);
    }();
    return tools;
}

const ordered_json *definitionOf(const std::string &name)
{
    for (const ordered_json &tool : definitions()) {
        if (tool.at("name") == name) {
            return &tool;
        }
    }
    return nullptr;
}

ordered_json parsed(const QByteArray &json)
{
    return ordered_json::parse(json.toStdString(), nullptr, false);
}

/// Leaves one language of each text, under the name of the English field; Chinese only where there is Chinese.
void keepLanguage(ordered_json &value, catalog::ContentLanguage language)
{
    if (language == catalog::ContentLanguage::Both) {
        return;
    }
    if (value.is_object()) {
        std::vector<std::string> chinese;
        for (const auto &[key, item] : value.items()) {
            if (key.ends_with("_zh")) {
                chinese.push_back(key);
            }
        }
        for (const std::string &key : chinese) {
            if (language == catalog::ContentLanguage::Chinese && value[key] != "") {
                value[key.substr(0, key.size() - 3)] = value[key];
            }
            value.erase(key);
        }
    }
    for (ordered_json &item : value) {
        if (item.is_structured()) {
            keepLanguage(item, language);
        }
    }
}

/// Returns the language of what is listed beside a record: a schema with both would be twice as long in each list of
/// tools, and the text of the answer has both.
catalog::ContentLanguage listLanguage(catalog::ContentLanguage language)
{
    return language == catalog::ContentLanguage::Both ? catalog::ContentLanguage::English : language;
}

/// Returns the attempts that report_outcome accepts, in the order of the record.
ordered_json attemptsOf(const catalog::Record &record, catalog::ContentLanguage language)
{
    ordered_json attempts = ordered_json::array();
    const auto add = [&](const char *kind, const storage::AttemptKey &key, const catalog::BilingualText &action,
                         const catalog::BilingualText &else_) {
        const catalog::BilingualText &text = action.isEmpty() ? else_ : action;
        attempts.push_back({{"kind", kind}, {"entry", key.entry.toStdString()}, {"action", text.en.toStdString()},
            {"action_zh", text.zh.toStdString()}});
    };
    for (qsizetype i = 0; i < record.deadEnds.size(); ++i) {
        const catalog::DeadEnd &deadEnd = record.deadEnds.at(i);
        add("dead_end", storage::AttemptKey::ofDeadEnd(record, i), deadEnd.action, deadEnd.whyFails);
    }
    for (qsizetype i = 0; i < record.workarounds.size(); ++i) {
        const catalog::Workaround &workaround = record.workarounds.at(i);
        add("workaround", storage::AttemptKey::ofWorkaround(record, i), workaround.action, workaround.how);
    }
    keepLanguage(attempts, listLanguage(language));
    return attempts;
}

/// Returns the text between the command that printed it, as after a prompt, and what a shell says where a signal has
/// ended that command.
QString withCommand(const QString &text, const QString &command, int exitStatus)
{
    constexpr int firstSignalStatus = 128;
    const QString line = command.simplified();
    const bool isThere = line.isEmpty() || text.section(u'\n', 0, 0).trimmed().endsWith(line);
    const QString end =
        exitStatus > firstSignalStatus ? platform::signalWords(exitStatus - firstSignalStatus) : QString();
    return (isThere ? QString() : u"$ "_s + line + u'\n') + text + (end.isEmpty() ? QString() : u'\n' + end);
}

/// Returns the record without the fields by which texts are found; show returns them.
ordered_json withoutSearchFields(ordered_json record)
{
    for (const char *field : {"regex", "aliases", "tags", "samples", "captures"}) {
        record.erase(field);
    }
    return record;
}

/// Returns the answer without the secrets of the text, which an answer quotes.
match::Answer masked(match::Answer answer, const QString &paste)
{
    const text::MaskedParts parts(paste);
    for (match::ErrorGroup &error : answer.errors) {
        error.text = parts.of(error.text);
    }
    for (match::Match &match : answer.matches) {
        for (match::Evidence &evidence : match.evidence) {
            evidence.text = parts.of(evidence.text);
        }
    }
    return answer;
}

/// Returns a line that tells why the user's own results are missing; nothing when they are there.
QString noteOn(const storage::ReadResults &own)
{
    return own.problem ? u'\n' + present::storeSentence(*own.problem) + u'\n' : QString();
}

/// Returns the attempts' entries, for clients that read only the text.
QString attemptsText(const ordered_json &attempts)
{
    QString text = attempts.empty() ? QString() : u"\nFor report_outcome:\n"_s;
    for (const ordered_json &attempt : attempts) {
        text +=
            QString::fromStdString(attempt.at("entry")) + u" "_s + QString::fromStdString(attempt.at("action")) + u'\n';
    }
    return text;
}

ordered_json edges(const QList<catalog::Transition> &transitions, const catalog::Catalog &catalog)
{
    ordered_json list = ordered_json::array();
    for (const catalog::Transition &transition : transitions) {
        const catalog::Record *target = catalog.find(transition.recordId);
        ordered_json edge{{"id", transition.recordId.toStdString()}, {"in_catalogue", target != nullptr}};
        if (target) {
            edge["signature"] = target->signature.en.toStdString();
            edge["signature_zh"] = target->signature.zh.toStdString();
        }
        const auto add = [&edge](const char *key, const QString &value) {
            if (!value.isEmpty()) {
                edge[key] = value.toStdString();
            }
        };
        add("condition", transition.condition);
        add("distinction", transition.distinction.en);
        add("distinction_zh", transition.distinction.zh);
        if (transition.probability) {
            edge["probability"] = *transition.probability;
        }
        list.push_back(std::move(edge));
    }
    return list;
}

QList<catalog::Transition> variantsOf(const catalog::Record &record, const match::Engine &engine)
{
    QList<catalog::Transition> variants;
    for (const qsizetype index : engine.matcher.variantsOf(engine.catalog.indexOf(record.id))) {
        variants.append({.recordId = engine.catalog.idAt(index)});
    }
    return variants;
}

QString edgesText(const QString &heading, const QList<catalog::Transition> &transitions,
    const catalog::Catalog &catalog, catalog::ContentLanguage language)
{
    QString text = transitions.isEmpty() ? QString() : heading + u'\n';
    for (const catalog::Transition &transition : transitions) {
        const catalog::Record *target = catalog.find(transition.recordId);
        text += u"- "_s + transition.recordId
            + (target ? u": "_s + present::recordTitle(*target, language) : u" (not in this catalogue)"_s);
        const catalog::ShownText distinction = catalog::shownText(transition.distinction, language);
        for (const QString &more : {distinction.primary, distinction.secondary, transition.condition}) {
            text += more.isEmpty() ? QString() : u"\n  "_s + more;
        }
        text += u'\n';
    }
    return text;
}

} // namespace

struct McpTools::Result { // NOLINT(bugprone-exception-escape): the json's move is noexcept, but for its assertions
    ordered_json structured;
    QString text;
    bool isError = false;

    static Result failed(const QString &text) { return {nullptr, text, true}; }
};

McpTools::McpTools(std::function<std::shared_ptr<const match::Engine>()> engine, Results results)
    : m_loadEngine(std::move(engine))
    , m_results(std::move(results))
    , m_pasteId(storage::newPasteId())
{
}

ordered_json McpTools::list()
{
    const bool isChinese = QLocale().language() == QLocale::Chinese;
    ordered_json tools = definitions();
    for (ordered_json &tool : tools) {
        if (isChinese) {
            tool["title"] = tool["title_zh"];
        }
        tool.erase("title_zh");
    }
    return tools;
}

bool McpTools::isKnown(const std::string &name)
{
    return definitionOf(name) != nullptr;
}

std::optional<ordered_json> McpTools::call(
    const std::string &name, const ordered_json &arguments, const std::stop_token &stop)
{
    const ToolArguments read(arguments, definitionOf(name)->at("inputSchema"));
    Result result;
    if (!read.error().isEmpty()) {
        result = Result::failed(read.error());
    } else if (!hasEngine()) {
        result = Result::failed(u"No catalogue could be read."_s);
    } else if (name == "match") {
        result = match(read, stop);
    } else if (name == "search") {
        result = search(read, stop);
    } else if (name == "show") {
        result = show(read);
    } else if (name == "list_domains") {
        result = listDomains();
    } else if (name == "neighbours") {
        result = neighbours(read);
    } else {
        result = reportOutcome(read);
    }
    if (stop.stop_requested()) {
        return std::nullopt;
    }
    ordered_json answer{
        {"content", {{{"type", "text"}, {"text", result.text.toStdString()}}}}, {"isError", result.isError}};
    if (!result.isError) {
        answer["structuredContent"] = std::move(result.structured);
    }
    return answer;
}

bool McpTools::hasEngine()
{
    if (!m_engine) {
        m_engine = m_loadEngine();
    }
    return m_engine->catalog.size() > 0;
}

McpTools::Result McpTools::match(const ToolArguments &arguments, const std::stop_token &stop)
{
    const text::ReadableText read = text::readableText(arguments.text("text"));
    const QString whole = withCommand(read.text, arguments.text("command"), arguments.number("exit_status"));
    const match::Answer answer = masked(m_engine->matcher.find(whole, arguments.number("limit"), stop), whole);
    const QString paste = text::maskedLines(whole);
    const storage::ReadResults own = m_results.read();
    const catalog::ContentLanguage language = arguments.language();
    const QString pasteId = QString::number(storage::newPasteId());
    const ordered_json occasion = pasteId.toStdString(); // a string, because many JSON readers round 64-bit numbers
    ordered_json matches = ordered_json::array();
    for (const match::Match &match : answer.matches) {
        matches.push_back(
            {{"id", m_engine->catalog.idAt(match.record).toStdString()}, {"grade", present::gradeName(match.grade)}});
    }
    ordered_json structured{
        {"grade", present::gradeName(answer.grade)}, {"matches", std::move(matches)}, {"occasion", occasion}};
    if (arguments.text("detail") == "brief"_L1) {
        return {std::move(structured),
            present::briefAnswerText(answer, paste, m_engine->catalog, language, {}, own.records) + noteOn(own)};
    }
    structured["attempts"] = ordered_json::array();
    QString text = present::answerText(answer, paste, m_engine->catalog, language, {}, own.records) + noteOn(own);
    if (answer.grade == match::Grade::Match) {
        const catalog::Record &best = m_engine->catalog.at(answer.matches.first().record);
        structured["best"] = withoutSearchFields(parsed(catalog::recordToJson(best)));
        keepLanguage(structured["best"], language);
        structured["attempts"] = attemptsOf(best, language);
        text += attemptsText(structured["attempts"]) + u"Their occasion: "_s + pasteId + u'\n';
    }
    return {std::move(structured), text};
}

McpTools::Result McpTools::search(const ToolArguments &arguments, const std::stop_token &stop)
{
    const match::Answer answer = m_engine->matcher.search(arguments.text("words"), arguments.number("limit"), stop);
    ordered_json matches = ordered_json::array();
    for (const match::Match &match : answer.matches) {
        const catalog::Record &record = m_engine->catalog.at(match.record);
        matches.push_back({{"id", record.id.toStdString()}, {"signature", record.signature.en.toStdString()},
            {"signature_zh", record.signature.zh.toStdString()}});
    }
    ordered_json structured{{"grade", present::gradeName(answer.grade)}, {"matches", std::move(matches)}};
    keepLanguage(structured, listLanguage(arguments.language()));
    return {std::move(structured), present::searchText(answer, m_engine->catalog, arguments.language())};
}

const catalog::Record *McpTools::recordIn(const ToolArguments &arguments) const
{
    return m_engine->catalog.find(arguments.text("id"));
}

McpTools::Result McpTools::unknownRecord(const ToolArguments &arguments)
{
    return Result::failed(
        u"There is no record with the id \"%1\"; search and match return ids."_s.arg(arguments.text("id")));
}

McpTools::Result McpTools::show(const ToolArguments &arguments)
{
    const catalog::Record *record = recordIn(arguments);
    if (!record) {
        return unknownRecord(arguments);
    }
    const ordered_json attempts = attemptsOf(*record, arguments.language());
    const storage::ReadResults own = m_results.read();
    const evidence::Occasion occasion = present::occasionFor(*record, {}, own.records.value(record->id));
    ordered_json structured{{"record", parsed(catalog::recordToJson(*record))}};
    keepLanguage(structured, arguments.language());
    structured["attempts"] = attempts;
    return {std::move(structured),
        present::recordText(*record, arguments.language(), {}, occasion) + noteOn(own) + attemptsText(attempts)};
}

McpTools::Result McpTools::listDomains()
{
    Result result;
    ordered_json domains = ordered_json::array();
    for (const catalog::Catalog::DomainCount &domain : m_engine->catalog.domains()) {
        if (domain.domain.isEmpty()) {
            continue; // records without a domain
        }
        const catalog::BilingualText name = catalog::domainName(domain.domain);
        domains.push_back({{"id", domain.domain.toStdString()}, {"name", name.en.toStdString()},
            {"name_zh", name.zh.toStdString()}, {"records", domain.count}});
        result.text += u"%1: %2, %3, %4\n"_s.arg(domain.domain, name.en, name.zh).arg(domain.count);
    }
    result.structured = {{"domains", std::move(domains)}};
    return result;
}

McpTools::Result McpTools::neighbours(const ToolArguments &arguments)
{
    const catalog::Record *record = recordIn(arguments);
    if (!record) {
        return unknownRecord(arguments);
    }
    const catalog::Catalog &catalog = m_engine->catalog;
    const QList<catalog::Transition> variants = variantsOf(*record, *m_engine);
    const catalog::ContentLanguage language = arguments.language();
    const QString text = edgesText(u"Leads to:"_s, record->leadsTo, catalog, language)
        + edgesText(u"Follows from:"_s, record->precededBy, catalog, language)
        + edgesText(u"Easily confused with:"_s, record->confusedWith, catalog, language)
        + edgesText(u"Variants:"_s, variants, catalog, language);
    ordered_json structured{{"id", record->id.toStdString()}, {"leads_to", edges(record->leadsTo, catalog)},
        {"preceded_by", edges(record->precededBy, catalog)}, {"confused_with", edges(record->confusedWith, catalog)},
        {"variants", edges(variants, catalog)}};
    keepLanguage(structured, listLanguage(language));
    return {std::move(structured), text.isEmpty() ? u"No record is linked with this one."_s : text};
}

McpTools::Result McpTools::reportOutcome(const ToolArguments &arguments)
{
    const catalog::Record *record = recordIn(arguments);
    if (!record) {
        return unknownRecord(arguments);
    }
    const std::string entry = arguments.text("entry").toStdString();
    const ordered_json attempts = attemptsOf(*record, catalog::ContentLanguage::English);
    const auto attempt =
        std::ranges::find_if(attempts, [&entry](const ordered_json &one) { return one.at("entry") == entry; });
    if (attempt == attempts.end()) {
        return Result::failed(u"The record has no such entry; match and show return them as attempts."_s);
    }
    const QString named = arguments.text("occasion");
    bool isNumber = true;
    const qint64 pasteId = named.isEmpty() ? m_pasteId : named.toLongLong(&isNumber);
    if (!isNumber) {
        return Result::failed(u"There is no such occasion; match returns one with each answer."_s);
    }
    const std::unique_ptr<storage::Notebook> notebook =
        m_results.open(); // not kept open, because the window writes to it, too
    const QString result = arguments.text("result");
    const storage::OwnResult outcome = result == "worked"_L1 ? storage::OwnResult::Worked
        : result == "tried"_L1                               ? storage::OwnResult::Tried
                                                             : storage::OwnResult::DidNotWork;
    const storage::AttemptKey key{record->id, QString::fromStdString(entry)};
    const bool isKept =
        notebook->setResult(key, pasteId, outcome, QDateTime::currentDateTime()) && notebook->database().isKept();
    QStringList problems;
    for (const storage::StoreProblem &problem : notebook->database().takeProblems()) {
        problems.append(present::storeSentence(problem));
    }
    if (!isKept) {
        return Result::failed(u"It could not be kept. %1"_s.arg(problems.join(u' ')));
    }
    const storage::OwnResults own = notebook->read(record->id, pasteId).results.value(key.entry);
    const QString text = u"Kept on this computer as the user's own result, beside the catalogue's figures and no part "
                         u"of them. So far this "
                         "worked %1 times and did not %2 times for this user."_s.arg(own.worked)
                             .arg(own.didNotWork);
    return {{{"kept", true}, {"worked", own.worked}, {"did_not_work", own.didNotWork}, {"tried", own.tried}}, text};
}

} // namespace wayout::mcp
