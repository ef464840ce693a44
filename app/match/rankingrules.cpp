// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/rankingrules.h"

#include "app/text/datatable.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace wayout::match {
namespace {

using In = const RuleInput &;

bool isConfirmed(In in)
{
    return in.features.pattern > 0 && !isWeak(in.features, in.limits);
}

/// Whether the line has a code of the record that does not only repeat the words next to it.
bool hasCode(In in)
{
    return in.features.code > 0 && in.features.errorNumber <= 0;
}

/// Whether the line has the message itself and does not only speak of it.
bool isMessage(In in)
{
    return in.features.longestLiteral >= in.limits.leastMessage || in.features.share >= in.limits.shareOfMessage
        || in.features.code > 0;
}

/// Whether the line reports a failure. "KeyboardInterrupt" and "TS2322" have no word that names failures, but report one.
bool reports(In in)
{
    const Features &f = in.features;
    return f.failure > 0 || (f.plain > 0 && (f.whole > 0 || f.codeAlone > 0));
}

/// Whether the record is meant by more than what many errors share.
bool isNamed(In in)
{
    const Features &f = in.features;
    return f.patternHits > 0 || f.words > 0 || (f.code > 0 && f.codeInforms > 0);
}

/// Whether the line has nearly all of a wording, or very much of it. In a language that the record's pattern does not know,
/// a nearly whole wording is enough; else the line also has to have what the pattern requires.
bool isWholeWording(In in)
{
    const Features &f = in.features;
    const bool isWhole = f.share >= in.limits.nearlyWhole;
    if (f.words <= 0 || f.silentPattern <= 0) {
        return f.words > 0 && isWhole && (f.lines <= 1 || f.familiar >= in.limits.leastFamiliar);
    }
    const bool isLong =
        (isWhole && (in.words >= in.limits.wholeWording || f.whole > 0)) || in.words >= in.limits.enoughWords;
    return isLong && f.required >= in.limits.leastConfirming && f.familiar >= in.limits.leastFamiliar;
}

/// Whether a code names the record: nothing else is in the line, no other record is about it, the record's exception stands
/// before it or the record's words around it.
bool isNamedByCode(In in)
{
    const Features &f = in.features;
    const bool isInWords = f.codeInforms > 0 && f.words > 0 && f.required >= in.limits.leastConfirming;
    const bool hasException = f.namedException >= in.limits.informativeException;
    return f.code > 0 && (f.codeAlone > 0 || f.codeOwned > 0 || hasException || isInWords);
}

/// All rules of the ranking. A new rule is a row here, its weight in resources/text/ranking-weights.txt (0 until the
/// tuner has fitted it), and a case in tests/cases or a test in tests/app/match/tst_ranking.cpp.
constexpr auto rules = std::to_array<Rule>({
    // A pattern that matches the signatures of n other records is less informative.
    {"pattern-reach", QT_TRANSLATE_NOOP("RankingRule", "pattern that fits other records too"), Effect::Pattern,
        [](In in) { return std::log(in.features.patternReach); }},
    {"weak-pattern", QT_TRANSLATE_NOOP("RankingRule", "match of few characters"), Effect::Pattern,
        [](In in) { return float(isWeak(in.features, in.limits)); }},

    // Half of a wording is much less than half of the evidence, because other records share common halves.
    {"share", QT_TRANSLATE_NOOP("RankingRule", "part of the wording is missing"), Effect::Words,
        [](In in) { return in.logShare; }},
    {"share-alone", QT_TRANSLATE_NOOP("RankingRule", "part of the wording is missing, no pattern confirms it"),
        Effect::Words, [](In in) { return isConfirmed(in) ? 0 : in.logShare; }},
    // Two lines read as one are more often a coincidence than one line.
    {"two-lines", QT_TRANSLATE_NOOP("RankingRule", "wording is spread over two lines"), Effect::Words,
        [](In in) { return float(in.features.lines > 1); }},

    // Pattern and words of one line are the same evidence: the lesser of the two counts only in part.
    {"stronger", QT_TRANSLATE_NOOP("RankingRule", "strongest evidence: pattern, words or code"), Effect::Adds,
        [](In in) {
            return std::max({in.pattern, in.words, in.features.code});
        }},
    {"weaker", QT_TRANSLATE_NOOP("RankingRule", "pattern and words agree"), Effect::Adds,
        [](In in) { return std::min(in.pattern, in.words); }},
    {"code", QT_TRANSLATE_NOOP("RankingRule", "error code of the record"), Effect::Adds,
        [](In in) { return float(hasCode(in)); }},
    // Authors choose the class of an exception to identify the error, so it counts more than other words.
    {"exception", QT_TRANSLATE_NOOP("RankingRule", "same exception"), Effect::Adds,
        [](In in) { return in.features.exception; }},
    // Decides between near twins and is never enough for a match.
    {"context", QT_TRANSLATE_NOOP("RankingRule", "words elsewhere in the text"), Effect::Adds,
        [](In in) {
            const float evidence = std::max({in.pattern, in.words, in.features.code});
            return in.features.context * std::min(1.0F, evidence / in.limits.contextNeeds);
        }},

    // A line with much of the wording that the record's own pattern does not match usually belongs to a near twin.
    {"silent-pattern", QT_TRANSLATE_NOOP("RankingRule", "pattern does not match"), Effect::Scales,
        [](In in) { return hasCode(in) ? 0 : in.features.silentPattern; }},
    // The narrower of two patterns that match one line is the more exact one.
    {"narrower-pattern", QT_TRANSLATE_NOOP("RankingRule", "narrower pattern than that of another record"),
        Effect::Scales, [](In in) { return in.features.narrower; }},
    // A special cause has a pattern that names what the pattern of the general message leaves open. A record whose own
    // pattern is silent comes behind one whose pattern matches.
    {"special-pattern",
        QT_TRANSLATE_NOOP("RankingRule", "compared with the pattern of another record in the same place"),
        Effect::Scales, [](In in) { return in.features.special; }},
    {"other-pattern", QT_TRANSLATE_NOOP("RankingRule", "only the pattern of another record matches"), Effect::Scales,
        [](In in) { return in.features.otherPattern; }},
    // A line with another code of the same tool is another error: E0308 is not E0382, however similar the messages are.
    {"other-code", QT_TRANSLATE_NOOP("RankingRule", "another code of the same tool"), Effect::Scales,
        [](In in) { return in.features.code > 0 ? 0 : in.features.otherCode; }},
    {"other-exception", QT_TRANSLATE_NOOP("RankingRule", "another exception"), Effect::Scales,
        [](In in) { return in.features.otherException; }},
    {"failure-line", QT_TRANSLATE_NOOP("RankingRule", "line reports a failure"), Effect::Scales,
        [](In in) { return float(reports(in)); }},
    {"plain-line", QT_TRANSLATE_NOOP("RankingRule", "line reports no failure"), Effect::Scales,
        [](In in) { return reports(in) ? 0 : in.features.plain; }},
    {"stack-frame", QT_TRANSLATE_NOOP("RankingRule", "line of a stack trace"), Effect::Scales,
        [](In in) { return in.features.frame; }},
    // Programs also log what other programs report: "INFO: worker: Missing dependencies for SOCKS support".
    {"routine-line", QT_TRANSLATE_NOOP("RankingRule", "routine line of a log"), Effect::Scales,
        [](In in) { return isConfirmed(in) && isMessage(in) ? 0 : in.features.routine; }},
    {"blank-line", QT_TRANSLATE_NOOP("RankingRule", "empty line"), Effect::Scales,
        [](In in) { return in.features.blank; }},
    // A manual's paragraph on memory leaks does not report a memory leak.
    {"running-text", QT_TRANSLATE_NOOP("RankingRule", "only speaks of the error"), Effect::Scales,
        [](In in) { return isMessage(in) ? 0 : in.features.runningText; }},
    {"handler", QT_TRANSLATE_NOOP("RankingRule", "source code that handles the error"), Effect::Scales,
        [](In in) { return in.features.handler; }},
    // An exception raised because of another one ranks below its cause.
    {"wrapper", QT_TRANSLATE_NOOP("RankingRule", "exception with a cause below"), Effect::Scales,
        [](In in) { return in.features.wrapper; }},
    // Later errors of a compiler are often consequences of the first one.
    {"later", QT_TRANSLATE_NOOP("RankingRule", "not the first error of a compiler"), Effect::Scales,
        [](In in) { return in.features.later; }},
    // A compiler warns of much that is no reason for its error.
    {"warning", QT_TRANSLATE_NOOP("RankingRule", "warning beside an error"), Effect::Scales,
        [](In in) { return in.features.warning; }},
    // "make: *** Error 1" counts less in a text that also contains its cause.
    {"closing", QT_TRANSLATE_NOOP("RankingRule", "only says that a step failed"), Effect::Scales,
        [](In in) { return in.features.closing * in.features.reasonElsewhere; }},
    // A Python traceback is not a .NET error, even if both contain the same system message.
    {"other-runtime", QT_TRANSLATE_NOOP("RankingRule", "text of another runtime"), Effect::Scales,
        [](In in) { return in.features.otherRuntime; }},

    // "raise KeyError(name)" is source code for an error that has not happened.
    {"not-happened", QT_TRANSLATE_NOOP("RankingRule", "source code, not an error that happened"), Effect::Bounds,
        [](In in) { return in.features.handler; }},
    // A system code for a whole class of causes names none of them.
    {"general-code", QT_TRANSLATE_NOOP("RankingRule", "code of many errors"), Effect::Bounds,
        [](In in) { return float(!isNamed(in)); }},
    {"says-otherwise", QT_TRANSLATE_NOOP("RankingRule", "words that identify the record are missing"), Effect::Bounds,
        [](In in) { return float(in.features.patternHits <= 0 && saysOtherwise(in.features, in.limits)); }},
    // A record whose pattern matches nowhere is that of a neighbour more often, unless all else agrees.
    {"words-alone", QT_TRANSLATE_NOOP("RankingRule", "no pattern, whole wording or code that names the record"),
        Effect::Bounds,
        [](In in) { return float(in.features.unconfirmed > 0 && !isWholeWording(in) && !isNamedByCode(in)); }},
    // "make: *** Error 1" is not the error of a text in which a tool announces another one.
    {"summary-beside-error", QT_TRANSLATE_NOOP("RankingRule", "summary in a text with an error of its own"),
        Effect::Bounds, [](In in) { return in.features.closing * in.features.errorElsewhere; }},
    // "中文乱码" is what many errors have in common.
    {"clause-alone", QT_TRANSLATE_NOOP("RankingRule", "a few words without a message"), Effect::Bounds,
        [](In in) { return in.features.patternHits > 0 ? 0 : in.features.clauseAlone; }},

    // "镜像拉取失败" is all of one record's wording and a part of another's, which the text is.
    {"wording-of-another", QT_TRANSLATE_NOOP("RankingRule", "the text is a wording of another record alone"),
        Effect::Bounds, [](In in) { return in.features.wordingAnothers; }},
    // Who types what a record calls itself means that record, unless others are called so, too. The weights are shares of
    // the score of a match.
    {"wording-alone", QT_TRANSLATE_NOOP("RankingRule", "the text is a wording of this record alone"), Effect::Raises,
        [](In in) { return in.features.wordingAlone * in.limits.matchBar; }},
    {"wording-shared", QT_TRANSLATE_NOOP("RankingRule", "the text is a wording of this record, but could mean others"),
        Effect::Raises, [](In in) { return in.features.wordingShared * in.limits.matchBar; }},
});

/// A limit and its name in resources/text/ranking-weights.txt.
struct NamedLimit {
    std::string_view name;
    float Limits::*member;
};

constexpr auto namedLimits = std::to_array<NamedLimit>({
    {"match-bar", &Limits::matchBar},
    {"related-bar", &Limits::relatedBar},
    {"match-share", &Limits::matchShare},
    {"related-share", &Limits::relatedShare},
    {"most-pattern", &Limits::mostPattern},
    {"least-literals", &Limits::leastLiterals},
    {"least-message", &Limits::leastMessage},
    {"share-of-message", &Limits::shareOfMessage},
    {"far-reach", &Limits::farReach},
    {"most-context", &Limits::mostContext},
    {"most-context-word", &Limits::mostContextWord},
    {"context-needs", &Limits::contextNeeds},
    {"least-informative", &Limits::leastInformative},
    {"least-required", &Limits::leastRequired},
    {"nearly-whole", &Limits::nearlyWhole},
    {"whole-wording", &Limits::wholeWording},
    {"enough-words", &Limits::enoughWords},
    {"least-confirming", &Limits::leastConfirming},
    {"least-familiar", &Limits::leastFamiliar},
    {"most-sharing", &Limits::mostSharing},
    {"informative-exception", &Limits::informativeException},
});
static_assert(namedLimits.size() * sizeof(float) == sizeof(Limits));

Weights readWeights()
{
    Weights weights{std::vector<float>(rules.size()), {}};
    size_t read = 0;
    for (const QByteArray &row : text::tableRows(u"ranking-weights.txt"_s)) {
        const qsizetype blank = row.indexOf(' ');
        const std::string_view name(row.data(), size_t(std::max<qsizetype>(0, blank)));
        const auto rule = std::ranges::find(rules, name, &Rule::name);
        const auto limit = std::ranges::find(namedLimits, name, &NamedLimit::name);
        bool isNumber = false;
        const float number = row.sliced(blank + 1).toFloat(&isNumber);
        if (!isNumber || (rule == rules.end() && limit == namedLimits.end())) {
            qFatal("ranking-weights.txt: %s", row.constData());
        }
        (rule != rules.end() ? weights.rules[size_t(rule - rules.begin())] : weights.limits.*limit->member) = number;
        ++read;
    }
    if (read != rules.size() + namedLimits.size()) {
        qFatal("ranking-weights.txt lacks a row.");
    }
    return weights;
}

template<size_t i, Effect effect>
float amountOf(In in, const Weights &weights)
{
    if constexpr (rules[i].effect == effect) {
        return weights.rules[i] * rules[i].value(in);
    } else {
        return 0;
    }
}

/// Returns the sum over all rules of one effect. Unrolled, so that the compiler inlines the rules.
template<Effect effect>
float sumOf(In in, const Weights &weights)
{
    return [&]<size_t... i>(std::index_sequence<i...>)
    {
        return (amountOf<i, effect>(in, weights) + ...);
    }
    (std::make_index_sequence<rules.size()>());
}

RuleInput inputOf(const Features &features, const Weights &weights)
{
    RuleInput input{features, weights.limits};
    if (features.pattern > 0) {
        input.pattern =
            std::min(weights.limits.mostPattern, features.pattern * std::exp(sumOf<Effect::Pattern>(input, weights)));
    }
    if (features.words > 0) {
        input.logShare = std::log(features.share);
        input.words = features.words * std::exp(sumOf<Effect::Words>(input, weights));
    }
    return input;
}

} // namespace

