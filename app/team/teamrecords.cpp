// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/team/teamrecords.h"

#include "app/authoring/ownrecords.h"
#include "app/catalog/limits.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace wayout::team {
namespace {

/// Returns the fields of the file if it holds only the record with this id.
std::optional<catalog::FieldValue> ownFields(const QString &path, const QString &id)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > catalog::Limits::fileBytes) {
        return std::nullopt;
    }
    const std::optional<catalog::FieldValue> fields = catalog::fieldsOf(file.readAll());
    const catalog::FieldValue *stated =
        fields && fields->type == catalog::FieldValue::Type::Object ? fields->find(u"id"_s) : nullptr;
    return stated && stated->text.simplified() == id ? fields : std::nullopt;
}

} // namespace

QByteArray teamCatalog(const QList<storage::TeamRecord> &records)
{
    catalog::FieldValue all = catalog::FieldValue::list();
    for (const storage::TeamRecord &record : records) {
        const std::optional<catalog::FieldValue> fields = catalog::fieldsOf(record.content.toUtf8());
        const catalog::FieldValue *id =
            fields && fields->type == catalog::FieldValue::Type::Object ? fields->find(u"id"_s) : nullptr;
        if (id && id->text == record.id) {
            all.items.append(*fields);
        }
    }
    return catalog::jsonOf(all);
}

bool sayTheSame(const storage::TeamRecord &one, const storage::TeamRecord &other)
{
    if (one.content == other.content) {
        return true;
    }
    const std::optional<catalog::FieldValue> fields = catalog::fieldsOf(one.content.toUtf8());
    return fields && fields == catalog::fieldsOf(other.content.toUtf8());
}

QString saveOwnCopy(const storage::TeamRecord &record, const QString &folder)
{
    if (folder.isEmpty() || authoring::faultOfId(record.id) != authoring::IdFault::None) {
        return {};
    }
    const QString own = authoring::recordFile(folder, record.id);
    const std::optional<catalog::FieldValue> present = ownFields(own, record.id);
    const std::optional<catalog::FieldValue> fields = present ? present : catalog::fieldsOf(record.content.toUtf8());
    if (!fields) {
        return {};
    }
    const authoring::SavedRecord saved = authoring::saveCopy(authoring::RecordDraft(*fields), record.id, folder);
    if (saved.kind != authoring::SavedRecord::Kind::Saved) {
        return {};
    }
    if (present) {
        QFile::remove(own); // only now, when the copy has been saved
    }
    return saved.file;
}

} // namespace wayout::team
