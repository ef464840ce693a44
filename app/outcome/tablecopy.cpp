// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/outcome/tablecopy.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace {

QStringList columnsOf(const QSqlDatabase &database, const QString &table)
{
    QStringList columns;
    QSqlQuery query(database);
    query.setForwardOnly(true);
    query.exec(u"PRAGMA table_info(%1)"_s.arg(table));
    while (query.next()) {
        columns.append(query.value(1).toString());
    }
    return columns;
}

/// A row that cannot be read ends it; those behind it are reached from the other end.
int copyRows(QSqlQuery &source, QSqlQuery &target, qsizetype columns)
{
    int copied = 0;
    while (source.next()) {
        for (int column = 0; column < columns; ++column) {
            target.bindValue(column, source.value(column));
        }
        copied += target.exec() ? target.numRowsAffected() : 0;
    }
    return copied;
}

int copyTable(const QSqlDatabase &from, const QSqlDatabase &to, const QString &table)
{
    const QStringList there = columnsOf(from, table);
    QStringList columns;
    QStringList places;
    for (const QString &column : columnsOf(to, table)) {
        if (there.contains(column)) {
            columns.append(column);
            places.append(u"?"_s);
        }
    }
    if (columns.isEmpty()) {
        return 0;
    }
    const QString names = columns.join(u", "_s);
    QSqlQuery target(to);
    target.prepare(u"INSERT OR IGNORE INTO %1 (%2) VALUES (%3)"_s.arg(table, names, places.join(u", "_s)));
    int copied = 0;
    for (const auto direction : {"ASC"_L1, "DESC"_L1}) {
        QSqlQuery source(from);
        source.setForwardOnly(true);
        source.exec(u"SELECT %1 FROM %2 ORDER BY rowid %3"_s.arg(names, table, direction));
        copied += copyRows(source, target, columns.size());
        if (source.lastError().type() == QSqlError::NoError) {
            break;
        }
    }
    return copied;
}

} // namespace

int copyTables(const QString &from, const QSqlDatabase &to, const QStringList &tables)
{
    const QString name = QUuid::createUuid().toString();
    int copied = 0;
    {
        QSqlDatabase source = QSqlDatabase::addDatabase("QSQLITE"_L1, name);
        source.setDatabaseName(from);
        source.setConnectOptions(u"QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=250"_s);
        if (source.open()) {
            QSqlQuery transaction(to);
            transaction.exec(u"BEGIN IMMEDIATE"_s);
            for (const QString &table : tables) {
                copied += copyTable(source, to, table);
            }
            transaction.exec(u"COMMIT"_s);
            source.close();
        }
    }
    QSqlDatabase::removeDatabase(name);
    return copied;
}
