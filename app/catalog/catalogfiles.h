// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QStringList>

#include <optional>

class QFile;

namespace wayout::catalog {

/// The files that `path` stands for: itself, or what a folder holds of .json, .jsonl and .ndjson, at any depth, sorted.
/// Links are followed, but each folder is entered once; hidden files and folders (.git) are not looked at. Archives in a folder are not
/// read: whoever wants one names it.
QStringList catalogFiles(const QString &path, QList<Problem> &problems);

/// What tells whether anything of `path` has changed: each of catalogFiles() with its size and its times. Sets `bytes` to how much there is
/// to read, and `newest` to the youngest time of a change, unless they are null.
QByteArray catalogStamp(const QString &path, qint64 *bytes = nullptr, QDateTime *newest = nullptr);

/// Opens a regular file to be read, of at most `largest` bytes. False, and a problem, for anything else: never waits for a FIFO or a device.
bool openCatalogFile(QFile &file, qint64 largest, QList<Problem> &problems);

/// The bytes of such a file, or of one in an archive ("pack.zip/git/lock.json"). Nothing, and a problem, where they cannot be had.
std::optional<QByteArray> readCatalogFile(const QString &file, QList<Problem> &problems);

} // namespace wayout::catalog
