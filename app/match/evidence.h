// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/answer.h"
#include "app/match/ranker.h"
#include "app/match/textreading.h"

#include <QList>

namespace wayout::match {

/// Returns the line where the tool reports the error of a finding: its best line, unless that only gives advice ("hint:
/// …") and the record's pattern fits another line.
qsizetype errorLineOf(const Finding &finding, const TextReading &reading);

/// Returns the evidence in the text for the record of a finding, strongest first, that on lines of advice last.
QList<Evidence> evidenceOf(const Finding &finding, const TextReading &reading);

} // namespace wayout::match
