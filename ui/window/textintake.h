// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/services/pastesource.h"
#include "ui/services/textfile.h"

#include <QObject>

#include <functional>

class QMimeData;
class QWidget;

namespace wayout::services {
class SearchController;
}

namespace wayout::window {

/// Turns what the user hands over (clipboard, drop, file, pipe) into a text, or into a sentence that says why it is none.
class TextIntake final : public QObject
{
    Q_OBJECT

public:
    explicit TextIntake(services::SearchController &controller, QObject *parent = nullptr);

    /// Files, or "-" alone for standard input.
    void openFiles(const QStringList &paths);
    /// A pipe that another process has handed over.
    void openInput(const std::shared_ptr<const platform::Descriptor> &input);
    /// Asks for a file.
    void chooseFile(QWidget *parent);
    void take(const QMimeData &contents);
    void takeClipboard();
    /// As soon as a window has the focus: on Wayland no other sees the clipboard.
    void takeClipboardWhenFocused();
    /// Reads the file or the pipe that was taken last in another encoding.
    void reopen(const QString &encoding);
    /// Forgets what was read: the text is another now.
    void closeFile();
    /// A file or a pipe is being read.
    bool isReading() const { return m_reading; }

Q_SIGNALS:
    void textTaken(const QString &text, const services::PasteSource &source);
    /// Something was refused or left out; comes after the text, if there is any.
    void noticed(const std::function<QString()> &sentence);
    /// What was read is handed on, whatever came of it.
    void readingEnded();

private:
    void takeFile(const services::TextFile &file);

    services::SearchController &m_controller;
    services::TextFile m_file; ///< the one taken last
    bool m_reading = false;
};

} // namespace wayout::window
