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
    static RateWords ofEstimate(const evidence::Rate &rate, RateMeaning meaning);
    static RateWords ofPeople(const evidence::Rate &rate, RateMeaning meaning);

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

RateWords Words::ofPeople(const evidence::Rate &rate, RateMeaning meaning)
{
    const int low = percent(rate.interval.low);
    const int high = percent(rate.interval.high);
    //: of people who said what came of it
    const QString headline = said(meaning, QT_TR_NOOP("worked for %1 of %2"), QT_TR_NOOP("failed for %1 of %2"))
                                 .arg(rate.successes)
                                 .arg(rate.trials);
    //: the 95 % interval of a rate
    return {headline, tr("%1–%2 %").arg(low).arg(high),
        //: for screen readers; %1 is "worked for 9 of 11"
        tr("%1 people, between %2 and %3 percent with 95 percent confidence").arg(headline).arg(low).arg(high)};
}

} // namespace

RateWords rateWords(const evidence::Rate &rate, RateMeaning meaning)
{
    return rate.basis == evidence::Rate::Basis::Count ? Words::ofPeople(rate, meaning)
                                                      : Words::ofEstimate(rate, meaning);
}

QString rateLine(const evidence::Rate &rate, RateMeaning meaning)
{
    const RateWords words = rateWords(rate, meaning);
    return words.caption.isEmpty() ? words.headline : words.headline + u" · "_s + words.caption;
}

} // namespace wayout::present
