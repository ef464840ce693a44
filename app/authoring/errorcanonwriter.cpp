// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/errorcanonwriter.h"

#include "app/authoring/recorddraft.h"
#include "app/catalog/recordschema.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace wayout::authoring {
namespace {

void put(catalog::FieldValue &object, QLatin1StringView key, const QString &text)
{
    if (!text.isEmpty()) {
        object.add(key, catalog::FieldValue::ofText(text));
    }
}

/// Copies the fields that are the same in both formats.
void copy(const catalog::FieldValue &flat, std::initializer_list<QLatin1StringView> keys, catalog::FieldValue &object)
{
    for (const QLatin1StringView key : keys) {
        if (const catalog::FieldValue *value = flat.find(key)) {
            object.add(key, *value);
        }
    }
}

/// Splits "gradle >=8.0" into a name and a range. Any other text is all name.
catalog::FieldValue runtimeOf(const QString &version)
{
    static const QRegularExpression nameAndRange(u"^(\\S+) ([<>=~^!]?=?\\s*v?\\d.*)$"_s);
    const QRegularExpressionMatch match = nameAndRange.match(version);
    catalog::FieldValue runtime = catalog::FieldValue::object();
    runtime.add(u"name"_s, catalog::FieldValue::ofText(match.hasMatch() ? match.captured(1) : version));
    runtime.add(u"version_range"_s, catalog::FieldValue::ofText(match.captured(2)));
    return runtime;
}

/// Adds a value under nested keys: ("hardware.gpu", "A100") becomes {"hardware": {"gpu": "A100"}}.
void putNested(catalog::FieldValue &object, QStringList names, const QString &value)
{
    const QString name = names.takeFirst();
    if (names.isEmpty()) {
        object.add(name, catalog::FieldValue::ofText(value));
        return;
    }
    if (object.indexOf(name) < 0) {
        object.add(name, catalog::FieldValue::object());
    }
    catalog::FieldValue &inner = object.items[object.indexOf(name)];
    if (inner.type == catalog::FieldValue::Type::Object) {
        putNested(inner, names, value);
    } else { // the key already has a value that is not an object
        object.add(name + u'.' + names.join(u'.'), catalog::FieldValue::ofText(value));
    }
}

catalog::FieldValue environmentOf(const catalog::Record &record)
{
    catalog::FieldValue environment = catalog::FieldValue::object();
    if (!record.versions.isEmpty()) {
        environment.add(u"runtime"_s, runtimeOf(record.versions.first().version));
    }
    for (const auto &[name, value] : record.osSpecific) {
        putNested(environment, name.split(u'.'), value);
    }
    return environment;
}

/// Returns the list at `key`, or an empty list, because ErrorCanon always has it.
catalog::FieldValue listIn(const catalog::FieldValue *object, const char *key)
{
    const catalog::FieldValue *list = object ? object->find(QLatin1StringView(key)) : nullptr;
    return list ? *list : catalog::FieldValue::list();
}

} // namespace

catalog::FieldValue canonOf(const catalog::Record &record)
{
    const catalog::FieldValue flat = RecordDraft::ofRecord(record).fields();
    catalog::FieldValue error = catalog::FieldValue::object();
    put(error, "signature"_L1, record.signature.original());
    copy(flat, {"regex"_L1, "domain"_L1, "category"_L1, "first_seen"_L1, "last_confirmed"_L1}, error);
    catalog::FieldValue verdict = catalog::FieldValue::object();
    copy(flat, {"resolvable"_L1, "fix_success_rate"_L1, "confidence"_L1, "last_updated"_L1}, verdict);
    put(verdict, "summary"_L1, record.rootCause.original());
    catalog::FieldValue metadata = catalog::FieldValue::object();
    const bool isGenerated = record.verificationTier == "ai_generated"_L1;
    put(metadata, "review_status"_L1, isGenerated ? u"auto_generated"_s : record.verificationTier);
    copy(flat, {"evidence_count"_L1}, metadata);
    catalog::FieldValue graph = catalog::FieldValue::object();
    catalog::forEachField<catalog::TransitionGraph>([&, known = flat.find(u"transition_graph"_s)](const auto &field) {
        graph.add(QLatin1StringView(field.key), listIn(known, field.key));
    });

    catalog::FieldValue canon = catalog::FieldValue::object();
    canon.add(u"schema_version"_s, catalog::FieldValue::ofText(u"1.0.0"_s));
    canon.add(u"id"_s, catalog::FieldValue::ofText(record.id));
    canon.add(u"error"_s, error);
    canon.add(u"environment"_s, environmentOf(record));
    canon.add(u"verdict"_s, verdict);
    canon.add(u"dead_ends"_s, listIn(&flat, "dead_ends"));
    canon.add(u"workarounds"_s, listIn(&flat, "workarounds"));
    canon.add(u"transition_graph"_s, graph);
    canon.add(u"metadata"_s, metadata);
    return canon;
}

} // namespace wayout::authoring
