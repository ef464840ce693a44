// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"
#include "app/catalog/record.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <stop_token>

namespace wayout::catalog {

/// One of the catalogues that were read.
struct CatalogPart {
    QString path; ///< as it was given; ":/catalog" for the built-in one
    int records = 0; ///< that could be read
    int used = 0; ///< those that no other catalogue's record replaces

    /// Whether it is read from that file; `file` as in Record and Problem.
    bool holds(const QString &file) const { return file == path || (file.startsWith(path) && file.at(path.size()) == u'/'); }
    bool operator==(const CatalogPart &) const = default;
};

/// Records and what was wrong on the way. Both may be non-empty: one bad record costs one record, one bad field one
/// field.
struct LoadResult {
    QList<Record> records;
    QList<Problem> problems;
    int filesRead = 0; ///< files whose bytes could be read, whatever was in them
    QList<CatalogPart> parts; ///< in the order of reading
};

inline const QString builtinCatalog = QStringLiteral(":/catalog");

/// Which catalogues to load. Later ones override earlier ones, visibly (Problem::Kind::ReplacesRecord, Record::replaces).
struct CatalogSource {
    bool builtin = true;
    QStringList paths; ///< files, archives, or folders (searched recursively for .json, .jsonl, .ndjson)

    bool operator==(const CatalogSource &) const = default;
};

/// The records in `bytes`: one record, an array of records, or JSON Lines; flat bilingual format or ErrorCanon, told
/// apart record by record. `file` is for problems and Record::file only. Duplicate ids inside are reported, the first
/// is kept. Problems are sorted by line.
LoadResult readRecords(const QByteArray &bytes, const QString &file);

/// Reads every file of the source. Never throws, never blocks on something that is not a regular file. The user's own catalogue
/// (see userCatalogFolder()) need not be there. Once a stop is requested, the result is of no use.
LoadResult readCatalogs(const CatalogSource &source, const std::stop_token &stop = {});

} // namespace wayout::catalog
