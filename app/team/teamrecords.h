// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/teamoutbox.h"

#include <QByteArray>

namespace wayout::team {

/// Returns the team's records as a catalogue: an array of the flat format. Leaves out content that is not a record or
/// has another id, because other programs can write to the database.
QByteArray teamCatalog(const QList<storage::TeamRecord> &records);

/// Whether both records have the same fields, even if their JSON is formatted differently.
bool sayTheSame(const storage::TeamRecord &one, const storage::TeamRecord &other);

/// Saves the record among the user's own records under the next free id ("git/lock-2"). If the user has a file for the
/// original id, that file gets the new id, so that it does not hide the team's record. Returns the new file, or an
/// empty path when there is no folder or the file could not be saved.
QString saveOwnCopy(const storage::TeamRecord &record, const QString &folder);

} // namespace wayout::team
