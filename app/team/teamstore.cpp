// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/team/teamstore.h"

#include "app/text/secrets.h"

using namespace Qt::StringLiterals;

namespace wayout::team {

using Kind = TeamState::Kind;

namespace {

constexpr qint64 lockNumber = 0x7761796f7574; // "wayout"; held while the tables are migrated
constexpr int mostInOneQuestion = 200;
constexpr int mostAttempts = 3; // when two clients collide, the server makes one of them repeat its transaction

/// The statements that lead from version i to version i + 1.
const QList<QStringList> &steps()
{
    static const QList<QStringList> steps{
        {
            u"CREATE TABLE wayout.version (number integer NOT NULL)"_s,
            u"INSERT INTO wayout.version VALUES (0)"_s,
            u"CREATE TABLE wayout.outcome (person text NOT NULL, occasion bigint NOT NULL, record text NOT NULL, "
            "entry text NOT NULL, kind text NOT NULL, result text NOT NULL, time bigint NOT NULL, "
            "PRIMARY KEY (person, occasion, record, entry))"_s,
            u"CREATE INDEX outcome_record ON wayout.outcome (record)"_s,
        },
        {
            u"CREATE TABLE wayout.record (id text PRIMARY KEY, content text NOT NULL, revision integer NOT NULL, "
            "author text NOT NULL, time timestamptz NOT NULL DEFAULT now())"_s,
        },
    };
    return steps;
}

Kind kindOf(ServerConnection::Result result)
{
    switch (result) {
    case ServerConnection::Result::Done:
        return Kind::Connected;
    case ServerConnection::Result::NoDriver:
        return Kind::NoDriver;
    case ServerConnection::Result::Away:
        return Kind::Away;
    case ServerConnection::Result::NotAllowed:
        return Kind::NotAllowed;
    case ServerConnection::Result::ReadOnly:
        return Kind::ReadOnly;
    case ServerConnection::Result::NoEncryption:
        return Kind::NoEncryption;
    case ServerConnection::Result::Again:
    case ServerConnection::Result::Failed:
        break;
    }
    return Kind::Failed;
}

/// "(?, ?), (?, ?)"
QString placeholders(qsizetype rows, const QString &row)
{
    return QStringList(rows, row).join(u", "_s);
}

QString withoutNul(QString text)
{
    return text.remove(QChar(u'\0')); // PostgreSQL cannot store it
}

} // namespace

bool mayBeShared(const QString &content)
{
    return text::findSecrets(content).isEmpty();
}

TeamStore::TeamStore(const TeamAddress &address, const QString &person)
    : m_connection(std::make_unique<ServerConnection>(address))
    , m_person(withoutNul(person.trimmed()))
    , m_state(open())
{
}

Kind TeamStore::open()
{
    m_reason = m_connection->reason();
    if (const Result result = m_connection->opened(); result != Result::Done) {
        return kindOf(result);
    }
    int version = 0;
    Result result = readVersion(version);
    if (result == Result::Done && version < steps().size()) {
        result = bringForward();
        for (int attempt = 1; result == Result::Again && attempt < mostAttempts; ++attempt) {
            result = bringForward();
        }
    }
    if (result != Result::Done) {
        m_reason = m_connection->reason();
        // Tables of an older version can still be read.
        return version > 0 && (result == Result::NotAllowed || result == Result::ReadOnly) ? Kind::ReadOnly
                                                                                           : kindOf(result);
    }
    if (version > steps().size()) {
        return Kind::Newer;
    }
    return mayWrite() ? Kind::Connected : Kind::ReadOnly;
}

/// Sets `version` to 0 when there are no tables.
TeamStore::Result TeamStore::readVersion(int &version)
{
    ServerConnection::Rows rows;
    // This queries the tables of the catalogue, because to_regclass() would use a cache that may be out of date.
    const storage::Statement table{u"SELECT 1 FROM pg_class JOIN pg_namespace ON relnamespace = pg_namespace.oid "
                                   "WHERE nspname = 'wayout' AND relname = 'version'"_s,
        {}};
    Result result = m_connection->query(table, &rows);
    if (result == Result::Done && !rows.isEmpty()) {
        rows.clear();
        result = m_connection->query({u"SELECT number FROM wayout.version"_s, {}}, &rows);
        version = rows.value(0).value(0).toInt();
    }
    return result;
}

TeamStore::Result TeamStore::bringForward()
{
    return m_connection->transaction([this] {
        const auto run = [this](const QString &sql, ServerConnection::Rows *rows = nullptr) {
            return m_connection->query({sql, {}}, rows);
        };
        int version = 0;
        Result result = run(u"SELECT pg_advisory_xact_lock(%1)"_s.arg(lockNumber));
        if (result == Result::Done) {
            result = readVersion(version); // another client may have been faster
        }
        ServerConnection::Rows found;
        if (result == Result::Done && version == 0) {
            result = run(u"SELECT 1 FROM pg_namespace WHERE nspname = 'wayout'"_s, &found);
        }
        if (result == Result::Done && version == 0 && found.isEmpty()) {
            result = run(u"CREATE SCHEMA wayout"_s);
        }
        for (qsizetype step = version; result == Result::Done && step < steps().size(); ++step) {
            for (auto sql = steps().at(step).begin(); result == Result::Done && sql != steps().at(step).end(); ++sql) {
                result = run(*sql);
            }
            result = result == Result::Done ? run(u"UPDATE wayout.version SET number = %1"_s.arg(step + 1)) : result;
        }
        return result;
    });
}

bool TeamStore::mayWrite()
{
    ServerConnection::Rows rows;
    const storage::Statement question{
        u"SELECT bool_and(has_table_privilege('wayout.' || name, privilege)) AND NOT pg_is_in_recovery() "
        "FROM unnest(ARRAY['outcome', 'record']) AS name, "
        "unnest(ARRAY['SELECT', 'INSERT', 'UPDATE']) AS privilege"_s,
        {}};
    return m_connection->query(question, &rows) == Result::Done && rows.value(0).value(0).toBool();
}

bool TeamStore::took(Result result)
{
    if (result == Result::Done) {
        return true;
    }
    if (result != Result::Again) {
        m_state = kindOf(result);
    }
    m_reason = m_connection->reason();
    return false;
}

bool TeamStore::send(const QList<storage::TeamOutcome> &outcomes)
{
    if (outcomes.isEmpty() || m_state != Kind::Connected) {
        return outcomes.isEmpty();
    }
    storage::Statement statement{
        u"INSERT INTO wayout.outcome AS old (person, occasion, record, entry, kind, result, time) VALUES %1 "
        "ON CONFLICT (person, occasion, record, entry) DO UPDATE SET result = excluded.result, "
        "time = excluded.time WHERE old.time <= excluded.time"_s.arg(
            placeholders(outcomes.size(), u"(COALESCE(NULLIF(?, ''), session_user::text), ?, ?, ?, ?, ?, ?)"_s)),
        {}};
    for (const storage::TeamOutcome &outcome : outcomes) {
        const bool isDeadEnd = outcome.key.entry.startsWith("dead-end-"_L1);
        statement.values += {m_person, outcome.pasteId, withoutNul(outcome.key.recordId), withoutNul(outcome.key.entry),
            isDeadEnd ? u"dead-end"_s : u"workaround"_s, storage::resultName(outcome.result), outcome.time};
    }
    // A single statement is a transaction.
    return took(m_connection->query(statement));
}

std::optional<evidence::TeamCounts> TeamStore::counts(const QString &recordId)
{
    ServerConnection::Rows rows;
    const storage::Statement question{
        u"SELECT entry, count(*) FILTER (WHERE result = 'worked'), count(*) FILTER (WHERE result = 'did-not-work'), "
        "count(DISTINCT person) FROM wayout.outcome WHERE record = ? AND result IN ('worked', 'did-not-work') "
        "GROUP BY entry"_s,
        {withoutNul(recordId)}};
    if (!took(m_connection->query(question, &rows))) {
        return std::nullopt;
    }
    evidence::TeamCounts counts{recordId, {}};
    for (const QVariantList &row : rows) {
        counts.entries.insert(row.at(0).toString(), {row.at(1).toInt(), row.at(2).toInt(), row.at(3).toInt()});
    }
    return counts;
}

TeamSaving TeamStore::save(const storage::TeamRecord &record)
{
    if (m_state != Kind::Connected || !mayBeShared(record.content)) {
        return {};
    }
    const QString content = withoutNul(record.content);
    const QString author = u"COALESCE(NULLIF(?, ''), session_user::text)"_s;
    const storage::Statement statement = record.revision == 0
        ? storage::Statement{u"INSERT INTO wayout.record (id, content, revision, author) VALUES (?, ?, 1, %1) "
                             "ON CONFLICT (id) DO NOTHING RETURNING revision"_s.arg(author),
            {withoutNul(record.id), content, m_person}}
        : storage::Statement{
            u"UPDATE wayout.record SET content = ?, revision = revision + 1, author = %1, time = now() "
            "WHERE id = ? AND revision = ? RETURNING revision"_s.arg(author),
            {content, m_person, withoutNul(record.id), record.revision}};
    if (!took(m_connection->query(statement))) {
        return {};
    }
    const std::optional<storage::TeamRecord> theirs = read(record.id);
    if (!theirs) {
        return {};
    }
    if (theirs->revision == 0 && record.revision > 0) { // somebody has removed it
        return save({record.id, record.content, 0, {}});
    }
    // If the same content is already there, the record has been sent before and only the answer was lost.
    return {theirs->content == content ? TeamSaving::Kind::Saved : TeamSaving::Kind::Conflict, *theirs};
}

/// Returns a record without content and with revision 0 when there is none with this id.
std::optional<storage::TeamRecord> TeamStore::read(const QString &id)
{
    ServerConnection::Rows rows;
    const storage::Statement question{
        u"SELECT id, content, revision, author FROM wayout.record WHERE id = ?"_s, {withoutNul(id)}};
    if (!took(m_connection->query(question, &rows))) {
        return std::nullopt;
    }
    return rows.isEmpty() ? storage::TeamRecord{id} : storage::TeamRecord::fromRow(rows.first());
}

std::optional<TeamStore::Changes> TeamStore::changesSince(const QHash<QString, int> &revisions)
{
    ServerConnection::Rows rows;
    if (!took(m_connection->query({u"SELECT id, revision FROM wayout.record"_s, {}}, &rows))) {
        return std::nullopt;
    }
    Changes changes;
    QStringList wanted;
    QHash<QString, int> gone = revisions;
    for (const QVariantList &row : rows) {
        const QString id = row.at(0).toString();
        gone.remove(id);
        if (revisions.value(id) != row.at(1).toInt()) {
            wanted.append(id);
        }
    }
    changes.gone = gone.keys();
    for (qsizetype from = 0; from < wanted.size(); from += mostInOneQuestion) {
        const QStringList some = wanted.sliced(from, std::min<qsizetype>(mostInOneQuestion, wanted.size() - from));
        storage::Statement question{u"SELECT id, content, revision, author FROM wayout.record WHERE id IN (%1)"_s.arg(
                                        placeholders(some.size(), u"?"_s)),
            {}};
        question.values = QVariantList(some.begin(), some.end());
        rows.clear();
        if (!took(m_connection->query(question, &rows))) {
            return std::nullopt;
        }
        for (const QVariantList &row : rows) {
            changes.changed.append(storage::TeamRecord::fromRow(row));
        }
    }
    return changes;
}

} // namespace wayout::team
