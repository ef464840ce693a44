// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/recorddraft.h"

#include "app/catalog/catalogreader.h"
#include "app/catalog/recordform.h"
#include "app/catalog/recordwriter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::authoring {

using Content = catalog::FormatField::Content;
using Type = catalog::FieldValue::Type;

namespace {

constexpr auto workarounds = "workarounds"_L1;
constexpr auto noName = "draft/draft"_L1; // placeholder for a missing id while reading

/// Splits "/dead_ends/0/action" into "/dead_ends/0" and "action".
std::pair<QString, QString> parentAndKey(const QString &pointer)
{
    const qsizetype last = pointer.lastIndexOf(u'/');
    return {pointer.first(std::max<qsizetype>(0, last)), catalog::pointerParts(pointer).constLast()};
}

bool isJsonNumber(const QString &text)
{
    const auto value = catalog::fieldsOf(text.toUtf8());
    return value && value->type == Type::Number;
}

catalog::FieldValue valueFor(Content content, const QString &text)
{
    const QString plain = text.trimmed();
    const bool isFigure = content == Content::Rate || content == Content::Count;
    if (isFigure && isJsonNumber(plain)) {
        return catalog::FieldValue::ofNumber(plain);
    }
    if (content == Content::Truth && (plain == "true"_L1 || plain == "false"_L1)) {
        return catalog::FieldValue::ofTruth(plain == "true"_L1);
    }
    if (content == Content::NamedObjects) {
        const auto value = catalog::fieldsOf(plain.toUtf8());
        return value && value->type == Type::Object ? *value : catalog::FieldValue::ofText(text);
    }
    return catalog::FieldValue::ofText(text);
}

/// Adds a new field at its position in the format.
void addInPlace(catalog::FieldValue &object, std::span<const catalog::FormatField> fields, const QString &key,
    const catalog::FieldValue &value)
{
    const int place = catalog::formatPlace(fields, key);
    qsizetype index = object.keys.size();
    if (place >= 0) {
        index = 0;
        for (qsizetype i = 0; i < object.keys.size(); ++i) {
            const int other = catalog::formatPlace(fields, object.keys.at(i));
            if (other >= 0 && other < place) {
                index = i + 1;
            }
        }
    }
    object.keys.insert(index, key);
    object.items.insert(index, value);
}

/// Returns the suffixes of the keys of translations. Lists beside the workarounds, which may hold the translations of
/// their actions, have the same suffixes.
QStringList translationSuffixes()
{
    QStringList suffixes;
    for (const catalog::TextLanguage &language : std::span(catalog::textLanguages).subspan(1)) {
        suffixes.append(QString::fromLatin1(language.keySuffix));
    }
    return suffixes;
}

/// Returns the key of the field to which an entry that is a plain text belongs.
QString plainKey(const QString &entry)
{
    const std::span<const catalog::FormatField> fields = catalog::formatAt(entry);
    return fields.empty() ? QString() : QString(fields.front().key);
}

void tidy(catalog::FieldValue &value)
{
    for (catalog::FieldValue &item : value.items) {
        tidy(item);
    }
    if (value.type == Type::List) {
        // Keeps null, which is the outcome of an attempt that was not tried.
        value.items.removeIf(
            [](const catalog::FieldValue &item) { return item.type != Type::Null && item.saysNothing(); });
    }
}

} // namespace

RecordDraft::RecordDraft()
    : m_fields(catalog::FieldValue::object())
{
}

RecordDraft::RecordDraft(const catalog::FieldValue &fields)
    : m_fields(fields)
{
}

RecordDraft RecordDraft::ofRecord(const catalog::Record &record)
{
    const catalog::FieldValue written =
        catalog::fieldsOf(catalog::recordToJson(record)).value_or(catalog::FieldValue::object());
    catalog::FieldValue ordered = catalog::FieldValue::object();
    for (qsizetype i = 0; i < written.keys.size(); ++i) {
        addInPlace(ordered, catalog::recordFormat(), written.keys.at(i), written.items.at(i));
    }
    return RecordDraft(ordered);
}

QString RecordDraft::id() const
{
    return text(u"/id"_s);
}

