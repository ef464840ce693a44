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

/// A catalogue that was read.
struct CatalogPart {
    QString path; ///< as given; ":/catalog" for the built-in catalogue
    int records = 0; ///< number of records that could be read
    int used = 0; ///< number of records that no other catalogue replaces

    /// Whether `file`, written as in Record and Problem, belongs to this catalogue.
    bool holds(const QString &file) const
    {
        return file == path || (file.startsWith(path) && file.at(path.size()) == u'/');
    }
    bool operator==(const CatalogPart &) const = default;
};

/// The records that were read and the problems that were found. A bad record costs only itself, and a bad field only
/// that field.
struct LoadResult {
    QList<Record> records;
    QList<Problem> problems;
    int filesRead = 0; ///< files whose bytes could be read, whatever their content
    QList<CatalogPart> parts; ///< in the order of reading
};

/// Names the built-in catalogue, as if its files were resources of the program.
inline const QString builtinCatalog = QStringLiteral(":/catalog");

/// The catalogues to load. Records of later catalogues replace those of earlier ones, which is reported
/// (Problem::Kind::ReplacesRecord, Record::replaces).
struct CatalogSource {
    bool builtin = true;
    QStringList paths; ///< files, archives, or folders (searched recursively for .json, .jsonl, .ndjson)

    bool operator==(const CatalogSource &) const = default;
};

/// Reads the records in `bytes`: one record, an array of records, or JSON Lines. Each record may be in the flat
/// bilingual format or in ErrorCanon. `file` is only for problems and Record::file. Of records with the same id, keeps
/// the first and reports the others. Problems are sorted by line.
LoadResult readRecords(const QByteArray &bytes, const QString &file);

/// Reads every file of the catalogues (see CatalogSource::paths) and adds them to those `before`. Never throws, and never
/// blocks on something that is not a regular file. The user's own catalogue (see userCatalogFolder()) may be missing.
/// After a stop request the result is incomplete and must not be used.
LoadResult readCatalogs(const QStringList &paths, const std::stop_token &stop = {}, LoadResult before = {});
/// Reads the folder that the built-in catalogue is compiled from. Records and problems name their files in
/// `builtinCatalog`, wherever that folder is.
LoadResult readBuiltinFolder(const QString &folder);

} // namespace wayout::catalog
