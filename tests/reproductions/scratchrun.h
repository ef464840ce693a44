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

/// Where commands run: in this system, or in another one whose files are in a folder. The latter needs root's rights.
struct ScratchSystem {
    QString root; ///< "/", or the folder of the other system
    QString local; ///< the folder that is its /usr/local; empty for its own
    QString sources; ///< the folder that it sees at the same place as this system

    bool isThisOne() const { return root == u"/"; }
    /// Its PATH.
    QString path() const;
    /// Where `command` is found by its PATH; empty when it is not installed.
    QString executable(const QString &command) const;
    /// "Debian 13", as its os-release names it.
    QString name() const;
};

/// Runs bash commands in an empty folder, which is also their HOME, with an environment of their own and at most a minute.
/// Where the system allows it there is no network but a loopback of their own. Whatever they leave running is killed.
ScratchResult runInScratchFolder(
    const QString &script, const QString &locale, const QString &caseFolder, const ScratchSystem &system);

/// Whether the system lets commands be cut off from the network.
bool networkIsCutOff();
