// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/recorddraft.h"

#include "app/catalog/catalogreader.h"
#include "app/catalog/recordwriter.h"
#include "app/catalog/recordform.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using Content = FormatField::Content;
using Type = FieldValue::Type;

namespace {

constexpr auto workarounds = "workarounds"_L1;
constexpr auto noName = "draft/draft"_L1; // stands in for what a record must have to be read

/// Splits "/dead_ends/0/action" into "/dead_ends/0" and "action".
std::pair<QString, QString> parentAndKey(const QString &pointer)
{
    const qsizetype last = pointer.lastIndexOf(u'/');
    return {pointer.first(std::max<qsizetype>(0, last)), pointerParts(pointer).constLast()};
}

bool isJsonNumber(const QString &text)
{
    const auto value = fieldsOf(text.toUtf8());
    return value && value->type == Type::Number;
}

FieldValue valueFor(Content content, const QString &text)
{
    const QString plain = text.trimmed();
    const bool isFigure = content == Content::Rate || content == Content::Count;
    if (isFigure && isJsonNumber(plain)) {
        return FieldValue::ofNumber(plain);
    }
    if (content == Content::Truth && (plain == "true"_L1 || plain == "false"_L1)) {
        return FieldValue::ofTruth(plain == "true"_L1);
    }
    return FieldValue::ofText(text);
}

/// Puts a new field where the format has it.
void addInPlace(FieldValue &object, std::span<const FormatField> fields, const QString &key, const FieldValue &value)
{
    const int place = formatPlace(fields, key);
    qsizetype index = object.keys.size();
    if (place >= 0) {
        index = 0;
        for (qsizetype i = 0; i < object.keys.size(); ++i) {
            const int other = formatPlace(fields, object.keys.at(i));
            if (other >= 0 && other < place) {
                index = i + 1;
            }
        }
    }
    object.keys.insert(index, key);
    object.items.insert(index, value);
}

/// What the keys of translations end in. Those of the workarounds' actions may be in lists beside the workarounds.
QStringList translationSuffixes()
{
    QStringList suffixes;
    for (const TextLanguage &language : std::span(textLanguages).subspan(1)) {
        suffixes.append(QString::fromLatin1(language.keySuffix));
    }
    return suffixes;
}

/// An entry that is a plain text stands for an object with the first field alone; graph entries are named by theirs, too.
QString plainKey(const QString &entry)
{
    const std::span<const FormatField> fields = formatAt(entry);
    return fields.empty() ? QString() : QString(fields.front().key);
}

void tidy(FieldValue &value)
{
    for (FieldValue &item : value.items) {
        tidy(item);
    }
    if (value.type == Type::List) {
        // null is an outcome: nothing was tried
        value.items.removeIf([](const FieldValue &item) { return item.type != Type::Null && item.saysNothing(); });
    }
}

} // namespace

RecordDraft::RecordDraft()
    : m_fields(FieldValue::object())
{
}

RecordDraft::RecordDraft(const FieldValue &fields)
    : m_fields(fields)
{
}

