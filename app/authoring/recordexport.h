// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/catalog/record.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace wayout::authoring {

/// The format of exported records.
enum class ExportFormat {
    Flat, ///< Wayout's own format, including fields that it does not know
    Markdown, ///< for people
    ErrorCanon, ///< the format of deadends.dev
};
std::optional<ExportFormat> exportFormatFromName(const QString &name);
/// Returns "flat", "markdown" or "errorcanon".
QString exportFormatName(ExportFormat format);
/// Returns "json", "jsonl" for several JSON records in one file, or "md".
QString exportSuffix(ExportFormat format, qsizetype records);

/// Returns all records as the content of one file: a JSON object, JSON Lines for several records, or Markdown in
/// `language`. In ExportFormat::Flat, a single record that has its own file is copied from there byte for byte. Reads
/// the files of the records: not for the GUI thread.
QByteArray exportedRecords(
    const QList<catalog::Record> &records, ExportFormat format, catalog::ContentLanguage language);

/// The result of writing exported files.
struct ExportedFiles {
    int written = 0;
    QString failed; ///< the file that could not be written, after which no other file was written
    QString reason; ///< the system's reason
    QStringList left; ///< ids that cannot be names of files
};
/// Writes one file for each record, "<folder>/<domain>/<slug>.json" (".md" for Markdown), as in the user's own
/// catalogue.
ExportedFiles exportToFolder(const QList<catalog::Record> &records, ExportFormat format,
    catalog::ContentLanguage language, const QString &folder);
/// Writes one file, whole or not at all.
ExportedFiles exportToFile(
    const QList<catalog::Record> &records, ExportFormat format, catalog::ContentLanguage language, const QString &file);

} // namespace wayout::authoring
