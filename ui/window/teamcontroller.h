// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/evidence/teamcounts.h"

#include <QObject>

#include <functional>

class QWidget;

namespace wayout::catalog {
struct Record;
}

namespace wayout::services {
class TeamSetup;
}

namespace wayout::storage {
struct TeamRecord;
}

namespace wayout::team {
struct TeamSaving;
}

namespace wayout::window {

class Application;

/// What the user's team knows about the record that is read, and giving records to the team: asks before one takes the place of another
/// person's.
class TeamController final : public QObject
{
    Q_OBJECT

public:
    /// Dialogs belong to `window`, which owns this.
    TeamController(Application &application, QWidget *window);

    bool isShared() const;
    /// How it stands with the team's database, in a few words (empty where there is nothing to say) and whole.
    QString stateWords() const;
    QString stateSentence() const;
    /// The record that is read; empty for none. countsRead() says what the team has about it.
    void setRecord(const QString &recordId);
    /// Something was put into the queue.
    void sendNow();
    void setPrivate(bool isPrivate);
    /// Gives the record as its file has it.
    void give(const catalog::Record &record);
    void give(const QString &id, const QByteArray &content);

Q_SIGNALS:
    /// stateWords() or isShared().
    void stateChanged();
    void countsRead(const evidence::TeamCounts &counts);
    /// Something is not as the user wanted it; the sentence is asked for again when the language changes.
    void noticed(const std::function<QString()> &sentence);
    /// The same about something that went as expected.
    void informed(const std::function<QString()> &sentence);

private:
    void readCounts();
    void giveSoon(const QString &id, const std::function<QByteArray()> &content);
    void giveInPlaceOf(const storage::TeamRecord &mine, const storage::TeamRecord &theirs);
    void askToReplace(
        const storage::TeamRecord &mine, const storage::TeamRecord &theirs, const std::function<void()> &give);
    void takeSettled(const storage::TeamRecord &mine, const team::TeamSaving &saving, const QString &copy);

    Application &m_application;
    QWidget *m_window;
    QString m_recordId;
};

} // namespace wayout::window
