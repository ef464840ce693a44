// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/recordwriter.h"

#include <nlohmann/json.hpp>

using nlohmann::ordered_json;

namespace {

// What there is nothing to say about is left out.

void put(ordered_json &object, const char *key, const QString &text)
{
    if (!text.isEmpty()) {
        object[key] = text.toStdString();
    }
}

void put(ordered_json &object, const char *key, const BilingualText &text)
{
    put(object, key, text.en);
    put(object, QByteArray(key).append("_zh").constData(), text.zh);
}

void put(ordered_json &object, const char *key, const QStringList &texts)
{
    for (const QString &text : texts) {
        object[key].push_back(text.toStdString());
    }
}

void put(ordered_json &object, const char *key, const QDate &date)
{
    put(object, key, date.toString(Qt::ISODate));
}

template<typename Value>
void put(ordered_json &object, const char *key, const std::optional<Value> &value)
{
    if (value) {
        object[key] = *value;
    }
}

void put(ordered_json &object, const char *key, const Outcomes &outcomes)
{
    for (const std::optional<bool> outcome : outcomes) {
        object[key].push_back(outcome ? ordered_json(*outcome) : ordered_json());
    }
}

ordered_json toJson(const DeadEnd &deadEnd)
{
    ordered_json object = ordered_json::object();
    put(object, "action", deadEnd.action);
    put(object, "why_fails", deadEnd.whyFails);
    put(object, "fail_rate", deadEnd.failRate);
    put(object, "condition", deadEnd.condition);
    put(object, "common_misconception", deadEnd.misconception);
    put(object, "tradeoff", deadEnd.tradeoff);
    put(object, "sources", deadEnd.sources);
    return object;
}

ordered_json toJson(const Workaround &workaround)
{
    ordered_json object = ordered_json::object();
    put(object, "action", workaround.action);
    put(object, "success_rate", workaround.successRate);
    put(object, "how", workaround.how);
    put(object, "code", workaround.code);
    put(object, "code_language", workaround.codeLanguage);
    put(object, "condition", workaround.condition);
    put(object, "tradeoff", workaround.tradeoff);
    put(object, "sources", workaround.sources);
    return object;
}

ordered_json toJson(const AffectedVersion &version)
{
    ordered_json object = ordered_json::object();
    put(object, "version", version.version);
    put(object, "introduced", version.introduced);
    put(object, "deprecated", version.deprecated);
    put(object, "removed", version.removed);
    put(object, "behavior_change", version.behaviorChange);
    put(object, "status", version.status);
    return object;
}

ordered_json toJson(const Transition &transition)
{
    ordered_json object = ordered_json::object();
    put(object, "error_id", transition.recordId);
    put(object, "probability", transition.probability);
    put(object, "condition", transition.condition);
    put(object, "distinction", transition.distinction);
    return object;
}

ordered_json toJson(const Sample &sample)
{
    ordered_json object = ordered_json::object();
    put(object, "text", sample.text);
    put(object, "lang", sample.lang);
    put(object, "tool", sample.tool);
    put(object, "source", sample.source);
    return object;
}

ordered_json toJson(const Reproduction &reproduction)
{
    ordered_json object = ordered_json::object();
    put(object, "environment", reproduction.environment);
    put(object, "date", reproduction.date);
    put(object, "error", reproduction.error);
    put(object, "dead_ends", reproduction.deadEnds);
    put(object, "workarounds", reproduction.workarounds);
    return object;
}

template<typename Item>
void put(ordered_json &object, const char *key, const QList<Item> &items)
{
    for (const Item &item : items) {
        object[key].push_back(toJson(item));
    }
}

} // namespace

QByteArray recordToJson(const Record &record)
{
    ordered_json object = ordered_json::object();
    put(object, "id", record.id);
    put(object, "signature", record.signature);
    put(object, "regex", record.regex);
    put(object, "domain", record.domain);
    put(object, "category", record.category);
    put(object, "subcategory", record.subcategory);
    put(object, "root_cause", record.rootCause);
    put(object, "root_cause_type", record.rootCauseType);
    put(object, "versions", record.versions);
    for (const auto &[name, value] : record.osSpecific) {
        put(object["os_specific"], name.toUtf8().constData(), value);
    }
    put(object, "dead_ends", record.deadEnds);
    put(object, "workarounds", record.workarounds);
    ordered_json graph;
    put(graph, "leads_to", record.leadsTo);
    put(graph, "preceded_by", record.precededBy);
    put(graph, "frequently_confused_with", record.confusedWith);
    if (!graph.is_null()) {
        object["transition_graph"] = std::move(graph);
    }
    put(object, "samples", record.samples);
    put(object, "reproductions", record.reproductions);
    put(object, "official_doc_url", record.officialDocUrl);
    put(object, "official_doc_section", record.officialDocSection);
    put(object, "error_code", record.errorCode);
    put(object, "verification_tier", record.verificationTier);
    put(object, "confidence", record.confidence);
    put(object, "fix_success_rate", record.fixSuccessRate);
    put(object, "resolvable", record.resolvable);
    put(object, "first_seen", record.firstSeen);
    put(object, "last_confirmed", record.lastConfirmed);
    put(object, "last_updated", record.lastUpdated);
    put(object, "evidence_count", record.evidenceCount);
    put(object, "tags", record.tags);
    put(object, "locale", record.locale);
    put(object, "aliases", record.aliases);
    return QByteArray::fromStdString(object.dump(-1, ' ', false, ordered_json::error_handler_t::replace));
}