QString RecordDraft::text(const QString &pointer) const
{
    const auto [parent, key] = parentAndKey(pointer);
    const catalog::FieldValue *value = m_fields.at(pointer);
    if (const catalog::FieldValue *entry = m_fields.at(parent);
        !value && entry && entry->type == Type::Text && key == plainKey(parent)) {
        value = entry;
    }
    for (const QString &suffix : translationSuffixes()) {
        if (!value && key == "action"_L1 + suffix && parent.startsWith("/workarounds/"_L1)) {
            const catalog::FieldValue *list = m_fields.find(workarounds + suffix);
            const catalog::FieldValue *own = list && list->items.size() == count(u'/' + workarounds)
                ? list->at(parent.mid(1 + workarounds.size()))
                : nullptr;
            value = own && own->text != text(parent + "/action"_L1) ? own : nullptr;
        }
    }
    const catalog::FormatField *field = catalog::formatField(pointer);
    if (value && value->type == Type::Object && field && field->content == Content::NamedObjects) {
        return QString::fromUtf8(catalog::jsonOf(*value)).trimmed();
    }
    return value && value->type != Type::List && value->type != Type::Object ? value->text : QString();
}

qsizetype RecordDraft::count(const QString &list) const
{
    const catalog::FieldValue *value = m_fields.at(list);
    return value && value->type == Type::List ? value->items.size() : 0;
}

QStringList RecordDraft::unknownFields() const
{
    QStringList unknown;
    for (const QString &key : m_fields.keys) {
        if (catalog::formatPlace(catalog::recordFormat(), key) < 0) {
            unknown.append(key);
        }
    }
    for (const QString &suffix : translationSuffixes()) {
        unknown.removeAll(workarounds + suffix);
    }
    return unknown;
}

/// Returns the value that `pointer` names. Creates missing objects on the way and turns plain texts into objects.
/// Returns null if a list has no such entry.
catalog::FieldValue *RecordDraft::makeWay(const QString &pointer)
{
    catalog::FieldValue *value = &m_fields;
    QString here;
    for (const QString &part : catalog::pointerParts(pointer)) {
        if (value->type == Type::List) {
            const qsizetype index = part.toLongLong();
            if (index < 0 || index >= value->items.size()) {
                return nullptr;
            }
            here = catalog::pointerTo(here, index);
            value = &value->items[index];
            if (value->type == Type::Text && !catalog::formatAt(here).empty()) {
                catalog::FieldValue object = catalog::FieldValue::object();
                object.add(plainKey(here), *value);
                *value = object;
            }
            continue;
        }
        if (value->type != Type::Object) {
            *value = catalog::FieldValue::object();
        }
        if (value->indexOf(part) < 0) {
            addInPlace(*value, catalog::formatAt(here), part, {});
        }
        here = catalog::pointerTo(here, part);
        value = &value->items[value->indexOf(part)];
    }
    return value;
}

void RecordDraft::setText(const QString &pointer, const QString &text)
{
    if (text == this->text(pointer)) {
        return;
    }
    const auto [parent, key] = parentAndKey(pointer);
    const catalog::FormatField *field = catalog::formatField(pointer);
    if (const catalog::FieldValue *object = m_fields.at(parent);
        text.isEmpty() && object && object->type == Type::Object) {
        if (const qsizetype index = object->indexOf(key); index >= 0) {
            catalog::FieldValue *changed = makeWay(parent);
            changed->keys.removeAt(index);
            changed->items.removeAt(index);
            return;
        }
    }
    if (catalog::FieldValue *value = makeWay(pointer)) {
        *value = valueFor(field ? field->content : Content::Prose, text);
    }
}

void RecordDraft::setTruth(const QString &pointer, std::optional<bool> truth)
{
    if (catalog::FieldValue *value = makeWay(pointer)) {
        *value = truth ? catalog::FieldValue::ofTruth(*truth) : catalog::FieldValue();
    }
}

