// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>
#include <QVariant>

class QSqlQuery;

namespace wayout::storage {

/// One statement of SQL.
struct Statement {
    QString sql;
    /// The values of its question marks.
    QVariantList values;
};

/// Executes the statement with `query`, which then has the error, if any, and appends its rows to `rows`, which may be
/// null.
void execute(QSqlQuery &query, const Statement &statement, QList<QVariantList> *rows);

/// A connection to one SQLite file, for the thread that made it; closed with it.
class Connection final
{
public:
    using Rows = QList<QVariantList>;
    /// The result of a statement.
    enum class Result {
        Done,
        Damaged, ///< the file is not a database, or a page of it is damaged
        InUse, ///< another process holds it for longer than a statement waits
        Failed, ///< reason() says why
    };

    enum class Access {
        ReadWrite, ///< makes the file if there is none
        ReadOnly, ///< fails if there is no file, and makes none
    };

    static bool isPossible();

    /// ":memory:" opens a database without a file.
    explicit Connection(const QString &file, Access access = Access::ReadWrite);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    Result query(const Statement &statement, Rows *rows = nullptr);
    /// Executes all statements or none.
    Result change(const QList<Statement> &statements);
    /// Describes the last failure, in SQLite's words.
    const QString &reason() const { return m_reason; }
    /// Copies what can be read of these tables of another file, which may be damaged or of another version: the columns
    /// that both files have. Rows that exist already stay. Returns how many rows were copied.
    int copyFrom(const QString &file, const QStringList &tables);

private:
    /// The name among Qt's connections.
    QString m_name;
    QString m_reason;
    bool m_isOpen;
};

} // namespace wayout::storage
