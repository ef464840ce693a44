// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

/// What the window showed last, to be shown again.
struct Session {
    static constexpr qsizetype longestText = 1024 * 1024; ///< characters; a longer text does not come back

    QString text;
    QString fileName; ///< where the text is from, when it was a file
    qint64 occasion = 0; ///< under which what was tried is kept
    QString recordId; ///< of the record that was read
    int scroll = 0; ///< of that record, in pixels

    bool operator==(const Session &) const = default;
};

/// As it may be written: a text that is too long or holds a secret is left out, and what belongs to it.
Session storable(const Session &session);
QByteArray sessionToBytes(const Session &session);
/// Nothing when the bytes are none of sessionToBytes().
std::optional<Session> sessionFromBytes(const QByteArray &bytes);
