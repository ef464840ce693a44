// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/recordmarkdown.h"
#include "ui/keeper.h"
#include "ui/language.h"
#include "ui/mainwindow.h"
#include "ui/paste/pastepane.h"
#include "ui/paste/secretbar.h"
#include "ui/privacy/privacydialog.h"
#include "ui/readingpane.h"
#include "ui/reportdialog.h"
#include "ui/searchcontroller.h"
#include "ui/secrets/secretsdialog.h"
#include "ui/windowactions.h"

#include <algorithm>

namespace {

constexpr int reportedLines = 40;

/// Where a line of a long text stands in the excerpt that is shown of it.
int lineInExcerpt(int line, const std::vector<int> &lines)
{
    const auto found = std::ranges::find(lines, line);
    return lines.empty() ? line : int(found == lines.end() ? 0 : found - lines.begin()) + 1;
}

} // namespace

void MainWindow::connectPrivacy()
{
    const SecretBar *bar = &m_paste->secretBar();
    connect(&m_controller, &SearchController::secretsFound, this, [this](const FoundSecrets &found) {
        m_secrets = found;
        m_paste->secretBar().setCount(int(found.count));
    });
    connect(bar, &SecretBar::previewRequested, this, &MainWindow::showSecrets);
    connect(bar, &SecretBar::refusalChosen, this, &MainWindow::refuseText);
    connect(m_actions->action(WindowActions::Report), &QAction::triggered, this, &MainWindow::showReport);
    connect(m_actions->action(WindowActions::Privacy), &QAction::triggered, this, &MainWindow::showPrivacy);
}

void MainWindow::lookForSecrets(const QString &text)
{
    m_controller.lookForSecrets(text);
    showKeeping();
}

void MainWindow::showKeeping()
{
    using Keeping = SecretBar::Keeping;
    const bool keepsNothing = !m_keeper || m_keeper->isPrivate();
    m_paste->secretBar().setKeeping(keepsNothing     ? Keeping::Nothing
            : m_refused.contains(m_occasion) ? Keeping::Refused
                                             : Keeping::Masked);
}

void MainWindow::refuseText(bool refused)
{
    if (refused) {
        m_refused.insert(m_occasion);
        m_keeper->forget({m_occasion}, {this, [](const QList<KeptPaste> &) {}});
        m_sessionPause.start();
    } else {
        m_refused.remove(m_occasion);
        if (m_answer) {
            keepText();
        }
    }
    showKeeping();
}

void MainWindow::showSecrets()
{
    const bool canRefuse = m_keeper && !m_keeper->isPrivate() && !m_refused.contains(m_occasion);
    auto *dialog = new SecretsDialog(m_secrets, m_source.lines, canRefuse, this);
    connect(dialog, &SecretsDialog::refused, this, [this] { refuseText(true); });
    connect(dialog, &SecretsDialog::placeChosen, this, [this](int line, int column, int length) {
        m_paste->reveal({.line = line, .column = column, .length = length});
    });
    dialog->open();
}

void MainWindow::showReport()
{
    int line = 1;
    if (!m_reading->current().evidence.isEmpty()) {
        line = m_reading->current().evidence.first().line;
    } else if (m_answer && !m_answer->errors.isEmpty()) {
        line = m_answer->errors.first().line;
    }
    const QString lines = maskedExcerpt(m_paste->text(), lineInExcerpt(line, m_source.lines), reportedLines);
    auto *dialog = new ReportDialog(reportMarkdown(lines, m_reading->record(), m_language.content()), this);
    connect(dialog, &ReportDialog::copied, this, [this](bool copied) { sayCopied(tr("Copied: the report"), copied); });
    dialog->open();
}

void MainWindow::showPrivacy()
{
    auto *dialog = new PrivacyDialog(*m_keeper, this);
    connect(dialog, &PrivacyDialog::privateModeChosen, this, &MainWindow::setPrivate);
    connect(dialog, &PrivacyDialog::forgetting, this, [this] { m_refused.insert(m_occasion); });
    dialog->open();
}

/// All that was kept is gone, or back: what is shown is neither kept anew without being asked for, nor shown as it was.
void MainWindow::takeErased()
{
    m_refused.insert(m_occasion);
    m_undo.clear(); // what could be brought back is part of what was to be forgotten
    showKeeping();
    readOwn();
    readFavourites();
    countPastes();
    updateActions();
}
