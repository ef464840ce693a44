// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/recorddraft.h"
#include "app/catalog/catalogreader.h"
#include "app/catalog/record.h"

#include <QByteArray>
#include <QHash>
#include <QSet>
#include <QString>

#include <optional>

namespace wayout::catalog {
class Catalog;
}

namespace wayout::authoring {

// The user's own records: one file each, "<folder>/<domain>/<slug>.json".

/// The reason why an id cannot be the name of a file.
enum class IdFault {
    None,
    Empty,
    NoDomain, ///< it should have two or three parts: domain/slug
    Characters, ///< only lower-case letters, digits, "-", "_", and "." between them
    TooLong,
};
IdFault faultOfId(const QString &id);
/// Returns the path of the file for an id without a fault.
QString recordFile(const QString &folder, const QString &id);
/// Returns the id with the next number: "git/lock" -> "git/lock-2" -> "git/lock-3".
QString nextRecordId(const QString &id);

/// A record as it is in its file.
struct OpenedRecord {
    RecordDraft draft;
    /// The file's bytes if the record can be written back: the file holds only this record, in the flat format, and is
    /// not built in.
    std::optional<QByteArray> bytes;
};
/// Opens records in their files, including fields that the format does not know. A file is read once if its records are
/// opened one after the other.
class RecordOpener final
{
public:
    /// Returns the record. If the file no longer has the record or is in another format, returns only the fields in
    /// `record`.
    OpenedRecord open(const catalog::Record &record);

private:
    void read(const QString &file);

    QString m_file;
    std::optional<QByteArray> m_bytes;
    QHash<QString, catalog::FieldValue> m_records; ///< records in the flat format, by id
    bool m_holdsOne = false;
};

/// The result of saving.
struct SavedRecord {
    enum class Kind {
        Saved,
        Changed, ///< the file has changed since it was opened, and was not written
        Failed, ///< reason: the system's
    };
    Kind kind = Kind::Failed;
    QString file;
    QString reason;
    QByteArray bytes; ///< current content of the file; empty if there is no file
};
/// Writes the file, whatever its current content.
SavedRecord replaceRecord(const QString &file, const QByteArray &bytes);
/// Writes the file, whole or not at all, if its content is still `expected`; nothing means that the file does not
/// exist. Keeps the permissions of the file.
SavedRecord saveRecord(const QString &file, const QByteArray &bytes, const std::optional<QByteArray> &expected);

/// Saves the record under the next id that is free or whose file already has this content.
SavedRecord saveCopy(RecordDraft draft, const QString &id, const QString &folder);

/// Whether the record comes from a file in the folder, outside of archives.
bool isInFolder(const catalog::Record &record, const QString &folder);
/// Returns the ids of all records of the catalogue for which isInFolder() is true. `parts` are the parts of the
/// catalogue. Slow if a large catalogue has many records after those of the folder: not for the GUI thread.
QSet<QString> idsInFolder(
    const catalog::Catalog &catalog, const QList<catalog::CatalogPart> &parts, const QString &folder);

/// A deleted record, whose file stays in its folder under a name that is not read as a catalogue, so that the deletion
/// can be undone.
struct DeletedRecord {
    QString file;
    QString aside; ///< the new path of the file; empty if the record was not deleted
    QString reason; ///< the system's reason for a failure; empty if the file also holds other records
};
/// Renames the record's file, if the file holds only this record.
DeletedRecord deleteRecord(const catalog::Record &record);
/// Restores the file, unless another file has taken its name. Returns the reason for a failure, or an empty text.
QString putBack(const DeletedRecord &deleted);

} // namespace wayout::authoring
