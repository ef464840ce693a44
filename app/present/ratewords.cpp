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

private:
    static QString said(RateMeaning meaning, const char *works, const char *fails, int count = -1)
    {
        return tr(meaning == RateMeaning::Works ? works : fails, nullptr, count);
    }
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
    const int value = percent(rate.value);
    RateWords words;
    words.headline = said(meaning, QT_TR_NOOP("works ~%1 %"), QT_TR_NOOP("fails ~%1 %")).arg(value);
    if (rate.trials > 0) {
        words.caption = tr("estimate, %n source(s)", nullptr, rate.trials);
        words.spoken = said(meaning, QT_TR_N_NOOP("works about %1 percent, author's estimate, %n source(s)"),
            QT_TR_N_NOOP("fails about %1 percent, author's estimate, %n source(s)"), rate.trials)
                           .arg(value);
    } else {
        words.caption = tr("estimate");
        words.spoken = said(meaning, QT_TR_NOOP("works about %1 percent, author's estimate"),
            QT_TR_NOOP("fails about %1 percent, author's estimate"))
                           .arg(value);
    }
    return words;
}

RateWords Words::ofFewRuns(const evidence::Rate &rate, RateMeaning meaning)
{
    const QString headline = said(meaning, QT_TR_NOOP("worked %1 of %2"), QT_TR_NOOP("failed %1 of %2"));
    const QString spoken = said(meaning, QT_TR_N_NOOP("worked in %1 of %n run(s), too few for a rate"),
        QT_TR_N_NOOP("failed in %1 of %n run(s), too few for a rate"), rate.trials);
    return {headline.arg(rate.successes).arg(rate.trials), tr("too few runs for a rate"), spoken.arg(rate.successes)};
}

RateWords Words::ofRuns(const evidence::Rate &rate, RateMeaning meaning)
{
    const int value = percent(rate.value);
    const int low = percent(rate.interval.low);
    const int high = percent(rate.interval.high);
    const QString spoken = said(meaning,
        QT_TR_N_NOOP(
            "works %1 percent, counted: %2 of %n run(s), between %3 and %4 percent with 95 percent confidence"),
        QT_TR_N_NOOP(
            "fails %1 percent, counted: %2 of %n run(s), between %3 and %4 percent with 95 percent confidence"),
        rate.trials);
    return {said(meaning, QT_TR_NOOP("works %1 %"), QT_TR_NOOP("fails %1 %")).arg(value),
        tr("%1 of %n run(s) · %2–%3 %", nullptr, rate.trials).arg(rate.successes).arg(low).arg(high),
        spoken.arg(value).arg(rate.successes).arg(low).arg(high)};
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
        return rate.trials < evidence::fewestRunsForPercentage ? Words::ofFewRuns(rate, meaning)
                                                               : Words::ofRuns(rate, meaning);
    }
    return Words::none();
}

QString rateLine(const evidence::Rate &rate, RateMeaning meaning)
{
    const RateWords words = rateWords(rate, meaning);
    return words.caption.isEmpty() ? words.headline : words.headline + u" · "_s + words.caption;
}

} // namespace wayout::present
