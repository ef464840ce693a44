// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/autosaveddraft.h"

#include "app/text/secrets.h"

using namespace Qt::StringLiterals;

namespace {

constexpr auto formatName = "wayout-draft"_L1;
constexpr qsizetype longestPaste = 256 * 1024; // characters

QString textAt(const FieldValue &object, const QString &key)
{
    const FieldValue *value = object.find(key);
    return value ? value->text : QString();
}

} // namespace

QByteArray draftToBytes(const AutosavedDraft &draft)
{
    FieldValue object = FieldValue::object();
    object.add(u"format"_s, FieldValue::ofText(formatName));
    object.add(u"file"_s, FieldValue::ofText(draft.file));
    object.add(u"id"_s, FieldValue::ofText(draft.id));
    object.add(u"bytes"_s, draft.bytes ? FieldValue::ofText(QString::fromLatin1(draft.bytes->toBase64())) : FieldValue());
    object.add(u"paste"_s, FieldValue::ofText(maskSecrets(draft.paste.left(longestPaste))));
    object.add(u"record"_s, draft.draft.fields());
    return jsonOf(object);
}

std::optional<AutosavedDraft> draftFromBytes(const QByteArray &bytes)
{
    const std::optional<FieldValue> object = fieldsOf(bytes);
    const FieldValue *record = object ? object->find(u"record"_s) : nullptr;
    if (!record || record->type != FieldValue::Type::Object || textAt(*object, u"format"_s) != formatName) {
        return std::nullopt;
    }
    const FieldValue *opened = object->find(u"bytes"_s);
    const bool hadFile = opened && opened->type == FieldValue::Type::Text;
    return AutosavedDraft{
        .draft = RecordDraft(*record),
        .file = textAt(*object, u"file"_s),
        .id = textAt(*object, u"id"_s),
        .bytes = hadFile ? std::optional(QByteArray::fromBase64(opened->text.toLatin1())) : std::nullopt,
        .paste = textAt(*object, u"paste"_s),
        .isRestored = true,
    };
}
