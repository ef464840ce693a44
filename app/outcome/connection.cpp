// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/outcome/connection.h"

#include "app/outcome/tablecopy.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace {

constexpr auto driver = "QSQLITE"_L1;
constexpr auto waitALittle = "QSQLITE_BUSY_TIMEOUT=250"_L1; // ms; Qt waits five seconds by itself

// https://www.sqlite.org/rescode.html
constexpr int sqliteBusy = 5;
constexpr int sqliteLocked = 6;
constexpr int sqliteCorrupt = 11;
constexpr int sqliteNotADatabase = 26;
constexpr int withoutExtension = 0xff;

Connection::Result resultOf(const QSqlError &error)
{
    if (error.type() == QSqlError::NoError) {
        return Connection::Result::Done;
    }
    switch (error.nativeErrorCode().toInt() & withoutExtension) {
    case sqliteBusy:
    case sqliteLocked:
        return Connection::Result::InUse;
    case sqliteCorrupt:
    case sqliteNotADatabase:
        return Connection::Result::Damaged;
    default:
        return Connection::Result::Failed;
    }
}

} // namespace

bool Connection::isPossible()
{
    return QSqlDatabase::isDriverAvailable(driver);
}

Connection::Connection(const QString &file)
    : m_name(QUuid::createUuid().toString())
{
    QSqlDatabase database = QSqlDatabase::addDatabase(driver, m_name);
    database.setDatabaseName(file);
    database.setConnectOptions(waitALittle);
    m_isOpen = database.open();
    m_reason = database.lastError().databaseText();
}

Connection::~Connection()
{
    QSqlDatabase::database(m_name, false).close();
    QSqlDatabase::removeDatabase(m_name);
}

Connection::Result Connection::query(const Statement &statement, Rows *rows)
{
    if (!m_isOpen) {
        return Result::Failed;
    }
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    query.setForwardOnly(true);
    if (query.prepare(statement.sql)) {
        for (const QVariant &value : statement.values) {
            // Qt would make NULL of a string that was never given a value.
            const bool isText = value.typeId() == QMetaType::QString;
            query.addBindValue(isText && value.toString().isNull() ? QVariant(u""_s) : value);
        }
        query.exec();
    }
    while (query.isActive() && query.next()) {
        QVariantList row;
        for (int column = 0; rows && column < query.record().count(); ++column) {
            row.append(query.value(column));
        }
        if (rows) {
            rows->append(row);
        }
    }
    m_reason = query.lastError().databaseText();
    return resultOf(query.lastError());
}

Connection::Result Connection::change(const QList<Statement> &statements)
{
    Result result = query({u"BEGIN IMMEDIATE"_s});
    if (result != Result::Done) {
        return result;
    }
    for (auto statement = statements.begin(); result == Result::Done && statement != statements.end(); ++statement) {
        result = query(*statement);
    }
    if (result == Result::Done) {
        result = query({u"COMMIT"_s});
    }
    if (result != Result::Done) {
        const QString reason = m_reason;
        query({u"ROLLBACK"_s});
        m_reason = reason;
    }
    return result;
}

int Connection::copyFrom(const QString &file, const QStringList &tables)
{
    return copyTables(file, QSqlDatabase::database(m_name, false), tables);
}
