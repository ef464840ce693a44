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

/// What records are handed on in.
enum class ExportFormat {
    Flat, ///< Wayout's own, with the fields that it does not know
    Markdown, ///< to be read by people
    ErrorCanon, ///< deadends.dev's
};
std::optional<ExportFormat> exportFormatFromName(const QString &name);
/// "flat", "markdown", "errorcanon".
QString exportFormatName(ExportFormat format);
/// "json", "jsonl" for several JSON records in one file, or "md".
QString exportSuffix(ExportFormat format, qsizetype records);

/// All of them in one file: a JSON object, or JSON Lines where there are several; Markdown one after the other, in `language`. Flat: a
/// record that has a file of its own as it stands there, byte for byte. Reads the records' files: not for the GUI thread.
QByteArray exportedRecords(const QList<catalog::Record> &records, ExportFormat format, catalog::ContentLanguage language);

/// What writing came to.
struct ExportedFiles {
    int written = 0;
    QString failed; ///< the file that could not be written; then nothing more was
    QString reason; ///< the system's
    QStringList left; ///< ids that cannot be names of files
};
/// One file each, "<folder>/<domain>/<slug>.json": what a catalogue of one's own is made of.
ExportedFiles exportToFolder(
    const QList<catalog::Record> &records, ExportFormat format, catalog::ContentLanguage language, const QString &folder);
/// To one file, whole or not at all.
ExportedFiles exportToFile(
    const QList<catalog::Record> &records, ExportFormat format, catalog::ContentLanguage language, const QString &file);

} // namespace wayout::authoring
