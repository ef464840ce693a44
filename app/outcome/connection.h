// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/outcome/statement.h"

#include <QList>

class QSqlDatabase;

/// A connection to one SQLite file, for the thread that made it; closed with it.
class Connection final
{
public:
    using Rows = QList<QVariantList>;
    /// What came of a statement, as far as anybody has to know.
    enum class Result {
        Done,
        Damaged, ///< the file is no database, or a page of it is not what it should be
        InUse, ///< by another process, for longer than is waited
        Failed, ///< reason() says why
    };

    static bool isPossible();

    /// ":memory:" for none.
    explicit Connection(const QString &file);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    Result query(const Statement &statement, Rows *rows = nullptr);
    /// All of them or none.
    Result change(const QList<Statement> &statements);
    /// Of the last thing that went wrong, in SQLite's words.
    const QString &reason() const { return m_reason; }
    /// Copies what can be read of the tables of another file; see copyTables().
    int copyFrom(const QString &file, const QStringList &tables);

private:
    QString m_name; ///< among Qt's connections
    QString m_reason;
    bool m_isOpen;
};
