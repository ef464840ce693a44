// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/fieldvalue.h"

#include "app/catalog/limits.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace wayout::catalog {

using Type = FieldValue::Type;

namespace {

/// Builds the value from the parser's events. The library's own values lose the digits of numbers and duplicate keys.
class ValueBuilder final
{
public:
    explicit ValueBuilder(FieldValue &root)
        : m_root(root)
    {
    }

    bool null() { return add({}); }
    bool boolean(bool truth) { return add(FieldValue::ofTruth(truth)); }
    bool number_integer(std::int64_t number) { return add(FieldValue::ofNumber(QString::number(number))); }
    bool number_unsigned(std::uint64_t number) { return add(FieldValue::ofNumber(QString::number(number))); }
    bool number_float(double, const std::string &digits)
    {
        return add(FieldValue::ofNumber(QString::fromStdString(digits)));
    }
    bool string(std::string &text) { return add(FieldValue::ofText(QString::fromStdString(text))); }
    bool binary(nlohmann::json::binary_t &) { return false; }
    bool start_object(std::size_t) { return open(Type::Object); }
    bool start_array(std::size_t) { return open(Type::List); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string &name)
    {
        m_open.back()->keys.append(QString::fromStdString(name));
        return true;
    }
    bool parse_error(std::size_t, const std::string &, const nlohmann::json::exception &) { return false; }

private:
    FieldValue &place(FieldValue &&value)
    {
        if (m_open.empty()) {
            m_root = std::move(value);
            return m_root;
        }
        // A list does not grow while an item in it is open, so the pointers in m_open stay valid.
        return m_open.back()->items.emplaceBack(std::move(value));
    }

    bool add(FieldValue &&value)
    {
        place(std::move(value));
        return true;
    }

    bool open(Type type)
    {
        m_open.push_back(&place({type, {}, {}, {}}));
        return m_open.size() <= size_t(Limits::depth);
    }

    bool close()
    {
        m_open.pop_back();
        return true;
    }

    FieldValue &m_root;
    std::vector<FieldValue *> m_open;
};

void writeText(const QString &text, QByteArray &json)
{
    json += nlohmann::json(text.toStdString()).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

class JsonWriter final
{
public:
    explicit JsonWriter(JsonLayout layout)
        : m_layout(layout)
    {
    }

    /// Recurses once per level; fieldsOf() limits the levels.
    void write(const FieldValue &value, int level = 0)
    {
        switch (value.type) {
        case Type::Null:
            json += "null";
            return;
        case Type::Truth:
        case Type::Number:
            json += value.text.toUtf8();
            return;
        case Type::Text:
            writeText(value.text, json);
            return;
        case Type::List:
        case Type::Object:
            writeItems(value, level);
        }
    }

    QByteArray json;

private:
    void breakLine(int level)
    {
        if (m_layout == JsonLayout::Lines) {
            json += '\n' + QByteArray(2 * level, ' ');
        }
    }

    void writeItems(const FieldValue &value, int level)
    {
        const bool isObject = value.type == Type::Object;
        json += isObject ? '{' : '[';
        for (qsizetype i = 0; i < value.items.size(); ++i) {
            if (i > 0) {
                json += m_layout == JsonLayout::Lines ? "," : ", ";
            }
            breakLine(level + 1);
            if (isObject) {
                writeText(value.keys.at(i), json);
                json += ": ";
            }
            write(value.items.at(i), level + 1);
        }
        if (!value.items.isEmpty()) {
            breakLine(level);
        }
        json += isObject ? '}' : ']';
    }

    const JsonLayout m_layout;
};

} // namespace

FieldValue FieldValue::ofTruth(bool truth)
{
    return {Type::Truth, truth ? u"true"_s : u"false"_s, {}, {}};
}

qsizetype FieldValue::indexOf(const QString &key) const
{
    return keys.lastIndexOf(key);
}

const FieldValue *FieldValue::find(const QString &key) const
{
    const qsizetype index = indexOf(key);
    return index < 0 ? nullptr : &items.at(index);
}

const FieldValue *FieldValue::at(const QString &pointer) const
{
    const FieldValue *value = this;
    for (const QString &part : pointerParts(pointer)) {
        if (value->type == Type::List) {
            bool isNumber = false;
            const qsizetype index = part.toLongLong(&isNumber);
            value = isNumber && index >= 0 && index < value->items.size() ? &value->items.at(index) : nullptr;
        } else {
            value = value->find(part);
        }
        if (!value) {
            return nullptr;
        }
    }
    return value;
}

void FieldValue::add(const QString &key, const FieldValue &value)
{
    keys.append(key);
    items.append(value);
}

bool FieldValue::saysNothing() const
{
    switch (type) {
    case Type::Null:
        return true;
    case Type::Truth:
    case Type::Number:
        return false;
    case Type::Text:
        return text.trimmed().isEmpty();
    case Type::List:
    case Type::Object:
        return std::ranges::all_of(items, &FieldValue::saysNothing);
    }
    return true;
}

bool FieldValue::operator==(const FieldValue &other) const
{
    return type == other.type && text == other.text && keys == other.keys && items == other.items;
}

QStringList pointerParts(const QString &pointer)
{
    if (pointer.isEmpty()) {
        return {};
    }
    QStringList parts = pointer.mid(1).split(u'/');
    for (QString &part : parts) {
        part.replace("~1"_L1, "/"_L1).replace("~0"_L1, "~"_L1);
    }
    return parts;
}

QString pointerTo(const QString &parent, const QString &key)
{
    QString part = key;
    return parent + u'/' + part.replace(u'~', "~0"_L1).replace(u'/', "~1"_L1);
}

std::optional<FieldValue> fieldsOf(QByteArrayView json)
{
    FieldValue root;
    ValueBuilder builder(root);
    const bool isJson = nlohmann::json::sax_parse(json.begin(), json.end(), &builder);
    return isJson ? std::optional(root) : std::nullopt;
}

QByteArray jsonOf(const FieldValue &value, JsonLayout layout)
{
    JsonWriter writer(layout);
    writer.write(value);
    return writer.json + '\n';
}

} // namespace wayout::catalog
