// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/browse/domainpane.h"
#include "ui/catalogues.h"
#include "ui/mainwindow.h"
#include "ui/noticebar.h"
#include "ui/paste/pastepane.h"
#include "ui/problems/problemsdialog.h"
#include "ui/readingpane.h"
#include "ui/results/resultspane.h"
#include "ui/searchbox.h"
#include "ui/searchcontroller.h"
#include "ui/settings/settingsdialog.h"
#include "ui/statusline.h"
#include "ui/topbar.h"
#include "ui/windowactions.h"

#include <QDir>

#include <algorithm>
#include <functional>

namespace {

/// Catalogues of which nothing is there, because they cannot be found or read.
QStringList missingCatalogs(const Engine &engine)
{
    QStringList missing;
    for (const CatalogPart &part : engine.parts) {
        const auto tells = [&](const Problem &problem) {
            return problem.file == part.path
                && (problem.kind == Problem::Kind::FileMissing || problem.kind == Problem::Kind::FileUnreadable);
        };
        if (part.records == 0 && std::ranges::any_of(engine.problems, tells)) {
            missing.append(part.path);
        }
    }
    return missing;
}

} // namespace

void MainWindow::offerSettings(Catalogues &catalogues)
{
    m_catalogues = &catalogues;
    QAction *settings = m_actions->action(WindowActions::Settings);
    settings->setEnabled(true);
    connect(settings, &QAction::triggered, this, &MainWindow::showSettings);
}

SettingsDialog *MainWindow::showSettings()
{
    auto *dialog = new SettingsDialog(*m_catalogues, m_teamSetup, m_settings, m_language, m_appearance, *m_actions, this);
    connect(dialog, &SettingsDialog::problemsRequested, dialog,
        [dialog](const QList<Problem> &problems) { (new ProblemsDialog(problems, dialog))->open(); });
    dialog->open();
    return dialog;
}

void MainWindow::showKeys()
{
    showSettings()->showPage(SettingsDialog::KeysTab);
}

void MainWindow::takeEngine(const std::shared_ptr<const Engine> &engine)
{
    const std::shared_ptr<const Engine> before = std::exchange(m_engine, engine);
    const int records = int(engine->catalog.size());
    const auto domains = int(
        std::ranges::count_if(engine->catalog.domains(), [](const auto &count) { return !count.domain.isEmpty(); }));
    m_isBrowsing = before && m_results->contents() == ResultsPane::Contents::Domain;
    const auto only = m_isBrowsing ? m_results->only() : ResultsPane::Only::Everything;
    const bool isSearching = !m_top->searchBox().text().isEmpty();
    if (before) {
        stayInPlace();
    }
    m_results->setEngine(engine);
    m_results->setOwnRecords(m_controller.ownRecords());
    m_reading->setEngine(engine);
    m_domains->setCatalog(engine->catalog);
    m_domains->setOwnCount(OwnModel::Favourites, m_keeper ? std::optional(m_results->favouriteCount()) : std::nullopt);
    m_domains->setOwnCount(OwnModel::Records, int(m_controller.ownRecords().size()));
    m_paste->setCatalogSize(records, domains);
    m_top->setRecordCount(records);
    m_status->setCounts(records, domains, int(std::ranges::count_if(engine->problems, std::not_fn(&Problem::isRemark))));
    if (records > 0 && !isSearching) {
        only == ResultsPane::Only::Favourites       ? browseFavourites()
            : only == ResultsPane::Only::OwnRecords ? browseOwnRecords()
                                                    : browse(m_isBrowsing ? m_domain : std::nullopt);
    }
    // What was answered or found from the catalogues before is on its way again.
    m_answer.reset();
    m_results->setBusy(isSearching || !m_paste->text().isEmpty());
    if (!isSearching && m_paste->text().isEmpty()) {
        finishRestoring();
    }
    sayMissing(before);
    reportSettled();
}

/// Records were written here: they are read without waiting for the folder to be at rest.
void MainWindow::takeWritten()
{
    if (m_catalogues) {
        m_catalogues->look();
    } else {
        m_controller.reload();
    }
}

/// The catalogues were loaded again: who reads or chooses should not notice.
void MainWindow::stayInPlace()
{
    if (!m_restoring) {
        const Record *record = m_reading->record();
        m_restoring = Session{.recordId = record ? record->id : QString(), .scroll = m_reading->scrollPosition()};
        m_isReloading = true;
    }
}

void MainWindow::sayMissing(const std::shared_ptr<const Engine> &before)
{
    const QStringList known = before ? missingCatalogs(*before) : QStringList();
    const QStringList missing = missingCatalogs(*m_engine);
    for (const CatalogPart &part : m_engine->parts) {
        const QString path = QDir::toNativeSeparators(part.path);
        if (missing.contains(part.path) && !known.contains(part.path)) {
            m_notice->say([path] {
                return tr("The catalogue %1 cannot be found or read. Everything else works; it is taken up again when it is back.").arg(path);
            });
        } else if (known.contains(part.path) && !missing.contains(part.path)) {
            m_notice->inform([path] { return tr("The catalogue %1 is there again.").arg(path); });
        }
    }
}
