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

/// Shows the team's results for the current record and gives records to the team. Asks before it replaces another
/// person's version.
class TeamController final : public QObject
{
    Q_OBJECT

public:
    /// `window` owns the controller and is the parent of all dialogs.
    TeamController(Application &application, QWidget *window);

    bool isShared() const;
    /// Returns the state of the team's database connection in a few words; empty if there is nothing to report.
    QString stateWords() const;
    /// Returns the same state as a complete sentence.
    QString stateSentence() const;
    /// Sets the current record; empty for none. Emits countsRead() with the team's results.
    void setRecord(const QString &recordId);
    /// Sends what has been put into the outbox.
    void sendNow();
    void setPrivate(bool isPrivate);
    /// Gives the record to the team, as it is in its file.
    void give(const catalog::Record &record);
    void give(const QString &id, const QByteArray &content);

Q_SIGNALS:
    /// stateWords() or isShared() has changed.
    void stateChanged();
    void countsRead(const evidence::TeamCounts &counts);
    /// Emitted with the sentence about a failure; it is called again when the language changes.
    void noticed(const std::function<QString()> &sentence);
    /// Emitted with the sentence about a success.
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
