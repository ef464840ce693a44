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
    // `run` ends with the status of the program that it ran, which may be any number.
};

/// The streams that a command reads and writes. All three devices are open.
struct CommandStreams {
    QIODevice &in;
    QIODevice &out;
    QIODevice &err;
    std::optional<present::Terminal> outTerminal; ///< terminal that `out` is connected to, if any
    std::optional<present::Terminal> errTerminal; ///< terminal that `err` is connected to, if any
    bool isInTyped = false; ///< whether `in` is a terminal, where a person types
};

/// Whether the first of `arguments` (without the program's name) names a command that needs no window, such as match or
/// list, or is --help or --version.
bool isCommand(const QStringList &arguments);
/// Runs the command that the arguments name. Needs a QCoreApplication, but no display.
ExitStatus runCommand(const QStringList &arguments, const CommandStreams &streams);

} // namespace wayout::cli
