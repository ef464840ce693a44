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

/// Returns `path` itself if it is a file, or the .json, .jsonl and .ndjson files at any depth of a folder, sorted.
/// Follows links, but enters each folder once. Leaves out hidden files and folders, such as .git, and the archives in a
/// folder: an archive is read only when it is named itself.
QStringList catalogFiles(const QString &path, QList<Problem> &problems);

/// Returns a stamp that differs when anything in `path` has changed: each of catalogFiles() with its size and its
/// times. Sets `newest`, unless it is null, to the time of the latest change if that is later.
QByteArray catalogStamp(const QString &path, QDateTime *newest = nullptr);

/// Opens a regular file of at most `largest` bytes for reading. Returns false and reports a problem for anything else;
/// never waits for a FIFO or a device.
bool openCatalogFile(QFile &file, qint64 largest, QList<Problem> &problems);

/// Returns the bytes of a regular file, or of a file in an archive ("pack.zip/git/lock.json"). Returns nothing and
/// reports a problem when they cannot be read.
std::optional<QByteArray> readCatalogFile(const QString &file, QList<Problem> &problems);

} // namespace wayout::catalog
