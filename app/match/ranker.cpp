// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/ranker.h"

#include <algorithm>
#include <cmath>

namespace {

// All weights of the ranking. Information is in nats: a word that one record in thousands has is worth about 7.

// A pattern hit is a bounded bonus: loose patterns fire on the lines around, so it must not beat a line that says more.
constexpr float mostFromPattern = 14;
// A pattern that matches the signatures of n other records tells as many of them: its information shrinks with sqrt(n).
constexpr float reachPenalty = 0.35F;
// Pattern and words of one line say the same thing twice: the lesser of both counts in part.
constexpr float lesserPart = 0.35F;
// Half a wording is much less than half the evidence: other records share common halves.
constexpr float sharePower = 2;
// Two lines read as one are more often a coincidence than one line.
constexpr float windowFactor = 0.93F;
constexpr float codeBonus = 4;
// The line names another code of the same tool: E0308 is not E0382, however alike the sentences.
constexpr float otherCodeFactor = 0.35F;

constexpr float failureFactor = 1.1F;
constexpr float plainFactor = 0.6F;
constexpr float frameFactor = 0.5F;
constexpr float routineFactor = 0.4F;

// A Python traceback is no .NET error, even if both print the same words of the system.
constexpr float otherRuntimeFactor = 0.7F;

constexpr float contextWeight = 0.2F;
constexpr float mostContext = 16;
constexpr float mostFromContextWord = 6;
// Context counts in full only beside a finding that could stand alone.
constexpr float contextNeeds = 8;

constexpr float matchBar = 8.5F; // above what texts without an error reach
constexpr float relatedBar = 4.5F;
// Far below the best match a finding is a neighbour at most.
constexpr float matchShareOfBest = 0.5F;
constexpr float relatedShareOfBest = 0.25F;

float kindFactor(LineKind kind)
{
    switch (kind) {
    case LineKind::Failure:
        return failureFactor;
    case LineKind::Plain:
        return plainFactor;
    case LineKind::Frame:
        return frameFactor;
    case LineKind::Routine:
        return routineFactor;
    case LineKind::Blank:
        break;
    }
    return 0;
}

} // namespace

float findingScore(const LineFinding &finding, LineKind kind, const RecordTraits &traits)
{
    const float reach = 1 + reachPenalty * std::sqrt(float(std::max(0, traits.patternReach - 1)));
    const float pattern = std::min(finding.pattern / reach, mostFromPattern);
    const float words = finding.words * std::pow(finding.share, sharePower) * (finding.lines > 1 ? windowFactor : 1);
    float score = std::max(pattern, words) + lesserPart * std::min(pattern, words);
    if (finding.code) {
        score += codeBonus;
    } else if (finding.otherCode) {
        score *= otherCodeFactor;
    }
    return score * kindFactor(kind);
}

float runtimeFactor(const RecordTraits &traits, Runtime inText)
{
    const bool elsewhere = traits.runtime != Runtime::None && inText != Runtime::None && !overlap(traits.runtime, inText);
    return elsewhere ? otherRuntimeFactor : 1;
}

float contextBonus(const RecordTraits &traits, const TextTerms &text, const TermIndex &index, float score)
{
    float context = 0;
    for (const std::uint32_t term : traits.context) {
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
