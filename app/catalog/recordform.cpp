// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/recordform.h"

#include "app/catalog/fieldvalue.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace wayout::catalog {
namespace {

QString keyOf(const FormatField &field, const TextLanguage &language)
{
    return field.key + QLatin1StringView(language.keySuffix);
}

const FormatField *fieldNamed(std::span<const FormatField> fields, const QString &key)
{
    for (const FormatField &field : fields) {
        const std::span languages = std::span(textLanguages).first(field.isBilingual ? textLanguages.size() : 1);
        if (std::ranges::any_of(
                languages, [&](const TextLanguage &language) { return key == keyOf(field, language); })) {
            return &field;
        }
    }
    return nullptr;
}

/// Returns the systems that the form offers. A record may name others.
std::span<const FormatField> systemFormat()
{
    static constexpr std::array fields{
        FormatField{"windows"_L1, FieldKind::Prose},
        FormatField{"macos"_L1, FieldKind::Prose},
        FormatField{"linux"_L1, FieldKind::Prose},
    };
    return fields;
}

template<typename Struct>
std::span<const FormatField> formatOf();

template<typename Row>
constexpr FormatField formatOfRow(const Row &row)
{
    if constexpr (IsFieldGroup<Row>) {
        return {QLatin1StringView(row.key), FieldKind::Object, false, row.section, &formatOf<typename Row::Fields>};
    } else {
        using Value = typename Row::Value;
        FormatField field{
            QLatin1StringView(row.key), kindOf(row), std::is_same_v<Value, BilingualText>, row.traits.section};
        field.words = row.traits.words;
        if constexpr (HasRecordSchema<Value>) {
            field.fields = &formatOf<Value>;
        } else if constexpr (kindOf(Row()) == FieldKind::Objects) {
            field.fields = &formatOf<typename Value::value_type>;
        } else if (field.content == FieldKind::Object) {
            field.fields = &systemFormat;
        }
        return field;
    }
}

template<typename Struct>
std::span<const FormatField> formatOf()
{
    static constexpr auto fields =
        std::apply([](const auto &...rows) { return std::array{formatOfRow(rows)...}; }, recordSchema<Struct>);
    return fields;
}

} // namespace

std::span<const FormatField> recordFormat()
{
    return formatOf<Record>();
}

QStringList formKeys(FormSection section)
{
    QStringList keys;
    for (const std::size_t place : rowOrder<Record, &FieldTraits::editedAfter>()) {
        const FormatField &field = recordFormat()[place];
        if (field.section == section) {
            keys.append(field.key);
        }
    }
    return keys;
}

std::span<const FormatField> formatAt(const QString &pointer)
{
    std::span<const FormatField> fields = recordFormat();
    bool inList = false;
    for (const QString &part : pointerParts(pointer)) {
        if (inList) { // `part` is a position
            inList = false;
            continue;
        }
        const FormatField *field = fieldNamed(fields, part);
        if (!field || !field->fields) {
            return {};
        }
        fields = field->fields();
        inList = field->content == FieldKind::Objects;
    }
    return inList ? std::span<const FormatField>() : fields;
}

const FormatField *formatField(const QString &pointer)
{
    const qsizetype last = pointer.lastIndexOf(u'/');
    return last < 0 ? nullptr : fieldNamed(formatAt(pointer.first(last)), pointerParts(pointer).constLast());
}

int formatPlace(std::span<const FormatField> fields, const QString &key)
{
    const FormatField *field = fieldNamed(fields, key);
    if (!field) {
        return -1;
    }
    const auto isOfKey = [&](const TextLanguage &language) { return key == keyOf(*field, language); };
    const auto language = std::ranges::find_if(textLanguages, isOfKey) - textLanguages.begin();
    return int(field - fields.data()) * int(textLanguages.size()) + int(language);
}

} // namespace wayout::catalog
