// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/evidence/fittedrecord.h"

namespace wayout::present {

/// Returns what is shown in place of code that installs a package which no list has: which file was looked for, where,
/// and which other releases have it. Empty if the code needs no such package.
QString absentPackageWords(const QString &code, const evidence::FittedRecord &fitted);

/// Returns from which lists the values in the code are; empty if they are all from the paste.
QString packageListWords(const evidence::FilledText &code, const QList<evidence::FilledValue> &values);

} // namespace wayout::present