RecordDraft RecordDraft::ofRecord(const Record &record)
{
    const FieldValue written = fieldsOf(recordToJson(record)).value_or(FieldValue::object());
    FieldValue ordered = FieldValue::object();
    for (qsizetype i = 0; i < written.keys.size(); ++i) {
        addInPlace(ordered, recordFormat(), written.keys.at(i), written.items.at(i));
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
    const FieldValue *value = m_fields.at(pointer);
    if (const FieldValue *entry = m_fields.at(parent);
        !value && entry && entry->type == Type::Text && key == plainKey(parent)) {
        value = entry;
    }
    for (const QString &suffix : translationSuffixes()) {
        if (!value && key == "action"_L1 + suffix && parent.startsWith("/workarounds/"_L1)) {
            const FieldValue *list = m_fields.find(workarounds + suffix);
            const FieldValue *own = list && list->items.size() == count(u'/' + workarounds)
                ? list->at(parent.mid(1 + workarounds.size()))
                : nullptr;
            value = own && own->text != text(parent + "/action"_L1) ? own : nullptr;
        }
    }
    return value && value->type != Type::List && value->type != Type::Object ? value->text : QString();
}

qsizetype RecordDraft::count(const QString &list) const
{
    const FieldValue *value = m_fields.at(list);
    return value && value->type == Type::List ? value->items.size() : 0;
}

QStringList RecordDraft::unknownFields() const
{
    QStringList unknown;
    for (const QString &key : m_fields.keys) {
        if (formatPlace(recordFormat(), key) < 0) {
            unknown.append(key);
        }
    }
    for (const QString &suffix : translationSuffixes()) {
        unknown.removeAll(workarounds + suffix);
    }
    return unknown;
}

/// What `pointer` names; objects on the way are made, and a plain text there becomes one. Null where a list has no such entry.
FieldValue *RecordDraft::makeWay(const QString &pointer)
{
    FieldValue *value = &m_fields;
    QString here;
    for (const QString &part : pointerParts(pointer)) {
        if (value->type == Type::List) {
            const qsizetype index = part.toLongLong();
            if (index < 0 || index >= value->items.size()) {
                return nullptr;
            }
            here = pointerTo(here, index);
            value = &value->items[index];
            if (value->type == Type::Text && !formatAt(here).empty()) {
                FieldValue object = FieldValue::object();
                object.add(plainKey(here), *value);
                *value = object;
            }
            continue;
        }
        if (value->type != Type::Object) {
            *value = FieldValue::object();
        }
        if (value->indexOf(part) < 0) {
            addInPlace(*value, formatAt(here), part, {});
        }
        here = pointerTo(here, part);
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
    const FormatField *field = formatField(pointer);
    if (const FieldValue *object = m_fields.at(parent); text.isEmpty() && object && object->type == Type::Object) {
        if (const qsizetype index = object->indexOf(key); index >= 0) {
            FieldValue *changed = makeWay(parent);
            changed->keys.removeAt(index);
            changed->items.removeAt(index);
            return;
        }
    }
    if (FieldValue *value = makeWay(pointer)) {
        *value = valueFor(field ? field->content : Content::Prose, text);
    }
}

void RecordDraft::setTruth(const QString &pointer, std::optional<bool> truth)
{
    if (FieldValue *value = makeWay(pointer)) {
        *value = truth ? FieldValue::ofTruth(*truth) : FieldValue();
    }
}

/// Makes the same change to the lists that have one entry for each of `list`.
void RecordDraft::followEntry(const QString &list, const auto &change)
{
    const qsizetype size = count(list);
    const QString key = list.mid(1);
    QStringList followers;
    for (qsizetype i = 0; (key == "dead_ends"_L1 || key == "workarounds"_L1) && i < count(u"/reproductions"_s); ++i) {
        followers.append(pointerTo(pointerTo(u"/reproductions"_s, i), key));
    }
    const qsizetype outcomes = followers.size();
    if (key == workarounds) {
        for (const QString &suffix : translationSuffixes()) {
            followers.append(list + suffix);
        }
    }
    for (qsizetype i = 0; i < followers.size(); ++i) {
        if (size > 0 && count(followers.at(i)) == size) {
            change(*makeWay(followers.at(i)), i < outcomes ? FieldValue() : FieldValue::ofText({}));
        }
    }
}

void RecordDraft::insert(const QString &list, qsizetype index, const FieldValue &entry)
{
    const qsizetype place = std::clamp<qsizetype>(index, 0, count(list));
    followEntry(
        list, [place](FieldValue &follower, const FieldValue &nothing) { follower.items.insert(place, nothing); });
    FieldValue *value = makeWay(list);
    if (!value) {
        return;
    }
    if (value->type != Type::List) {
        *value = FieldValue::list();
    }
    value->items.insert(place, entry);
}

void RecordDraft::remove(const QString &list, qsizetype index)
{
    if (index < 0 || index >= count(list)) {
        return;
    }
    followEntry(list, [index](FieldValue &follower, const FieldValue &) { follower.items.removeAt(index); });
    makeWay(list)->items.removeAt(index);
}

void RecordDraft::move(const QString &list, qsizetype from, qsizetype to)
{
    if (from < 0 || to < 0 || std::max(from, to) >= count(list)) {
        return;
    }
    followEntry(list, [=](FieldValue &follower, const FieldValue &) { follower.items.move(from, to); });
    makeWay(list)->items.move(from, to);
}

RecordDraft RecordDraft::tidied() const
{
    RecordDraft result = *this;
    for (const FormatField &field : recordFormat()) {
        const qsizetype index = result.m_fields.indexOf(field.key);
        const bool hasFollowers = field.key == "dead_ends"_L1 || field.key == "workarounds"_L1;
        if (index < 0) {
            continue;
        }
        if (hasFollowers) {
            const QString list = u'/' + field.key;
            for (qsizetype i = result.count(list) - 1; i >= 0; --i) {
                if (result.m_fields.at(pointerTo(list, i))->saysNothing()) {
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
    const bool hasSignature = !text(u"/signature"_s).simplified().isEmpty();
    for (const QString &missing : {hasId ? QString() : u"/id"_s, hasSignature ? QString() : u"/signature"_s}) {
        if (!missing.isEmpty()) {
            *complete.makeWay(missing) = FieldValue::ofText(QString(noName));
        }
    }
    LoadResult loaded = readRecords(complete.json(), {});
    Reading reading{.problems = loaded.problems};
    if (!loaded.records.isEmpty()) {
        reading.record = std::move(loaded.records.first());
    }
    if (!hasSignature) {
        reading.problems.append({Problem::Kind::MissingField, {}, 0, id(), u"/signature"_s, {}});
        reading.record.signature = {{}, reading.record.signature.zh};
    }
    if (!hasId) {
        reading.problems.append({Problem::Kind::MissingField, {}, 0, {}, u"/id"_s, {}});
    }
    return reading;
}

QString RecordDraft::pointerOf(const QString &pointer) const
{
    QString here;
    for (const QString &part : pointerParts(pointer)) {
        const FieldValue *value = m_fields.at(here);
        if (!value || value->type != Type::List) {
            here = pointerTo(here, part);
            continue;
        }
        // Reading leaves out what says nothing; in lists of texts and of entries alike.
        qsizetype wanted = part.toLongLong();
        qsizetype index = 0;
        while (index < value->items.size() - 1 && (value->items.at(index).saysNothing() || wanted-- > 0)) {
            ++index;
        }
        here = pointerTo(here, index);
    }
    return here;
}
