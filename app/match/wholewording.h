// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

namespace wayout::match {

struct LineFinding;
class TextReading;

/// Adds a finding for each record that has the whole text as its signature or alias, and says whether the wording names
/// that record alone; see Features::wordingAlone. The findings are those of patterns and words so far.
void addWholeWordings(std::vector<LineFinding> &findings, const TextReading &reading);

} // namespace wayout::match
