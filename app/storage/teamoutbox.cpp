// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/teamoutbox.h"

using namespace Qt::StringLiterals;

namespace wayout::storage {

QStringList TeamOutbox::tables()
{
    return {u"team_queue"_s, u"team_record"_s, u"team_record_queue"_s};
}

QStringList TeamOutbox::schema()
{
    return {
        u"CREATE TABLE team_queue (sequence INTEGER PRIMARY KEY AUTOINCREMENT, record TEXT NOT NULL, entry TEXT NOT "
        u"NULL, "
        "occasion INTEGER NOT NULL, result TEXT NOT NULL, time INTEGER NOT NULL, UNIQUE (record, entry, occasion))"_s,
        u"CREATE TABLE team_record (id TEXT PRIMARY KEY, content TEXT NOT NULL, revision INTEGER NOT NULL, "
        "author TEXT NOT NULL)"_s,
        u"CREATE TABLE team_record_queue (id TEXT PRIMARY KEY, content TEXT NOT NULL, revision INTEGER NOT NULL, "
        "author TEXT NOT NULL)"_s,
    };
}

Statement TeamOutbox::queueing(
    const AttemptKey &key, qint64 pasteId, std::optional<OwnResult> result, const QDateTime &now)
{
    return {u"INSERT OR REPLACE INTO team_queue (record, entry, occasion, result, time) VALUES (?, ?, ?, ?, ?)"_s,
        {key.recordId, key.entry, pasteId, resultName(result), now.toMSecsSinceEpoch()}};
}

int TeamOutbox::waiting()
{
    const Statement count{u"SELECT (SELECT count(*) FROM team_queue) + (SELECT count(*) FROM team_record_queue)"_s, {}};
    return m_database.rows(count).value(0).value(0).toInt();
}

QList<TeamOutcome> TeamOutbox::outcomes(int most)
{
    QList<TeamOutcome> outcomes;
    const Statement first{
        u"SELECT sequence, record, entry, occasion, result, time FROM team_queue ORDER BY sequence LIMIT ?"_s, {most}};
    for (const QVariantList &row : m_database.rows(first)) {
        outcomes.append({row.at(0).toLongLong(), {row.at(1).toString(), row.at(2).toString()}, row.at(3).toLongLong(),
            resultNamed(row.at(4).toString()), row.at(5).toLongLong()});
    }
    return outcomes;
}

bool TeamOutbox::outcomesSent(const QList<TeamOutcome> &outcomes)
{
    QList<Statement> statements;
    for (const TeamOutcome &outcome : outcomes) {
        statements.append({u"DELETE FROM team_queue WHERE sequence = ?"_s, {outcome.sequence}});
    }
    return m_database.change(statements);
}

bool TeamOutbox::queueRecord(const TeamRecord &record)
{
    return m_database.change(
        {{u"INSERT OR REPLACE INTO team_record_queue (id, content, revision, author) VALUES (?, ?, ?, ?)"_s,
            {record.id, record.content, record.revision, record.author}}});
}

QList<TeamRecord> TeamOutbox::queuedRecords()
{
    return select(u"team_record_queue"_s);
}

bool TeamOutbox::recordSent(const TeamRecord &record)
{
    return m_database.change(
        {{u"DELETE FROM team_record_queue WHERE id = ? AND content = ?"_s, {record.id, record.content}}});
}

QList<TeamRecord> TeamOutbox::records()
{
    return select(u"team_record"_s);
}

TeamRecord TeamOutbox::record(const QString &id)
{
    const auto rows = m_database.rows({u"SELECT id, content, revision, author FROM team_record WHERE id = ?"_s, {id}});
    return rows.isEmpty() ? TeamRecord{id} : TeamRecord::fromRow(rows.first());
}

QHash<QString, int> TeamOutbox::revisions()
{
    QHash<QString, int> revisions;
    for (const QVariantList &row : m_database.rows({u"SELECT id, revision FROM team_record"_s, {}})) {
        revisions.insert(row.at(0).toString(), row.at(1).toInt());
    }
    return revisions;
}

bool TeamOutbox::keepRecords(const QList<TeamRecord> &changed, const QStringList &gone)
{
    QList<Statement> statements;
    for (const TeamRecord &record : changed) {
        statements.append({u"INSERT OR REPLACE INTO team_record (id, content, revision, author) VALUES (?, ?, ?, ?)"_s,
            {record.id, record.content, record.revision, record.author}});
    }
    for (const QString &id : gone) {
        statements.append({u"DELETE FROM team_record WHERE id = ?"_s, {id}});
    }
    return m_database.change(statements);
}

QList<TeamRecord> TeamOutbox::select(const QString &table)
{
    QList<TeamRecord> records;
    const Statement all{u"SELECT id, content, revision, author FROM %1 ORDER BY id"_s.arg(table), {}};
    for (const QVariantList &row : m_database.rows(all)) {
        records.append(TeamRecord::fromRow(row));
    }
    return records;
}

} // namespace wayout::storage
