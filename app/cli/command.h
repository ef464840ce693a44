// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/present/outputformat.h"

#include <QStringList>

class QIODevice;

namespace wayout::cli {

/// Exit statuses of every command.
enum class ExitStatus {
    Found = 0, ///< also: no problems
    NothingFound = 1, ///< also: problems found
    WrongUse = 2,
    NoCatalog = 3, ///< no catalogue could be read
    // `run` ends with the status of what it ran, whatever that is.
};

/// Where a command reads and writes. All three are open.
struct CommandStreams {
    QIODevice &in;
    QIODevice &out;
    QIODevice &err;
    std::optional<present::Terminal> outTerminal; ///< that `out` leads to, if it leads to one
    std::optional<present::Terminal> errTerminal;
};

/// Whether the first of `arguments` (without the program's name) names a command that needs no window, such as match or
/// list, or is --help or --version.
bool isCommand(const QStringList &arguments);
/// Runs it. Needs a QCoreApplication, no display.
ExitStatus runCommand(const QStringList &arguments, const CommandStreams &streams);

} // namespace wayout::cli
