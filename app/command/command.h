// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

class QIODevice;

/// Exit statuses of every command.
enum class ExitStatus {
    Found = 0, ///< also: no problems
    NothingFound = 1, ///< also: problems found
    WrongUse = 2,
    NoCatalog = 3, ///< no catalogue could be read
};

/// Where a command reads and writes. All three are open.
struct CommandStreams {
    QIODevice &in;
    QIODevice &out;
    QIODevice &err;
};

/// Whether the first of `arguments` (without the program's name) names a command that needs no window: match, search,
/// show, list, check, or --help or --version.
bool isCommand(const QStringList &arguments);
/// Runs it. Needs a QCoreApplication, no display.
ExitStatus runCommand(const QStringList &arguments, const CommandStreams &streams);
