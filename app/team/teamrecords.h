// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/teamoutbox.h"

#include <QByteArray>

namespace wayout::team {

/// The team's records as a catalogue: an array of the flat format. What is no record, or says that it is another one, is left out:
/// it came from elsewhere.
QByteArray teamCatalog(const QList<storage::TeamRecord> &records);

/// Whether they differ in nothing but how they are written down.
bool sayTheSame(const storage::TeamRecord &one, const storage::TeamRecord &other);

/// Saves the record among one's own under the next id that is free ("git/lock-2"); where it has a file of its own there, that one gets the
/// new id instead of standing in the way of theirs. The file; empty when there is no place, or it could not be saved.
QString saveOwnCopy(const storage::TeamRecord &record, const QString &folder);

} // namespace wayout::team
