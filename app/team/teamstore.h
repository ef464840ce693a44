// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/evidence/teamcounts.h"
#include "app/storage/teamoutbox.h"
#include "app/team/serverconnection.h"
#include "app/team/teamstate.h"

#include <memory>
#include <optional>

namespace wayout::team {

/// The result of saving a record in the team's database.
struct TeamSaving {
    enum class Kind {
        Saved, ///< theirs: the record as it is now in the database
        Conflict, ///< theirs: the version that somebody else has written meanwhile; it was not overwritten
        NotSent, ///< the database is away or read-only, or the record may not be shared
    };
    Kind kind = Kind::NotSent;
    storage::TeamRecord theirs;
};

/// Whether a record may be shared: nothing in its text looks like a password or a key.
bool mayBeShared(const QString &content);

/// A team's database on a PostgreSQL server, with results and records. Each call waits for the server, so a store
/// belongs to a thread of its own. A broken connection is not restored: make a new store.
class TeamStore final
{
public:
    /// `person` is the name to which the results belong; empty for the name of the database user.
    TeamStore(const TeamAddress &address, const QString &person);

    TeamState::Kind state() const { return m_state; }
    const QString &reason() const { return m_reason; }

    /// Sends all results or none. Each result is stored once, however often it is sent. Of several results for the same
    /// entry and paste id, the newest stays.
    bool send(const QList<storage::TeamOutcome> &outcomes);
    std::optional<evidence::TeamCounts> counts(const QString &recordId);

    /// Writes the record if the team still has the revision that the change is based on.
    TeamSaving save(const storage::TeamRecord &record);
    struct Changes {
        QList<storage::TeamRecord> changed;
        QStringList gone;
    };
    /// Returns the records that differ from the known revisions, or nothing on failure.
    std::optional<Changes> changesSince(const QHash<QString, int> &revisions);

private:
    using Result = ServerConnection::Result;

    TeamState::Kind open();
    Result readVersion(int &version);
    Result bringForward();
    bool mayWrite();
    /// Whether the query succeeded. Stores the state and the reason of a failure.
    bool took(Result result);
    std::optional<storage::TeamRecord> read(const QString &id);

    std::unique_ptr<ServerConnection> m_connection;
    QString m_person;
    QString m_reason;
    TeamState::Kind m_state;
};

} // namespace wayout::team
