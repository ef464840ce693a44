// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/team/teamrecords.h"

#include "app/catalog/limits.h"
#include "app/authoring/ownrecords.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace {

/// Of the file if it is that record and nothing else.
std::optional<FieldValue> ownFields(const QString &path, const QString &id)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > Limits::fileBytes) {
        return std::nullopt;
    }
    const std::optional<FieldValue> fields = fieldsOf(file.readAll());
    const FieldValue *stated = fields && fields->type == FieldValue::Type::Object ? fields->find(u"id"_s) : nullptr;
    return stated && stated->text.simplified() == id ? fields : std::nullopt;
}

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

bool sayTheSame(const TeamRecord &one, const TeamRecord &other)
{
    if (one.content == other.content) {
        return true;
    }
    const std::optional<FieldValue> fields = fieldsOf(one.content.toUtf8());
    return fields && fields == fieldsOf(other.content.toUtf8());
}

QString saveOwnCopy(const TeamRecord &record, const QString &folder)
{
    if (folder.isEmpty() || faultOfId(record.id) != IdFault::None) {
        return {};
    }
    const QString own = recordFile(folder, record.id);
    const std::optional<FieldValue> present = ownFields(own, record.id);
    const std::optional<FieldValue> fields = present ? present : fieldsOf(record.content.toUtf8());
    if (!fields) {
        return {};
    }
    const SavedRecord saved = saveCopy(RecordDraft(*fields), record.id, folder);
    if (saved.kind != SavedRecord::Kind::Saved) {
        return {};
    }
    if (present) {
        QFile::remove(own); // only now that it is somewhere else
    }
    return saved.file;
}
