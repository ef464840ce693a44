// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/edit/ownrecords.h"

#include "app/catalog/catalogfiles.h"
#include "app/catalog/jsonscanner.h"
#include "app/savefile.h"

#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestId = 200;
constexpr int lockWait = 2000; // milliseconds
constexpr auto flatName = "signature"_L1;

bool isTheRecord(const FieldValue &fields, const QString &id)
{
    const FieldValue *found = fields.find(u"id"_s);
    return found && found->text.simplified() == id && fields.indexOf(flatName) >= 0;
}

} // namespace

IdFault faultOfId(const QString &id)
{
    static const QRegularExpression part(u"^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$"_s);
    const QStringList parts = id.split(u'/');
    if (id.isEmpty()) {
        return IdFault::Empty;
    }
    if (id.size() > longestId) {
        return IdFault::TooLong;
    }
    if (parts.size() < 2 || parts.size() > 3 || parts.contains(QString())) {
        return IdFault::NoDomain;
    }
    const bool isPlain = std::ranges::all_of(parts, [](const QString &text) { return part.match(text).hasMatch(); });
    return isPlain ? IdFault::None : IdFault::Characters;
}

QString recordFile(const QString &folder, const QString &id)
{
    return folder + u'/' + id + u".json"_s;
}

QString freeRecordId(const QString &folder, const QString &id)
{
    QString free = id;
    for (int number = 2; QFileInfo::exists(recordFile(folder, free)); ++number) {
        free = u"%1-%2"_s.arg(id).arg(number);
    }
    return free;
}

OpenedRecord openRecord(const Record &record)
{
    QList<Problem> problems;
    const auto bytes = readCatalogFile(record.file, problems);
    if (bytes) {
        JsonScanner scanner(*bytes);
        int count = 0;
        std::optional<FieldValue> found;
        while (const std::optional<JsonSlice> slice = scanner.next()) {
            ++count;
            if (!found && slice->isObject && slice->ends) {
                found = fieldsOf(slice->bytes);
                found = found && isTheRecord(*found, record.id) ? found : std::nullopt;
            }
        }
        if (found) {
            const bool isAlone = count == 1 && !scanner.inArray() && !record.file.startsWith(u':');
            return {RecordDraft(*found), isAlone ? bytes : std::nullopt};
        }
    }
    return {RecordDraft::ofRecord(record), std::nullopt};
}

SavedRecord saveRecord(const QString &file, const QByteArray &bytes, const std::optional<QByteArray> &expected)
{
    SavedRecord saved{.file = file};
    makeFolderFor(file);
    // Two of us that save at the same moment: the second one sees what the first one wrote. Where no lock can be made, the file
    // can most likely not be written either, and that says why.
    QLockFile lock(file + u".lock"_s);
    if (!lock.tryLock(lockWait) && lock.error() == QLockFile::LockFailedError) {
        saved.kind = SavedRecord::Kind::Changed;
        return saved;
    }
    const QFileInfo info(file);
    const bool exists = info.exists();
    const auto permissions = info.permissions();
    if (exists) {
        QFile present(file);
        if (!info.isFile() || !present.open(QIODevice::ReadOnly)) {
            saved.reason = present.errorString();
            return saved;
        }
        saved.bytes = present.readAll();
    }
    if (exists != expected.has_value() || (exists && saved.bytes != *expected)) {
        if (!exists || saved.bytes != bytes) { // else it says already what is to be said
            saved.kind = SavedRecord::Kind::Changed;
            return saved;
        }
    }
    if (const std::optional<QString> reason = saveFile(file, bytes)) {
        saved.reason = *reason;
        return saved;
    }
    if (exists) {
        QFile::setPermissions(file, permissions);
    }
    saved.kind = SavedRecord::Kind::Saved;
    saved.bytes = bytes;
    return saved;
}
