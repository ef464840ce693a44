// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/outcome/connection.h"
#include "app/outcome/storeproblem.h"

#include <QStringList>

#include <memory>

/// How the tables of a database came to be.
struct Schema {
    QList<QStringList> steps; ///< the statements that lead from version i to version i + 1
    QStringList tables; ///< all of the last version

    int version() const { return int(steps.size()); }
};

/// A SQLite file, or, while the file cannot be had, its content in memory. Belongs to the thread that made it.
///
/// A file that is damaged is put aside and what can be read of it goes into a new one; one of an older version is copied, then
/// brought forward; one of a newer version is read only. What is written while the file cannot take it is written by retry().
class Database final
{
public:
    using Rows = Connection::Rows;

    /// Opens or makes the file. No `path`: in memory from the start, by choice.
    Database(const QString &path, const Schema &schema);
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    /// What is written now reaches the file.
    bool isKept() const { return m_state == State::File; }
    /// It does not, and may later: retry().
    bool isWaiting() const { return m_state == State::Memory && m_mayRetry; }
    /// All statements or none. False when not even the memory took them.
    bool change(const QList<Statement> &statements);
    Rows rows(const Statement &statement);
    /// Tries again to have the file, and to write what it has not yet.
    void retry();
    /// What went wrong since the last call; each thing is said once.
    QList<StoreProblem> takeProblems();

private:
    enum class State { File, Memory, Nothing };
    enum class Found { Usable, Damaged, Newer, InUse, NotWritable, Nowhere };

    void open();
    Found openFile();
    Found lookAt();
    bool makeFile();
    bool bringForward(int version);
    void repair();
    /// How much of the damaged file is in the new one; -1 when there is none.
    int putAside(const QString &aside);
    void goToMemory();
    QList<Statement> stepsFrom(int version) const;
    void tell(const StoreProblem &problem);

    QString m_path;
    Schema m_schema;
    std::unique_ptr<Connection> m_connection; ///< null in State::Nothing
    State m_state = State::Nothing;
    bool m_mayRetry = false;
    QString m_reason; ///< why the file cannot be had, in the system's words
    QList<QList<Statement>> m_pending; ///< in memory, not in the file
    QList<StoreProblem> m_problems;
    QList<StoreProblem> m_told;
};
