// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QString>

namespace wayout::team {

/// The state of the connection to a team's database, as facts. teamSentence() makes a sentence of it.
struct TeamState {
    enum class Kind {
        Off,
        NoAddress, ///< the text in the environment variable is not an address
        NoDriver, ///< Qt's PostgreSQL driver is not installed
        Connecting,
        Connected,
        Away, ///< since: the time when it was noticed; reason: the system's
        NotAllowed, ///< reason: the server's
        NoEncryption, ///< on another computer without encryption or a trusted certificate; reason: the system's
        Newer, ///< a newer version made the tables: they are only read
        ReadOnly, ///< this user may read but not write
        Failed, ///< reason: the server's
    };

    Kind kind = Kind::Off;
    QString place; ///< TeamAddress::shown()
    QString reason; ///< see Kind
    QDateTime since; ///< for Away
    int waiting = 0; ///< number of results and records that are still to be sent

    bool canRead() const { return kind == Kind::Connected || kind == Kind::Newer || kind == Kind::ReadOnly; }
    bool operator==(const TeamState &) const = default;
};

} // namespace wayout::team
