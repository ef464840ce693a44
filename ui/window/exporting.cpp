// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/exporting.h"

#include "app/authoring/outcomefile.h"
#include "ui/dialogs/importdialog.h"
#include "ui/dialogs/problemsdialog.h"
#include "ui/services/userdataservice.h"

#include <QDir>
#include <QFileDialog>

using namespace Qt::StringLiterals;

namespace wayout::window {
namespace {

QFileDialog *fileDialog(QWidget *window, const QString &title, const QString &kinds)
{
    auto *dialog = new QFileDialog(window, title, QDir::homePath(), kinds);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

/// The chosen records, format and file.
struct Export {
    std::shared_ptr<const match::Engine> engine;
    QList<qsizetype> positions;
    authoring::ExportFormat format;
    catalog::ContentLanguage language;
    QString path;
    bool isFolder;
};

authoring::ExportedFiles written(const Export &asked)
{
    QList<catalog::Record> records;
    for (const qsizetype position : asked.positions) {
        records.append(asked.engine->catalog.copyAt(position));
    }
    return asked.isFolder ? authoring::exportToFolder(records, asked.format, asked.language, asked.path)
                          : authoring::exportToFile(records, asked.format, asked.language, asked.path);
}

} // namespace

Exporting::Exporting(QWidget *window)
    : QObject(window)
    , m_window(window)
{
}

Exporting::~Exporting()
{
    m_writing.finish();
}

void Exporting::exportRecords(const dialogs::ExportChoice &choice)
{
    auto *dialog = new dialogs::ExportDialog(choice, m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog, choice] { askForPlace(*dialog, choice); });
    dialog->open();
}

void Exporting::askForPlace(const dialogs::ExportDialog &dialog, const dialogs::ExportChoice &choice)
{
    const authoring::ExportFormat format = dialog.format();
    const bool isFolder = dialog.oneFileEach();
    const QList<qsizetype> positions = dialog.positions();
    const QString suffix = authoring::exportSuffix(format, positions.size());
    auto *place = fileDialog(m_window, tr("Export records"),
        format == authoring::ExportFormat::Markdown ? tr("Markdown files (*.md)") : tr("Records (*.json *.jsonl)"));
    if (isFolder) {
        place->setFileMode(QFileDialog::Directory);
        place->setOption(QFileDialog::ShowDirsOnly);
        place->setAcceptMode(QFileDialog::AcceptOpen);
    } else {
        QString name = positions.size() == 1 ? choice.engine->catalog.idAt(positions.first()) : u"records"_s;
        place->setAcceptMode(QFileDialog::AcceptSave);
        place->setDefaultSuffix(suffix);
        // The id is untrusted data, never a path.
        place->selectFile(name.replace(u'/', u'-').remove(u'.') + u'.' + suffix);
    }
    connect(place, &QFileDialog::fileSelected, this, [=, this](const QString &path) {
        const Export asked{choice.engine, positions, format, choice.language, path, isFolder};
        m_writing.run(
            this, [asked] { return written(asked); },
            [this, path](const authoring::ExportedFiles &files) { takeWritten(files, path); });
    });
    place->open();
}

void Exporting::takeWritten(const authoring::ExportedFiles &files, const QString &place)
{
    if (!files.failed.isEmpty()) {
        Q_EMIT noticed([files] { return tr("%1 could not be written: %2").arg(files.failed, files.reason); });
    } else if (!files.left.isEmpty()) {
        Q_EMIT noticed([files, place] {
            return tr("%Ln file(s) were written to %1. Left out, because their ids cannot name files: %2", nullptr,
                files.written)
                .arg(place, files.left.join(u", "_s));
        });
    } else {
        Q_EMIT informed(
            [files, place] { return tr("%Ln file(s) were written: %1", nullptr, files.written).arg(place); });
    }
}

void Exporting::importRecords(const QString &folder)
{
    if (folder.isEmpty()) {
        Q_EMIT noticed([] { return tr("There is no home folder to save records in."); });
        return;
    }
    auto *place = fileDialog(m_window, tr("Import records"),
        tr("Records (*.json *.jsonl *.ndjson *.zip *.tar *.tar.gz *.tgz *.tar.bz2 *.tar.xz *.tar.zst)"));
    place->setFileMode(QFileDialog::ExistingFiles);
    connect(place, &QFileDialog::filesSelected, this, [this, folder](const QStringList &paths) {
        m_reading.run(
            this, [paths, folder] { return authoring::importPlan(paths, folder); },
            [this, folder](const authoring::ImportPlan &plan) { askAboutImport(plan, folder); });
    });
    place->open();
}

void Exporting::askAboutImport(const authoring::ImportPlan &plan, const QString &folder)
{
    auto *dialog = new dialogs::ImportDialog(plan, folder, m_window);
    connect(dialog, &dialogs::ImportDialog::problemsRequested, dialog,
        [dialog, problems = plan.problems] { (new dialogs::ProblemsDialog(problems, dialog))->open(); });
    connect(dialog, &QDialog::accepted, this, [this, dialog, plan, folder] {
        Q_EMIT informed(
            [folder] { return tr("The records are being saved in %1…").arg(QDir::toNativeSeparators(folder)); });
        m_writing.run(
            this,
            [plan, folder, copies = dialog->differingAsCopies()] { return authoring::takeInAll(plan, folder, copies); },
            [this, folder](const authoring::ImportResult &result) { takeImported(result, folder); });
    });
    dialog->open();
}

void Exporting::takeImported(const authoring::ImportResult &result, const QString &folder)
{
    const auto words = [result, folder] {
        const int saved = result.written + result.copies;
        QStringList sentences{
            tr("%Ln record(s) were saved in %1.", nullptr, saved).arg(QDir::toNativeSeparators(folder))};
        if (result.left > 0) {
            sentences.append(tr("%Ln record(s) differ from what is there, and were left out.", nullptr, result.left));
        }
        if (result.failed > 0) {
            sentences.append(
                tr("%Ln record(s) could not be saved: %1: %2", nullptr, result.failed).arg(result.file, result.reason));
        }
        return sentences.join(u' ');
    };
    if (result.left + result.failed == 0) {
        Q_EMIT informed(words);
    } else {
        Q_EMIT noticed(words);
    }
    Q_EMIT recordsImported();
}

void Exporting::exportOutcomes(services::UserDataService &userData)
{
    auto *place = fileDialog(m_window, tr("Export your results"), tr("Results (*.json)"));
    place->setAcceptMode(QFileDialog::AcceptSave);
    place->setDefaultSuffix(u"json"_s);
    place->selectFile(u"wayout-outcomes.json"_s);
    connect(place, &QFileDialog::fileSelected, this, [this, &userData](const QString &path) {
        userData.readOutcomes({this, [this, &userData, path](const QList<storage::KeptOutcome> &outcomes) {
                                   const int count = int(outcomes.size());
                                   userData.writeFile(path, authoring::outcomesToBytes(outcomes));
                                   Q_EMIT informed([count, path] {
                                       return tr("%Ln result(s) are being written to %1.", nullptr, count).arg(path);
                                   });
                               }});
    });
    place->open();
}

void Exporting::importOutcomes(services::UserDataService &userData)
{
    auto *place = fileDialog(m_window, tr("Import results"), tr("Results (*.json)"));
    place->setFileMode(QFileDialog::ExistingFile);
    connect(place, &QFileDialog::fileSelected, this,
        [this, &userData](const QString &path) { mergeOutcomes(userData, path); });
    place->open();
}

void Exporting::mergeOutcomes(services::UserDataService &userData, const QString &path)
{
    userData.mergeOutcomes(
        path, {this, [this, path](const services::UserDataService::Merged &merged) {
                   const bool isFaulty = merged.file.fault != authoring::OutcomeFile::Fault::None;
                   const auto words = [merged, path, isFaulty] {
                       return isFaulty ? authoring::outcomeFaultText(merged.file, path)
                           : merged.changed == 0
                           ? tr("Nothing in %1 was new.").arg(path)
                           : tr("%Ln result(s) of %1 were taken in.", nullptr, merged.changed).arg(path);
                   };
                   if (isFaulty) {
                       Q_EMIT noticed(words);
                   } else {
                       Q_EMIT informed(words);
                   }
                   Q_EMIT outcomesImported();
               }});
}

} // namespace wayout::window
