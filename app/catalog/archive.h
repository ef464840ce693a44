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

/// Whether a file of this name is read as an archive: .zip, .tar, and .tar compressed with gzip, bzip2, xz or zstd.
bool isArchiveName(const QString &file);

/// Whether a file of this name is read as a catalogue: .json, .jsonl, .ndjson.
bool isCatalogName(const QString &file);

/// Calls `take` with each catalogue file in the archive, in the archive's order, until `take` returns false. Paths are
/// those of a folder with the archive's name: "pack.zip/git/lock.json". Writes nothing to the disk.
///
/// A member that is not a plain file (a link, a device, a nested archive, a path that leads out of the archive, an
/// encrypted file) is left out, and reported if it is named like a catalogue or an archive. Hidden files and folders
/// are left out silently. Reading ends at damage or at a limit, which is reported; the files before it have been
/// taken. The checksum of a gzip file is compared first: if it is wrong, nothing is taken.
void readArchive(const QString &archive, QList<Problem> &problems,
    const std::function<bool(const QString &file, const QByteArray &bytes)> &take);

/// Returns the path of the archive in the path of a member: "pack.zip" for "pack.zip/git/lock.json". Returns nothing
/// when the path contains no archive.
std::optional<QString> archiveOf(const QString &file);

} // namespace wayout::catalog
