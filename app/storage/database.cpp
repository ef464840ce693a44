// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/database.h"

#include "app/platform/savefile.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QUuid>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace wayout::storage {

using Kind = StoreProblem::Kind;
using Result = Connection::Result;

namespace {

constexpr int repairTimeoutMs = 5'000; // for another process that repairs the same file
constexpr int staleMs = 30'000;
constexpr auto suffixes = {""_L1, "-wal"_L1, "-shm"_L1};
constexpr auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner;

} // namespace

Database::Database(const QString &path, const Schema &schema)
    : m_path(path)
    , m_schema(schema)
{
    open();
}

Database::~Database()
{
    retry();
}

void Database::open()
{
    if (!Connection::isPossible()) {
        tell({Kind::NoDriver, m_path, {}});
        return;
    }
    const Found found = m_path.isEmpty() ? Found::Nowhere : openFile();
    m_mayRetry = found == Found::InUse || found == Found::NotWritable;
    switch (found) {
    case Found::Usable:
        m_state = State::File;
        return;
    case Found::Damaged:
        return repair();
    case Found::Nowhere:
        break;
    case Found::Newer:
        tell({Kind::Newer, m_path, {}});
        break;
    case Found::InUse:
        tell({Kind::InUse, m_path, {}});
        break;
    case Found::NotWritable:
        tell({Kind::NotWritable, m_path, m_reason});
        break;
    }
    goToMemory();
}

Database::Found Database::openFile()
{
    m_connection.reset();
    if (!QFileInfo::exists(m_path) && !makeFile()) {
        return Found::NotWritable;
    }
    const QFileInfo info(m_path);
    if (info.isDir() || info.size() == 0) {
        return Found::Damaged;
    }
    m_connection = std::make_unique<Connection>(m_path);
    const Found found = lookAt();
    m_reason = m_connection->reason();
    return found;
}

Database::Found Database::lookAt()
{
    const auto judged = [](Result result) {
        return result == Result::Damaged ? Found::Damaged : result == Result::InUse ? Found::InUse : Found::NotWritable;
    };
    Rows rows;
    if (const Result result = m_connection->query({u"PRAGMA user_version"_s}, &rows); result != Result::Done) {
        return judged(result);
    }
    const int version = rows.value(0).value(0).toInt();
    if (version > m_schema.version()) {
        return Found::Newer;
    }
    rows.clear();
    if (const Result result = m_connection->query({u"PRAGMA quick_check(1)"_s}, &rows); result != Result::Done) {
        return judged(result);
    }
    if (version < 1 || rows.value(0).value(0).toString() != "ok"_L1) {
        return Found::Damaged;
    }
    // The first transaction fails when the file or its folder may not be written.
    if (const Result result = m_connection->change({}); result != Result::Done) {
        return judged(result);
    }
    if (version < m_schema.version() && !bringForward(version)) {
        return Found::NotWritable;
    }
    m_connection->query({u"PRAGMA synchronous = NORMAL"_s});
    m_connection->query({u"PRAGMA secure_delete = ON"_s}); // overwrites deleted data
    return Found::Usable;
}

QList<Statement> Database::stepsFrom(int version) const
{
    QList<Statement> statements;
    for (const QStringList &step : m_schema.steps.sliced(version)) {
        for (const QString &sql : step) {
            statements.append({sql, {}});
        }
    }
    statements.append({u"PRAGMA user_version = %1"_s.arg(m_schema.version()), {}});
    return statements;
}

/// Gives a new file its tables before its name, which shows that an empty file was emptied by another program.
bool Database::makeFile()
{
    const QString making = u"%1.new-%2"_s.arg(m_path, QUuid::createUuid().toString(QUuid::Id128).first(8));
    QFile file(making);
    const std::optional<QString> noFolder = platform::makeFolderFor(m_path);
    if (noFolder || !file.open(QIODevice::WriteOnly | QIODevice::NewOnly, ownerOnly)) {
        m_reason = noFolder.value_or(file.errorString());
        return false;
    }
    file.close();
    bool made = false;
    {
        Connection connection(making);
        made = connection.change(stepsFrom(0)) == Result::Done;
        m_reason = connection.reason();
        // A network file system without shared memory keeps the old journal, which is slower and as safe.
        connection.query({u"PRAGMA journal_mode = WAL"_s});
    }
    if (made) {
        platform::moveIfFree(making, m_path); // fails when another process was faster, whose file is as good
    }
    if (QFile::exists(making)) {
        QFile::remove(making);
    }
    return made && QFile::exists(m_path);
}

