// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/connection.h"
#include "app/storage/storeproblem.h"

#include <QStringList>

#include <memory>

namespace wayout::storage {

/// The tables of a database, version by version.
struct Schema {
    /// The statements that lead from version i to version i + 1.
    QList<QStringList> steps;
    /// All tables of the last version.
    QStringList tables;

    int version() const { return int(steps.size()); }
};

/// A SQLite file, or its content in memory while the file cannot be used. Belongs to the thread that made it.
///
/// A damaged file is set aside, and what can be read of it goes into a new one. A file of an older version is copied
/// and then migrated, one of a newer version is only read. retry() writes what could not be written before.
class Database final
{
public:
    using Rows = Connection::Rows;

    /// Opens or makes the file. An empty `path` keeps everything in memory.
    Database(const QString &path, const Schema &schema);
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    /// Whether changes reach the file now.
    bool isKept() const { return m_state == State::File; }
    /// Whether changes may reach the file later, by retry().
    bool isWaiting() const { return m_state == State::Memory && m_mayRetry; }
    /// Executes all statements or none. Returns false when not even the database in memory took them.
    bool change(const QList<Statement> &statements);
    Rows rows(const Statement &statement);
    /// Tries again to open the file and to write the pending changes.
    void retry();
    /// Returns the problems since the last call, each of them once.
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
    /// Returns how many rows of the damaged file are in the new one; -1 when there is no new one.
    int putAside(const QString &aside);
    void goToMemory();
    QList<Statement> stepsFrom(int version) const;
    void tell(const StoreProblem &problem);

    QString m_path;
    Schema m_schema;
    std::unique_ptr<Connection> m_connection; ///< null in State::Nothing
    State m_state = State::Nothing;
    bool m_mayRetry = false;
    /// Why the file cannot be used, in the system's words.
    QString m_reason;
    /// Changes that are in memory and not in the file.
    QList<Statement> m_pending;
    QList<StoreProblem> m_problems;
    QList<StoreProblem> m_told;
};

} // namespace wayout::storage
