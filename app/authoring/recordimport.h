// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"
#include "app/authoring/ownrecords.h"

#include <QList>
#include <QStringList>

namespace wayout::authoring {

// Records of other files that become one's own: one file each, as they stand there. Reads and writes files: not for the GUI thread.

/// What taking in a record comes to.
enum class ImportFate {
    New, ///< it is written
    Same, ///< it is there already, byte for byte
    Differs, ///< another one is there under its id, and stays
    BadId, ///< its id cannot name a file
};

struct ImportedRecord {
    QString id;
    QString file; ///< where it goes; empty for a bad id
    QByteArray bytes;
    ImportFate fate = ImportFate::New;
};

struct ImportPlan {
    QList<ImportedRecord> records;
    QList<catalog::Problem> problems; ///< of the files that were read
    int filesRead = 0;
};
/// What there is in files, folders and archives, and what would come of it in one's own folder. Nothing is written.
ImportPlan importPlan(const QStringList &paths, const QString &folder);

/// Writes the record where nothing else is; SavedRecord::Kind::Changed where something is by now. Not for a bad id.
SavedRecord takeIn(const ImportedRecord &record);
/// Under the next id that is free, or that this very copy has already.
SavedRecord takeInAsCopy(const ImportedRecord &record, const QString &folder);

/// What taking in all of a plan came to, in records.
struct ImportResult {
    int written = 0;
    int copies = 0; ///< of those that differ
    int same = 0;
    int left = 0; ///< differ from what is there, which stays
    int badIds = 0;
    int failed = 0;
    QString file; ///< the first that could not be written
    QString reason; ///< the system's
};
/// Those that differ from what is there become copies, or are left.
ImportResult takeInAll(const ImportPlan &plan, const QString &folder, bool differingAsCopies);

} // namespace wayout::authoring
