// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/ownrecords.h"
#include "app/catalog/problem.h"

#include <QList>
#include <QStringList>

namespace wayout::authoring {

// Imports records of other files into the user's own records: one file each, as they are. Reads and writes files: not
// for the GUI thread.

/// The effect of importing a record.
enum class ImportFate {
    New, ///< the record is written
    Same, ///< the same record exists already, byte for byte
    Differs, ///< another record with this id exists and stays
    BadId, ///< the id cannot be the name of a file
};

struct ImportedRecord {
    QString id;
    QString file; ///< the file to be written; empty for a bad id
    QByteArray bytes;
    ImportFate fate = ImportFate::New;
};

struct ImportPlan {
    QList<ImportedRecord> records;
    QList<catalog::Problem> problems; ///< problems in the files that were read
    int filesRead = 0;
};
/// Reads the records in files, folders and archives and compares them with the user's own folder. Writes nothing.
ImportPlan importPlan(const QStringList &paths, const QString &folder);

/// Writes the record unless its file exists, for which it returns SavedRecord::Kind::Changed. Not for a bad id.
SavedRecord takeIn(const ImportedRecord &record);
/// Writes the record under the next id that is free or whose file already has this content.
SavedRecord takeInAsCopy(const ImportedRecord &record, const QString &folder);

/// The result of importing a plan, in numbers of records.
struct ImportResult {
    int written = 0;
    int copies = 0; ///< differing records that were written as copies
    int same = 0;
    int left = 0; ///< differing records that were not imported
    int badIds = 0;
    int failed = 0;
    QString file; ///< the first file that could not be written
    QString reason; ///< the system's reason
};
/// Imports all records of the plan. Records that differ from existing ones are written as copies or left out.
ImportResult takeInAll(const ImportPlan &plan, const QString &folder, bool differingAsCopies);

} // namespace wayout::authoring
