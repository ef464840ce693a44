// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/programrun.h"

// Where there are no pseudoterminals of POSIX.

int ProgramEnd::status() const
{
    return value;
}

ProgramEnd runAsIs(const QStringList &, const std::function<void(QByteArrayView)> &)
{
    return {};
}
