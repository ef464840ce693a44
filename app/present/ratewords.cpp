// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/ratewords.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace wayout::present {
namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(RateWords)

public:
    static RateWords none();
    static RateWords ofEstimate(const evidence::Rate &rate, RateMeaning meaning);
    static RateWords ofFewRuns(const evidence::Rate &rate, RateMeaning meaning);
    static RateWords ofRuns(const evidence::Rate &rate, RateMeaning meaning);
};

int percent(double share)
{
    return qRound(share * 100);
}

RateWords Words::none()
{
    //: instead of a rate that nobody has
    return {tr("no figure"), {}, tr("no figure is known")};
}

RateWords Words::ofEstimate(const evidence::Rate &rate, RateMeaning meaning)
{
    const bool works = meaning == RateMeaning::Works;
    const int value = percent(rate.value);
    RateWords words;
    words.headline = works ? tr("works ~%1 %").arg(value) : tr("fails ~%1 %").arg(value);
    if (rate.trials > 0) {
        words.caption = tr("estimate, %n source(s)", nullptr, rate.trials);
        words.spoken = works
            ? tr("works about %1 percent, author's estimate, %n source(s)", nullptr, rate.trials).arg(value)
            : tr("fails about %1 percent, author's estimate, %n source(s)", nullptr, rate.trials).arg(value);
    } else {
        words.caption = tr("estimate");
        words.spoken = works ? tr("works about %1 percent, author's estimate").arg(value)
                             : tr("fails about %1 percent, author's estimate").arg(value);
    }
    return words;
}

RateWords Words::ofFewRuns(const evidence::Rate &rate, RateMeaning meaning)
{
    const bool works = meaning == RateMeaning::Works;
    RateWords words;
    words.headline = works ? tr("worked %1 of %2").arg(rate.successes).arg(rate.trials)
                           : tr("failed %1 of %2").arg(rate.successes).arg(rate.trials);
    words.caption = tr("too few runs for a rate");
    words.spoken = works
        ? tr("worked in %1 of %n run(s), too few for a rate", nullptr, rate.trials).arg(rate.successes)
        : tr("failed in %1 of %n run(s), too few for a rate", nullptr, rate.trials).arg(rate.successes);
    return words;
}

RateWords Words::ofRuns(const evidence::Rate &rate, RateMeaning meaning)
{
    const bool works = meaning == RateMeaning::Works;
    const int value = percent(rate.value);
    const int low = percent(rate.interval.low);
    const int high = percent(rate.interval.high);
    RateWords words;
    words.headline = works ? tr("works %1 %").arg(value) : tr("fails %1 %").arg(value);
    words.caption = tr("%1 of %n run(s) · %2–%3 %", nullptr, rate.trials).arg(rate.successes).arg(low).arg(high);
    const QString spoken = works
        ? tr("works %1 percent, counted: %2 of %n run(s), between %3 and %4 percent with 95 percent confidence",
            nullptr, rate.trials)
        : tr("fails %1 percent, counted: %2 of %n run(s), between %3 and %4 percent with 95 percent confidence",
            nullptr, rate.trials);
    words.spoken = spoken.arg(value).arg(rate.successes).arg(low).arg(high);
    return words;
}

} // namespace

RateWords rateWords(const evidence::Rate &rate, RateMeaning meaning)
{
    switch (rate.basis) {
    case evidence::Rate::Basis::None:
        break;
    case evidence::Rate::Basis::Estimate:
        return Words::ofEstimate(rate, meaning);
    case evidence::Rate::Basis::Count:
        return rate.trials < evidence::fewestRunsForPercentage ? Words::ofFewRuns(rate, meaning) : Words::ofRuns(rate, meaning);
    }
    return Words::none();
}

QString rateLine(const evidence::Rate &rate, RateMeaning meaning)
{
    const RateWords words = rateWords(rate, meaning);
    return words.caption.isEmpty() ? words.headline : words.headline + u" · "_s + words.caption;
}

} // namespace wayout::present
