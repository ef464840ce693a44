// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/recordreader.h"

#include "app/catalog/jsonfields.h"
#include "app/catalog/limits.h"
#include "app/catalog/recordschema.h"
#include "app/catalog/recordtitle.h"

#include <algorithm>
#include <initializer_list>
#include <span>
#include <string_view>

using namespace Qt::StringLiterals;

namespace wayout::catalog {

using Kind = Problem::Kind;

namespace {

QString patternIn(const JsonFields &fields, const char *key)
{
    const QString pattern = fields.verbatim(key);
    if (pattern.toUtf8().size() > Limits::patternBytes) {
        fields.report(Kind::PatternTooLarge, key, QString::number(Limits::patternBytes));
        return {};
    }
    return pattern;
}

/// Whether the field may have this value. Reports a value that it may not have.
bool isAllowed(const JsonFields &fields, const char *key, const FieldTraits &traits, const QString &text)
{
    const bool isAllowed = traits.words.empty() || text.isEmpty()
        || std::ranges::find(traits.words, text.toStdString()) != traits.words.end();
    if (!isAllowed) {
        fields.report(Kind::UnknownWord, key, text);
    }
    return isAllowed;
}

void read(const JsonFields &fields, const char *key, const FieldTraits &traits, QString &text)
{
    switch (traits.kind) {
    case FieldKind::Prose:
    case FieldKind::Remark:
    case FieldKind::Source:
        text = fields.text(key);
        break;
    case FieldKind::Code:
        text = fields.code(key);
        break;
    case FieldKind::Output:
        text = fields.verbatim(key);
        break;
    case FieldKind::Pattern:
        text = patternIn(fields, key);
        break;
    case FieldKind::Label:
        text = fields.label(key);
        break;
    default:
        text = fields.line(key);
    }
    if (!isAllowed(fields, key, traits, text)) {
        text.clear();
    }
}

template<typename Struct, typename Object>
bool readFields(const JsonFields &fields, Object &object);

template<typename Entry>
constexpr const char *plainEntryKey()
{
    const char *key = nullptr;
    forEachField<Entry>([&](const auto &field) { key = field.traits.isPlainEntry ? field.key : key; });
    return key;
}

/// Whether an entry has the fields that it needs. Reports a missing field unless its need is FieldNeed::Silent.
template<typename Entry>
bool isKept(const JsonFields &fields, const Entry &entry)
{
    bool isWhole = true;
    bool hasAny = false;
    const char *wanted = nullptr; // the first of the fields of which the entry needs one
    forEachField<Entry>([&](const auto &field) {
        if constexpr (requires { (entry.*field.member).isEmpty(); }) {
            const bool isEmpty = (entry.*field.member).isEmpty();
            if (field.traits.need == FieldNeed::AnyOf) {
                wanted = wanted ? wanted : field.key;
                hasAny = hasAny || !isEmpty;
            }
            isWhole = isWhole && !(isEmpty && field.traits.need == FieldNeed::Silent);
        }
    });
    if (wanted && !hasAny) {
        fields.report(Kind::MissingField, wanted);
        return false;
    }
    return isWhole;
}

/// Reads a list of entries. `complete` is called with each entry to add what its own fields do not state.
template<typename Entry, typename Complete>
void readEntries(const JsonFields &fields, const char *key, QList<Entry> &entries, Complete complete)
{
    const QList<JsonFields::Item> items =
        IsNamed<Entry> ? fields.namedItems(key) : fields.items(key, plainEntryKey<Entry>());
    for (const auto &[index, name, item] : items) {
        Entry entry;
        readFields<Entry>(item, entry);
        if constexpr (IsNamed<Entry>) {
            nameOf(entry) = name;
        }
        complete(index, item, entry);
        if (isKept(item, entry)) {
            entries.append(std::move(entry));
        }
    }
}

/// Reads the workarounds. Translations of their actions may also be in parallel lists, such as "workarounds_zh".
void readWorkarounds(const JsonFields &fields, const char *key, QList<Workaround> &workarounds)
{
    const qsizetype size = fields.listSize(key);
    std::array<QStringList, textLanguages.size()> parallel;
    for (std::size_t i = 1; i < textLanguages.size(); ++i) {
        const QByteArray parallelKey = keyIn(key, textLanguages[i]);
        parallel[i] = fields.parallelTexts(parallelKey.constData());
        if (!parallel[i].isEmpty() && parallel[i].size() != size) {
            fields.report(
                Kind::ListsNotParallel, parallelKey.constData(), u"%1, %2"_s.arg(size).arg(parallel[i].size()));
            parallel[i].clear();
        }
    }
    readEntries(fields, key, workarounds, [&](qsizetype index, const JsonFields &item, Workaround &workaround) {
        if (!workaround.how.en.isEmpty() && workaround.how.en == workaround.action.en) {
            item.report(Kind::RepeatedText, "how");
            workaround.how.en.clear();
        }
        for (std::size_t i = 1; i < textLanguages.size(); ++i) {
            QString &action = workaround.action.*textLanguages[i].text;
            QString &how = workaround.how.*textLanguages[i].text;
            if (how == action) {
                how.clear();
            }
            const QString translation = parallel[i].value(index);
            if (action.isEmpty() && translation != workaround.action.en && translation != workaround.how.en) {
                action = translation;
            }
        }
    });
}

template<typename Value>
void read(const JsonFields &fields, const char *key, const FieldTraits &traits, Value &value)
{
    if constexpr (std::is_same_v<Value, BilingualText>) {
        QString &first = value.*textLanguages.front().text;
        read(fields, key, traits, first);
        for (const TextLanguage &language : std::span(textLanguages).subspan(1)) {
            QString &translation = value.*language.text;
            read(fields, keyIn(key, language).constData(), traits, translation);
            if (translation == first) { // a copy is not a translation
                translation.clear();
            }
        }
    } else if constexpr (std::is_same_v<Value, QStringList>) {
        value = fields.texts(key);
        value.removeIf([&](const QString &text) { return !isAllowed(fields, key, traits, text); });
    } else if constexpr (std::is_same_v<Value, std::optional<double>>) {
        value = fields.rate(key);
    } else if constexpr (std::is_same_v<Value, std::optional<int>>) {
        value = fields.count(key);
    } else if constexpr (std::is_same_v<Value, std::optional<bool>>) {
        value = fields.truth(key);
    } else if constexpr (std::is_same_v<Value, Outcomes>) {
        value = fields.truths(key);
    } else if constexpr (std::is_same_v<Value, QDate>) {
        value = fields.date(key);
    } else if constexpr (std::is_same_v<Value, QList<Workaround>>) {
        readWorkarounds(fields, key, value);
    } else if constexpr (HasRecordSchema<Value>) {
        readFields<Value>(fields.object(key), value);
    } else if constexpr (IsObjectList<Value>) {
        readEntries(fields, key, value, [](qsizetype, const JsonFields &, const auto &) {});
    } else {
        value = fields.flattened(key);
    }
}

const QString &inFirstLanguage(const QString &text)
{
    return text;
}

const QString &inFirstLanguage(const BilingualText &text)
{
    return text.*textLanguages.front().text;
}

/// Returns false when the field is required and missing.
template<typename Owner, typename Value>
bool readField(const JsonFields &fields, const RecordField<Owner, Value> &field, Owner &object)
{
    Value &value = object.*field.member;
    if (field.traits.isName) { // it is the key of the object, not a field in it
        return true;
    }
    read(fields, field.key, field.traits, value);
    if constexpr (requires { inFirstLanguage(value); }) {
        if (field.traits.need == FieldNeed::Required && inFirstLanguage(value).isEmpty()) {
            fields.report(Kind::MissingField, field.key);
            return false;
        }
    }
    return true;
}

/// Returns false when a required field is missing.
template<typename Struct, typename Object>
bool readFields(const JsonFields &fields, Object &object)
{
    bool isWhole = true;
    forEachRow<Struct>([&]<typename Row>(const Row &row) {
        if constexpr (IsFieldGroup<Row>) {
            if (isWhole) {
                readFields<typename Row::Fields>(fields.object(row.key), object);
            }
        } else if (isWhole || row.traits.need == FieldNeed::Required) {
            isWhole = readField(fields, row, object) && isWhole;
        }
    });
    return isWhole;
}

/// Reports that only titleOf() says what a record is about.
void reportGap(const JsonFields &fields, const Record &record)
{
    if (record.signature.en.isEmpty()) {
        const BilingualText title = titleOf(record);
        fields.report(Kind::NoSignature, "signature", title.en.isEmpty() ? title.zh : title.en);
    }
}

std::optional<Record> recordFromFlat(const JsonFields &fields)
{
    Record record;
    if (!readFields<Record>(fields, record)) {
        return std::nullopt;
    }
    reportGap(fields, record);
    // Outcomes belong to attempts by position, which is lost when an attempt was left out.
    for (Reproduction &reproduction : record.reproductions) {
        if (record.deadEnds.size() != fields.listSize("dead_ends")) {
            reproduction.deadEnds.clear();
        }
        if (record.workarounds.size() != fields.listSize("workarounds")) {
            reproduction.workarounds.clear();
        }
    }
    return record;
}

/// Reads those fields of an ErrorCanon record that have the same keys as in the flat format.
void readNamed(const JsonFields &fields, std::initializer_list<std::string_view> keys, Record &record)
{
    for (const std::string_view key : keys) {
        forEachRow<Record>([&]<typename Row>(const Row &row) {
            if (row.key != key) {
                return;
            }
            if constexpr (IsFieldGroup<Row>) {
                readFields<typename Row::Fields>(fields.object(row.key), record);
            } else {
                readField(fields, row, record);
            }
        });
    }
}

/// Reads the runtime as the affected version, and the rest of the environment as it is.
void readEnvironment(const JsonFields &fields, Record &record)
{
    const JsonFields runtime = fields.object("environment").object("runtime");
    const QString version = u"%1 %2"_s.arg(runtime.line("name"), runtime.label("version_range")).trimmed();
    if (!version.isEmpty()) {
        record.versions.append(AffectedVersion{.version = version});
    }
    for (const auto &[name, value] : fields.flattened("environment")) {
        if (!name.startsWith("runtime."_L1)) {
            record.osSpecific.append({name, value});
        }
    }
}

/// Gives the dead ends and workarounds without a source the page that the record comes from.
void readOrigin(const JsonFields &fields, Record &record)
{
    const QString page = fields.line("url");
    const auto give = [&page](auto &entries) {
        for (auto &entry : entries) {
            if (entry.sources.isEmpty() && !page.isEmpty()) {
                entry.sources.append(page);
            }
        }
    };
    give(record.deadEnds);
    give(record.workarounds);
}

std::optional<Record> recordFromCanon(const JsonFields &fields)
{
    const JsonFields error = fields.object("error");
    const JsonFields verdict = fields.object("verdict");
    const JsonFields metadata = fields.object("metadata");
    Record record;
    readNamed(fields, {"id"}, record);
    if (record.id.isEmpty()) {
        return std::nullopt;
    }
    record.signature.en = error.line("signature");
    reportGap(error, record);
    readNamed(error, {"regex", "domain", "category", "first_seen", "last_confirmed"}, record);
    readEnvironment(fields, record);
    record.rootCause.en = verdict.text("summary");
    readNamed(verdict, {"resolvable", "fix_success_rate", "confidence", "last_updated"}, record);
    readNamed(fields, {"dead_ends", "workarounds"}, record);
    readOrigin(fields, record);
    readNamed(fields, {"transition_graph"}, record);
    if (!record.lastUpdated.isValid()) {
        record.lastUpdated = metadata.date("generation_date");
    }
    const QString review = metadata.line("review_status");
    record.verificationTier = review == "auto_generated"_L1 ? u"ai_generated"_s : review;
    readNamed(metadata, {"evidence_count"}, record);
    return record;
}

} // namespace

std::optional<Record> recordFrom(const JsonFields &fields)
{
    const bool isErrorCanon = fields.has("error") && !fields.has("signature");
    return isErrorCanon ? recordFromCanon(fields) : recordFromFlat(fields);
}

} // namespace wayout::catalog
