// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/recordprinting.h"

#include "app/platform/savefile.h"
#include "ui/answer/printdocument.h"

#include <QDir>
#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QTextDocument>

#include <optional>

using namespace Qt::StringLiterals;

namespace wayout::window {
namespace {

/// Returns a file name for the record. The id is untrusted data, never a path.
QString fileNameOf(const catalog::Record &record)
{
    QString name = record.id;
    return name.replace(u'/', u'-').remove(u'.');
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

void RecordPrinting::print(const Sheet &sheet)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(fileNameOf(sheet.record)); // the default name when printing to a file
    auto *dialog = new QPrintDialog(printer.get(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this,
        [printer, sheet] { answer::recordSheet(sheet.record, sheet.language, sheet.occasion)->print(printer.get()); });
    dialog->open();
}

void RecordPrinting::exportPdf(const Sheet &sheet)
{
    auto *dialog = new QFileDialog(m_window, tr("Save the record as PDF"), QDir::homePath(), tr("PDF files (*.pdf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"pdf"_s);
    dialog->selectFile(fileNameOf(sheet.record) + u".pdf"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this, sheet](const QString &path) { writePdf(sheet, path); });
    dialog->open();
}

void RecordPrinting::writePdf(const Sheet &sheet, const QString &path)
{
    m_writing.run(
        this,
        [=] {
            const QByteArray pdf = answer::recordPdf(sheet.record, sheet.language, sheet.occasion);
            return platform::saveFile(path, pdf, platform::SavedFor::Anyone);
        },
        [this, path](const std::optional<QString> &reason) {
            if (reason) {
                Q_EMIT noticed(
                    [path, reason] { return tr("The record could not be written to %1: %2").arg(path, *reason); });
            } else {
                Q_EMIT informed([path] { return tr("The record was written to %1.").arg(path); });
            }
        });
}

} // namespace wayout::window
