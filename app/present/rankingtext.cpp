// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/rankingtext.h"

#include "app/match/rankingrules.h"
#include "app/present/terminalwriter.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace wayout::present {
namespace {

struct RankingText {
    Q_DECLARE_TR_FUNCTIONS(RankingText)
};

/// Returns what a rule did, as short as a number.
QString amountText(match::Effect effect, float amount)
{
    const QLocale locale;
    switch (effect) {
    case match::Effect::Pattern:
        return RankingText::tr("pattern ×%1").arg(locale.toString(std::exp(double(amount)), 'f', 2));
    case match::Effect::Words:
        return RankingText::tr("words ×%1").arg(locale.toString(std::exp(double(amount)), 'f', 2));
    case match::Effect::Adds:
        return (amount < 0 ? QString() : u"+"_s) + locale.toString(double(amount), 'f', 1);
    case match::Effect::Scales:
        return u"×"_s + locale.toString(std::exp(double(amount)), 'f', 2);
    case match::Effect::Bounds:
        return RankingText::tr("at most related");
    case match::Effect::Raises:
        //: %1 is a score ("8.9")
        return RankingText::tr("at least %1").arg(locale.toString(double(amount), 'f', 1));
    }
    return {};
}

} // namespace

QString rankingText(const match::Answer &answer, const catalog::Catalog &catalog, const OutputFormat &format)
{
    TerminalWriter writer(format);
    if (!answer.matches.isEmpty()) {
        writer.writeHeading(RankingText::tr("How the scores came about, in nats of information"));
    }
    for (const match::Match &match : answer.matches) {
        const QString score = QLocale().toString(double(match::scoreOf(match.features)), 'f', 1);
        writer.write(u"%1  %2"_s.arg(score, catalog.idAt(match.record)), 0, TextStyle::Strong);
        for (const match::Contribution &contribution : match::contributionsOf(match.features)) {
            const match::Rule &rule = match::rankingRules()[contribution.rule];
            writer.write(
                //: %1 is what a ranking rule did ("×0.85"), %2 what the rule is about ("another exception")
                RankingText::tr("%1: %2").arg(amountText(rule.effect, contribution.amount),
                    QCoreApplication::translate("RankingRule", rule.label)),
                1);
        }
    }
    return writer.text();
}

} // namespace wayout::present
