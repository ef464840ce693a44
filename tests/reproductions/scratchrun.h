// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

/// What one function of a case printed, and how it ended.
struct ScratchResult {
    static constexpr int broken = 99; ///< exit status of a case whose preparation failed

    bool timedOut = false;
    int status = -1;
    QByteArray output; ///< standard output and error
};

/// Runs bash commands in an empty folder, which is also their HOME, with an environment of their own and at most a minute.
/// Where the system allows it there is no network but a loopback of their own. Whatever they leave running is killed.
ScratchResult runInScratchFolder(const QString &script, const QString &locale, const QString &caseFolder);

/// Whether the system lets commands be cut off from the network.
bool networkIsCutOff();
