// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/recordschema.h"

#include <QLatin1StringView>
#include <QString>
#include <QStringList>

#include <span>

namespace wayout::catalog {

/// A field of the flat bilingual format, made from the schema.
struct FormatField {
    using Content = FieldKind;

    QLatin1StringView key;
    Content content = Content::Line;
    /// Whether texts in other languages follow it, each with its own key.
    bool isBilingual = false;
    FormSection section = FormSection::None;
    /// Returns the fields of the object, or of the objects in the list; null for other kinds.
    std::span<const FormatField> (*fields)() = nullptr;
    /// The only values of a text, or of the texts of a list; empty if it may have any.
    std::span<const std::string_view> words = {};
};

/// Returns the fields of a record, in their order in a draft.
std::span<const FormatField> recordFormat();
/// Returns the keys of the record's own fields on a page of the editor, from top to bottom.
QStringList formKeys(FormSection section);

/// Returns the fields of the object that a JSON pointer names, or an empty span if the format does not know the object.
std::span<const FormatField> formatAt(const QString &pointer);
/// Returns the field that a pointer names ("/workarounds/0/how", also "…/how_zh"), or null for an unknown field.
const FormatField *formatField(const QString &pointer);
/// Returns a number that orders the keys of an object as the format does, each translation right after its original.
/// Returns -1 for an unknown key.
int formatPlace(std::span<const FormatField> fields, const QString &key);

} // namespace wayout::catalog
