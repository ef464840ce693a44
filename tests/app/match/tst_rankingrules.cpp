// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/rankingrules.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace wayout::match;

/// The table of ranking rules: each rule applies to what it is about, and the score is what the rules add up to.
class tst_RankingRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRuleAppliesToItsCase_data();
    void aRuleAppliesToItsCase();
    void everyRuleHasACase();
    void namesAreDistinctAndLabelled();
    void theScoreIsWhatTheRulesAddUpTo();
    void aBoundedScoreIsRelatedAndKeepsItsOrder();
    void aRaisedScoreIsAMatchOnlyWhereTheWordingNamesOneRecord();
};

namespace {

/// A rule, features that it applies to, and the same features without what it is about.
struct Case {
    const char *rule;
    Features with;
    Features without;
};

const Features pattern{.pattern = 10, .patternLiterals = 20, .patternHits = 1, .failure = 1};
const Features words{.silentPattern = 1, .words = 10, .share = 0.9F, .failure = 1};

const Features unconfirmed{.silentPattern = 1, .unconfirmed = 1, .words = 10, .share = 0.9F, .failure = 1};
const Features whole{.silentPattern = 1, .unconfirmed = 1, .words = 40, .share = 1, .failure = 1};

Features changed(Features features, void (*change)(Features &))
{
    change(features);
    return features;
}

const std::vector<Case> &cases()
{
    static const std::vector<Case> all{
        {"pattern-reach", changed(pattern, [](Features &f) { f.patternReach = 5; }), pattern},
        {"weak-pattern", changed(pattern, [](Features &f) { f.patternLiterals = 3; }), pattern},
        {"weak-pattern", changed(pattern, [](Features &f) { f.splitsWord = 1; }), pattern},
        {"share", words, changed(words, [](Features &f) { f.share = 1; })},
        {"share-alone", words, changed(words, [](Features &f) { f.pattern = 10, f.patternLiterals = 20; })},
        {"two-lines", changed(words, [](Features &f) { f.lines = 2; }), words},
        {"stronger", pattern, {}},
        {"weaker", changed(pattern, [](Features &f) { f.words = 8, f.share = 1; }), pattern},
        {"code", {.code = 6}, {.code = 6, .errorNumber = 1}},
        {"exception", {.exception = 6}, {}},
        {"context", changed(pattern, [](Features &f) { f.context = 3; }), {.context = 3}},
        {"silent-pattern", words, changed(words, [](Features &f) { f.code = 6; })},
        {"narrower-pattern", {.narrower = 1}, {}},
        {"special-pattern", {.special = 0.5F}, {}},
        {"other-pattern", {.otherPattern = 1}, {}},
        {"other-code", {.otherCode = 1}, {.code = 6, .otherCode = 1}},
        {"other-exception", {.otherException = 1}, {}},
        {"failure-line", {.failure = 1}, {.plain = 1}},
        {"failure-line", {.whole = 1, .plain = 1}, {.frame = 1}},
        {"failure-line", {.codeAlone = 1, .plain = 1}, {.plain = 1}},
        {"plain-line", {.plain = 1}, {.whole = 1, .plain = 1}},
        {"stack-frame", {.frame = 1}, {}},
        {"routine-line", {.routine = 1}, changed(pattern, [](Features &f) { f.routine = 1, f.longestLiteral = 20; })},
        {"blank-line", {.blank = 1}, {}},
        {"running-text", {.longestLiteral = 14, .runningText = 1}, {.longestLiteral = 15, .runningText = 1}},
        {"running-text", {.share = 0.5F, .runningText = 1}, {.share = 0.7F, .runningText = 1}},
        {"handler", {.handler = 1}, {}},
        {"warning", {.warning = 1}, {}},
        {"wrapper", {.wrapper = 1}, {}},
        {"later", {.later = 1}, {}},
        {"closing", {.closing = 1, .reasonElsewhere = 1}, {.closing = 1}},
        {"other-runtime", {.otherRuntime = 1}, {}},
        {"not-happened", {.handler = 1}, {}},
        {"general-code", {.code = 6}, {.code = 6, .codeInforms = 1}},
        {"says-otherwise", changed(words, [](Features &f) { f.informative = 0.5F; }), words},
        {"says-otherwise", {.silentPattern = 1, .words = 10, .share = 0.8F, .required = 0.5F},
            {.silentPattern = 1, .words = 10, .share = 0.9F, .required = 0.5F}},
        {"words-alone", unconfirmed, changed(unconfirmed, [](Features &f) { f.words = 26; })},
        {"words-alone", unconfirmed, changed(unconfirmed, [](Features &f) { f.whole = 1; })},
        {"words-alone", changed(whole, [](Features &f) { f.familiar = 0.3F; }), whole},
        {"words-alone", changed(whole, [](Features &f) { f.required = 0.3F; }), whole},
        {"words-alone", {.unconfirmed = 1, .words = 40, .share = 0.8F}, {.unconfirmed = 1, .words = 40, .share = 0.9F}},
        {"words-alone", {.unconfirmed = 1, .code = 6, .codeInforms = 1},
            {.unconfirmed = 1, .code = 6, .codeInforms = 1, .codeOwned = 1}},
        {"words-alone", {.unconfirmed = 1, .words = 10, .share = 0.9F, .lines = 2, .familiar = 0.3F},
            {.unconfirmed = 1, .words = 10, .share = 0.9F, .lines = 2}},
        {"words-alone", {.unconfirmed = 1, .words = 10, .share = 0.5F, .code = 6},
            {.unconfirmed = 1, .words = 10, .share = 0.5F, .code = 6, .codeInforms = 1}},
        {"words-alone", {.unconfirmed = 1, .code = 6},
            {.unconfirmed = 1, .code = 6, .exception = 6, .namedException = 6}},
        {"summary-beside-error", changed(pattern, [](Features &f) { f.closing = 1, f.errorElsewhere = 1; }),
            changed(pattern, [](Features &f) { f.closing = 1; })},
        {"summary-beside-error", changed(words, [](Features &f) { f.closing = 1, f.errorElsewhere = 1; }),
            changed(words, [](Features &f) { f.closing = 1; })},
        {"wording-of-another", changed(pattern, [](Features &f) { f.wordingAnothers = 1; }), pattern},
        {"wording-alone", {.wordingAlone = 1}, {}},
        {"wording-shared", {.wordingShared = 1}, {}},
        {"clause-alone", {.words = 10, .share = 1, .clauseAlone = 1}, {.patternHits = 1, .clauseAlone = 1}},
    };
    return all;
}

bool applies(std::string_view rule, const Features &features)
{
    return std::ranges::any_of(contributionsOf(features),
        [rule](const Contribution &contribution) { return rankingRules()[contribution.rule].name == rule; });
}

} // namespace

