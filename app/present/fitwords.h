// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/evidence/fittedrecord.h"

namespace wayout::present {

/// Returns what in the pasted text made the entry fit or excluded it: "line 14 has “libGL.so.1”". Empty where the paste
/// does not decide.
QString fitWords(const evidence::FittedEntry &entry);

/// Returns from which lines of the pasted text the values in the code are; empty if none is.
QString filledWords(const evidence::FilledText &code, const QList<evidence::FilledValue> &values);

} // namespace wayout::present
