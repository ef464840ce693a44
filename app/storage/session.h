// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace wayout::storage {

/// The last state of the window, which is restored at the next start.
struct Session {
    /// In characters. A longer text is not restored.
    static constexpr qsizetype longestText = 1024 * 1024;

    QString text;
    QString fileName; ///< of the text, if it came from a file
    qint64 pasteId = 0; ///< the paste whose tried attempts belong to the text
    QString recordId; ///< of the open record
    int scroll = 0; ///< position in that record, in pixels

    bool operator==(const Session &) const = default;
};

/// Returns the session as it may be written. If the text is too long, or it or the file name contains a secret, the text
/// and everything that belongs to it is left out.
Session storable(const Session &session);
/// Returns the storable session as it is written.
QByteArray sessionToBytes(const Session &session);
/// Returns nothing for bytes that do not come from sessionToBytes().
std::optional<Session> sessionFromBytes(const QByteArray &bytes);

} // namespace wayout::storage
