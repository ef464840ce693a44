// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/ranker.h"

#include <algorithm>
#include <cmath>

namespace wayout::match {
namespace {

// All weights of the ranking. Information is in nats: a word that one record in thousands has is worth about 7.

// The score of a pattern hit is bounded: loose patterns also match the lines around the error.
constexpr float mostFromPattern = 14;
// A pattern that matches the signatures of n other records is less informative: its information shrinks with sqrt(n).
constexpr float reachPenalty = 0.35F;
// Pattern and words of one line are the same evidence: the lesser of the two counts only in part.
constexpr float lesserPart = 0.5F;
// Half of a wording is much less than half of the evidence, because other records share common halves.
constexpr float sharePower = 2;
// The exponent when the record's own pattern confirms the line.
constexpr float confirmedSharePower = 1;
// Two lines read as one are more often a coincidence than one line.
constexpr float windowFactor = 0.7F;
// A line with much of the wording that the record's own pattern does not match usually belongs to a near twin.
constexpr float silentPatternFactor = 0.8F;
// A hit with few literal characters (see weakestLiterals in textreading.cpp) hardly counts.
constexpr float weakPatternFactor = 0.3F;
constexpr float codeBonus = 4;
// Authors choose the class of an exception to identify the error, so it counts more than other words.
constexpr float exceptionShare = 0.3F;
constexpr float otherExceptionFactor = 0.85F;
// A line with another code of the same tool is another error: E0308 is not E0382, however similar the messages are.
constexpr float otherCodeFactor = 0.35F;

constexpr float failureFactor = 1.1F;
constexpr float plainFactor = 0.6F;
// A line that only mentions an error counts less: a manual's paragraph on memory leaks does not report a memory leak.
constexpr float mentionFactor = 0.5F;
// A line with a literal run of this length contains the message itself, even in running text.
constexpr qsizetype literalMessage = 15;
// A line with this share of the wording contains the message itself, even in running text.
constexpr float shareOfMessage = 0.6F;
constexpr float frameFactor = 0.5F;
constexpr float routineFactor = 0.4F;

// An exception raised because of another one ranks below its cause.
constexpr float wrapperFactor = 0.85F;
// Later errors of a compiler are often consequences of the first one.
constexpr float laterFactor = 0.95F;
// "make: *** Error 1" counts less in a text that also contains its cause.
constexpr float closingShare = 0.5F;

// A pattern that matches the signatures of this many records does not identify one of them.
constexpr int farReach = 12;

// A Python traceback is not a .NET error, even if both contain the same system message.
constexpr float otherRuntimeFactor = 0.7F;

constexpr float contextWeight = 0.2F;
constexpr float mostContext = 16;
constexpr float mostFromContextWord = 6;
// Context counts in full only for a finding with at least this score.
constexpr float contextNeeds = 8;

constexpr float matchBar = 8.5F; // above what texts without an error reach
constexpr float relatedBar = 4.5F;
// A match needs at least this share of the best score.
constexpr float matchShareOfBest = 0.5F;
// A related record needs at least this share of the best score.
constexpr float relatedShareOfBest = 0.25F;
// Messages have variants, but a line with a smaller share of the informative terms is another message.
constexpr float leastInformative = 2.0F / 3;
// A line with a smaller share of the words that the pattern requires is another message. "module 'numpy' has no
// attribute" occurs in a hundred messages, and only the missing name identifies the record.
constexpr float leastRequired = 0.9F;
// A line with this share of a wording belongs to the record even if it lacks required words.
constexpr float nearlyWhole = 0.85F;

float kindFactor(text::LineKind kind)
{
    switch (kind) {
    case text::LineKind::Failure:
        return failureFactor;
    case text::LineKind::Plain:
        return plainFactor;
    case text::LineKind::Frame:
        return frameFactor;
    case text::LineKind::Routine:
        return routineFactor;
    case text::LineKind::Blank:
        break;
    }
    return 0;
}

float roleFactor(text::LineRole role)
{
    switch (role) {
    case text::LineRole::Wrapper:
        return wrapperFactor;
    case text::LineRole::Later:
        return laterFactor;
    case text::LineRole::Ordinary:
    case text::LineRole::Closing:
        break;
    }
    return 1;
}

} // namespace

float findingScore(const LineFinding &finding, text::LineKind kind, text::LineRole role, const RecordFeatures &features)
{
    const float reach = 1 + reachPenalty * std::sqrt(float(std::max(0, features.patternReach - 1)));
    const float pattern =
        std::min(finding.pattern / reach, mostFromPattern) * (finding.weakPattern ? weakPatternFactor : 1);
    const bool confirmed = finding.pattern > 0 && !finding.weakPattern;
    const float words = finding.words * std::pow(finding.share, confirmed ? confirmedSharePower : sharePower)
        * (finding.lines > 1 ? windowFactor : 1);
    float score = std::max(pattern, words) + lesserPart * std::min(pattern, words);
    if (finding.silentPattern) {
        score *= silentPatternFactor;
    }
    if (finding.code > 0) {
        score = std::max(score, finding.code) + (finding.errorNumber ? 0 : codeBonus);
    } else if (finding.otherCode) {
        score *= otherCodeFactor;
    }
    const bool isMessage =
        finding.longestLiteralRun >= literalMessage || finding.share >= shareOfMessage || finding.code > 0;
    if (finding.mention == text::Mention::InExceptionHandler
        || (finding.mention == text::Mention::RunningText && !isMessage)) {
        score *= mentionFactor;
    }
    score *= finding.otherException ? otherExceptionFactor : 1;
    score += exceptionShare * finding.exception;
    // "KeyboardInterrupt" contains no word that names failures, but reports one.
    const bool reports = kind == text::LineKind::Plain && finding.isWording;
    return score * kindFactor(reports ? text::LineKind::Failure : kind) * roleFactor(role);
}

bool saysOtherwise(const LineFinding &finding)
{
    const bool agrees = finding.code > 0
        && finding.exceptionIsInformative; // "ConnectionRefusedError: [Errno 111]" is that, whatever follows
    const bool lacks =
        finding.informative < leastInformative || (finding.required < leastRequired && finding.share < nearlyWhole);
    return finding.words > 0 && finding.silentPattern && lacks && !agrees;
}

float gradableScore(float score, const LineFinding &finding)
{
    const bool says = finding.words > 0 || (finding.code > 0 && finding.codeIsInformative);
    const bool isMeant = finding.patternHits || (says && !saysOtherwise(finding));
    // "raise KeyError(name)" is source code for an error that has not happened: the record is related, but not a match.
    if (score <= relatedBar || (isMeant && finding.mention != text::Mention::InExceptionHandler)) {
        return score;
    }
    constexpr float room = matchBar - relatedBar;
    return matchBar - room * std::exp((relatedBar - score) / room);
}

float closingFactor(float best)
{
    return best >= matchBar ? closingShare : 1;
}

bool isInformative(const LineFinding &finding, const RecordFeatures &features)
{
    return !finding.weakPattern && features.patternReach < farReach;
}

float runtimeFactor(const RecordFeatures &features, text::Runtime inText)
{
    const bool elsewhere = features.runtime != text::Runtime::None && inText != text::Runtime::None
        && !text::overlap(features.runtime, inText);
    return elsewhere ? otherRuntimeFactor : 1;
}

float contextBonus(const RecordFeatures &features, const TextTerms &text, const TermIndex &index, float score)
{
    float context = 0;
    for (const std::uint32_t term : features.context) {
        if (std::ranges::binary_search(text, term)) {
            context += std::min(index.weight(term), mostFromContextWord);
        }
    }
    return contextWeight * std::min(context, mostContext) * std::min(1.0F, score / contextNeeds);
}

Grade gradeOf(float score, float bestScore)
{
    if (score >= matchBar && score >= matchShareOfBest * bestScore) {
        return Grade::Match;
    }
    if (score >= relatedBar && score >= relatedShareOfBest * bestScore) {
        return Grade::Related;
    }
    return Grade::None;
}

double presentedScore(float score)
{
    return score <= 0 ? 0 : double(score) / (double(score) + double(matchBar));
}

} // namespace wayout::match
