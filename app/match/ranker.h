// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/answer.h"
#include "app/match/rankingrules.h"
#include "app/match/textreading.h"

#include <vector>

namespace wayout::match {

/// The best finding of a record and its score, in nats.
struct Finding {
    LineFinding best;
    float score = 0;
};

/// Returns the best finding of each record, best first, without those graded None.
std::vector<Finding> rankedFindings(const TextReading &reading, const Weights &weights = standardWeights());
/// Whether a finding may explain a separate error. Then it is not compared with findings of other lines.
bool standsAlone(const LineFinding &finding, const TextReading &reading, const Limits &limits);
/// Whether a hit of the record's pattern is strong evidence by itself.
bool isInformative(const Features &features, const Limits &limits);
/// Returns the grade of a score in relation to the best score. Pass the score itself as `bestScore` to grade it alone.
Grade gradeOf(float score, float bestScore, const Limits &limits = standardWeights().limits);
/// Returns the score mapped to 0..1, rising; the least score of a match becomes 0.5.
double presentedScore(float score);

} // namespace wayout::match
