// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"
#include "app/catalog/record.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

/// Records and what was wrong on the way. Both may be non-empty: one bad record costs one record, one bad field one
/// field.
struct LoadResult {
    QList<Record> records;
    QList<Problem> problems;
    int filesRead = 0; ///< files whose bytes could be read, whatever was in them
};

/// Which catalogues to load. Later ones override earlier ones, visibly (Problem::Kind::ReplacesRecord).
struct CatalogSource {
    bool builtin = true;
    QStringList paths; ///< files or folders (searched recursively for .json, .jsonl, .ndjson)
};

/// The records in `bytes`: one record, an array of records, or JSON Lines; flat bilingual format or ErrorCanon, told
/// apart record by record. `file` is for problems and Record::file only. Duplicate ids inside are reported, the first
/// is kept. Problems are sorted by line.
LoadResult readRecords(const QByteArray &bytes, const QString &file);

/// Reads every file of the source. Never throws, never blocks on something that is not a regular file.
LoadResult readCatalogs(const CatalogSource &source);
