// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/recordwriter.h"

#include "app/catalog/recordschema.h"

#include <nlohmann/json.hpp>

namespace wayout::catalog {

using nlohmann::ordered_json;

namespace {

template<typename Struct, typename Object>
void putFields(ordered_json &json, const Object &object);

/// Leaves out empty values.
template<typename Value>
void put(ordered_json &json, const char *key, const Value &value)
{
    if constexpr (std::is_same_v<Value, QString>) {
        if (!value.isEmpty()) {
            json[key] = value.toStdString();
        }
    } else if constexpr (std::is_same_v<Value, BilingualText>) {
        for (const TextLanguage &language : textLanguages) {
            put(json, keyIn(key, language).constData(), value.*language.text);
        }
    } else if constexpr (std::is_same_v<Value, QDate>) {
        put(json, key, value.toString(Qt::ISODate));
    } else if constexpr (requires { *value; }) {
        if (value) {
            json[key] = *value;
        }
    } else if constexpr (std::is_same_v<Value, Outcomes>) {
        for (const std::optional<bool> outcome : value) {
            json[key].push_back(outcome ? ordered_json(*outcome) : ordered_json());
        }
    } else if constexpr (std::is_same_v<Value, QStringList>) {
        for (const QString &text : value) {
            json[key].push_back(text.toStdString());
        }
    } else if constexpr (HasRecordSchema<Value>) {
        if (!value.isEmpty()) {
            putFields<Value>(json[key], value);
        }
    } else if constexpr (IsObjectList<Value>) {
        using Entry = typename Value::value_type;
        for (const auto &entry : value) {
            ordered_json entryJson = ordered_json::object();
            putFields<Entry>(entryJson, entry);
            if constexpr (IsNamed<Entry>) {
                json[key][nameOf(entry).toStdString()] = std::move(entryJson);
            } else {
                json[key].push_back(std::move(entryJson));
            }
        }
    } else {
        for (const auto &[name, text] : value) {
            put(json[key], name.toUtf8().constData(), text);
        }
    }
}

template<typename Struct, typename Object, typename Row>
void putRow(ordered_json &json, const Object &object, const Row &row)
{
    if constexpr (IsFieldGroup<Row>) {
        ordered_json group;
        putFields<typename Row::Fields>(group, object);
        if (!group.is_null()) {
            json[row.key] = std::move(group);
        }
    } else if (!row.traits.isName) {
        put(json, row.key, object.*row.member);
    }
}

template<typename Struct, typename Object>
void putFields(ordered_json &json, const Object &object)
{
    constexpr auto order = rowOrder<Struct, &FieldTraits::writtenAfter>();
    [&]<std::size_t... place>(std::index_sequence<place...>)
    {
        (putRow<Struct>(json, object, std::get<order[place]>(recordSchema<Struct>)), ...);
    }
    (std::make_index_sequence<order.size()>());
}

} // namespace

QByteArray recordToJson(const Record &record)
{
    ordered_json json = ordered_json::object();
    putFields<Record>(json, record);
    return QByteArray::fromStdString(json.dump(-1, ' ', false, ordered_json::error_handler_t::replace));
}

} // namespace wayout::catalog
