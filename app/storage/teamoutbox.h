// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/database.h"
#include "app/storage/notebook.h"

namespace wayout::storage {

/// A result on its way to the team. The person, the pasteId and the entry name it: sent twice it is there once.
struct TeamOutcome {
    qint64 sequence = 0; ///< in the queue; a newer result of the same pasteId has a new one
    AttemptKey key;
    qint64 pasteId = 0;
    std::optional<OwnResult> result; ///< nothing: it was taken back
    qint64 time = 0; ///< ms since 1970

    bool operator==(const TeamOutcome &) const = default;
};

/// A record as the team has it.
struct TeamRecord {
    QString id;
    QString content; ///< JSON of the flat format
    int revision = 0; ///< 1 and up; 0: the team has none of this id
    QString author;

    /// Of the columns id, content, revision and author.
    static TeamRecord fromRow(const QVariantList &row)
    {
        return {row.at(0).toString(), row.at(1).toString(), row.at(2).toInt(), row.at(3).toString()};
    }
    bool operator==(const TeamRecord &) const = default;
};

/// What the notebook keeps for the team's sake: results and records that are still to be sent, in their order, and a copy of the team's
/// records that can be read while the team's database is away.
class TeamOutbox final
{
public:
    /// The statements that make its tables, and their names.
    static QStringList tables();
    static QStringList schema();
    /// Puts a result into the queue, in place of one of the same pasteId.
    static Statement queueing(
        const AttemptKey &key, qint64 pasteId, std::optional<OwnResult> result, const QDateTime &now);

    explicit TeamOutbox(Database &database)
        : m_database(database)
    {
    }

    /// How much is still to be sent, records included.
    int waiting();
    /// The first of them.
    QList<TeamOutcome> outcomes(int most);
    /// Those are with the team. What was said meanwhile stays in the queue.
    bool outcomesSent(const QList<TeamOutcome> &outcomes);

    /// A record that is to be sent; `revision` is the one that it was written from.
    bool queueRecord(const TeamRecord &record);
    QList<TeamRecord> queuedRecords();
    /// It was taken, or there is nothing more to be done for it; what was written meanwhile stays.
    bool recordSent(const TeamRecord &record);

    /// The copy of the team's records.
    QList<TeamRecord> records();
    /// Of revision 0 when the team has none of this id.
    TeamRecord record(const QString &id);
    QHash<QString, int> revisions();
    bool keepRecords(const QList<TeamRecord> &changed, const QStringList &gone);

private:
    QList<TeamRecord> select(const QString &table);

    Database &m_database;
};

} // namespace wayout::storage
