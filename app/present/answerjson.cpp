// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/answerjson.h"

#include "app/catalog/jsondocument.h"
#include "app/match/rankingrules.h"
#include "app/present/occasion.h"

#include <QMetaEnum>

#include <cmath>

namespace wayout::present {

using nlohmann::ordered_json;

namespace {

QByteArray oneLine(const ordered_json &object)
{
    return QByteArray::fromStdString(object.dump(-1, ' ', false, ordered_json::error_handler_t::replace));
}

const char *evidenceName(match::Evidence::Kind kind)
{
    switch (kind) {
    case match::Evidence::Kind::Pattern:
        return "pattern";
    case match::Evidence::Kind::Words:
        return "words";
    case match::Evidence::Kind::Code:
        return "code";
    }
    return "";
}

ordered_json indicesToJson(const QList<evidence::FittedEntry> &entries)
{
    ordered_json indices = ordered_json::array();
    for (const evidence::FittedEntry &entry : entries) {
        indices.push_back(entry.index);
    }
    return indices;
}

ordered_json valuesToJson(const QList<evidence::FilledValue> &values)
{
    ordered_json filled = ordered_json::array();
    for (const evidence::FilledValue &value : values) {
        filled.push_back({{"name", value.name.toStdString()}, {"value", value.value.toStdString()},
            {"kind", value.kind.toStdString()}, {"line", value.line}, {"column", value.column},
            {"length", value.length}});
        if (!value.archive.isEmpty()) {
            filled.back()["list"] = value.archive.toStdString();
        }
    }
    return filled;
}

ordered_json absentToJson(const QList<evidence::AbsentPackage> &absent)
{
    ordered_json packages = ordered_json::array();
    for (const evidence::AbsentPackage &one : absent) {
        ordered_json elsewhere = ordered_json::object();
        for (const auto &[release, package] : one.lookedUp.elsewhere) {
            elsewhere[release.toStdString()] = package.toStdString();
        }
        packages.push_back({{"name", one.name.toStdString()}, {"file", one.lookedUp.file.toStdString()},
            {"release", one.lookedUp.release.toStdString()}, {"elsewhere", std::move(elsewhere)},
            {"damaged", one.lookedUp.isDamaged}});
    }
    return packages;
}

/// Adds what came of the entries for the user.
void addOwnResults(const char *kind, const QList<evidence::EntryOutcomes> &outcomes, ordered_json &results)
{
    for (qsizetype i = 0; i < outcomes.size(); ++i) {
        const evidence::EntryOutcomes &own = outcomes.at(i);
        if (own.ownWorked + own.ownFailed + own.ownTried > 0) {
            results.push_back({{"kind", kind}, {"index", i}, {"worked", own.ownWorked}, {"did_not_work", own.ownFailed},
                {"tried", own.ownTried}});
            if (own.ownLast.isValid()) {
                results.back()["last"] = own.ownLast.toString(Qt::ISODate).toStdString();
            }
        }
    }
}

ordered_json matchToJson(
    const match::Match &match, const QString &paste, const catalog::Catalog &catalog, const storage::OwnRecords &own)
{
    ordered_json evidence = ordered_json::array();
    for (const match::Evidence &item : match.evidence) {
        evidence.push_back({{"kind", evidenceName(item.kind)}, {"line", item.line}, {"column", item.column},
            {"length", item.length}, {"text", item.text.toStdString()}});
    }
    ordered_json variants = ordered_json::array();
    for (const qsizetype variant : match.variants) {
        variants.push_back(catalog.at(variant).id.toStdString());
    }
    const catalog::Record &record = catalog.at(match.record);
    const evidence::Occasion occasion = occasionFor(record, match, paste, own);
    const evidence::FittedRecord fitted = evidence::fittedRecord(record, occasion);
    ordered_json results = ordered_json::array();
    addOwnResults("workaround", occasion.outcomes.workarounds, results);
    addOwnResults("dead_end", occasion.outcomes.deadEnds, results);
    return {{"id", record.id.toStdString()}, {"domain", record.domain.toStdString()},
        {"signature", record.signature.en.toStdString()}, {"signature_zh", record.signature.zh.toStdString()},
        {"grade", gradeName(match.grade)}, {"score", match.score}, {"group", match.group},
        {"evidence", std::move(evidence)}, {"variants", std::move(variants)},
        {"workarounds", indicesToJson(fitted.workarounds)}, {"dead_ends", indicesToJson(fitted.deadEnds)},
        {"filled", valuesToJson(fitted.values)}, {"absent", absentToJson(fitted.absent)},
        {"own_results", std::move(results)}};
}

double rounded(double number)
{
    return std::round(number * 1000) / 1000;
}

const char *effectName(match::Effect effect)
{
    switch (effect) {
    case match::Effect::Pattern:
        return "pattern";
    case match::Effect::Words:
        return "words";
    case match::Effect::Adds:
        return "adds";
    case match::Effect::Scales:
        return "scales";
    case match::Effect::Bounds:
        return "bounds";
    case match::Effect::Raises:
        return "raises";
    }
    return "";
}

ordered_json rankingToJson(const match::Features &features)
{
    ordered_json rules = ordered_json::array();
    for (const match::Contribution &contribution : match::contributionsOf(features)) {
        const match::Rule &rule = match::rankingRules()[contribution.rule];
        rules.push_back({{"rule", rule.name}, {"effect", effectName(rule.effect)},
            {"value", rounded(double(contribution.value))}, {"amount", rounded(double(contribution.amount))}});
    }
    return {{"nats", rounded(double(match::scoreOf(features)))}, {"rules", std::move(rules)}};
}

/// Adds the place that a program has reported in fields of its own.
void addPlace(const text::ReportedPlace *place, ordered_json &error)
{
    if (!place) {
        return;
    }
    ordered_json reported = ordered_json::object();
    for (const auto &[key, value] : {std::pair("file", place->file), std::pair("code", place->code)}) {
        if (!value.isEmpty()) {
            reported[key] = value.toStdString();
        }
    }
    for (const auto &[key, value] : {std::pair("line", place->line), std::pair("column", place->column)}) {
        if (value > 0) {
            reported[key] = value;
        }
    }
    error["reported"] = std::move(reported);
}

} // namespace

const char *gradeName(match::Grade grade)
{
    switch (grade) {
    case match::Grade::None:
        return "none";
    case match::Grade::Related:
        return "related";
    case match::Grade::Match:
        return "match";
    }
    return "";
}

QByteArray answerToJson(const match::Answer &answer, const QString &paste, const catalog::Catalog &catalog,
    const storage::OwnRecords &own, const QByteArray &batchId, bool isExplained, const text::ReadableText &read)
{
    ordered_json object = ordered_json::object();
    if (!batchId.isEmpty()) {
        object["id"] = ordered_json(catalog::JsonDocument(batchId).value);
    }
    object["grade"] = gradeName(answer.grade);
    object["words"] = ordered_json::array();
    for (const QString &words : answer.words) {
        object["words"].push_back(words.toStdString());
    }
    object["matches"] = ordered_json::array();
    for (const match::Match &match : answer.matches) {
        object["matches"].push_back(matchToJson(match, paste, catalog, own));
        if (isExplained) {
            object["matches"].back()["ranking"] = rankingToJson(match.features);
        }
    }
    object["errors"] = ordered_json::array();
    for (const match::ErrorGroup &error : answer.errors) {
        object["errors"].push_back({{"group", error.group}, {"line", error.line}, {"text", error.text.toStdString()},
            {"count", error.count}, {"fingerprint", error.fingerprint.toStdString()}});
        addPlace(read.placeOf(error.line), object["errors"].back());
    }
    if (read.form != text::ReadableText::Form::Plain) {
        object["read_as"] = text::nameOf(read.form).toStdString();
    }
    object["not_evaluated"] = ordered_json::array();
    for (const QString &id : answer.notEvaluated) {
        object["not_evaluated"].push_back(id.toStdString());
    }
    object["elapsed_ms"] = rounded(answer.elapsedMs);
    return oneLine(object);
}

QByteArray problemToJson(const catalog::Problem &problem, const QString &sentence)
{
    const auto kind = QMetaEnum::fromType<catalog::Problem::Kind>().valueToKey(int(problem.kind));
    return oneLine({{"file", problem.file.toStdString()}, {"line", problem.line},
        {"record", problem.recordId.toStdString()}, {"field", problem.field.toStdString()}, {"kind", kind},
        {"argument", problem.argument.toStdString()}, {"reason", sentence.toStdString()}});
}

std::optional<BatchCase> batchCaseFromJson(const QByteArray &line)
{
    const catalog::JsonDocument document(line);
    const auto id = document.value.find("id");
    const auto text = document.value.find("text");
    if (!document.value.is_object() || id == document.value.end() || text == document.value.end() || !text->is_string()
        || !(id->is_string() || id->is_number())) {
        return std::nullopt;
    }
    return BatchCase{QByteArray::fromStdString(id->dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)),
        QString::fromStdString(text->get<std::string>())};
}

} // namespace wayout::present
