// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/evidence/rate.h"

#include <QString>

namespace wayout::present {

/// Whether a rate counts successes or failures.
enum class RateMeaning { Works, Fails };

/// A rate in words, in the language of the interface. An estimate never reads like a count of people.
struct RateWords {
    QString headline; ///< "fails ~95 %"
    QString caption; ///< "estimate, 2 sources"; may be empty
    QString spoken; ///< headline and caption as one sentence
};

/// The rate must be an estimate or a count.
RateWords rateWords(const evidence::Rate &rate, RateMeaning meaning);
/// Returns the headline and the caption in one line.
QString rateLine(const evidence::Rate &rate, RateMeaning meaning);

} // namespace wayout::present