void tst_RankingRules::aRuleAppliesToItsCase_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < int(cases().size()); ++i) {
        QTest::addRow("%s %d", cases()[size_t(i)].rule, i) << i;
    }
}

void tst_RankingRules::aRuleAppliesToItsCase()
{
    QFETCH(int, index);
    const Case &one = cases()[size_t(index)];
    QVERIFY(applies(one.rule, one.with));
    QVERIFY(!applies(one.rule, one.without));
}

void tst_RankingRules::everyRuleHasACase()
{
    for (const Rule &rule : rankingRules()) {
        QVERIFY2(
            std::ranges::any_of(cases(), [&](const Case &one) { return one.rule == rule.name; }), rule.name.data());
    }
}

void tst_RankingRules::namesAreDistinctAndLabelled()
{
    std::vector<std::string_view> names;
    for (const Rule &rule : rankingRules()) {
        QVERIFY2(std::ranges::find(names, rule.name) == names.end(), rule.name.data());
        QVERIFY(std::string_view(rule.label).size() > 3);
        names.push_back(rule.name);
    }
}

void tst_RankingRules::theScoreIsWhatTheRulesAddUpTo()
{
    Weights unbounded = standardWeights();
    unbounded.limits.relatedBar = 1000;
    unbounded.limits.matchBar = 0; // nothing is raised
    for (const Case &one : cases()) {
        float nats = 0;
        float logFactor = 0;
        for (const Contribution &contribution : contributionsOf(one.with)) {
            const Effect effect = rankingRules()[contribution.rule].effect;
            nats += effect == Effect::Adds ? contribution.amount : 0;
            logFactor += effect == Effect::Scales ? contribution.amount : 0;
        }
        const float score = scoreOf(one.with, unbounded);
        QVERIFY2(std::abs(score - nats * std::exp(logFactor)) < 0.001F, one.rule);
    }
}

void tst_RankingRules::aBoundedScoreIsRelatedAndKeepsItsOrder()
{
    const Limits &limits = standardWeights().limits;
    float last = 0;
    for (float nats = 1; nats < 40; nats += 1) {
        const Features confirmed{
            .pattern = 1, .patternLiterals = 20, .patternHits = 1, .words = nats, .share = 1, .failure = 1};
        const float bounded = scoreOf(changed(confirmed, [](Features &f) { f.handler = 1; }));
        QVERIFY(bounded >= last && bounded < limits.matchBar);
        last = bounded;
    }
    QVERIFY(last > limits.relatedBar);
}

void tst_RankingRules::aRaisedScoreIsAMatchOnlyWhereTheWordingNamesOneRecord()
{
    const Limits &limits = standardWeights().limits;
    for (const Case &one : cases()) { // whatever the other rules say
        const float before = scoreOf(one.with);
        const float alone = scoreOf(changed(one.with, [](Features &f) { f.wordingAlone = 1; }));
        const float shared = scoreOf(changed(one.with, [](Features &f) { f.wordingShared = 1; }));
        QVERIFY2(alone >= limits.matchBar && alone >= before, one.rule);
        QVERIFY2(shared >= limits.relatedBar && shared >= before, one.rule);
        QVERIFY2(shared < limits.matchBar || before >= limits.matchBar || one.with.wordingAlone > 0, one.rule);
    }
}

QTEST_APPLESS_MAIN(tst_RankingRules)
#include "tst_rankingrules.moc"
