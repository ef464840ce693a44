// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/evidence/fittedrecord.h"
#include "ui/services/tasks.h"

#include <QObject>

#include <functional>

class QWidget;

namespace wayout::window {

/// Prints a record or exports it as a PDF file, in the background.
class RecordPrinting final : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of all dialogs.
    explicit RecordPrinting(QWidget *window);
    /// Waits for files that are being written.
    ~RecordPrinting() override;

    /// A record as it is on the screen.
    struct Sheet {
        catalog::Record record;
        catalog::ContentLanguage language = catalog::ContentLanguage::English;
        evidence::Occasion occasion = {};
    };

    void print(const Sheet &sheet);
    /// Asks for the file name first.
    void exportPdf(const Sheet &sheet);
    /// Writes the file without asking.
    void writePdf(const Sheet &sheet, const QString &path);

Q_SIGNALS:
    void noticed(std::function<QString()> words);
    /// Emitted with the sentence about a success.
    void informed(std::function<QString()> words);

private:
    QWidget *m_window;
    services::TaskRunner m_writing{services::TaskRunner::Order::Serial};
};

} // namespace wayout::window
