// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/recordexport.h"
#include "app/authoring/recordimport.h"
#include "ui/dialogs/exportdialog.h"
#include "ui/services/tasks.h"

#include <QObject>

#include <functional>

class QWidget;

namespace wayout::services {
class UserDataService;
}

namespace wayout::window {

/// Exports records and the user's results to files, and imports those of others. Files are read and written in the
/// background.
class Exporting final : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of all dialogs.
    explicit Exporting(QWidget *window);
    /// Waits for files that are being written.
    ~Exporting() override;

    /// Asks for the records, the format and the file.
    void exportRecords(const dialogs::ExportChoice &choice);
    void exportOutcomes(services::UserDataService &userData);
    void importOutcomes(services::UserDataService &userData);
    /// Asks for files, shows the result in advance, and copies the records to the folder.
    void importRecords(const QString &folder);

Q_SIGNALS:
    void noticed(std::function<QString()> words);
    /// Emitted with the sentence about a success.
    void informed(std::function<QString()> words);
    void outcomesImported();
    void recordsImported();

private:
    void askForPlace(const dialogs::ExportDialog &dialog, const dialogs::ExportChoice &choice);
    void takeWritten(const authoring::ExportedFiles &files, const QString &place);
    void askAboutImport(const authoring::ImportPlan &plan, const QString &folder);
    void takeImported(const authoring::ImportResult &result, const QString &folder);
    void mergeOutcomes(services::UserDataService &userData, const QString &path);

    QWidget *m_window;
    services::TaskRunner m_reading;
    services::TaskRunner m_writing;
};

} // namespace wayout::window
