// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalogreader.h"
#include "app/catalog/record.h"
#include "app/authoring/recorddraft.h"

#include <QByteArray>
#include <QHash>
#include <QSet>
#include <QString>

#include <optional>

namespace wayout::catalog {
class Catalog;
}

namespace wayout::authoring {

// One's own records: one file each, "<folder>/<domain>/<slug>.json".

/// Why an id cannot be the name of a file.
enum class IdFault {
    None,
    Empty,
    NoDomain, ///< it should have two or three parts: domain/slug
    Characters, ///< only small letters, digits, "-", "_" and "." between them
    TooLong,
};
IdFault faultOfId(const QString &id);
/// Of an id without a fault.
QString recordFile(const QString &folder, const QString &id);
/// With the next number behind it: "git/lock" -> "git/lock-2" -> "git/lock-3".
QString nextRecordId(const QString &id);

/// A record as it stands in its file.
struct OpenedRecord {
    RecordDraft draft;
    /// The file's bytes when the file holds this record alone and can be written back; nothing for a record among others, of another
    /// format, or that is built in.
    std::optional<QByteArray> bytes;
};
/// Opens records where they stand, with the fields that the format does not know. Reads a file once for all of its records that are
/// asked for in a row.
class RecordOpener final
{
public:
    /// When the file has the record no more, or is of another format, as far as the record was read from it.
    OpenedRecord open(const catalog::Record &record);

private:
    void read(const QString &file);

    QString m_file;
    std::optional<QByteArray> m_bytes;
    QHash<QString, catalog::FieldValue> m_records; ///< of the flat format, by id
    bool m_holdsOne = false;
};

/// What saving came to.
struct SavedRecord {
    enum class Kind {
        Saved,
        Changed, ///< the file is not as it was when it was opened: nothing was written
        Failed, ///< reason: the system's
    };
    Kind kind = Kind::Failed;
    QString file;
    QString reason;
    QByteArray bytes; ///< of the file as it is now; empty where there is none
};
/// Writes the file whatever it is now.
SavedRecord replaceRecord(const QString &file, const QByteArray &bytes);
/// Writes the file, whole or not at all, if it is still `expected`; nothing stands for a file that is not there. Who may read it
/// stays as it was.
SavedRecord saveRecord(const QString &file, const QByteArray &bytes, const std::optional<QByteArray> &expected);

/// Saves under the next id that is free, or whose file is this copy already.
SavedRecord saveCopy(RecordDraft draft, const QString &id, const QString &folder);

/// Whether it is a file of its own in the folder.
bool isInFolder(const catalog::Record &record, const QString &folder);
/// The ids of all such records of a catalogue that was read from those parts. Slow where many records stand behind the folder's in a
/// large catalogue: not for the GUI thread.
QSet<QString> idsInFolder(const catalog::Catalog &catalog, const QList<catalog::CatalogPart> &parts, const QString &folder);

/// A record's file that was taken out of its catalogue: it lies beside, under a name that is no catalogue's, until it is given up.
struct DeletedRecord {
    QString file;
    QString aside; ///< empty: it was not taken out
    QString reason; ///< the system's, why not; empty where the file holds other records, too
};
/// In one step, if the file holds the record alone, and is still as it was read a moment before.
DeletedRecord deleteRecord(const catalog::Record &record);
/// Never over a file that came meanwhile. Why not; empty when it is back.
QString putBack(const DeletedRecord &deleted);

} // namespace wayout::authoring
