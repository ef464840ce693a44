// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/ownrecords.h"

#include "app/catalog/archive.h"
#include "app/catalog/catalog.h"
#include "app/catalog/catalogfiles.h"
#include "app/catalog/jsonscanner.h"
#include "app/platform/savefile.h"

#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QRegularExpression>

#include <algorithm>
#include <cerrno>

using namespace Qt::StringLiterals;

namespace wayout::authoring {
namespace {

constexpr qsizetype longestId = 200;
constexpr int lockWait = 2000; // milliseconds
constexpr int mostCopies = 1000; // copies of one record
constexpr auto flatName = "signature"_L1;

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

QString nextRecordId(const QString &id)
{
    static const QRegularExpression number(u"-(\\d{1,4})$"_s);
    const QRegularExpressionMatch match = number.match(id);
    return match.hasMatch() ? u"%1-%2"_s.arg(id.first(match.capturedStart())).arg(match.captured(1).toInt() + 1)
                            : id + u"-2"_s;
}

OpenedRecord RecordOpener::open(const catalog::Record &record)
{
    if (record.file != m_file) {
        read(record.file);
    }
    const auto found = m_records.constFind(record.id);
    if (found == m_records.cend()) {
        return {RecordDraft::ofRecord(record), std::nullopt};
    }
    return {RecordDraft(*found), m_holdsOne ? m_bytes : std::nullopt};
}

void RecordOpener::read(const QString &file)
{
    m_file = file;
    m_records.clear();
    QList<catalog::Problem> problems;
    m_bytes = catalog::readCatalogFile(file, problems);
    if (!m_bytes) {
        return;
    }
    catalog::JsonScanner scanner(*m_bytes);
    int count = 0;
    while (const std::optional<catalog::JsonSlice> slice = scanner.next()) {
        ++count;
        const auto fields = slice->isObject && slice->ends ? catalog::fieldsOf(slice->bytes) : std::nullopt;
        const catalog::FieldValue *id = fields ? fields->find(u"id"_s) : nullptr;
        if (id && fields->indexOf(flatName) >= 0 && !m_records.contains(id->text.simplified())) {
            m_records.insert(id->text.simplified(), *fields);
        }
    }
    m_holdsOne = count == 1 && !scanner.inArray();
}

SavedRecord saveRecord(const QString &file, const QByteArray &bytes, const std::optional<QByteArray> &expected)
{
    SavedRecord saved{.file = file};
    if (const std::optional<QString> reason = platform::makeFolderFor(file)) {
        saved.reason = *reason;
        return saved;
    }
    // When two processes save at the same time, the second one sees the content of the first. Without a lock file,
    // writing most likely fails, too, and then gives the reason.
    QLockFile lock(file + u".lock"_s);
    if (!lock.tryLock(lockWait) && lock.error() == QLockFile::LockFailedError) {
        saved.reason = qt_error_string(EBUSY);
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
        if (!exists || saved.bytes != bytes) { // otherwise the file already has this content
            saved.kind = SavedRecord::Kind::Changed;
            return saved;
        }
    }
    if (const std::optional<QString> reason = platform::saveFile(file, bytes)) {
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

SavedRecord replaceRecord(const QString &file, const QByteArray &bytes)
{
    QFile present(file);
    const bool isThere = present.open(QIODevice::ReadOnly);
    return saveRecord(file, bytes, isThere ? std::optional(present.readAll()) : std::nullopt);
}

SavedRecord saveCopy(RecordDraft draft, const QString &id, const QString &folder)
{
    SavedRecord saved{.kind = SavedRecord::Kind::Changed};
    QString free = id;
    for (int i = 0; i < mostCopies && saved.kind == SavedRecord::Kind::Changed; ++i) {
        free = nextRecordId(free);
        draft.setText(u"/id"_s, free);
        saved = saveRecord(recordFile(folder, free), draft.json(), std::nullopt);
    }
    return saved;
}

bool isInFolder(const catalog::Record &record, const QString &folder)
{
    return !folder.isEmpty() && record.file.startsWith(folder + u'/') && !catalog::archiveOf(record.file);
}

QSet<QString> idsInFolder(
    const catalog::Catalog &catalog, const QList<catalog::CatalogPart> &parts, const QString &folder)
{
    if (folder.isEmpty()) {
        return {};
    }
    int most = 0; // a folder that contains this one, or is in it, may be a catalogue, too
    for (const catalog::CatalogPart &part : parts) {
        most += part.holds(folder) || catalog::CatalogPart{folder}.holds(part.path) ? part.used : 0;
    }
    QSet<QString> ids;
    // Own records are read last, so they are at the end, and only few records are read here.
    for (qsizetype i = catalog.size() - 1; i >= 0 && ids.size() < most; --i) {
        if (isInFolder(catalog.copyAt(i), folder)) {
            ids.insert(catalog.idAt(i));
        }
    }
    return ids;
}

DeletedRecord deleteRecord(const catalog::Record &record)
{
    DeletedRecord deleted{.file = record.file};
    if (!RecordOpener().open(record).bytes) {
        deleted.reason = QFileInfo::exists(record.file) ? QString() : qt_error_string(ENOENT);
        return deleted;
    }
    QLockFile lock(record.file + u".lock"_s); // waits until other processes have saved the record
    if (!lock.tryLock(lockWait) && lock.error() == QLockFile::LockFailedError) {
        deleted.reason = qt_error_string(EBUSY);
        return deleted;
    }
    QFile file(record.file);
    const QString aside = platform::asidePath(record.file, u".deleted-"_s);
    if (!file.rename(aside)) {
        deleted.reason = file.errorString();
        return deleted;
    }
    deleted.aside = aside;
    return deleted;
}

QString putBack(const DeletedRecord &deleted)
{
    QFile file(deleted.aside);
    return file.rename(deleted.file) ? QString() : file.errorString();
}

} // namespace wayout::authoring
