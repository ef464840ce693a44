// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/connection.h"

#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QUrl>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace wayout::storage {
namespace {

constexpr auto driver = "QSQLITE"_L1;
constexpr auto readOnly = "QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI;"_L1;
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

/// Returns the address of a file that is only read. Without a journal nobody has it open, and SQLite need not make the
/// files through which programs with the same database open agree.
QString addressToRead(const QString &file)
{
    const bool isAlone = !QFileInfo::exists(file + u"-wal"_s);
    return QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath()).toString(QUrl::FullyEncoded)
        + (isAlone ? u"?immutable=1"_s : QString());
}

/// Ends at a row that cannot be read: copyTable() reaches the rows after it from the other end.
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
    const QSqlRecord there = from.record(table);
    const QSqlRecord here = to.record(table);
    QStringList columns;
    for (int i = 0; i < here.count(); ++i) {
        if (there.contains(here.fieldName(i))) {
            columns.append(here.fieldName(i));
        }
    }
    if (columns.isEmpty()) {
        return 0;
    }
    const QString names = columns.join(u", "_s);
    const QString marks = QStringList(columns.size(), u"?"_s).join(u", "_s);
    QSqlQuery target(to);
    target.prepare(u"INSERT OR IGNORE INTO %1 (%2) VALUES (%3)"_s.arg(table, names, marks));
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

bool Connection::isPossible()
{
    return QSqlDatabase::isDriverAvailable(driver);
}

Connection::Connection(const QString &file, Access access)
    : m_name(QUuid::createUuid().toString())
{
    QSqlDatabase database = QSqlDatabase::addDatabase(driver, m_name);
    const bool isReadOnly = access == Access::ReadOnly;
    database.setDatabaseName(isReadOnly ? addressToRead(file) : file);
    database.setConnectOptions(isReadOnly ? readOnly + waitALittle : QString(waitALittle));
    m_isOpen = database.open();
    m_reason = database.lastError().databaseText();
}

void execute(QSqlQuery &query, const Statement &statement, QList<QVariantList> *rows)
{
    query.setForwardOnly(true);
    bool isDone = false;
    if (statement.values.isEmpty()) {
        isDone = query.exec(statement.sql);
    } else if (query.prepare(statement.sql)) {
        for (const QVariant &value : statement.values) {
            // Qt would turn a null string into NULL.
            const bool isText = value.typeId() == QMetaType::QString;
            query.addBindValue(isText && value.toString().isNull() ? QVariant(u""_s) : value);
        }
        isDone = query.exec();
    }
    while (isDone && query.next()) {
        QVariantList row;
        for (int column = 0; rows && column < query.record().count(); ++column) {
            row.append(query.value(column));
        }
        if (rows) {
            rows->append(row);
        }
    }
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
    execute(query, statement, rows);
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
    const QString name = QUuid::createUuid().toString();
    int copied = 0;
    {
        QSqlDatabase source = QSqlDatabase::addDatabase(driver, name);
        source.setDatabaseName(file);
        source.setConnectOptions(u"QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=250"_s);
        if (source.open()) {
            const QSqlDatabase target = QSqlDatabase::database(m_name, false);
            QSqlQuery transaction(target);
            transaction.exec(u"BEGIN IMMEDIATE"_s);
            for (const QString &table : tables) {
                copied += copyTable(source, target, table);
            }
            transaction.exec(u"COMMIT"_s);
            source.close();
        }
    }
    QSqlDatabase::removeDatabase(name);
    return copied;
}

} // namespace wayout::storage
