// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/command.h"

bool isCommand(const QStringList &)
{
    return false;
}

ExitStatus runCommand(const QStringList &, const CommandStreams &)
{
    return ExitStatus::WrongUse;
}
