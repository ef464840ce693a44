// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/outcomefile.h"
#include "app/authoring/recordexport.h"
#include "app/authoring/recordimport.h"
#include "app/cli/commandcontext.h"
#include "app/cli/commandlist.h"
#include "app/loading/loadengine.h"
#include "app/platform/savefile.h"
#include "app/platform/userfolders.h"
#include "app/present/problemtext.h"
#include "app/present/storetext.h"
#include "app/storage/datapaths.h"
#include "app/storage/notebook.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::cli {
namespace {

struct ExportText {
    Q_DECLARE_TR_FUNCTIONS(ExportCommand)
};

/// Returns the requested records, in the order of the catalogue. Reports ids without a record.
QList<catalog::Record> chosenRecords(CommandContext &run)
{
    const QStringList &ids = run.options.arguments;
    const QString domain = run.options.value(u"domain"_s);
    const QString own = platform::userCatalogFolder() + u'/';
    catalog::LoadResult loaded = loading::readSource(run.options.source);
    run.tellProblems(loaded.problems);
    QList<catalog::Record> &records = loaded.records;
    for (const QString &id : ids) {
        if (std::ranges::find(records, id, &catalog::Record::id) == records.end()) {
            run.err.writeLine(ExportText::tr("There is no record with the id %1.").arg(id));
        }
    }
    records.removeIf([&](const catalog::Record &record) {
        return (!ids.isEmpty() && !ids.contains(record.id)) || (!domain.isEmpty() && record.domain != domain)
            || (run.options.isSet(u"own"_s) && !record.file.startsWith(own));
    });
    return records;
}

bool isStandardOutput(const QString &output)
{
    return output.isEmpty() || output == "-"_L1;
}

ExitStatus tellWritten(const authoring::ExportedFiles &files, const QString &place, Output &err)
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

/// Returns the results in the file, or reports the failure and returns nothing.
std::optional<QList<storage::KeptOutcome>> readOutcomes(const QString &path, Output &err)
{
    const authoring::OutcomeFile read = authoring::readOutcomeFile(path);
    if (read.fault != authoring::OutcomeFile::Fault::None) {
        err.writeLine(authoring::outcomeFaultText(read, path));
        return std::nullopt;
    }
    if (read.skipped > 0) {
        err.writeLine(
            ExportText::tr("%1: %n entry(s) are no results and were left out.", nullptr, read.skipped).arg(path));
    }
    return read.outcomes;
}

ExitStatus takeInOutcomes(const QStringList &paths, storage::Notebook &notebook, CommandContext &run)
{
    bool all = true;
    int changed = 0;
    for (const QString &path : paths) {
        const auto outcomes = readOutcomes(path, run.err);
        const std::optional<int> merged = outcomes ? notebook.merge(*outcomes) : std::nullopt;
        all = all && merged;
        changed += merged.value_or(0);
    }
    run.out.writeLine(ExportText::tr("%n result(s) were taken in.", nullptr, changed));
    return all ? ExitStatus::Found : ExitStatus::WrongUse;
}

ExitStatus exportRecords(CommandContext &run)
{
    const CommandOptions &options = run.options;
    const QString formatName = options.value(u"format"_s);
    const auto namedFormat = authoring::exportFormatFromName(formatName);
    if (!formatName.isEmpty() && !namedFormat) {
        return run.wrongUse(ExportText::tr("The format should be flat, markdown or errorcanon: %1").arg(formatName));
    }
    const QString domain = options.value(u"domain"_s);
    const bool isOwn = options.isSet(u"own"_s);
    if (options.arguments.isEmpty() && domain.isEmpty() && !isOwn) {
        return run.wrongUse(ExportText::tr("What to export is missing: ids, --domain or --own."));
    }
    const QList<catalog::Record> records = chosenRecords(run);
    if (records.isEmpty()) {
        if (options.arguments.isEmpty()) {
            run.err.writeLine(isOwn ? ExportText::tr("There are no records of your own to export.")
                                    : ExportText::tr("No record has the domain %1.").arg(domain));
        }
        return ExitStatus::NothingFound;
    }
    const authoring::ExportFormat format = namedFormat.value_or(authoring::ExportFormat::Flat);
    const QString output = options.value(u"output"_s);
    if (isStandardOutput(output)) {
        const QByteArray bytes = authoring::exportedRecords(records, format, options.language);
        if (format == authoring::ExportFormat::Markdown) {
            run.out.writeText(QString::fromUtf8(bytes));
        } else {
            run.out.writeJson(bytes);
        }
        return ExitStatus::Found;
    }
    const bool isFolder = output.endsWith(u'/') || QFileInfo(output).isDir();
    const QString folder = output.endsWith(u'/') ? output.chopped(1) : output;
    return tellWritten(isFolder ? authoring::exportToFolder(records, format, options.language, folder)
                                : authoring::exportToFile(records, format, options.language, output),
        output, run.err);
}

/// Saves records in the catalogue that the user writes, one file each. Existing files stay as they are.
ExitStatus importRecords(CommandContext &run)
{
    const QString folder = platform::userCatalogFolder();
    if (folder.isEmpty()) {
        run.err.writeLine(ExportText::tr("There is no home folder to save records in."));
        return ExitStatus::WrongUse;
    }
    const authoring::ImportPlan plan = authoring::importPlan(run.options.arguments, folder);
    for (const catalog::Problem &problem : plan.problems) {
        if (problem.severity() != catalog::Problem::Severity::Note) {
            run.err.writeLine(present::problemLine(problem));
        }
    }
    int imported = 0;
    for (const authoring::ImportedRecord &record : plan.records) {
        if (record.fate == authoring::ImportFate::BadId) {
            run.err.writeLine(
                ExportText::tr("%1: this id cannot name a file; the record was left out.").arg(record.id));
            continue;
        }
        const authoring::SavedRecord saved = authoring::takeIn(record);
        if (saved.kind == authoring::SavedRecord::Kind::Changed) {
            run.err.writeLine(
                ExportText::tr("%1 is there already, and is another one; it was left as it is.").arg(saved.file));
        } else if (saved.kind == authoring::SavedRecord::Kind::Failed) {
            run.err.writeLine(ExportText::tr("%1 could not be written: %2").arg(saved.file, saved.reason));
        } else {
            ++imported;
        }
    }
    run.out.writeLine(ExportText::tr("%n record(s) are in %1 now.", nullptr, imported).arg(folder));
    const bool all = imported > 0 && imported == plan.records.size();
    return plan.filesRead == 0 ? ExitStatus::NoCatalog : all ? ExitStatus::Found : ExitStatus::NothingFound;
}

ExitStatus exchangeOutcomes(CommandContext &run)
{
    const QStringList &arguments = run.options.arguments;
    const bool isImport = arguments.size() > 1 && arguments.first() == "import"_L1;
    if (!isImport && arguments != QStringList{u"export"_s}) {
        return run.wrongUse(ExportText::tr("It is “outcomes export” or “outcomes import FILE…”."));
    }
    storage::Notebook notebook(storage::DataPaths::ofUser().notebook);
    ExitStatus status = ExitStatus::Found;
    const QString output = run.options.value(u"output"_s);
    if (isImport) {
        status = takeInOutcomes(arguments.mid(1), notebook, run);
    } else {
        const QByteArray bytes = authoring::outcomesToBytes(notebook.outcomes());
        if (isStandardOutput(output)) {
            run.out.writeJson(bytes);
        } else if (const auto reason = platform::saveFile(output, bytes)) {
            run.err.writeLine(ExportText::tr("%1 could not be written: %2").arg(output, *reason));
            status = ExitStatus::WrongUse;
        }
    }
    for (const storage::StoreProblem &problem : notebook.database().takeProblems()) {
        run.err.writeLine(present::storeSentence(problem));
        status = ExitStatus::WrongUse;
    }
    return status;
}

CommandOption outputOption()
{
    return {{u"output"_s, u"o"_s}, u"FILE"_s,
        QT_TRANSLATE_NOOP("CommandLine", "Write there; to a folder (or a name ending in /) one file for each record"),
        Completion::Files};
}

} // namespace

