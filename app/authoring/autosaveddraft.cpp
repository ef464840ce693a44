// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/autosaveddraft.h"

#include "app/text/secrets.h"

using namespace Qt::StringLiterals;

namespace wayout::authoring {
namespace {

constexpr auto formatName = "wayout-draft"_L1;
constexpr qsizetype longestPaste = 256 * 1024; // characters

QString textAt(const catalog::FieldValue &object, const QString &key)
{
    const catalog::FieldValue *value = object.find(key);
    return value ? value->text : QString();
}

catalog::FieldValue masked(catalog::FieldValue value)
{
    if (value.type == catalog::FieldValue::Type::Text) {
        value.text = text::maskSecrets(value.text);
    }
    for (catalog::FieldValue &item : value.items) {
        item = masked(item);
    }
    return value;
}

} // namespace

QByteArray draftToBytes(const AutosavedDraft &draft)
{
    catalog::FieldValue object = catalog::FieldValue::object();
    object.add(u"format"_s, catalog::FieldValue::ofText(formatName));
    object.add(u"file"_s, catalog::FieldValue::ofText(draft.file));
    object.add(u"id"_s, catalog::FieldValue::ofText(draft.id));
    object.add(u"bytes"_s,
        draft.bytes ? catalog::FieldValue::ofText(QString::fromLatin1(draft.bytes->toBase64()))
                    : catalog::FieldValue());
    object.add(u"paste"_s, catalog::FieldValue::ofText(text::maskedBeginning(draft.paste, longestPaste)));
    object.add(u"record"_s, masked(draft.draft.fields()));
    return catalog::jsonOf(object);
}

std::optional<AutosavedDraft> draftFromBytes(const QByteArray &bytes)
{
    const std::optional<catalog::FieldValue> object = catalog::fieldsOf(bytes);
    const catalog::FieldValue *record = object ? object->find(u"record"_s) : nullptr;
    if (!record || record->type != catalog::FieldValue::Type::Object || textAt(*object, u"format"_s) != formatName) {
        return std::nullopt;
    }
    const catalog::FieldValue *opened = object->find(u"bytes"_s);
    const bool hadFile = opened && opened->type == catalog::FieldValue::Type::Text;
    return AutosavedDraft{
        .draft = RecordDraft(*record),
        .file = textAt(*object, u"file"_s),
        .id = textAt(*object, u"id"_s),
        .bytes = hadFile ? std::optional(QByteArray::fromBase64(opened->text.toLatin1())) : std::nullopt,
        .paste = textAt(*object, u"paste"_s),
        .isRestored = true,
    };
}

} // namespace wayout::authoring
