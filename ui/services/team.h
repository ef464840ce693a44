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

/// Talks with the team's database in the background: what waits in the notebook is sent in its order, again until it is acknowledged,
/// and the team's records are fetched into it. Off until use() names a database.
class Team final : public QObject
{
    Q_OBJECT

public:
    struct Place {
        team::TeamAddress address;
        QString person; ///< empty for the database's user
    };

    /// How long a server is waited for that does not answer.
    struct Timeouts {
        std::chrono::milliseconds ofRound = std::chrono::seconds(10); ///< then it counts as away, whatever comes later
        std::chrono::milliseconds atEnd = std::chrono::milliseconds(800);
    };

    explicit Team(UserDataService &userData, QObject *parent = nullptr);
    /// Abandons what a server holds up for longer than the patience: it stays in the notebook until the next start.
    ~Team() override;

    void setPatience(const Timeouts &patience) { m_patience = patience; }

    /// Nothing: off.
    void use(const std::optional<Place> &place);
    /// It cannot be used; the state says why.
    void refuse(team::TeamState::Kind kind);
    const team::TeamState &state() const { return m_state; }

    /// Nothing is heard of it while the database is away.
    void readCounts(const QString &recordId, const UserDataService::Asked<evidence::TeamCounts> &asked);
    /// Something was put into the queue, or the user asks to try again.
    void sendNow();
    /// Gives the record to the team now or when its database is back; recordSettled() says what came of it.
    void save(const storage::TeamRecord &record);
    /// Whether the place can be used, without using it.
    void test(const Place &place, const UserDataService::Asked<team::TeamState> &asked);

Q_SIGNALS:
    void stateChanged();
    /// The team has them now.
    void outcomesSent();
    /// `copy`: of a conflict, the file in which one's own is kept.
    void recordSettled(const storage::TeamRecord &mine, const team::TeamSaving &saving, const QString &copy);
    /// All that the team has.
    void recordsChanged(const QList<storage::TeamRecord> &records);

private:
    struct Line;
    struct Waiting {
        QList<storage::TeamOutcome> outcomes;
        QList<storage::TeamRecord> records;
        QHash<QString, int> revisions;
    };
    struct SyncPass {
        std::shared_ptr<Line> line; ///< that it was on
        team::TeamState state;
        QList<storage::TeamOutcome> sent;
        QList<std::pair<storage::TeamRecord, team::TeamSaving>> settled;
        std::optional<team::TeamStore::Changes> changes;
    };
    struct SyncResult {
        int waiting = 0;
        QStringList copies; ///< of what was settled, one for each
        std::optional<QList<storage::TeamRecord>> records;
    };

    void startRound();
    void noteSilence();
    void runRound(const Waiting &waiting);
    static SyncPass roundOn(const std::shared_ptr<Line> &line, const Waiting &waiting);
    void takeRound(const SyncPass &round);
    void finishRound(const SyncPass &round, const SyncResult &rest);
    void setState(const team::TeamState &state);

    UserDataService &m_userData;
    std::shared_ptr<Line> m_line; ///< null while off; touched by m_tasks alone
    std::weak_ptr<Line> m_roundOn; ///< that the last round is on
    team::TeamState m_state;
    TaskRunner m_tasks{TaskRunner::Order::Serial}; ///< a connection belongs to the thread that opened it
    TaskRunner m_testTasks{TaskRunner::Order::Serial};
    Timeouts m_patience;
    QTimer m_next;
    QTimer m_silence; ///< runs while a round does
    int m_pause; ///< seconds until the next attempt
    bool m_isInRound = false;
    bool m_isWanted = false; ///< another round, after this one
};

} // namespace wayout::services
