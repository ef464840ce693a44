// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/handover/descriptor.h"

#include <QByteArray>
#include <QString>

#include <optional>

/// Where starts of the program meet: two files in a folder that belongs to the user alone, one pair for each display.
struct MeetingPlace {
    QByteArray lock; ///< held by the one that listens, for as long as it runs: the system lets go of it whatever happens
    QByteArray socket;

    /// In $XDG_RUNTIME_DIR, made if it is missing. Nothing where there is no such folder, where it is anybody else's, or where others may
    /// look into it; then each start opens a window of its own.
    static std::optional<MeetingPlace> ofUser();
    static std::optional<MeetingPlace> inFolder(const QString &folder, const QByteArray &display);
};

/// Whether the process at the other end of the socket belongs to the same user.
bool isOwnPeer(int socket);
