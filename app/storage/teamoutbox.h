// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/database.h"
#include "app/storage/notebook.h"

namespace wayout::storage {

/// A result on its way to the team. Person, paste id and entry identify it, so that it is stored once even if it is
/// sent twice.
struct TeamOutcome {
    qint64 sequence = 0; ///< position in the queue; a newer result for the same paste id gets a new one
    AttemptKey key;
    qint64 pasteId = 0;
    std::optional<OwnResult> result; ///< no value if the user has withdrawn it
    qint64 time = 0; ///< ms since 1970

    bool operator==(const TeamOutcome &) const = default;
};

/// A record of the team.
struct TeamRecord {
    QString id;
    QString content; ///< JSON of the flat format
    int revision = 0; ///< from 1; 0 if the team has no record with this id
    QString author;

    /// Takes a row with the columns id, content, revision and author.
    static TeamRecord fromRow(const QVariantList &row)
    {
        return {row.at(0).toString(), row.at(1).toString(), row.at(2).toInt(), row.at(3).toString()};
    }
    bool operator==(const TeamRecord &) const = default;
};

/// The part of the notebook for the team: the queue of results and records to be sent, and a copy of the team's records
/// that can be read while the team's database is away.
class TeamOutbox final
{
public:
    /// Returns the names of the tables.
    static QStringList tables();
    /// Returns the statements that create the tables.
    static QStringList schema();
    /// Returns the statement that adds a result to the queue and replaces the one for the same entry and paste id.
    static Statement queueing(
        const AttemptKey &key, qint64 pasteId, std::optional<OwnResult> result, const QDateTime &now);

    explicit TeamOutbox(Database &database)
        : m_database(database)
    {
    }

    /// Returns the number of results and records that are still to be sent.
    int waiting();
    /// Returns the first results of the queue.
    QList<TeamOutcome> outcomes(int most);
    /// Removes results that have been sent from the queue. Newer results for the same entries stay.
    bool outcomesSent(const QList<TeamOutcome> &outcomes);

    /// Adds a record to the queue. Its `revision` is the one that the change is based on.
    bool queueRecord(const TeamRecord &record);
    QList<TeamRecord> queuedRecords();
    /// Removes a record that has been sent, or cannot be sent, from the queue. A newer version stays.
    bool recordSent(const TeamRecord &record);

    /// Returns the copy of the team's records.
    QList<TeamRecord> records();
    /// Returns a record with revision 0 when the team has none with this id.
    TeamRecord record(const QString &id);
    QHash<QString, int> revisions();
    /// Updates the copy of the team's records.
    bool keepRecords(const QList<TeamRecord> &changed, const QStringList &gone);

private:
    QList<TeamRecord> select(const QString &table);

    Database &m_database;
};

} // namespace wayout::storage
