// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/jsonfields.h"

#include "app/catalog/jsonscanner.h"
#include "app/catalog/limits.h"
#include "app/text/hiddencharacters.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace wayout::catalog {

using nlohmann::json;
using Kind = Problem::Kind;

namespace {

// The expected types for Kind::WrongType: data of the problem, not words for the user.
constexpr auto wantText = "string"_L1;
constexpr auto wantNumber = "number"_L1;
constexpr auto wantInteger = "integer"_L1;
constexpr auto wantTruth = "boolean"_L1;
constexpr auto wantList = "array"_L1;
constexpr auto wantObject = "object"_L1;

QString element(const QString &pointer, qsizetype index)
{
    return pointer + u'/' + QString::number(index);
}

QString numberText(const json &value)
{
    return QString::fromStdString(value.dump());
}

QString fromJson(const json &value)
{
    const std::string &bytes = *value.get_ptr<const std::string *>();
    return QString::fromUtf8(bytes.data(), qsizetype(bytes.size()));
}

void flatten(const json &value, const QString &name, QList<std::pair<QString, QString>> &into)
{
    if (value.is_object()) {
        for (const auto &[key, child] : value.items()) {
            const QString part = text::withVisibleControls(QString::fromStdString(key));
            flatten(child, name.isEmpty() ? part : name + u'.' + part, into);
        }
    } else if (value.is_array()) {
        const bool plain = std::ranges::all_of(value, [](const json &item) { return item.is_string(); });
        QStringList joined;
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (plain) {
                joined.append(fromJson(value[i]));
            } else {
                flatten(value[i], element(name, qsizetype(i)), into);
            }
        }
        if (!joined.isEmpty()) {
            into.append({name, text::withVisibleControls(joined.join(u", "_s)).trimmed()});
        }
    } else if (!value.is_null()) {
        const QString text =
            value.is_string() ? text::withVisibleControls(fromJson(value)).trimmed() : numberText(value);
        if (!text.isEmpty()) {
            into.append({name, text});
        }
    }
}

} // namespace

void RecordText::report(Problem::Kind kind, const QString &pointer, const QString &argument)
{
    if (++reported > Limits::problemsOfRecord) {
        return;
    }
    if (!places) {
        places.emplace(bytes);
    }
    const int breaks = lineBreaksIn(bytes.first(places->offsetOf(pointer)));
    problems.append({kind, file, line + breaks, recordId, pointer, argument});
}

void RecordText::reportUntold()
{
    if (reported > Limits::problemsOfRecord) {
        const QString untold = QString::number(reported - Limits::problemsOfRecord);
        problems.append({Kind::MoreProblems, file, line, recordId, {}, untold});
    }
}

JsonFields::JsonFields(const json &value, QString pointer, RecordText &text, const char *plainKey)
    : m_value(&value)
    , m_pointer(std::move(pointer))
    , m_text(&text)
    , m_plainKey(plainKey)
{
}

const json *JsonFields::find(const char *key) const
{
    if (m_value->is_string()) {
        return m_plainKey && qstrcmp(key, m_plainKey) == 0 ? m_value : nullptr;
    }
    const auto found = m_value->find(key);
    return found == m_value->end() || found->is_null() ? nullptr : &*found;
}

/// Returns the pointer to the field, or to the element at `index` of its list.
QString JsonFields::pointerTo(const char *key, qsizetype index) const
{
    const QString field = m_value->is_string() ? m_pointer : m_pointer + u'/' + QString::fromUtf8(key);
    return index < 0 ? field : element(field, index);
}

void JsonFields::report(Problem::Kind kind, const char *key, const QString &argument) const
{
    m_text->report(kind, pointerTo(key, -1), argument);
}

QString JsonFields::string(const json &value, const char *key, qsizetype index) const
{
    const auto *bytes = value.get_ptr<const std::string *>();
    if (!bytes) {
        m_text->report(Kind::WrongType, pointerTo(key, index), wantText);
        return {};
    }
    if (qsizetype(bytes->size()) > Limits::textBytes) {
        m_text->report(Kind::TextTooLong, pointerTo(key, index), QString::number(Limits::textBytes));
        return {};
    }
    return QString::fromUtf8(bytes->data(), qsizetype(bytes->size()));
}

QString JsonFields::visible(const QString &text, const char *key, qsizetype index) const
{
    if (!text::hasControls(text)) {
        return text;
    }
    const QString shown = text::withVisibleControls(text);
    if (shown != text::withoutControls(text)) { // more than carriage returns
        m_text->report(Kind::ControlCharacter, pointerTo(key, index), {});
    }
    return shown;
}

QString JsonFields::verbatim(const char *key) const
{
    const json *value = find(key);
    return value ? visible(string(*value, key), key) : QString();
}

QString JsonFields::text(const char *key) const
{
    return verbatim(key).trimmed();
}

QString JsonFields::line(const char *key) const
{
    return verbatim(key).simplified();
}

QString JsonFields::code(const char *key) const
{
    const json *value = find(key);
    if (!value) {
        return {};
    }
    const QString stated = string(*value, key);
    visible(stated, key);
    return text::withoutControls(stated);
}

QString JsonFields::label(const char *key) const
{
    const json *value = find(key);
    return value && (value->is_number_integer() || value->is_boolean()) ? numberText(*value) : line(key);
}

