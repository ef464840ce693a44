// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/teamcontroller.h"

#include "app/authoring/ownrecords.h"
#include "app/team/teamrecords.h"
#include "app/team/teamtext.h"
#include "ui/dialogs/versionsdialog.h"
#include "ui/services/teamsetup.h"
#include "ui/theme/labels.h"
#include "ui/window/application.h"

#include <QMessageBox>
#include <QPushButton>

namespace wayout::window {

TeamController::TeamController(Application &application, QWidget *window)
    : QObject(window)
    , m_application(application)
    , m_window(window)
{
    const services::Team &team = application.team()->team();
    connect(&team, &services::Team::stateChanged, this, [this] {
        Q_EMIT stateChanged();
        readCounts();
    });
    connect(&team, &services::Team::outcomesSent, this, &TeamController::readCounts);
    connect(&team, &services::Team::recordSettled, this, &TeamController::takeSettled);
}

bool TeamController::isShared() const
{
    return m_application.team()->isShared();
}

QString TeamController::stateWords() const
{
    return team::teamWords(m_application.team()->team().state());
}

QString TeamController::stateSentence() const
{
    return team::teamSentence(m_application.team()->team().state());
}

void TeamController::sendNow()
{
    m_application.team()->team().sendNow();
}

void TeamController::setPrivate(bool isPrivate)
{
    m_application.team()->setPrivate(isPrivate);
}

void TeamController::setRecord(const QString &recordId)
{
    m_recordId = recordId;
    readCounts();
}

void TeamController::readCounts()
{
    if (!m_recordId.isEmpty()) {
        m_application.team()->team().readCounts(m_recordId, {this, [this](const evidence::TeamCounts &counts) {
                                                                 if (counts.recordId == m_recordId) {
                                                                     Q_EMIT countsRead(counts);
                                                                 }
                                                             }});
    }
}

void TeamController::give(const catalog::Record &record)
{
    giveSoon(record.id, [record] { return authoring::RecordOpener().open(record).draft.tidied().json(); });
}

void TeamController::give(const QString &id, const QByteArray &content)
{
    giveSoon(id, [content] { return content; });
}

/// First reads the team's version, on the thread that may read files.
void TeamController::giveSoon(const QString &id, const std::function<QByteArray()> &content)
{
    struct Both {
        storage::TeamRecord mine;
        storage::TeamRecord theirs;
    };
    m_application.userData().withShelf<Both>(
        {this, [this](const Both &both) { giveInPlaceOf(both.mine, both.theirs); }},
        [id, content](storage::TeamOutbox &outbox) {
            const storage::TeamRecord theirs = outbox.record(id);
            return Both{{id, QString::fromUtf8(content()), theirs.revision, {}}, theirs};
        });
}

void TeamController::giveInPlaceOf(const storage::TeamRecord &mine, const storage::TeamRecord &theirs)
{
    if (!team::mayBeShared(mine.content)) {
        Q_EMIT noticed([id = mine.id] {
            return tr("%1 was not given to the team: something in it looks like a password or a key. It stays on this "
                      "computer.")
                .arg(id);
        });
        return;
    }
    const auto give = [this, mine] {
        m_application.team()->team().save(mine);
        if (!m_application.team()->team().state().canRead()) {
            Q_EMIT noticed([id = mine.id] { return tr("%1 is given to the team when its database is back.").arg(id); });
        }
    };
    if (theirs.revision == 0 || theirs.content == mine.content) {
        give();
    } else if (team::sayTheSame(mine, theirs)) { // for example a record that was read from the team
        Q_EMIT informed([id = mine.id] { return tr("The team has %1 now.").arg(id); });
    } else {
        askToReplace(mine, theirs, give);
    }
}

void TeamController::askToReplace(
    const storage::TeamRecord &mine, const storage::TeamRecord &theirs, const std::function<void()> &give)
{
    const bool isOwnEarlier = theirs.author == m_application.team()->person();
    auto *box = new QMessageBox(QMessageBox::Question, QString(),
        isOwnEarlier ? tr("The team has your earlier version of this record.")
                     : tr("The team has another version of this record, by %1.").arg(theirs.author),
        QMessageBox::Cancel, m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(tr(
        "Yours replaces it for everybody. If somebody changes the team's version at the same moment, both are kept."));
    theme::keepPlain(*box);
    const QPushButton *replace = box->addButton(tr("Give &mine to the team"), QMessageBox::AcceptRole);
    const QPushButton *show =
        box->addButton(isOwnEarlier ? tr("Show &both") : tr("Show &theirs"), QMessageBox::ActionRole);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(replace, &QPushButton::clicked, this, give);
    connect(show, &QPushButton::clicked, this, [=, this] {
        auto *versions =
            new dialogs::VersionsDialog(theirs, isOwnEarlier, mine, m_application.language().content(), m_window);
        connect(versions, &QDialog::accepted, this, give);
        versions->open();
    });
    box->open();
}

/// After two people saved at the same time keeps both versions: the team's stays with the team, the user's becomes an
/// own record.
void TeamController::takeSettled(const storage::TeamRecord &mine, const team::TeamSaving &saving, const QString &copy)
{
    if (saving.kind == team::TeamSaving::Kind::Saved) {
        Q_EMIT informed([id = mine.id] { return tr("The team has %1 now.").arg(id); });
        return;
    }
    Q_EMIT noticed([theirs = saving.theirs, copy] {
        return copy.isEmpty()
            ? tr("%1 changed %2 at the same time. Yours waits: it could not be saved as a record of its own.")
                  .arg(theirs.author, theirs.id)
            : tr("%1 changed %2 at the same time. Theirs is with the team, yours in %3: look at both, and give the "
                 "better one to the team.")
                  .arg(theirs.author, theirs.id, copy);
    });
}

} // namespace wayout::window