std::span<const Rule> rankingRules()
{
    return rules;
}

const Weights &standardWeights()
{
    static const Weights weights = readWeights();
    return weights;
}

float scoreOf(const Features &features, const Weights &weights)
{
    const RuleInput input = inputOf(features, weights);
    const float score = sumOf<Effect::Adds>(input, weights) * std::exp(sumOf<Effect::Scales>(input, weights));
    const float least = sumOf<Effect::Raises>(input, weights);
    const float bar = weights.limits.relatedBar;
    if (score <= bar || sumOf<Effect::Bounds>(input, weights) <= 0) {
        return std::max(score, least);
    }
    const float room = weights.limits.matchBar - bar;
    return std::max(weights.limits.matchBar - room * std::exp((bar - score) / room), least);
}

bool saysOtherwise(const Features &features, const Limits &limits)
{
    // "ConnectionRefusedError: [Errno 111]" is that, whatever follows.
    const bool agrees = features.code > 0 && features.namedException >= limits.informativeException;
    const bool lacks = features.informative < limits.leastInformative
        || (features.required < limits.leastRequired && features.share < limits.nearlyWhole);
    return features.words > 0 && features.silentPattern > 0 && lacks && !agrees;
}

bool isWeak(const Features &features, const Limits &limits)
{
    return features.patternLiterals < limits.leastLiterals || features.splitsWord > 0;
}

std::vector<Contribution> contributionsOf(const Features &features, const Weights &weights)
{
    const RuleInput input = inputOf(features, weights);
    std::vector<Contribution> contributions;
    for (size_t i = 0; i < rules.size(); ++i) {
        const bool isIdle = (rules[i].effect == Effect::Pattern && features.pattern <= 0)
            || (rules[i].effect == Effect::Words && features.words <= 0);
        const float value = isIdle ? 0 : rules[i].value(input);
        if (value != 0 && weights.rules[i] != 0) {
            contributions.push_back({i, value, value * weights.rules[i]});
        }
    }
    return contributions;
}

} // namespace wayout::match
