// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/errorcanonwriter.h"

#include "app/catalog/recordschema.h"
#include "app/authoring/recorddraft.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

void put(FieldValue &object, QLatin1StringView key, const QString &text)
{
    if (!text.isEmpty()) {
        object.add(key, FieldValue::ofText(text));
    }
}

/// What both formats write the same way.
void copy(const FieldValue &flat, std::initializer_list<QLatin1StringView> keys, FieldValue &object)
{
    for (const QLatin1StringView key : keys) {
        if (const FieldValue *value = flat.find(key)) {
            object.add(key, *value);
        }
    }
}

/// "gradle >=8.0" is a name and a range; anything else is all name.
FieldValue runtimeOf(const QString &version)
{
    static const QRegularExpression nameAndRange(u"^(\\S+) ([<>=~^!]?=?\\s*v?\\d.*)$"_s);
    const QRegularExpressionMatch match = nameAndRange.match(version);
    FieldValue runtime = FieldValue::object();
    runtime.add(u"name"_s, FieldValue::ofText(match.hasMatch() ? match.captured(1) : version));
    runtime.add(u"version_range"_s, FieldValue::ofText(match.captured(2)));
    return runtime;
}

/// ("hardware.gpu", "A100") becomes {"hardware": {"gpu": "A100"}}.
void putNested(FieldValue &object, QStringList names, const QString &value)
{
    const QString name = names.takeFirst();
    if (names.isEmpty()) {
        object.add(name, FieldValue::ofText(value));
        return;
    }
    if (object.indexOf(name) < 0) {
        object.add(name, FieldValue::object());
    }
    FieldValue &inner = object.items[object.indexOf(name)];
    if (inner.type == FieldValue::Type::Object) {
        putNested(inner, names, value);
    } else { // the name stands for a value already
        object.add(name + u'.' + names.join(u'.'), FieldValue::ofText(value));
    }
}

FieldValue environmentOf(const Record &record)
{
    FieldValue environment = FieldValue::object();
    if (!record.versions.isEmpty()) {
        environment.add(u"runtime"_s, runtimeOf(record.versions.first().version));
    }
    for (const auto &[name, value] : record.osSpecific) {
        putNested(environment, name.split(u'.'), value);
    }
    return environment;
}

/// The list at `key`, which ErrorCanon always has.
FieldValue listIn(const FieldValue *object, const char *key)
{
    const FieldValue *list = object ? object->find(QLatin1StringView(key)) : nullptr;
    return list ? *list : FieldValue::list();
}

} // namespace

FieldValue canonOf(const Record &record)
{
    const FieldValue flat = RecordDraft::ofRecord(record).fields();
    FieldValue error = FieldValue::object();
    put(error, "signature"_L1, record.signature.en);
    copy(flat, {"regex"_L1, "domain"_L1, "category"_L1, "first_seen"_L1, "last_confirmed"_L1}, error);
    FieldValue verdict = FieldValue::object();
    copy(flat, {"resolvable"_L1, "fix_success_rate"_L1, "confidence"_L1, "last_updated"_L1}, verdict);
    put(verdict, "summary"_L1, record.rootCause.en);
    FieldValue metadata = FieldValue::object();
    const bool isGenerated = record.verificationTier == "ai_generated"_L1;
    put(metadata, "review_status"_L1, isGenerated ? u"auto_generated"_s : record.verificationTier);
    copy(flat, {"evidence_count"_L1}, metadata);
    FieldValue graph = FieldValue::object();
    forEachField<TransitionGraph>([&, known = flat.find(u"transition_graph"_s)](const auto &field) {
        graph.add(QLatin1StringView(field.key), listIn(known, field.key));
    });

    FieldValue canon = FieldValue::object();
    canon.add(u"schema_version"_s, FieldValue::ofText(u"1.0.0"_s));
    canon.add(u"id"_s, FieldValue::ofText(record.id));
    canon.add(u"error"_s, error);
    canon.add(u"environment"_s, environmentOf(record));
    canon.add(u"verdict"_s, verdict);
    canon.add(u"dead_ends"_s, listIn(&flat, "dead_ends"));
    canon.add(u"workarounds"_s, listIn(&flat, "workarounds"));
    canon.add(u"transition_graph"_s, graph);
    canon.add(u"metadata"_s, metadata);
    return canon;
}
