// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/recordschema.h"

#include <QLatin1StringView>
#include <QString>
#include <QStringList>

#include <span>

namespace wayout::catalog {

/// A field of the flat bilingual format, as the schema has it.
struct FormatField {
    using Content = FieldKind;

    QLatin1StringView key;
    Content content = Content::Line;
    /// A text in another language follows it, with a key of its own.
    bool isBilingual = false;
    FormSection section = FormSection::None;
    std::span<const FormatField> (*fields)() = nullptr;
};

/// Of a record, in the order in which a draft has them.
std::span<const FormatField> recordFormat();
/// The keys of the record's own fields on a page of the editor, from top to bottom.
QStringList formKeys(FormSection section);

/// The fields of the object that a JSON pointer names; none where the format says nothing about it.
std::span<const FormatField> formatAt(const QString &pointer);
/// The field that a pointer names ("/workarounds/0/how", also "…/how_zh"); null where the format knows none.
const FormatField *formatField(const QString &pointer);
/// Where a key stands among the fields of an object: a translation right behind its original; -1 for a key that the format does
/// not know.
int formatPlace(std::span<const FormatField> fields, const QString &key);

} // namespace wayout::catalog
