// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/platform/programrun.h"

namespace wayout::cli {

/// Returns what a shell prints about the end of a command, because the records know that and not the bare status:
/// "bash: nosuch: command not found", "bash: ./a.sh: /bin/bash^M: bad interpreter: No such file or directory",
/// "Segmentation fault". Empty when a shell prints nothing. Reads the first line of a script that did not start.
QString shellSentence(const QStringList &command, const platform::ProgramEnd &end);
/// Returns how to run a command that only a shell understands, such as "cd /tmp" or "make && ./a.out"; empty for others.
QString shellHint(const QStringList &command);

} // namespace wayout::cli
