// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QString>

namespace wayout::team {

/// How it stands with a team's database, as facts; teamSentence() makes the sentence.
struct TeamState {
    enum class Kind {
        Off,
        NoAddress, ///< what the environment says is no address
        NoDriver, ///< Qt's PostgreSQL driver is not installed
        Connecting,
        Connected,
        Away, ///< since: when it was noticed; reason: the system's
        NotAllowed, ///< reason: the server's
        NoEncryption, ///< on another computer, and not (or not to be trusted) encrypted; reason: the system's
        Newer, ///< made by a newer version: it is read, and nothing is written
        ReadOnly, ///< this user may read, and not write
        Failed, ///< reason: the server's
    };

    Kind kind = Kind::Off;
    QString place; ///< TeamAddress::shown()
    QString reason; ///< see the kind
    QDateTime since; ///< of Away
    int waiting = 0; ///< what is still to be sent

    bool canRead() const { return kind == Kind::Connected || kind == Kind::Newer || kind == Kind::ReadOnly; }
    bool operator==(const TeamState &) const = default;
};

} // namespace wayout::team
