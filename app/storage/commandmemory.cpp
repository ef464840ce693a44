// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/commandmemory.h"

using namespace Qt::StringLiterals;

namespace wayout::storage {
namespace {

const Schema &schema()
{
    static const Schema tables{
        {{
            u"CREATE TABLE met (error TEXT NOT NULL, session TEXT NOT NULL, time INTEGER NOT NULL)"_s,
            u"CREATE INDEX met_error ON met (error)"_s,
            u"CREATE TABLE answer (terminal TEXT PRIMARY KEY, records TEXT NOT NULL, time INTEGER NOT NULL)"_s,
        }},
        {u"met"_s, u"answer"_s}};
    return tables;
}

} // namespace

CommandMemory::CommandMemory(const QString &path)
    : m_database(path, schema())
{
}

TimesMet CommandMemory::meet(const QString &fingerprint, const QString &session, const QDateTime &now)
{
    const QString name = session.left(longestName);
    m_database.change({{u"DELETE FROM met WHERE time < ?"_s, {now.addDays(-daysKept).toMSecsSinceEpoch()}},
        {u"INSERT INTO met (error, session, time) VALUES (?, ?, ?)"_s, {fingerprint, name, now.toMSecsSinceEpoch()}}});
    const Database::Rows rows = m_database.rows({u"SELECT SUM(time >= ?), SUM(session = ?) FROM met WHERE error = ?"_s,
        {now.date().startOfDay().toMSecsSinceEpoch(), name, fingerprint}});
    return rows.isEmpty() ? TimesMet{1, 1} : TimesMet{rows.first().at(0).toInt(), rows.first().at(1).toInt()};
}

bool CommandMemory::keepAnswer(const QString &terminal, const QStringList &recordIds, const QDateTime &now)
{
    return m_database.change({{u"DELETE FROM answer WHERE time < ?"_s, {now.addDays(-daysKept).toMSecsSinceEpoch()}},
        {u"INSERT OR REPLACE INTO answer (terminal, records, time) VALUES (?, ?, ?)"_s,
            {terminal.left(longestName), recordIds.join(u'\n'), now.toMSecsSinceEpoch()}}});
}

QStringList CommandMemory::answer(const QString &terminal)
{
    const Database::Rows rows = m_database.rows(
        {u"SELECT records FROM answer ORDER BY terminal = ? DESC, time DESC LIMIT 1"_s, {terminal.left(longestName)}});
    return rows.isEmpty() ? QStringList() : rows.first().first().toString().split(u'\n', Qt::SkipEmptyParts);
}

} // namespace wayout::storage
