// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/catalog/record.h"
#include "ui/services/tasks.h"

#include <QObject>

#include <functional>

class QWidget;

namespace wayout::window {

/// A record on paper or as a PDF file. The file is laid out and written in the background.
class RecordPrinting final : public QObject
{
    Q_OBJECT

public:
    /// Dialogs belong to `window`.
    explicit RecordPrinting(QWidget *window);
    /// Finishes the files that are being written.
    ~RecordPrinting() override;

    void print(const catalog::Record &record, catalog::ContentLanguage language);
    /// Asks for the file's name first.
    void exportPdf(const catalog::Record &record, catalog::ContentLanguage language);
    /// Without asking.
    void writePdf(const catalog::Record &record, catalog::ContentLanguage language, const QString &path);

Q_SIGNALS:
    void noticed(std::function<QString()> words);
    /// The same about what went as expected.
    void informed(std::function<QString()> words);

private:
    QWidget *m_window;
    services::TaskRunner m_writing{services::TaskRunner::Order::Serial};
};

} // namespace wayout::window