Command exportCommand()
{
    return {
        .name = u"export"_s,
        .usages = {{u"[--format F] [-o FILE] ID…|--domain D|--own"_s,
            QT_TRANSLATE_NOOP("CommandLine", "Hand records on")}},
        .options = {{{u"format"_s}, u"flat|markdown|errorcanon"_s,
                        QT_TRANSLATE_NOOP("CommandLine", "What records are exported in (flat)")},
            outputOption(), {{u"own"_s}, {}, QT_TRANSLATE_NOOP("CommandLine", "Only the records that you wrote")},
            domainOption()},
        .completion = Completion::RecordIds,
        .run = &exportRecords,
    };
}

Command importCommand()
{
    return {
        .name = u"import"_s,
        .usages = {{u"PATH…"_s, QT_TRANSLATE_NOOP("CommandLine", "Take records into the catalogue that you write")}},
        .leastArguments = 1,
        .wrongCount = QT_TRANSLATE_NOOP("CommandLine", "The files or folders to import are missing."),
        .completion = Completion::Files,
        .run = &importRecords,
    };
}

Command outcomesCommand()
{
    return {
        .name = u"outcomes"_s,
        .usages = {{u"export [-o FILE]"_s, QT_TRANSLATE_NOOP("CommandLine", "Hand your results on")},
            {u"import FILE…"_s, QT_TRANSLATE_NOOP("CommandLine", "Take in results; doing it again changes nothing")}},
        .options = {outputOption()},
        .firstArguments = {u"export"_s, u"import"_s},
        .completion = Completion::Files,
        .run = &exchangeOutcomes,
    };
}

} // namespace wayout::cli
