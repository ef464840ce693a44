// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/export/recordexport.h"
#include "ui/exportdialog.h"

#include <QFutureWatcher>
#include <QObject>

#include <functional>

class Keeper;
class QWidget;

/// Hands records on as files, and the user's outcomes; takes in those of others. Files are read and written in the background.
class Exporting final : public QObject
{
    Q_OBJECT

public:
    /// Dialogs belong to `window`.
    explicit Exporting(QWidget *window);

    /// Asks which, how and where to.
    void exportRecords(const ExportChoice &choice);
    void exportOutcomes(Keeper &keeper);
    void importOutcomes(Keeper &keeper);
    /// Without asking.
    void writeRecords(const QList<Record> &records, ExportFormat format, ContentLanguage language, const QString &path, bool isFolder);

Q_SIGNALS:
    void noticed(std::function<QString()> words);
    void outcomesImported();

private:
    void askForPlace(const ExportDialog &dialog, const ExportChoice &choice);
    void takeWritten(const ExportedFiles &files);
    void mergeOutcomes(Keeper &keeper, const QString &path);

    QWidget *m_window;
    QString m_place; ///< that is being written to
    QFutureWatcher<ExportedFiles> m_writing;
};
