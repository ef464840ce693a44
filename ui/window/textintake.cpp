// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/textintake.h"

#include "ui/services/searchcontroller.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QTimer>
#include <QWindow>

#include <chrono>

using namespace Qt::StringLiterals;

namespace wayout::window {

using namespace std::chrono_literals;

namespace {

constexpr auto focusComesWithin = 1s;

} // namespace

TextIntake::TextIntake(services::SearchController &controller, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
{
    connect(&controller, &services::SearchController::fileRead, this, &TextIntake::takeFile);
}

void TextIntake::openFiles(const QStringList &paths)
{
    if (paths == QStringList("-"_L1)) {
        openInput(services::standardInput());
        return;
    }
    m_reading = true;
    m_controller.openFiles(paths);
}

void TextIntake::openInput(const std::shared_ptr<const platform::Descriptor> &input)
{
    m_reading = true;
    m_controller.readInput(input);
}

void TextIntake::chooseFile(QWidget *parent)
{
    auto *dialog = new QFileDialog(parent, tr("Open a log"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &TextIntake::openFiles);
    dialog->open();
}

void TextIntake::take(const QMimeData &contents)
{
    if (!contents.hasUrls()) {
        const QString text = contents.text();
        if (QStringView(text).trimmed().isEmpty()) {
            Q_EMIT noticed([] { return tr("There is no text to paste."); });
        } else {
            Q_EMIT textTaken(text, {services::PasteSource::Kind::Pasted});
        }
        return;
    }
    QStringList paths;
    for (const QUrl &url : contents.urls()) {
        if (url.isLocalFile()) {
            paths.append(url.toLocalFile());
        }
    }
    if (paths.isEmpty()) {
        const QString address = contents.urls().value(0).toString();
        Q_EMIT noticed([address] {
            return tr("%1 is not a file on this computer; nothing is fetched from elsewhere.").arg(address);
        });
        return;
    }
    openFiles(paths);
}

void TextIntake::takeClipboard()
{
    take(*QGuiApplication::clipboard()->mimeData());
}

void TextIntake::takeClipboardWhenFocused()
{
    auto *wait = new QTimer(this);
    wait->setSingleShot(true);
    connect(wait, &QTimer::timeout, this, [this, wait] {
        wait->deleteLater();
        takeClipboard();
    });
    connect(qGuiApp, &QGuiApplication::focusWindowChanged, wait, [wait](const QWindow *focused) {
        if (focused) {
            wait->start(0ms);
        }
    });
    wait->start(QGuiApplication::focusWindow() ? 0ms : std::chrono::milliseconds(focusComesWithin));
}

void TextIntake::reopen(const QString &encoding)
{
    m_reading = true;
    m_controller.readAgain(m_file, encoding);
}

void TextIntake::closeFile()
{
    m_file = {};
}

void TextIntake::takeFile(const services::TextFile &file)
{
    m_reading = false;
    if (file.failure == services::TextFile::Failure::None) {
        const auto kind = file.path.isEmpty() ? services::PasteSource::Kind::Input : services::PasteSource::Kind::File;
        const bool isGone = file.isLong && file.path.isEmpty(); // a pipe cannot be read again
        Q_EMIT textTaken(file.text,
            {kind, QFileInfo(file.path).fileName(), file.size, isGone ? QString() : file.encoding, file.lines,
                file.lineCount, file.fileCount});
        m_file = file;
        m_file.text.clear(); // no longer needed here
    }
    if (!services::textFileNotice(file).isEmpty()) {
        Q_EMIT noticed([file] { return services::textFileNotice(file); });
    }
    Q_EMIT readingEnded();
}

} // namespace wayout::window
