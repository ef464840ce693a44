// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/recorddraft.h"
#include "app/catalog/catalogreader.h"
#include "app/catalog/recordform.h"
#include "app/catalog/recordpacking.h"
#include "app/catalog/recordschema.h"
#include "app/catalog/recordwriter.h"
#include "app/present/fieldlabels.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::authoring;
using namespace wayout::catalog;
using namespace wayout::present;

namespace {

// How many members an aggregate has: as many as it takes initialisers.

struct Anything {
    template<typename T>
    operator T() const
    {
        return T();
    }
};

template<typename T, typename... Initialisers>
concept IsMadeOf = requires
{
    T{Initialisers{}...};
};

template<typename T, typename... Initialisers>
consteval std::size_t memberCount()
{
    if constexpr (IsMadeOf<T, Initialisers..., Anything>) {
        return memberCount<T, Initialisers..., Anything>();
    } else {
        return sizeof...(Initialisers);
    }
}

/// The fields of a schema that have members of their own: a member with two rows counts once.
template<typename Struct>
consteval std::size_t fieldCount()
{
    std::size_t count = 0;
    forEachField<Struct>([&](const auto &field) {
        bool isRepeated = false;
        bool isReached = false;
        forEachField<Struct>([&](const auto &other) {
            if constexpr (std::is_same_v<decltype(field.member), decltype(other.member)>) {
                isReached = isReached || &field == &other;
                isRepeated = isRepeated || (!isReached && field.member == other.member);
            }
        });
        count += isRepeated ? 0 : 1;
    });
    return count;
}

static_assert(memberCount<Applicability>() == fieldCount<Applicability>());
static_assert(memberCount<Report>() == fieldCount<Report>());
static_assert(memberCount<CodeVariant>() == fieldCount<CodeVariant>());
static_assert(memberCount<Capture>() == fieldCount<Capture>());
static_assert(memberCount<DeadEnd>() == fieldCount<DeadEnd>());
static_assert(memberCount<Workaround>() == fieldCount<Workaround>());
static_assert(memberCount<AffectedVersion>() == fieldCount<AffectedVersion>());
static_assert(memberCount<Transition>() == fieldCount<Transition>());
static_assert(memberCount<Sample>() == fieldCount<Sample>());
static_assert(memberCount<Reproduction>() == fieldCount<Reproduction>());
static_assert(memberCount<Record>() == fieldCount<Record>() + std::tuple_size_v<decltype(recordOrigin)>);
static_assert(memberCount<BilingualText>() == textLanguages.size());

/// Gives each value another one.
class Filler
{
public:
    template<typename Struct>
    void fill(auto &object)
    {
        forEachField<Struct>([&](const auto &field) { give(object.*field.member, field.traits); });
    }

private:
    void give(QString &text, const FieldTraits &traits)
    {
        ++m_count;
        text = traits.words.empty()
            ? u"value %1"_s.arg(m_count, 3, 10, QChar(u'0')) // the names of objects are sorted
            : QString(QLatin1StringView(traits.words[std::size_t(m_count) % traits.words.size()]));
    }
    void give(BilingualText &text, const FieldTraits &traits)
    {
        for (const TextLanguage &language : textLanguages) {
            give(text.*language.text, traits);
        }
    }
    void give(std::optional<double> &rate, const FieldTraits &) { rate = ++m_count / 1000.0; }
    void give(std::optional<int> &count, const FieldTraits &) { count = ++m_count; }
    void give(std::optional<bool> &truth, const FieldTraits &) { truth = ++m_count % 2 == 0; }
    void give(QDate &date, const FieldTraits &) { date = QDate(2000, 1, 1).addDays(++m_count); }
    void give(Outcomes &outcomes, const FieldTraits &) { outcomes = {++m_count % 2 == 0, std::nullopt}; }
    void give(QList<std::pair<QString, QString>> &pairs, const FieldTraits &traits)
    {
        pairs.resize(1);
        pairs.first().first = u"linux"_s;
        give(pairs.first().second, traits);
    }
    template<HasRecordSchema Struct>
    void give(Struct &object, const FieldTraits &)
    {
        fill<Struct>(object);
    }
    template<typename Value>
    void give(QList<Value> &list, const FieldTraits &traits)
    {
        for (Value &item : list = QList<Value>(2)) { // as many as there are outcomes
            give(item, traits);
        }
    }

