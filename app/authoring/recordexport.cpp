// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/recordexport.h"

#include "app/authoring/errorcanonwriter.h"
#include "app/authoring/ownrecords.h"
#include "app/platform/savefile.h"
#include "app/present/recordmarkdown.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace wayout::authoring {
namespace {

constexpr std::array names{std::pair(ExportFormat::Flat, "flat"_L1), std::pair(ExportFormat::Markdown, "markdown"_L1),
    std::pair(ExportFormat::ErrorCanon, "errorcanon"_L1)};

QByteArray flatOf(const catalog::Record &record, catalog::JsonLayout layout, RecordOpener &opener)
{
    const OpenedRecord opened = opener.open(record);
    return opened.bytes && layout == catalog::JsonLayout::Lines ? *opened.bytes
                                                                : catalog::jsonOf(opened.draft.fields(), layout);
}

} // namespace

std::optional<ExportFormat> exportFormatFromName(const QString &name)
{
    const auto found = std::ranges::find(names, name, &decltype(names)::value_type::second);
    return found == names.end() ? std::nullopt : std::optional(found->first);
}

QString exportFormatName(ExportFormat format)
{
    return std::ranges::find(names, format, &decltype(names)::value_type::first)->second;
}

QString exportSuffix(ExportFormat format, qsizetype records)
{
    return format == ExportFormat::Markdown ? u"md"_s : records == 1 ? u"json"_s : u"jsonl"_s;
}

QByteArray exportedRecords(
    const QList<catalog::Record> &records, ExportFormat format, catalog::ContentLanguage language)
{
    const catalog::JsonLayout layout = records.size() == 1 ? catalog::JsonLayout::Lines : catalog::JsonLayout::OneLine;
    RecordOpener opener;
    QByteArray bytes;
    for (const catalog::Record &record : records) {
        switch (format) {
        case ExportFormat::Flat:
            bytes += flatOf(record, layout, opener);
            break;
        case ExportFormat::ErrorCanon:
            bytes += catalog::jsonOf(canonOf(record), layout);
            break;
        case ExportFormat::Markdown:
            bytes += (bytes.isEmpty() ? QByteArray() : QByteArray("\n---\n\n"))
                + present::recordMarkdown(record, language).toUtf8();
        }
    }
    return bytes;
}

ExportedFiles exportToFolder(const QList<catalog::Record> &records, ExportFormat format,
    catalog::ContentLanguage language, const QString &folder)
{
    ExportedFiles files;
    for (const catalog::Record &record : records) {
        if (faultOfId(record.id) != IdFault::None) {
            files.left.append(record.id);
            continue;
        }
        const QString file = folder + u'/' + record.id + u'.' + exportSuffix(format, 1);
        if (const auto reason = platform::saveFile(file, exportedRecords({record}, format, language))) {
            files.failed = file;
            files.reason = *reason;
            return files;
        }
        ++files.written;
    }
    return files;
}

ExportedFiles exportToFile(
    const QList<catalog::Record> &records, ExportFormat format, catalog::ContentLanguage language, const QString &file)
{
    if (const auto reason = platform::saveFile(file, exportedRecords(records, format, language))) {
        return {.failed = file, .reason = *reason};
    }
    return {.written = 1};
}

} // namespace wayout::authoring
