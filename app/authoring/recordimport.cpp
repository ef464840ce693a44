// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/recordimport.h"

#include "app/catalog/catalogreader.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace wayout::authoring {
namespace {

ImportFate fateOf(const QString &file, const QByteArray &bytes)
{
    QFile present(file);
    if (!present.exists()) {
        return ImportFate::New;
    }
    return present.open(QIODevice::ReadOnly) && present.readAll() == bytes ? ImportFate::Same : ImportFate::Differs;
}

void count(const SavedRecord &saved, int &written, ImportResult &result)
{
    switch (saved.kind) {
    case SavedRecord::Kind::Saved:
        ++written;
        break;
    case SavedRecord::Kind::Changed:
        ++result.left;
        break;
    case SavedRecord::Kind::Failed:
        if (result.failed++ == 0) {
            result.file = saved.file;
            result.reason = saved.reason;
        }
    }
}

} // namespace

ImportPlan importPlan(const QStringList &paths, const QString &folder)
{
    const catalog::LoadResult loaded = catalog::readCatalogs(paths);
    ImportPlan plan{.problems = loaded.problems, .filesRead = loaded.filesRead};
    RecordOpener opener;
    for (const catalog::Record &record : loaded.records) {
        const OpenedRecord opened = opener.open(record);
        ImportedRecord imported{.id = record.id, .bytes = opened.bytes.value_or(opened.draft.json())};
        if (faultOfId(record.id) != IdFault::None) {
            imported.fate = ImportFate::BadId;
        } else {
            imported.file = recordFile(folder, record.id);
            imported.fate = fateOf(imported.file, imported.bytes);
        }
        plan.records.append(imported);
    }
    return plan;
}

SavedRecord takeIn(const ImportedRecord &record)
{
    if (record.fate == ImportFate::Same) { // writing takes time even when nothing changes
        return {.kind = SavedRecord::Kind::Saved, .file = record.file, .bytes = record.bytes};
    }
    return saveRecord(record.file, record.bytes, std::nullopt);
}

SavedRecord takeInAsCopy(const ImportedRecord &record, const QString &folder)
{
    const std::optional<catalog::FieldValue> fields = catalog::fieldsOf(record.bytes);
    return saveCopy(fields ? RecordDraft(*fields) : RecordDraft(), record.id, folder);
}

ImportResult takeInAll(const ImportPlan &plan, const QString &folder, bool differingAsCopies)
{
    ImportResult result;
    for (const ImportedRecord &record : plan.records) {
        switch (record.fate) {
        case ImportFate::New:
            count(takeIn(record), result.written, result);
            break;
        case ImportFate::Same:
            ++result.same;
            break;
        case ImportFate::Differs:
            if (differingAsCopies) {
                count(takeInAsCopy(record, folder), result.copies, result);
            } else {
                ++result.left;
            }
            break;
        case ImportFate::BadId:
            ++result.badIds;
        }
    }
    return result;
}

} // namespace wayout::authoring
