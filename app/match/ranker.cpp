// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/ranker.h"

#include "app/text/runtimes.h"

#include <algorithm>
#include <unordered_map>

namespace wayout::match {
namespace {

/// Sets what the text beyond the line says about a finding.
void addText(Features &features, const RecordFeatures &record, const TextTerms &terms, text::Runtime runtimes,
    const TermIndex &index, const Limits &limits)
{
    const bool elsewhere = record.runtime != text::Runtime::None && runtimes != text::Runtime::None
        && !text::overlap(record.runtime, runtimes);
    features.otherRuntime = float(elsewhere);
    float context = 0;
    for (const std::uint32_t term : record.context) {
        if (std::ranges::binary_search(terms, term)) {
            context += std::min(index.weight(term), limits.mostContextWord);
        }
    }
    features.context = std::min(context, limits.mostContext);
}

/// Returns the best finding of each record, judged by its line alone.
std::unordered_map<qsizetype, Finding> bestFindings(const TextReading &reading, const Weights &weights)
{
    std::unordered_map<qsizetype, Finding> best;
    for (const LineFinding &finding : reading.findings()) {
        const float score = scoreOf(finding.features, weights);
        Finding &known = best[finding.record];
        if (score > known.score || (score == known.score && finding.line < known.best.line)) {
            known = {finding, score};
        }
    }
    return best;
}

} // namespace

std::vector<Finding> rankedFindings(const TextReading &reading, const Weights &weights)
{
    const ReadingTools &tools = reading.tools();
    const TextTerms terms = reading.terms();
    const text::Runtime runtimes = text::runtimesIn(reading.paste().clean());
    std::vector<Finding> ranked;
    qsizetype reason = reading.paste().lines().size(); // the first closing that is a match; -1 if another line is one
    for (auto &[record, finding] : bestFindings(reading, weights)) {
        Features &features = finding.best.features;
        addText(features, tools.features.of(record), terms, runtimes, tools.index, weights.limits);
        finding.score = scoreOf(features, weights);
        // Only for the few matches, because reading a pattern is slow.
        if (features.silentPattern > 0 && finding.score >= weights.limits.matchBar) {
            features.required = reading.requiredShare(finding.best);
            finding.score = scoreOf(features, weights);
        }
        if (finding.score >= weights.limits.matchBar) {
            reason = std::min(reason, features.closing > 0 ? finding.best.line : -1);
        }
        ranked.push_back(finding);
    }
    float highest = 0;
    for (Finding &finding : ranked) {
        Features &features = finding.best.features;
        if (features.closing > 0 && finding.best.line > reason) {
            features.reasonElsewhere = 1;
            finding.score = scoreOf(features, weights);
        }
        highest = std::max(highest, finding.score);
    }
    std::erase_if(ranked, [&](const Finding &finding) {
        const bool isAlone = standsAlone(finding.best, reading, weights.limits);
        return gradeOf(finding.score, isAlone ? finding.score : highest, weights.limits) == Grade::None;
    });
    std::ranges::sort(ranked, [&](const Finding &a, const Finding &b) {
        return a.score != b.score ? a.score > b.score
                                  : tools.catalog.idAt(a.best.record) < tools.catalog.idAt(b.best.record);
    });
    return ranked;
}

bool standsAlone(const LineFinding &finding, const TextReading &reading, const Limits &limits)
{
    const Features &features = finding.features;
    const bool isPattern = features.pattern > 0 && isInformative(features, limits) && features.failure > 0
        && reading.role(finding.line) == text::LineRole::Ordinary;
    return isPattern || reading.endsTraceback(finding.line);
}

bool isInformative(const Features &features, const Limits &limits)
{
    return !isWeak(features, limits) && features.patternReach < limits.farReach;
}

Grade gradeOf(float score, float bestScore, const Limits &limits)
{
    if (score >= limits.matchBar && score >= limits.matchShare * bestScore) {
        return Grade::Match;
    }
    if (score >= limits.relatedBar && score >= limits.relatedShare * bestScore) {
        return Grade::Related;
    }
    return Grade::None;
}

double presentedScore(float score)
{
    return score <= 0 ? 0 : double(score) / (double(score) + double(standardWeights().limits.matchBar));
}

} // namespace wayout::match
