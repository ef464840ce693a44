// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recordfile.h"

#include <QFile>
#include <QSaveFile>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <string>

using namespace Qt::StringLiterals;
using nlohmann::ordered_json;

namespace {

ordered_json outcomesOf(const Outcomes &outcomes)
{
    ordered_json list = ordered_json::array();
    for (const std::optional<bool> outcome : outcomes) {
        list.push_back(outcome ? ordered_json(*outcome) : ordered_json());
    }
    return list;
}

ordered_json objectOf(const Reproduction &run)
{
    return {{"environment", run.environment.toStdString()}, {"date", run.date.toString(Qt::ISODate).toStdString()},
        {"error", run.error.value_or(false)}, {"dead_ends", outcomesOf(run.deadEnds)},
        {"workarounds", outcomesOf(run.workarounds)}};
}

/// Puts `value` behind the field `before`, as the format orders them.
void insertAfter(ordered_json &record, const char *before, const char *key, ordered_json value)
{
    if (record.contains(key)) {
        record[key] = std::move(value);
        return;
    }
    ordered_json ordered = ordered_json::object();
    for (auto &[name, item] : record.items()) {
        ordered[name] = std::move(item);
        if (name == before) {
            ordered[key] = value;
        }
    }
    if (!ordered.contains(key)) {
        ordered[key] = std::move(value);
    }
    record = std::move(ordered);
}

/// Pages and runs that the record names, each once.
int evidenceOf(const ordered_json &record)
{
    std::set<std::string> pages;
    for (const char *list : {"dead_ends", "workarounds"}) {
        for (const ordered_json &item : record.value(list, ordered_json::array())) {
            for (const ordered_json &page : item.value("sources", ordered_json::array())) {
                pages.insert(page.get<std::string>());
            }
        }
    }
    for (const ordered_json &sample : record.value("samples", ordered_json::array())) {
        if (const std::string source = sample.value("source", std::string()); source.starts_with("http")) {
            pages.insert(source);
        }
    }
    if (const auto page = record.find("official_doc_url"); page != record.end() && page->is_string()) {
        pages.insert(page->get<std::string>());
    }
    return int(pages.size() + record.value("reproductions", ordered_json::array()).size());
}

/// At least one attempt of a kind was made, and all that were made went as the record says.
bool isShown(const Outcomes &outcomes)
{
    return std::ranges::count(outcomes, std::optional(true)) > 0
        && std::ranges::count(outcomes, std::optional(false)) == 0;
}

} // namespace

bool writeReproduction(const QString &path, const Reproduction &run)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return false;
    }
    ordered_json record = ordered_json::parse(file.readAll().toStdString(), nullptr, false);
    if (!record.is_object()) {
        return false;
    }
    ordered_json runs = ordered_json::array();
    for (const ordered_json &known : record.value("reproductions", ordered_json::array())) {
        if (known.value("environment", std::string()) != run.environment.toStdString()) {
            runs.push_back(known);
        }
    }
    runs.push_back(objectOf(run));
    insertAfter(record, "samples", "reproductions", std::move(runs));
    if (isShown(run.deadEnds) && isShown(run.workarounds)) {
        record["verification_tier"] = "reproduced";
    }
    record["evidence_count"] = evidenceOf(record);
    QSaveFile changed(path);
    const QByteArray text = QByteArray::fromStdString(record.dump(2)) + '\n';
    return changed.open(QIODevice::WriteOnly) && changed.write(text) == text.size() && changed.commit();
}