const json *JsonFields::findList(const char *key) const
{
    const json *value = find(key);
    if (value && !value->is_array()) {
        report(Kind::WrongType, key, wantList);
        return nullptr;
    }
    return value;
}

qsizetype JsonFields::listSize(const char *key) const
{
    const json *value = find(key);
    return value && value->is_array() ? qsizetype(value->size()) : 0;
}

QStringList JsonFields::parallelTexts(const char *key) const
{
    QStringList texts;
    if (const json *list = findList(key)) {
        for (const json &item : *list) {
            const qsizetype index = texts.size();
            texts.append(item.is_null() ? QString() : visible(string(item, key, index), key, index).trimmed());
        }
    }
    return texts;
}

QStringList JsonFields::texts(const char *key) const
{
    QStringList texts = parallelTexts(key);
    texts.removeAll(QString());
    return texts;
}

std::optional<double> JsonFields::rate(const char *key) const
{
    const json *value = find(key);
    if (!value) {
        return std::nullopt;
    }
    if (!value->is_number()) {
        report(Kind::WrongType, key, wantNumber);
        return std::nullopt;
    }
    const double rate = value->get<double>();
    if (!(rate >= 0 && rate <= 1)) {
        report(Kind::OutOfRange, key, numberText(*value));
        return std::nullopt;
    }
    return rate;
}

std::optional<int> JsonFields::count(const char *key) const
{
    const json *value = find(key);
    if (!value) {
        return std::nullopt;
    }
    if (!value->is_number()) {
        report(Kind::WrongType, key, wantInteger);
        return std::nullopt;
    }
    const double count = value->get<double>();
    if (!(count >= 0 && count <= Limits::evidenceCount) || std::floor(count) != count) {
        report(Kind::OutOfRange, key, numberText(*value));
        return std::nullopt;
    }
    return int(count);
}

std::optional<bool> JsonFields::truth(const char *key) const
{
    const json *value = find(key);
    if (value && !value->is_boolean()) {
        report(Kind::WrongType, key, wantTruth);
        return std::nullopt;
    }
    return value ? std::optional(value->get<bool>()) : std::nullopt;
}

QList<std::optional<bool>> JsonFields::truths(const char *key) const
{
    QList<std::optional<bool>> truths;
    const json *list = findList(key);
    const qsizetype size = list ? qsizetype(list->size()) : 0;
    for (qsizetype i = 0; i < size; ++i) {
        const json &item = (*list)[std::size_t(i)];
        if (!item.is_boolean() && !item.is_null()) {
            // Leaving out one element would shift the others to wrong positions.
            m_text->report(Kind::WrongType, pointerTo(key, i), wantTruth);
            return {};
        }
        truths.append(item.is_null() ? std::nullopt : std::optional(item.get<bool>()));
    }
    return truths;
}

QDate JsonFields::date(const char *key) const
{
    constexpr qsizetype dayLength = 10; // "2024-06-01"
    const QString stated = line(key);
    if (stated.isEmpty()) {
        return {};
    }
    const bool hasTime = stated.size() > dayLength && (stated.at(dayLength) == u'T' || stated.at(dayLength) == u' ');
    // Qt itself would accept any letter after the day.
    const QDate date =
        hasTime || stated.size() == dayLength ? QDate::fromString(stated.first(dayLength), Qt::ISODate) : QDate();
    if (!date.isValid()) {
        report(Kind::InvalidDate, key, stated);
    }
    return date;
}

JsonFields JsonFields::object(const char *key) const
{
    static const json nothing = json::object();
    const json *value = find(key);
    if (value && !value->is_object()) {
        report(Kind::WrongType, key, wantObject);
        value = nullptr;
    }
    return {value ? *value : nothing, pointerTo(key, -1), *m_text};
}

QList<JsonFields::Item> JsonFields::items(const char *key, const char *plainKey) const
{
    QList<Item> items;
    const json *list = findList(key);
    const qsizetype size = list ? qsizetype(list->size()) : 0;
    for (qsizetype i = 0; i < size; ++i) {
        const json &item = (*list)[std::size_t(i)];
        const QString pointer = pointerTo(key, i);
        if (item.is_object() || (plainKey && item.is_string())) {
            items.append({i, {}, JsonFields(item, pointer, *m_text, plainKey)});
        } else {
            m_text->report(Kind::WrongType, pointer, wantObject);
        }
    }
    return items;
}

QList<JsonFields::Item> JsonFields::namedItems(const char *key) const
{
    QList<Item> items;
    const JsonFields outer = object(key);
    for (const auto &[name, item] : outer.m_value->items()) {
        if (item.is_object()) {
            const JsonFields fields(item, outer.pointerTo(name.c_str(), -1), *m_text);
            items.append({items.size(), text::withVisibleControls(QString::fromStdString(name)), fields});
        } else if (!item.is_null()) {
            outer.report(Kind::WrongType, name.c_str(), wantObject);
        }
    }
    return items;
}

QList<std::pair<QString, QString>> JsonFields::flattened(const char *key) const
{
    QList<std::pair<QString, QString>> entries;
    const json *value = find(key);
    if (value && !value->is_object()) {
        report(Kind::WrongType, key, wantObject);
    } else if (value) {
        flatten(*value, {}, entries);
        std::ranges::stable_sort(entries, {}, &std::pair<QString, QString>::first);
    }
    return entries;
}

} // namespace wayout::catalog
