// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/userfolders.h"
#include "ui/exporting.h"
#include "ui/keeper.h"
#include "ui/language.h"
#include "ui/mainwindow.h"
#include "ui/noticebar.h"
#include "ui/paste/pastepane.h"
#include "ui/readingpane.h"
#include "ui/recordwriting.h"
#include "ui/results/resultspane.h"
#include "ui/searchcontroller.h"
#include "ui/windowactions.h"

#include <QDir>

void MainWindow::connectWriting()
{
    const auto on = [this](WindowActions::Id id, auto &&slot) {
        connect(m_actions->action(id), &QAction::triggered, this, slot);
    };
    on(WindowActions::NewRecord, [this] { m_writing->writeNew(m_paste->text(), m_answer.value_or(Answer())); });
    on(WindowActions::EditRecord, [this] { m_writing->edit(*m_reading->record(), m_paste->text()); });
    on(WindowActions::DeleteRecord, [this] { m_writing->remove(*m_reading->record()); });
    connect(m_writing, &RecordWriting::recordDeleted, this, [this](const QString &id, const std::function<void()> &undo) {
        takeWritten();
        m_notice->offer([id] { return tr("%1 was deleted.").arg(id); }, [] { return tr("Undo"); }, undo);
    });
    connect(m_writing, &RecordWriting::notDone, this, [this](const QString &file, const QString &reason) {
        m_notice->say([file = QDir::toNativeSeparators(file), reason] {
            return reason.isEmpty() ? tr("%1 holds other records, too: this one can be taken out of it with a text editor.").arg(file)
                                    : tr("Nothing was changed; %1: %2").arg(file, reason);
        });
    });
    on(WindowActions::ExportRecords, [this] {
        m_exporting->exportRecords({m_engine, m_reading->current().record, m_results->listedRecords(), userCatalogFolder(),
            m_language.content()});
    });
    on(WindowActions::ImportRecords, [this] { m_exporting->importRecords(userCatalogFolder()); });
    on(WindowActions::ExportOutcomes, [this] { m_exporting->exportOutcomes(*m_keeper); });
    on(WindowActions::ImportOutcomes, [this] { m_exporting->importOutcomes(*m_keeper); });
    connect(m_results, &ResultsPane::newRecordRequested, m_actions->action(WindowActions::NewRecord), &QAction::trigger);
    connect(m_exporting, &Exporting::noticed, m_notice, &NoticeBar::say);
    connect(m_exporting, &Exporting::informed, m_notice, &NoticeBar::inform);
    connect(m_exporting, &Exporting::outcomesImported, this, &MainWindow::readOwn);
    connect(&m_controller, &SearchController::loaded, m_writing, &RecordWriting::setEngine);
    connect(&m_controller, &SearchController::loaded, this, &MainWindow::updateActions);
    connect(m_writing, &RecordWriting::recordSaved, this, &MainWindow::takeWritten);
    connect(m_exporting, &Exporting::recordsImported, this, &MainWindow::takeWritten);
    connect(m_writing, &RecordWriting::keptFound, this, [this](int count, const std::function<void()> &goOn) {
        m_notice->offer([count] { return tr("%Ln record(s) that you were writing were not saved.", nullptr, count); },
            [] { return tr("Go on writing"); },
            [this, goOn] {
                m_notice->hide();
                goOn();
            });
    });
    m_writing->setFolders({userCatalogFolder(), {}});
}

void MainWindow::keepDrafts()
{
    m_writing->setFolders({userCatalogFolder(), m_keeper->places().drafts});
    m_writing->setPrivate(m_keeper->isPrivate());
    m_writing->lookForKept();
}
