// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace wayout::catalog {

/// Whether a file of that name is read as an archive: .zip, .tar, and .tar compressed with gzip, bzip2, xz or zstd.
bool isArchiveName(const QString &file);

/// Whether a file of that name is read as a catalogue: .json, .jsonl, .ndjson.
bool isCatalogName(const QString &file);

/// Hands each catalogue file in the archive to `take`, in the archive's order, as it would stand in a folder of the archive's name:
/// "pack.zip/git/lock.json"; goes on as long as that returns true. Nothing is written anywhere. What is no plain file inside (a link, a device, another archive, a path that leads
/// out of the archive, something that needs a password) is left out and reported if it is named like a catalogue or an archive; hidden
/// files and folders are left out without a word. Ends at a damage or a limit, which is reported; what came before counts,
/// but where bytes of it are known to be others than were packed: then nothing is taken.
void readArchive(const QString &archive, QList<Problem> &problems,
    const std::function<bool(const QString &file, const QByteArray &bytes)> &take);

/// The archive that `file` names a file in; nothing where it is no such name.
std::optional<QString> archiveOf(const QString &file);

} // namespace wayout::catalog
