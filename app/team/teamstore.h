// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/evidence/teamcounts.h"
#include "app/team/serverconnection.h"
#include "app/storage/teamoutbox.h"
#include "app/team/teamstate.h"

#include <memory>
#include <optional>

namespace wayout::team {

/// What came of giving a record to the team.
struct TeamSaving {
    enum class Kind {
        Saved, ///< theirs: the record as it is there now
        Conflict, ///< somebody else has written it meanwhile, theirs; nothing was written over
        NotSent, ///< the database is away, or takes no writing
    };
    Kind kind = Kind::NotSent;
    storage::TeamRecord theirs;
};

/// Whether a record's text may be handed on: nothing in it looks like a password or a key.
bool mayBeShared(const QString &content);

/// A team's database on a PostgreSQL server: results and records. Each call waits for the server, so it belongs to a thread that has
/// nothing else to do. A connection that broke is not mended: a new store is.
class TeamStore final
{
public:
    /// `person` is who the results are of; empty for the database's user.
    TeamStore(const TeamAddress &address, const QString &person);

    TeamState::Kind state() const { return m_state; }
    const QString &reason() const { return m_reason; }

    /// All of them, or none. Each stands there once, however often it is sent; of one pasteId the newest stays.
    bool send(const QList<storage::TeamOutcome> &outcomes);
    std::optional<evidence::TeamCounts> counts(const QString &recordId);

    /// Writes the record if the team still has the revision that it was written from.
    TeamSaving save(const storage::TeamRecord &record);
    struct Changes {
        QList<storage::TeamRecord> changed;
        QStringList gone;
    };
    /// What is different from the revisions that are known.
    std::optional<Changes> changesSince(const QHash<QString, int> &revisions);

private:
    using Result = ServerConnection::Result;

    TeamState::Kind open();
    Result readVersion(int &version);
    Result bringForward();
    bool mayWrite();
    /// Remembers what went wrong.
    bool took(Result result);
    std::optional<storage::TeamRecord> read(const QString &id);

    std::unique_ptr<ServerConnection> m_connection;
    QString m_person;
    QString m_reason;
    TeamState::Kind m_state;
};

} // namespace wayout::team
