// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/team/teamstore.h"
#include "ui/services/userdataservice.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

namespace wayout::services {

/// Synchronises the notebook with the team's database in the background: sends the queue in order, again until it is
/// acknowledged, and fetches the team's records. Off until use() names a database.
class Team final : public QObject
{
    Q_OBJECT

public:
    struct Place {
        team::TeamAddress address;
        QString person; ///< empty for the database's user
    };

    /// How long to wait for a server that does not answer.
    struct Timeouts {
        std::chrono::milliseconds ofRound = std::chrono::seconds(10); ///< then the server counts as away
        std::chrono::milliseconds atEnd = std::chrono::milliseconds(800); ///< in the destructor
    };

    explicit Team(UserDataService &userData, QObject *parent = nullptr);
    /// Abandons work that a server delays for longer than Timeouts::atEnd. Its data stays in the notebook until the
    /// next start.
    ~Team() override;

    void setPatience(const Timeouts &patience) { m_patience = patience; }

    /// Switches to a database; without a place, turns the synchronisation off.
    void use(const std::optional<Place> &place);
    /// Turns the synchronisation off. The kind says why no database can be used.
    void refuse(team::TeamState::Kind kind);
    const team::TeamState &state() const { return m_state; }

    /// Reads the team's counts. No reply arrives while the database is away.
    void readCounts(const QString &recordId, const UserDataService::Asked<evidence::TeamCounts> &asked);
    /// Sends the queue now. Called after adding to it, and when the user wants to try again.
    void sendNow();
    /// Sends the record to the team, now or when its database is back. recordSettled() reports the result.
    void save(const storage::TeamRecord &record);
    /// Tests whether the place can be used, without switching to it.
    void test(const Place &place, const UserDataService::Asked<team::TeamState> &asked);

Q_SIGNALS:
    void stateChanged();
    /// Emitted when the team has acknowledged outcomes.
    void outcomesSent();
    /// Emitted when a record was saved or refused. After a conflict, `copy` is the file with the user's own version.
    void recordSettled(const storage::TeamRecord &mine, const team::TeamSaving &saving, const QString &copy);
    /// Emitted with all records of the team.
    void recordsChanged(const QList<storage::TeamRecord> &records);

private:
    /// A database in use.
    struct Session;
    struct Waiting {
        QList<storage::TeamOutcome> outcomes;
        QList<storage::TeamRecord> records;
        QHash<QString, int> revisions;
    };
    struct SyncPass {
        std::shared_ptr<Session> session;
        team::TeamState state;
        QList<storage::TeamOutcome> sent;
        QList<std::pair<storage::TeamRecord, team::TeamSaving>> settled;
        std::optional<team::TeamStore::Changes> changes;
    };
    struct SyncResult {
        int waiting = 0;
        QStringList copies; ///< one for each settled record; empty without a conflict
        std::optional<QList<storage::TeamRecord>> records;
    };

    void startRound();
    void noteSilence();
    void runRound(const Waiting &waiting);
    static SyncPass roundOn(const std::shared_ptr<Session> &session, const Waiting &waiting);
    void takeRound(const SyncPass &round);
    void finishRound(const SyncPass &round, const SyncResult &rest);
    void setState(const team::TeamState &state);

    UserDataService &m_userData;
    std::shared_ptr<Session> m_session; ///< null while off; touched by m_tasks alone
    std::weak_ptr<Session> m_roundOn; ///< session that the last round uses
    team::TeamState m_state;
    TaskRunner m_tasks{TaskRunner::Order::Serial}; ///< a connection belongs to the thread that opened it
    TaskRunner m_testTasks{TaskRunner::Order::Serial};
    Timeouts m_patience;
    QTimer m_next;
    QTimer m_silence; ///< active during a round
    int m_pause; ///< seconds until the next attempt
    bool m_isInRound = false;
    bool m_isWanted = false; ///< whether another round follows this one
};

} // namespace wayout::services
