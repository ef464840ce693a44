// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/connection.h"
#include "app/team/teamaddress.h"

#include <functional>
#include <memory>

namespace wayout::team {

/// A connection to a PostgreSQL server, which belongs to the thread that made it and is closed by the destructor. A
/// server that does not answer in time counts as away.
class ServerConnection final
{
public:
    using Rows = QList<QVariantList>;
    enum class Result {
        Done,
        NoDriver, ///< Qt's PostgreSQL driver is not installed
        /// There is no server, or it stopped answering. Work that it did not acknowledge may be done or not.
        Away,
        NotAllowed, ///< the server refuses the password, the user, the database or the operation
        ReadOnly, ///< the server is a read-only copy of another one
        NoEncryption, ///< the server is on another computer and does not encrypt
        Again, ///< the transaction collided with another one and has to be repeated
        Failed, ///< reason() says why
    };

    explicit ServerConnection(const TeamAddress &address);
    ~ServerConnection();
    ServerConnection(const ServerConnection &) = delete;
    ServerConnection &operator=(const ServerConnection &) = delete;

    /// The result of connecting.
    Result opened() const { return m_opened; }
    Result query(const storage::Statement &statement, Rows *rows = nullptr);
    /// Executes all queries of `work` or none of them.
    Result transaction(const std::function<Result()> &work);
    /// Describes the last failure, in the words of the server or of its client library.
    const QString &reason() const { return m_reason; }

private:
    Result open(const TeamAddress &address);
    Result refusal(const TeamAddress &address, qint64 elapsedMs) const;

    QString m_name; ///< the name among Qt's connections
    QString m_reason;
    int m_socket = -1;
    Result m_opened; // last, because its initialiser sets the other members
};

} // namespace wayout::team
