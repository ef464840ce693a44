// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/team/serverconnection.h"

#include <QElapsedTimer>
#include <QLibrary>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>

#include <sys/socket.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

using namespace Qt::StringLiterals;

namespace wayout::team {

using namespace std::chrono_literals;
using Result = ServerConnection::Result;

namespace {

constexpr auto driver = "QPSQL"_L1;
constexpr int connectSeconds = 3; // for each address of the host
constexpr auto answerWithin = 5s;

/// Functions of libpq, the library behind Qt's driver, for facts that the driver does not offer. All are null if the
/// library cannot be loaded.
struct Libpq {
    int (*socket)(const void *connection) = nullptr;
    int (*usesTls)(const void *connection) = nullptr;
    const char *(*host)(const void *connection) = nullptr;
    int (*ping)(const char *connectionText) = nullptr;

    static const Libpq &get()
    {
        static const Libpq functions = [] {
            QLibrary library(u"pq"_s, 5);
            const auto named = [&library](auto &function, const char *name) {
                function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(library.resolve(name));
            };
            Libpq found;
            named(found.socket, "PQsocket");
            named(found.usesTls, "PQsslInUse");
            named(found.host, "PQhost");
            named(found.ping, "PQping");
            return found;
        }();
        return functions;
    }
};

/// Returns libpq's handle of the connection, or null. Qt documents the type as "PGconn*", but Qt 6 uses the compiler's
/// name of the type, "pg_conn*".
const void *handleOf(const QSqlDatabase &database)
{
    const QVariant handle = database.driver()->handle();
    const QByteArrayView type(handle.typeName());
    return type == "PGconn*" || type == "pg_conn*" ? *static_cast<void *const *>(handle.constData()) : nullptr;
}

/// Shuts down the socket when no answer comes in time. libpq itself waits as long as the connection exists, even if the
/// server hangs.
class Timeouts final
{
public:
    explicit Timeouts(int socket)
        : m_thread([this, socket] { watch(socket); })
    {
    }
    ~Timeouts()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_isAnswered = true;
        }
        m_answered.notify_one();
        m_thread.join();
    }
    Timeouts(const Timeouts &) = delete;
    Timeouts &operator=(const Timeouts &) = delete;

private:
    void watch(int socket)
    {
        std::unique_lock lock(m_mutex);
        if (!m_answered.wait_for(lock, answerWithin, [this] { return m_isAnswered; }) && socket >= 0) {
            shutdown(socket, SHUT_RDWR);
        }
    }

    std::mutex m_mutex;
    std::condition_variable m_answered;
    bool m_isAnswered = false;
    std::thread m_thread; // last, because the thread uses the other members
};

// https://www.postgresql.org/docs/current/errcodes-appendix.html
Result resultOf(const QSqlError &error, bool isConnected)
{
    const QString state = error.nativeErrorCode();
    if (error.type() == QSqlError::NoError) {
        return Result::Done;
    }
    if (!isConnected || state.startsWith("08"_L1) || state.startsWith("57P"_L1)) {
        return Result::Away;
    }
    if (state == "25006"_L1) { // read_only_sql_transaction
        return Result::ReadOnly;
    }
    if (state == "42501"_L1 || state.startsWith("28"_L1)) { // insufficient_privilege, invalid_authorization
        return Result::NotAllowed;
    }
    return state.startsWith("40"_L1) ? Result::Again : Result::Failed;
}

} // namespace

ServerConnection::ServerConnection(const TeamAddress &address)
    : m_name(QUuid::createUuid().toString())
    , m_opened(open(address))
{
}

ServerConnection::~ServerConnection()
{
    if (m_opened != Result::NoDriver) {
        QSqlDatabase::database(m_name, false).close();
        QSqlDatabase::removeDatabase(m_name);
    }
}

Result ServerConnection::open(const TeamAddress &address)
{
    if (!QSqlDatabase::isDriverAvailable(driver)) {
        return Result::NoDriver;
    }
    QSqlDatabase database = QSqlDatabase::addDatabase(driver, m_name);
    database.setHostName(address.value(u"host"_s));
    database.setPort(address.value(u"port"_s).isEmpty() ? -1 : address.value(u"port"_s).toInt());
    database.setDatabaseName(address.value(u"dbname"_s));
    database.setUserName(address.value(u"user"_s));
    database.setPassword(address.password());
    database.setConnectOptions(address.options(connectSeconds));
    QElapsedTimer elapsed;
    elapsed.start();
    const bool isOpen = database.open();
    m_reason = database.lastError().databaseText().simplified();
    if (!isOpen) {
        return refusal(address, elapsed.elapsed());
    }
    const Libpq &libpq = Libpq::get();
    const void *handle = handleOf(database);
    if (handle && libpq.socket && libpq.usesTls && libpq.host) {
        m_socket = libpq.socket(handle);
        if (!libpq.usesTls(handle) && !isOnThisComputer(QString::fromUtf8(libpq.host(handle)))) {
            database.close();
            return Result::NoEncryption;
        }
    }
    return Result::Done;
}

/// Returns why the connection could not be opened. Does not depend on the error message, which is in the language of
/// the server or of its client library, except for the word "SSL".
Result ServerConnection::refusal(const TeamAddress &address, qint64 elapsedMs) const
{
    constexpr int answers = 0; // PQPING_OK: the server is there and takes connections
    constexpr int notTried = 3; // PQPING_NO_ATTEMPT: the address is not valid, such as an unknown service
    if (m_reason.contains("SSL"_L1) && !m_reason.contains("SYSCALL"_L1)) { // the same word in all languages
        return Result::NoEncryption;
    }
    if (elapsedMs >= connectSeconds * 1000 || !Libpq::get().ping) {
        return Result::Away;
    }
    QByteArray text = address.options(connectSeconds).toUtf8();
    for (const QString &keyword : {u"host"_s, u"port"_s, u"dbname"_s, u"user"_s}) {
        if (const QString value = address.value(keyword); !value.isEmpty()) {
            text += ' ' + keyword.toUtf8() + '=' + TeamAddress::quoted(value).toUtf8();
        }
    }
    const int found = Libpq::get().ping(text.constData());
    return found == answers ? Result::NotAllowed : found == notTried ? Result::Failed : Result::Away;
}

Result ServerConnection::query(const storage::Statement &statement, Rows *rows)
{
    if (m_opened != Result::Done) {
        return m_opened;
    }
    const Timeouts timeouts(m_socket);
    const QSqlDatabase database = QSqlDatabase::database(m_name, false);
    QSqlQuery query(database);
    storage::execute(query, statement, rows);
    m_reason = query.lastError().databaseText().simplified();
    const Result result = resultOf(query.lastError(), database.driver()->isOpen());
    if (result == Result::Away) {
        m_opened = Result::Away; // an open transaction is lost, so this connection cannot be used any more
    }
    return result;
}

Result ServerConnection::transaction(const std::function<Result()> &work)
{
    Result result = query({u"BEGIN"_s, {}});
    if (result != Result::Done) {
        return result;
    }
    result = work();
    if (result == Result::Done) {
        result = query({u"COMMIT"_s, {}});
    }
    if (result != Result::Done && m_opened == Result::Done) {
        const QString reason = m_reason;
        query({u"ROLLBACK"_s, {}});
        m_reason = reason;
    }
    return result;
}

} // namespace wayout::team
