// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exporting.h"

#include "app/export/outcomefile.h"
#include "ui/keeper.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestOutcomes = 64 * 1024 * 1024; // bytes

QFileDialog *fileDialog(QWidget *window, const QString &title, const QString &kinds)
{
    auto *dialog = new QFileDialog(window, title, QDir::homePath(), kinds);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

ExportedFiles writtenTo(const QList<Record> &records, ExportFormat format, ContentLanguage language, const QString &path, bool isFolder)
{
    return isFolder ? exportToFolder(records, format, language, path) : exportToFile(records, format, language, path);
}

} // namespace

Exporting::Exporting(QWidget *window)
    : QObject(window)
    , m_window(window)
{
    connect(&m_writing, &QFutureWatcherBase::finished, this, [this] { takeWritten(m_writing.result()); });
}

void Exporting::exportRecords(const ExportChoice &choice)
{
    auto *dialog = new ExportDialog(choice, m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog, choice] { askForPlace(*dialog, choice); });
    dialog->open();
}

void Exporting::askForPlace(const ExportDialog &dialog, const ExportChoice &choice)
{
    const ExportFormat format = dialog.format();
    const bool isFolder = dialog.oneFileEach();
    const QList<qsizetype> positions = dialog.positions();
    const QString suffix = exportSuffix(format, positions.size());
    auto *place = fileDialog(m_window, tr("Export records"),
        format == ExportFormat::Markdown ? tr("Markdown files (*.md)") : tr("Records (*.json *.jsonl)"));
    if (isFolder) {
        place->setFileMode(QFileDialog::Directory);
        place->setOption(QFileDialog::ShowDirsOnly);
        place->setAcceptMode(QFileDialog::AcceptOpen);
    } else {
        QString name = positions.size() == 1 ? choice.engine->catalog.idAt(positions.first()) : u"records"_s;
        place->setAcceptMode(QFileDialog::AcceptSave);
        place->setDefaultSuffix(suffix);
        place->selectFile(name.replace(u'/', u'-').remove(u'.') + u'.' + suffix); // an id is data, never a path
    }
    connect(place, &QFileDialog::fileSelected, this, [=, this](const QString &path) {
        QList<Record> records;
        for (const qsizetype position : positions) {
            records.append(choice.engine->catalog.copyAt(position));
        }
        writeRecords(records, format, choice.language, path, isFolder);
    });
    place->open();
}

void Exporting::writeRecords(
    const QList<Record> &records, ExportFormat format, ContentLanguage language, const QString &path, bool isFolder)
{
    m_writing.waitForFinished(); // one export at a time
    m_place = path;
    m_writing.setFuture(QtConcurrent::run(&writtenTo, records, format, language, path, isFolder));
}

void Exporting::takeWritten(const ExportedFiles &files)
{
    if (!files.failed.isEmpty()) {
        Q_EMIT noticed([files] { return tr("%1 could not be written: %2").arg(files.failed, files.reason); });
    } else if (!files.left.isEmpty()) {
        Q_EMIT noticed([files, place = m_place] {
            return tr("%Ln file(s) were written to %1. Left out, because their ids cannot name files: %2", nullptr, files.written)
                .arg(place, files.left.join(u", "_s));
        });
    } else {
        Q_EMIT noticed([files, place = m_place] { return tr("%Ln file(s) were written: %1", nullptr, files.written).arg(place); });
    }
}

void Exporting::exportOutcomes(Keeper &keeper)
{
    auto *place = fileDialog(m_window, tr("Export your results"), tr("Results (*.json)"));
    place->setAcceptMode(QFileDialog::AcceptSave);
    place->setDefaultSuffix(u"json"_s);
    place->selectFile(u"wayout-outcomes.json"_s);
    connect(place, &QFileDialog::fileSelected, this, [this, &keeper](const QString &path) {
        keeper.readOutcomes({this, [this, &keeper, path](const QList<KeptOutcome> &outcomes) {
                                 const int count = int(outcomes.size());
                                 keeper.writeFile(path, outcomesToBytes(outcomes));
                                 Q_EMIT noticed([count, path] {
                                     return tr("%Ln result(s) are being written to %1.", nullptr, count).arg(path);
                                 });
                             }});
    });
    place->open();
}

void Exporting::importOutcomes(Keeper &keeper)
{
    auto *place = fileDialog(m_window, tr("Import results"), tr("Results (*.json)"));
    place->setFileMode(QFileDialog::ExistingFile);
    connect(place, &QFileDialog::fileSelected, this, [this, &keeper](const QString &path) { mergeOutcomes(keeper, path); });
    place->open();
}

void Exporting::mergeOutcomes(Keeper &keeper, const QString &path)
{
    keeper.mergeOutcomes(path, largestOutcomes, {this, [this, path](const Keeper::Merged &merged) {
        Q_EMIT noticed([merged, path] {
            switch (merged.fault) {
            case OutcomeFile::Fault::NotOutcomes:
                return merged.reason.isEmpty() ? tr("%1 is no file of results.").arg(path)
                                               : tr("%1 cannot be read: %2").arg(path, merged.reason);
            case OutcomeFile::Fault::Newer:
                return tr("%1 was made by a newer Wayout. Updating Wayout helps.").arg(path);
            case OutcomeFile::Fault::None:
                break;
            }
            return merged.changed == 0 ? tr("Nothing in %1 was new.").arg(path)
                                       : tr("%Ln result(s) of %1 were taken in.", nullptr, merged.changed).arg(path);
        });
        Q_EMIT outcomesImported();
    }});
}
