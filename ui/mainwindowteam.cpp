// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/teamtext.h"
#include "app/edit/ownrecords.h"
#include "app/edit/teamrecords.h"
#include "ui/keeper.h"
#include "ui/language.h"
#include "ui/mainwindow.h"
#include "ui/noticebar.h"
#include "ui/readingpane.h"
#include "ui/recordwriting.h"
#include "ui/statusline.h"
#include "ui/team/teamsetup.h"
#include "ui/team/versionsdialog.h"
#include "ui/windowactions.h"
#include "ui/theme/textline.h"

#include <QMessageBox>
#include <QPushButton>

void MainWindow::joinTeam(TeamSetup &setup)
{
    m_teamSetup = &setup;
    Team &team = setup.team();
    connect(&team, &Team::stateChanged, this, &MainWindow::takeTeamState);
    connect(&team, &Team::outcomesSent, this, &MainWindow::readTeam);
    connect(&team, &Team::recordSettled, this, &MainWindow::takeTeamSaving);
    connect(m_reading, &ReadingPane::currentChanged, this, &MainWindow::readTeam);
    connect(m_reading, &ReadingPane::resultChosen, &team, &Team::sendNow); // after it was kept
    connect(m_actions->action(WindowActions::PrivateMode), &QAction::toggled, &setup, &TeamSetup::setPrivate);
    connect(m_actions->action(WindowActions::GiveToTeam), &QAction::triggered, this, [this] { giveToTeam(); });
    takeTeamState();
}

void MainWindow::takeTeamState()
{
    const TeamState state = m_teamSetup->team().state();
    m_status->setPromise([state] { return teamWords(state); }, [state] { return teamSentence(state); });
    readTeam();
    updateActions();
    if (!m_teamSetup->isShared()) {
        m_writing->setGive({});
        return;
    }
    m_writing->setGive(
        [this](const QString &id, const QByteArray &bytes) { giveToTeam(id, [bytes] { return bytes; }); });
}

void MainWindow::readTeam()
{
    if (const Record *record = m_reading->record()) {
        // The pane looks whether it is still that record.
        m_teamSetup->team().readCounts(
            record->id, {m_reading, [this](const TeamCounts &counts) { m_reading->setTeam(counts); }});
    }
}

/// The record as it stands in its file.
void MainWindow::giveToTeam()
{
    giveToTeam(m_reading->record()->id,
        [record = *m_reading->record()] { return RecordOpener().open(record).draft.tidied().json(); });
}

void MainWindow::giveToTeam(const QString &id, const std::function<QByteArray()> &content)
{
    struct Both {
        TeamRecord mine;
        TeamRecord theirs;
    };
    // On the thread that may read files.
    m_keeper->withShelf<Both>(
        {this, [this](const Both &both) { giveToTeam(both.mine, both.theirs); }}, [id, content](TeamShelf &shelf) {
            const TeamRecord theirs = shelf.record(id);
            return Both{{id, QString::fromUtf8(content()), theirs.revision, {}}, theirs};
        });
}

void MainWindow::giveToTeam(const TeamRecord &mine, const TeamRecord &theirs)
{
    if (!mayBeShared(mine.content)) {
        m_notice->say([id = mine.id] {
            return tr("%1 was not given to the team: something in it looks like a password or a key. It stays on this "
                      "computer.")
                .arg(id);
        });
        return;
    }
    const auto give = [this, mine] {
        m_teamSetup->team().save(mine);
        if (!m_teamSetup->team().state().canRead()) {
            m_notice->say([id = mine.id] { return tr("%1 is given to the team when its database is back.").arg(id); });
        }
    };
    if (theirs.revision == 0 || theirs.content == mine.content) {
        give();
        return;
    }
    if (sayTheSame(mine, theirs)) { // such as the team's own record, read here
        m_notice->inform([id = mine.id] { return tr("The team has %1 now.").arg(id); });
        return;
    }
    const bool isOwnEarlier = theirs.author == m_teamSetup->person();
    auto *box = new QMessageBox(QMessageBox::Question, QString(),
        isOwnEarlier ? tr("The team has your earlier version of this record.")
                     : tr("The team has another version of this record, by %1.").arg(theirs.author),
        QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(
        tr("Yours takes its place for everybody. Should somebody change theirs at this very moment, both are kept."));
    keepPlain(*box);
    const QPushButton *replace = box->addButton(tr("Give &mine to the team"), QMessageBox::AcceptRole);
    const QPushButton *show = box->addButton(isOwnEarlier ? tr("Show &both") : tr("Show &theirs"), QMessageBox::ActionRole);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(replace, &QPushButton::clicked, this, give);
    connect(show, &QPushButton::clicked, this, [this, theirs, isOwnEarlier, mine, give] {
        auto *versions = new VersionsDialog(theirs, isOwnEarlier, mine, m_language.content(), this);
        connect(versions, &QDialog::accepted, this, give);
        versions->open();
    });
    box->open();
}

/// Of two that were written at once both are kept: theirs with the team, one's own among one's own records.
void MainWindow::takeTeamSaving(const TeamRecord &mine, const TeamSaving &saving, const QString &copy)
{
    if (saving.kind == TeamSaving::Kind::Saved) {
        m_notice->inform([id = mine.id] { return tr("The team has %1 now.").arg(id); });
        return;
    }
    m_notice->say([theirs = saving.theirs, copy] {
        return copy.isEmpty()
            ? tr("%1 changed %2 at the same time. Yours waits: it could not be saved as a record of its own.")
                  .arg(theirs.author, theirs.id)
            : tr("%1 changed %2 at the same time. Theirs is with the team, yours in %3: look at both, and give the "
                 "better one to the team.")
                  .arg(theirs.author, theirs.id, copy);
    });
}
