// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/edit/teamrecords.h"

#include "app/edit/ownrecords.h"

using namespace Qt::StringLiterals;

namespace {

constexpr int mostCopies = 1000;

} // namespace

QByteArray teamCatalog(const QList<TeamRecord> &records)
{
    FieldValue all = FieldValue::list();
    for (const TeamRecord &record : records) {
        const std::optional<FieldValue> fields = fieldsOf(record.content.toUtf8());
        const FieldValue *id = fields && fields->type == FieldValue::Type::Object ? fields->find(u"id"_s) : nullptr;
        if (id && id->text == record.id) {
            all.items.append(*fields);
        }
    }
    return jsonOf(all);
}

QString saveOwnCopy(const TeamRecord &record, const QString &folder)
{
    const std::optional<FieldValue> fields = fieldsOf(record.content.toUtf8());
    if (folder.isEmpty() || !fields || faultOfId(record.id) != IdFault::None) {
        return {};
    }
    RecordDraft draft(*fields);
    for (int number = 2; number < mostCopies; ++number) {
        const QString id = u"%1-%2"_s.arg(record.id).arg(number);
        draft.setText(u"/id"_s, id);
        const SavedRecord saved = saveRecord(recordFile(folder, id), draft.json(), std::nullopt);
        if (saved.kind != SavedRecord::Kind::Changed) { // else that file is there
            return saved.kind == SavedRecord::Kind::Saved ? saved.file : QString();
        }
    }
    return {};
}
