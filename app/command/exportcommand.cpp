// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/exportcommand.h"

#include "app/command/commandrun.h"
#include "app/command/output.h"
#include "app/command/problemtext.h"
#include "app/command/storetext.h"
#include "app/edit/recordimport.h"
#include "app/export/outcomefile.h"
#include "app/export/recordexport.h"
#include "app/outcome/keepingplaces.h"
#include "app/outcome/notebook.h"
#include "app/savefile.h"
#include "app/userfolders.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestOutcomes = 64 * 1024 * 1024; // bytes

struct ExportText {
    Q_DECLARE_TR_FUNCTIONS(ExportCommand)
};

/// Those that are asked for, in the order of the catalogue. What is not there is told.
QList<Record> chosenRecords(const CommandOptions &options, Output &err)
{
    const QString own = userCatalogFolder() + u'/';
    LoadResult loaded = readCatalogs(options.source);
    tellProblems(loaded.problems, options.source, err);
    QList<Record> &records = loaded.records;
    for (const QString &id : options.arguments) {
        if (std::ranges::find(records, id, &Record::id) == records.end()) {
            err.writeLine(ExportText::tr("There is no record with the id %1.").arg(id));
        }
    }
    records.removeIf([&](const Record &record) {
        return (!options.arguments.isEmpty() && !options.arguments.contains(record.id))
            || (!options.domain.isEmpty() && record.domain != options.domain) || (options.own && !record.file.startsWith(own));
    });
    return records;
}

bool isFolder(const QString &path)
{
    return path.endsWith(u'/') || QFileInfo(path).isDir();
}

ExitStatus tellWritten(const ExportedFiles &files, const QString &place, Output &err)
{
    for (const QString &id : files.left) {
        err.writeLine(ExportText::tr("%1: this id cannot name a file; the record was left out.").arg(id));
    }
    if (!files.failed.isEmpty()) {
        err.writeLine(ExportText::tr("%1 could not be written: %2").arg(files.failed, files.reason));
        return ExitStatus::WrongUse;
    }
    err.writeLine(ExportText::tr("%n file(s) were written: %1", nullptr, files.written).arg(place));
    return files.written > 0 ? ExitStatus::Found : ExitStatus::NothingFound;
}

/// What is in the file, or why not, told.
std::optional<QList<KeptOutcome>> readOutcomes(const QString &path, Output &err)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > largestOutcomes) {
        err.writeLine(ExportText::tr("%1 cannot be read: %2").arg(path, file.errorString()));
        return std::nullopt;
    }
    const OutcomeFile read = outcomesFromBytes(file.readAll());
    if (read.fault != OutcomeFile::Fault::None) {
        err.writeLine(read.fault == OutcomeFile::Fault::Newer
                ? ExportText::tr("%1 was made by a newer Wayout. Updating Wayout helps.").arg(path)
                : ExportText::tr("%1 is no file of results.").arg(path));
        return std::nullopt;
    }
    if (read.skipped > 0) {
        err.writeLine(ExportText::tr("%1: %n entry(s) are no results and were left out.", nullptr, read.skipped).arg(path));
    }
    return read.outcomes;
}

ExitStatus takeInOutcomes(const QStringList &paths, Notebook &notebook, Output &out, Output &err)
{
    bool all = true;
    int changed = 0;
    for (const QString &path : paths) {
        const auto outcomes = readOutcomes(path, err);
        const std::optional<int> merged = outcomes ? notebook.merge(*outcomes) : std::nullopt;
        all = all && merged;
        changed += merged.value_or(0);
    }
    out.writeLine(ExportText::tr("%n result(s) were taken in.", nullptr, changed));
    return all ? ExitStatus::Found : ExitStatus::WrongUse;
}

} // namespace

ExitStatus exportRecords(const CommandOptions &options, Output &out, Output &err)
{
    const QList<Record> records = chosenRecords(options, err);
    if (records.isEmpty()) {
        if (options.arguments.isEmpty()) {
            err.writeLine(options.own ? ExportText::tr("There are no records of your own to export.")
                                      : ExportText::tr("No record has the domain %1.").arg(options.domain));
        }
        return ExitStatus::NothingFound;
    }
    const ExportFormat format = exportFormatFromName(options.format).value_or(ExportFormat::Flat);
    if (options.output.isEmpty() || options.output == "-"_L1) {
        out.write(exportedRecords(records, format, options.language));
        return ExitStatus::Found;
    }
    const QString folder = options.output.endsWith(u'/') ? options.output.chopped(1) : options.output;
    return tellWritten(isFolder(options.output) ? exportToFolder(records, format, options.language, folder)
                                                : exportToFile(records, format, options.language, options.output),
        options.output, err);
}

ExitStatus importRecords(const CommandOptions &options, Output &out, Output &err)
{
    const QString folder = userCatalogFolder();
    if (folder.isEmpty()) {
        err.writeLine(ExportText::tr("There is no home folder to save records in."));
        return ExitStatus::WrongUse;
    }
    const ImportPlan plan = importPlan(options.arguments, folder);
    for (const Problem &problem : plan.problems) {
        if (problem.severity() != Problem::Severity::Note) {
            err.writeLine(problemLine(problem));
        }
    }
    int imported = 0;
    for (const ImportedRecord &record : plan.records) {
        if (record.fate == ImportFate::BadId) {
            err.writeLine(ExportText::tr("%1: this id cannot name a file; the record was left out.").arg(record.id));
            continue;
        }
        const SavedRecord saved = takeIn(record);
        if (saved.kind == SavedRecord::Kind::Changed) {
            err.writeLine(ExportText::tr("%1 is there already, and is another one; it was left as it is.").arg(saved.file));
        } else if (saved.kind == SavedRecord::Kind::Failed) {
            err.writeLine(ExportText::tr("%1 could not be written: %2").arg(saved.file, saved.reason));
        } else {
            ++imported;
        }
    }
    out.writeLine(ExportText::tr("%n record(s) are in %1 now.", nullptr, imported).arg(folder));
    const bool all = imported > 0 && imported == plan.records.size();
    return plan.filesRead == 0 ? ExitStatus::NoCatalog : all ? ExitStatus::Found : ExitStatus::NothingFound;
}

ExitStatus exchangeOutcomes(const CommandOptions &options, Output &out, Output &err)
{
    Notebook notebook(KeepingPlaces::ofUser().notebook);
    ExitStatus status = ExitStatus::Found;
    if (options.arguments.first() == "import"_L1) {
        status = takeInOutcomes(options.arguments.mid(1), notebook, out, err);
    } else {
        const QByteArray bytes = outcomesToBytes(notebook.outcomes());
        if (options.output.isEmpty() || options.output == "-"_L1) {
            out.write(bytes);
        } else if (const auto reason = saveFile(options.output, bytes)) {
            err.writeLine(ExportText::tr("%1 could not be written: %2").arg(options.output, *reason));
            status = ExitStatus::WrongUse;
        }
    }
    for (const StoreProblem &problem : notebook.database().takeProblems()) {
        err.writeLine(storeSentence(problem));
        status = ExitStatus::WrongUse;
    }
    return status;
}
