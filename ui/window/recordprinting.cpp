// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/recordprinting.h"

#include "ui/answer/printdocument.h"

#include <QDir>
#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QSaveFile>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace wayout::window {
namespace {

/// Returns a file name for the record. The id is untrusted data, never a path.
QString fileNameOf(const catalog::Record &record)
{
    QString name = record.id;
    return name.replace(u'/', u'-').remove(u'.');
}

/// Returns why the file could not be written; empty when it was.
QString writtenPdf(const catalog::Record &record, catalog::ContentLanguage language, const QString &path)
{
    const QByteArray bytes = answer::recordPdf(record, language);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return file.errorString();
    }
    // With a full disk, commit() alone would replace the old file by a truncated one.
    if (file.write(bytes) != bytes.size() || !file.flush()) {
        const QString error = file.errorString();
        file.cancelWriting();
        return error;
    }
    return file.commit() ? QString() : file.errorString();
}

} // namespace

RecordPrinting::RecordPrinting(QWidget *window)
    : QObject(window)
    , m_window(window)
{
}

RecordPrinting::~RecordPrinting()
{
    m_writing.finish();
}

void RecordPrinting::print(const catalog::Record &record, catalog::ContentLanguage language)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(fileNameOf(record)); // the default name when printing to a file
    auto *dialog = new QPrintDialog(printer.get(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this,
        [printer, record, language] { answer::recordSheet(record, language)->print(printer.get()); });
    dialog->open();
}

void RecordPrinting::exportPdf(const catalog::Record &record, catalog::ContentLanguage language)
{
    auto *dialog = new QFileDialog(m_window, tr("Save the record as PDF"), QDir::homePath(), tr("PDF files (*.pdf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"pdf"_s);
    dialog->selectFile(fileNameOf(record) + u".pdf"_s);
    connect(dialog, &QFileDialog::fileSelected, this,
        [this, record, language](const QString &path) { writePdf(record, language, path); });
    dialog->open();
}

void RecordPrinting::writePdf(const catalog::Record &record, catalog::ContentLanguage language, const QString &path)
{
    m_writing.run(
        this, [=] { return writtenPdf(record, language, path); },
        [this, path](const QString &error) {
            if (error.isEmpty()) {
                Q_EMIT informed([path] { return tr("The record was written to %1.").arg(path); });
            } else {
                Q_EMIT noticed(
                    [path, error] { return tr("The record could not be written to %1: %2").arg(path, error); });
            }
        });
}

} // namespace wayout::window