bool Database::bringForward(int version)
{
    const QString backup = u"%1.before-%2"_s.arg(m_path).arg(m_schema.version());
    QFile::remove(backup);
    if (m_connection->query({u"VACUUM INTO ?"_s, {backup}}) != Result::Done) {
        return false;
    }
    QFile::setPermissions(backup, ownerOnly);
    return m_connection->change(stepsFrom(version)) == Result::Done;
}

void Database::repair()
{
    m_state = State::Nothing;
    QLockFile lock(m_path + u".lock"_s);
    lock.setStaleLockTime(staleMs);
    const bool locked = lock.tryLock(repairTimeoutMs);
    Found found = openFile(); // another process may have repaired it
    if (found == Found::Damaged && locked) {
        const QString aside = platform::asidePath(m_path, u".corrupt-"_s);
        const int kept = putAside(aside);
        if (kept >= 0) {
            tell({Kind::SetAside, m_path, aside, kept});
            found = Found::Usable;
        }
    }
    if (found == Found::Usable) {
        m_state = State::File;
        return;
    }
    m_mayRetry = true;
    tell({Kind::NotWritable, m_path, m_reason});
    goToMemory();
}

int Database::putAside(const QString &aside)
{
    m_connection.reset();
    for (const auto suffix : suffixes) {
        const QString from = m_path + suffix;
        if (QFileInfo::exists(from) && !QDir().rename(from, aside + suffix)) {
            return -1;
        }
    }
    if (openFile() != Found::Usable) {
        return -1;
    }
    return QFileInfo(aside).isFile() ? m_connection->copyFrom(aside, m_schema.tables) : 0;
}

void Database::goToMemory()
{
    m_connection = std::make_unique<Connection>(u":memory:"_s);
    m_state = m_connection->change(stepsFrom(0)) == Result::Done ? State::Memory : State::Nothing;
    if (QFileInfo(m_path).isFile()) {
        m_connection->copyFrom(m_path, m_schema.tables);
    }
}

bool Database::change(const QList<Statement> &statements)
{
    if (m_state == State::File && !QFile::exists(m_path)) {
        open(); // another process has erased the file
    }
    if (m_state == State::Nothing) {
        return false;
    }
    Result result = m_connection->change(statements);
    if (m_state == State::File && result == Result::Damaged) {
        repair();
        result = m_connection->change(statements);
    }
    if (m_state == State::File && result != Result::Done) {
        const bool isInUse = result == Result::InUse;
        tell({isInUse ? Kind::InUse : Kind::NotSaved, m_path, isInUse ? QString() : m_connection->reason()});
        m_mayRetry = true;
        goToMemory();
        result = m_connection->change(statements);
    }
    if (result == Result::Done && m_state == State::Memory && m_mayRetry) {
        m_pending.append(statements);
    }
    return result == Result::Done;
}

Database::Rows Database::rows(const Statement &statement)
{
    Rows rows;
    if (m_state == State::Nothing) {
        return rows;
    }
    if (m_connection->query(statement, &rows) == Result::Damaged && m_state == State::File) {
        repair();
        rows.clear();
        m_connection->query(statement, &rows);
    }
    return rows;
}

void Database::retry()
{
    if (!isWaiting()) {
        return;
    }
    std::unique_ptr<Connection> memory = std::move(m_connection);
    if (openFile() == Found::Usable && m_connection->change(m_pending) == Result::Done) {
        m_state = State::File;
        m_pending.clear();
        return;
    }
    m_connection = std::move(memory);
}

void Database::tell(const StoreProblem &problem)
{
    const auto isSame = [&](const StoreProblem &told) {
        return told.kind == problem.kind && told.path == problem.path;
    };
    if (problem.kind == Kind::SetAside || std::ranges::none_of(m_told, isSame)) {
        m_told.append(problem);
        m_problems.append(problem);
    }
}

QList<StoreProblem> Database::takeProblems()
{
    return std::exchange(m_problems, {});
}

} // namespace wayout::storage
