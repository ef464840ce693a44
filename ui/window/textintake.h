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

/// Turns input from the user (clipboard, drop, file, pipe) into a text, or into a sentence that says why it cannot.
class TextIntake final : public QObject
{
    Q_OBJECT

public:
    explicit TextIntake(services::SearchController &controller, QObject *parent = nullptr);

    /// Opens files, or standard input for "-" alone.
    void openFiles(const QStringList &paths);
    /// Reads a pipe that another process has handed over.
    void openInput(const std::shared_ptr<const platform::Descriptor> &input);
    /// Asks for a file.
    void chooseFile(QWidget *parent);
    void take(const QMimeData &contents);
    void takeClipboard();
    /// Takes the clipboard's text when a window gets the focus: on Wayland no other window can read the clipboard.
    void takeClipboardWhenFocused();
    /// Reads the last file or pipe again in another encoding.
    void reopen(const QString &encoding);
    /// Forgets the file, because the text has been replaced.
    void closeFile();
    /// Whether a file or a pipe is being read.
    bool isReading() const { return m_reading; }

Q_SIGNALS:
    void textTaken(const QString &text, const services::PasteSource &source);
    /// Something was refused or left out; emitted after the text, if there is any.
    void noticed(const std::function<QString()> &sentence);
    /// Reading has ended, with or without success.
    void readingEnded();

private:
    void takeFile(const services::TextFile &file);

    services::SearchController &m_controller;
    services::TextFile m_file; ///< the last file taken
    bool m_reading = false;
};

} // namespace wayout::window