/// Makes the same change to all lists that are parallel to `list`.
void RecordDraft::followEntry(const QString &list, const auto &change)
{
    const qsizetype size = count(list);
    const QString key = list.mid(1);
    QStringList followers;
    for (qsizetype i = 0; (key == "dead_ends"_L1 || key == "workarounds"_L1) && i < count(u"/reproductions"_s); ++i) {
        followers.append(catalog::pointerTo(catalog::pointerTo(u"/reproductions"_s, i), key));
    }
    const qsizetype outcomes = followers.size();
    if (key == workarounds) {
        for (const QString &suffix : translationSuffixes()) {
            followers.append(list + suffix);
        }
    }
    for (qsizetype i = 0; i < followers.size(); ++i) {
        if (size > 0 && count(followers.at(i)) == size) {
            change(*makeWay(followers.at(i)), i < outcomes ? catalog::FieldValue() : catalog::FieldValue::ofText({}));
        }
    }
}

void RecordDraft::insert(const QString &list, qsizetype index, const catalog::FieldValue &entry)
{
    const qsizetype place = std::clamp<qsizetype>(index, 0, count(list));
    followEntry(list, [place](catalog::FieldValue &follower, const catalog::FieldValue &nothing) {
        follower.items.insert(place, nothing);
    });
    catalog::FieldValue *value = makeWay(list);
    if (!value) {
        return;
    }
    if (value->type != Type::List) {
        *value = catalog::FieldValue::list();
    }
    value->items.insert(place, entry);
}

void RecordDraft::remove(const QString &list, qsizetype index)
{
    if (index < 0 || index >= count(list)) {
        return;
    }
    followEntry(
        list, [index](catalog::FieldValue &follower, const catalog::FieldValue &) { follower.items.removeAt(index); });
    makeWay(list)->items.removeAt(index);
}

void RecordDraft::move(const QString &list, qsizetype from, qsizetype to)
{
    if (from < 0 || to < 0 || std::max(from, to) >= count(list)) {
        return;
    }
    followEntry(
        list, [=](catalog::FieldValue &follower, const catalog::FieldValue &) { follower.items.move(from, to); });
    makeWay(list)->items.move(from, to);
}

RecordDraft RecordDraft::tidied() const
{
    RecordDraft result = *this;
    for (const catalog::FormatField &field : catalog::recordFormat()) {
        const qsizetype index = result.m_fields.indexOf(field.key);
        const bool hasFollowers = field.key == "dead_ends"_L1 || field.key == "workarounds"_L1;
        if (index < 0) {
            continue;
        }
        if (hasFollowers) {
            const QString list = u'/' + field.key;
            for (qsizetype i = result.count(list) - 1; i >= 0; --i) {
                if (result.m_fields.at(catalog::pointerTo(list, i))->saysNothing()) {
                    result.remove(list, i);
                }
            }
        } else if (field.key != "reproductions"_L1) {
            tidy(result.m_fields.items[index]);
        }
    }
    return result;
}

RecordDraft::Reading RecordDraft::read() const
{
    RecordDraft complete = *this;
    const bool hasId = !id().simplified().isEmpty();
    if (!hasId) {
        *complete.makeWay(u"/id"_s) = catalog::FieldValue::ofText(QString(noName));
    }
    catalog::LoadResult loaded = catalog::readRecords(complete.json(), {});
    Reading reading{.problems = loaded.problems};
    if (!loaded.records.isEmpty()) {
        reading.record = std::move(loaded.records.first());
    }
    if (!hasId) {
        reading.problems.append({catalog::Problem::Kind::MissingField, {}, 0, {}, u"/id"_s, {}});
    }
    return reading;
}

QString RecordDraft::pointerOf(const QString &pointer) const
{
    QString here;
    for (const QString &part : catalog::pointerParts(pointer)) {
        const catalog::FieldValue *value = m_fields.at(here);
        if (!value || value->type != Type::List) {
            here = catalog::pointerTo(here, part);
            continue;
        }
        // Reading leaves out empty items, in lists of texts and in lists of objects.
        qsizetype wanted = part.toLongLong();
        qsizetype index = 0;
        while (index < value->items.size() - 1 && (value->items.at(index).saysNothing() || wanted-- > 0)) {
            ++index;
        }
        here = catalog::pointerTo(here, index);
    }
    return here;
}

} // namespace wayout::authoring
