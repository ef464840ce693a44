// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/answerjson.h"

#include "app/catalog/jsondocument.h"

#include <QMetaEnum>

#include <cmath>

using nlohmann::ordered_json;

namespace {

QByteArray oneLine(const ordered_json &object)
{
    return QByteArray::fromStdString(object.dump(-1, ' ', false, ordered_json::error_handler_t::replace));
}

const char *gradeName(Grade grade)
{
    switch (grade) {
    case Grade::None:
        return "none";
    case Grade::Related:
        return "related";
    case Grade::Match:
        return "match";
    }
    return "";
}

const char *evidenceName(Evidence::Kind kind)
{
    switch (kind) {
    case Evidence::Kind::Pattern:
        return "pattern";
    case Evidence::Kind::Words:
        return "words";
    case Evidence::Kind::Code:
        return "code";
    }
    return "";
}

ordered_json matchToJson(const Match &match, const Catalog &catalog)
{
    ordered_json evidence = ordered_json::array();
    for (const Evidence &item : match.evidence) {
        evidence.push_back({{"kind", evidenceName(item.kind)}, {"line", item.line}, {"column", item.column},
            {"length", item.length}, {"text", item.text.toStdString()}});
    }
    ordered_json variants = ordered_json::array();
    for (const qsizetype variant : match.variants) {
        variants.push_back(catalog.at(variant).id.toStdString());
    }
    const Record &record = catalog.at(match.record);
    return {{"id", record.id.toStdString()}, {"domain", record.domain.toStdString()},
        {"signature", record.signature.en.toStdString()}, {"signature_zh", record.signature.zh.toStdString()},
        {"grade", gradeName(match.grade)}, {"score", match.score}, {"group", match.group},
        {"evidence", std::move(evidence)}, {"variants", std::move(variants)}};
}

double rounded(double milliseconds)
{
    return std::round(milliseconds * 1000) / 1000;
}

} // namespace

QByteArray answerToJson(const Answer &answer, const Catalog &catalog, const QByteArray &batchId)
{
    ordered_json object = ordered_json::object();
    if (!batchId.isEmpty()) {
        object["id"] = ordered_json(JsonDocument(batchId).value);
    }
    object["grade"] = gradeName(answer.grade);
    object["matches"] = ordered_json::array();
    for (const Match &match : answer.matches) {
        object["matches"].push_back(matchToJson(match, catalog));
    }
    object["errors"] = ordered_json::array();
    for (const ErrorGroup &error : answer.errors) {
        object["errors"].push_back(
            {{"group", error.group}, {"line", error.line}, {"text", error.text.toStdString()}, {"count", error.count}});
    }
    object["not_evaluated"] = ordered_json::array();
    for (const QString &id : answer.notEvaluated) {
        object["not_evaluated"].push_back(id.toStdString());
    }
    object["elapsed_ms"] = rounded(answer.elapsedMs);
    return oneLine(object);
}

QByteArray problemToJson(const Problem &problem, const QString &sentence)
{
    const auto kind = QMetaEnum::fromType<Problem::Kind>().valueToKey(int(problem.kind));
    return oneLine({{"file", problem.file.toStdString()}, {"line", problem.line},
        {"record", problem.recordId.toStdString()}, {"field", problem.field.toStdString()}, {"kind", kind},
        {"argument", problem.argument.toStdString()}, {"reason", sentence.toStdString()}});
}

std::optional<BatchCase> batchCaseFromJson(const QByteArray &line)
{
    const JsonDocument document(line);
    const auto id = document.value.find("id");
    const auto text = document.value.find("text");
    if (!document.value.is_object() || id == document.value.end() || text == document.value.end() || !text->is_string()
        || !(id->is_string() || id->is_number())) {
        return std::nullopt;
    }
    return BatchCase{QByteArray::fromStdString(id->dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)),
        QString::fromStdString(text->get<std::string>())};
}
