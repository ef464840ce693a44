// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/connection.h"
#include "app/team/teamaddress.h"

#include <functional>
#include <memory>

namespace wayout::team {

/// A connection to a PostgreSQL server, for the thread that made it; closed with it. A server that does not answer in time is
/// taken for one that is away.
class ServerConnection final
{
public:
    using Rows = QList<QVariantList>;
    enum class Result {
        Done,
        NoDriver, ///< Qt's PostgreSQL driver is not installed
        Away, ///< no server there, or it went away or silent on the way: what was not acknowledged may have happened or not
        NotAllowed, ///< the server is there and refuses: password, user, database, or a right that is missing
        ReadOnly, ///< the server takes no writing: it is a copy of another
        NoEncryption, ///< on another computer, and it does not encrypt
        Again, ///< of two that collided the server chose this one to try again
        Failed, ///< reason() says why
    };

    explicit ServerConnection(const TeamAddress &address);
    ~ServerConnection();
    ServerConnection(const ServerConnection &) = delete;
    ServerConnection &operator=(const ServerConnection &) = delete;

    /// What came of connecting.
    Result opened() const { return m_opened; }
    Result query(const storage::Statement &statement, Rows *rows = nullptr);
    /// All that is asked in `work`, or none of it.
    Result transaction(const std::function<Result()> &work);
    /// Of the last thing that went wrong, in the server's words, or its client's.
    const QString &reason() const { return m_reason; }

private:
    Result open(const TeamAddress &address);
    Result refusal(const TeamAddress &address, qint64 elapsedMs) const;

    QString m_name; ///< among Qt's connections
    QString m_reason;
    int m_socket = -1;
    Result m_opened; // last: it takes the others to open
};

} // namespace wayout::team
