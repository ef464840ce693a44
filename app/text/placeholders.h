// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

/// What stands in code for something of the reader's own and does not work as it is: "<your-token>", "/path/to/key",
/// "YOUR_API_KEY". Each once, in the order of the code. Tags, templates and includes are none.
QStringList placeholdersIn(const QString &code);
