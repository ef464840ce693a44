// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/rowwords.h"

#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

QString RowWords::tier(const QString &verificationTier)
{
    if (verificationTier == "reproduced"_L1) {
        return tr("reproduced");
    }
    if (verificationTier == "sourced"_L1) {
        return tr("sourced");
    }
    if (verificationTier == "ai_generated"_L1) {
        return tr("AI-written");
    }
    return verificationTier;
}

QString RowWords::rate(const Rate &rate)
{
    const QString figure = QLocale().toString(std::lround(rate.value * 100));
    switch (rate.basis) {
    case Rate::Basis::None:
        return {};
    case Rate::Basis::Estimate:
        //: an estimated rate
        return tr("~%1 %").arg(figure);
    case Rate::Basis::Count:
        //: few runs: how many of them worked, of how many
        return rate.trials < fewestRunsForPercentage ? tr("%1 of %2").arg(rate.successes).arg(rate.trials)
                                                     : tr("%1 %").arg(figure);
    }
    return {};
}

QString RowWords::basis(const Rate &rate)
{
    switch (rate.basis) {
    case Rate::Basis::None:
        return tr("no figure");
    case Rate::Basis::Estimate:
        return tr("estimate");
    case Rate::Basis::Count:
        return rate.trials < fewestRunsForPercentage ? tr("runs counted")
                                                     //: %1 is the number of runs that were counted
                                                     : tr("counted, n = %1").arg(rate.trials);
    }
    return {};
}