    int m_count = 0;
};

Record filledRecord()
{
    Record record;
    Filler().fill<Record>(record);
    return record;
}

QStringList emptyFields(const Record &record)
{
    QStringList empty;
    const Record nothing;
    forEachField<Record>([&](const auto &field) {
        if (record.*field.member == nothing.*field.member) {
            empty.append(QLatin1StringView(field.key));
        }
    });
    return empty;
}

void typeInto(RecordDraft &draft, const FieldValue &value, const QString &pointer)
{
    if (const FormatField *field = formatField(pointer); field && field->content == FieldKind::NamedObjects) {
        draft.setText(pointer, QString::fromUtf8(jsonOf(value)));
        return;
    }
    if (value.type == FieldValue::Type::Object) {
        for (qsizetype i = 0; i < value.items.size(); ++i) {
            typeInto(draft, value.items.at(i), pointerTo(pointer, value.keys.at(i)));
        }
        return;
    }
    const FormatField *field = formatField(pointer);
    if (value.type != FieldValue::Type::List) {
        QVERIFY2(field, qPrintable(pointer));
        draft.setText(pointer, value.text);
        return;
    }
    for (qsizetype i = 0; i < value.items.size(); ++i) {
        const FieldValue &item = value.items.at(i);
        const bool isObject = item.type == FieldValue::Type::Object;
        draft.insert(pointer, i, isObject ? FieldValue::object() : item);
        if (isObject) {
            typeInto(draft, item, pointerTo(pointer, i));
        }
    }
}

template<typename Struct>
void collectKeys(QStringList &keys)
{
    forEachRow<Struct>([&]<typename Row>(const Row &row) {
        if constexpr (IsFieldGroup<Row>) {
            collectKeys<typename Row::Fields>(keys);
        } else {
            keys.append(QLatin1StringView(row.key));
            if constexpr (HasRecordSchema<typename Row::Value>) {
                collectKeys<typename Row::Value>(keys);
            } else if constexpr (IsObjectList<typename Row::Value>) {
                collectKeys<typename Row::Value::value_type>(keys);
            }
        }
    });
}

} // namespace

class tst_RecordSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFieldIsWrittenAndRead();
    void everyFieldIsPackedAndUnpacked();
    void everyFieldCanBeTypedIntoADraft();
    void everyFieldOfARecordIsOnAPageOfTheEditor();
    void everyFieldHasALabel();
    void fieldsMayBeWrittenInAnotherOrder();
};

void tst_RecordSchema::everyFieldIsWrittenAndRead()
{
    Record record = filledRecord();
    QCOMPARE(emptyFields(record), QStringList());
    const LoadResult result = readRecords(recordToJson(record), u"pack.json"_s);
    QVERIFY(result.problems.isEmpty());
    QCOMPARE(result.records.size(), 1);
    record.file = u"pack.json"_s;
    record.line = 1;
    QVERIFY2(result.records.first() == record, recordToJson(result.records.first()).constData());
}

void tst_RecordSchema::everyFieldIsPackedAndUnpacked()
{
    Record record = filledRecord();
    record.replaces = {u"other.json:1"_s};
    QVERIFY(unpackedRecord(packedRecord(record)) == record);
}

void tst_RecordSchema::everyFieldCanBeTypedIntoADraft()
{
    const FieldValue fields = RecordDraft::ofRecord(filledRecord()).fields();
    RecordDraft draft;
    typeInto(draft, fields, {});
    QCOMPARE(draft.unknownFields(), QStringList());
    const RecordDraft::Reading reading = draft.read();
    QVERIFY(reading.problems.isEmpty());
    Record read = reading.record;
    read.line = 0;
    QVERIFY2(read == filledRecord(), recordToJson(read).constData());
}

void tst_RecordSchema::everyFieldOfARecordIsOnAPageOfTheEditor()
{
    QStringList keys;
    for (int section = int(FormSection::None) + 1; section <= int(FormSection::Filing); ++section) {
        keys += formKeys(FormSection(section));
    }
    QStringList expected;
    for (const FormatField &field : recordFormat()) {
        expected.append(field.key);
    }
    keys.sort();
    expected.sort();
    QCOMPARE(keys, expected);
    QCOMPARE(formKeys(FormSection::Error).join(u' '),
        u"signature title regex aliases domain id error_code category subcategory"_s);
}

void tst_RecordSchema::everyFieldHasALabel()
{
    QStringList keys;
    collectKeys<Record>(keys);
    for (const QString &key : std::as_const(keys)) {
        QVERIFY2(fieldLabel(QLatin1StringView(key.toLatin1())) != key, qPrintable(key));
    }
}

void tst_RecordSchema::fieldsMayBeWrittenInAnotherOrder()
{
    const QString json = QString::fromUtf8(recordToJson(filledRecord()));
    qsizetype last = -1;
    for (const char *key :
        {"id", "signature", "signature_zh", "regex", "domain", "dead_ends", "official_doc_section", "error_code",
            "verification_tier", "confidence", "last_updated", "evidence_count", "tags", "locale", "aliases"}) {
        const qsizetype at = json.indexOf(u"\"%1\":"_s.arg(QLatin1StringView(key)));
        QVERIFY2(at > last, key);
        last = at;
    }
}

QTEST_GUILESS_MAIN(tst_RecordSchema)
#include "tst_recordschema.moc"
