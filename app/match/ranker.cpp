// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/ranker.h"

#include "app/match/linefeatures.h"
#include "app/text/datatable.h"
#include "app/text/linemessage.h"
#include "app/text/runtimes.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace wayout::match {
namespace {

constexpr float margin = 0.01F; // of the logarithm of a score, between two records whose order is known

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

/// Whether the line is of a tool all of whose lines are about one error.
bool isOfOneError(QByteArrayView line)
{
    static const text::WordList starts = text::listedWords("one-error-start");
    return std::ranges::any_of(starts, [line](std::string_view start) { return line.startsWith(start); });
}

/// Returns the commands of a scrollback for which a line that is no closing reports a failure, ascending.
std::vector<int> commandsWithError(const TextReading &reading)
{
    std::vector<int> commands;
    for (qsizetype line = 0; line < reading.paste().lines().size(); ++line) {
        const int command = reading.command(line);
        const bool isOrdinary =
            reading.kind(line) == text::LineKind::Failure && reading.role(line) == text::LineRole::Ordinary;
        if (isOrdinary && (commands.empty() || commands.back() != command) && !isOfOneError(reading.paste().line(line))
            && text::reportsFailure(reading.paste().line(line))) {
            commands.push_back(command);
        }
    }
    return commands;
}

/// Sets what is only known of findings that would be matches: there are few, and it takes a while.
class MatchFeatures final
{
public:
    explicit MatchFeatures(const TextReading &reading)
        : m_reading(reading)
    {
    }

    void addTo(LineFinding &finding)
    {
        Features &features = finding.features;
        if (features.silentPattern > 0) {
            features.required = m_reading.requiredShare(finding);
        }
        features.familiar = familiarShare(finding, m_reading);
        if (features.closing > 0) {
            if (!std::exchange(m_readsErrors, true)) {
                m_failed = commandsWithError(m_reading);
            }
            features.errorElsewhere = float(std::ranges::binary_search(m_failed, m_reading.command(finding.line)));
        }
    }

private:
    const TextReading &m_reading;
    bool m_readsErrors = false;
    std::vector<int> m_failed; ///< commands
};

/// Returns the best finding of each record, judged by its line alone. In a scrollback the newest command counts that has
/// one good enough for a match.
std::unordered_map<qsizetype, Finding> bestFindings(const TextReading &reading, const Weights &weights)
{
    std::unordered_map<qsizetype, Finding> best;
    const auto worth = [&](const Finding &finding) {
        const bool isMatch = finding.score >= weights.limits.matchBar;
        return std::tuple(isMatch ? reading.command(finding.best.line) : 0, finding.score, -finding.best.line);
    };
    for (const LineFinding &finding : reading.findings()) {
        const Finding found{finding, scoreOf(finding.features, weights)};
        const auto [known, isNew] = best.try_emplace(finding.record, found);
        if (!isNew && worth(found) > worth(known->second)) {
            known->second = found;
        }
    }
    return best;
}

/// Raises the scores of patterns that name what a better one leaves open in the same place, so that they come first.
void putSpecialFirst(std::vector<Finding> &ranked, const TextReading &reading, const Weights &weights)
{
    std::vector<Finding *> matches;
    for (Finding &finding : ranked) {
        const Features &features = finding.best.features;
        if (finding.score >= weights.limits.matchBar && features.pattern > 0 && !isWeak(features, weights.limits)) {
            matches.push_back(&finding);
        }
    }
    std::ranges::sort(matches, std::ranges::greater{}, &Finding::score);
    for (auto general = matches.begin(); general != matches.end(); ++general) {
        for (Finding *special : std::span(general + 1, matches.end())) {
            if (special->best.line == (*general)->best.line && special->score <= (*general)->score
                && isSpecial(special->best, (*general)->best, reading)) {
                special->best.features.special = std::log((*general)->score / special->score) + margin;
                special->score = scoreOf(special->best.features, weights);
            }
        }
    }
}

/// Lowers the scores of records whose pattern is silent below those of records whose pattern matches in the same line.
void putHitsFirst(std::vector<Finding> &ranked, const Weights &weights)
{
    std::unordered_map<qsizetype, float> hits; // the best scores, by line
    for (const Finding &finding : ranked) {
        const Features &features = finding.best.features;
        if (finding.score >= weights.limits.matchBar && features.pattern > 0
            && isInformative(features, weights.limits)) {
            float &best = hits[finding.best.line];
            best = std::max(best, finding.score);
        }
    }
    for (Finding &finding : ranked) {
        Features &features = finding.best.features;
        const auto hit = hits.find(finding.best.line);
        if (features.silentPattern > 0 && hit != hits.end() && finding.score >= hit->second) {
            features.special = std::log(hit->second / finding.score) - margin;
            finding.score = scoreOf(features, weights);
        }
    }
}

/// Returns the last command of a scrollback that a match explains; 0 in other texts.
int lastFailed(const std::vector<Finding> &ranked, const TextReading &reading, const Limits &limits)
{
    int last = 0;
    for (const Finding &finding : ranked) {
        last = finding.score >= limits.matchBar ? std::max(last, reading.command(finding.best.line)) : last;
    }
    return last;
}

} // namespace

std::vector<Finding> rankedFindings(const TextReading &reading, const Weights &weights)
{
    const ReadingTools &tools = reading.tools();
    const TextTerms terms = reading.terms();
    const text::Runtime runtimes = text::runtimesIn(reading.paste().clean());
    MatchFeatures ofMatches(reading);
    std::vector<Finding> ranked;
    qsizetype reason = reading.paste().lines().size(); // the first closing that is a match; -1 if another line is one
    for (auto &[record, finding] : bestFindings(reading, weights)) {
        Features &features = finding.best.features;
        addText(features, tools.features.of(record), terms, runtimes, tools.index, weights.limits);
        finding.score = scoreOf(features, weights);
        if (finding.score >= weights.limits.matchBar) {
            ofMatches.addTo(finding.best);
            finding.score = scoreOf(features, weights);
        }
        if (finding.score >= weights.limits.matchBar) {
            reason = std::min(reason, features.closing > 0 ? finding.best.line : -1);
        }
        ranked.push_back(finding);
    }
    putSpecialFirst(ranked, reading, weights);
    putHitsFirst(ranked, weights);
    std::unordered_map<int, float> highest; // by command
    for (Finding &finding : ranked) {
        Features &features = finding.best.features;
        if (features.closing > 0 && finding.best.line > reason) {
            features.reasonElsewhere = 1;
            finding.score = scoreOf(features, weights);
        }
        float &best = highest[reading.command(finding.best.line)];
        best = std::max(best, finding.score);
    }
    std::erase_if(ranked, [&](const Finding &finding) {
        const bool isAlone = standsAlone(finding.best, reading, weights.limits);
        const float best = isAlone ? finding.score : highest[reading.command(finding.best.line)];
        return gradeOf(finding.score, best, weights.limits) == Grade::None;
    });
    // In a scrollback the last command that failed is the one that is meant.
    const int last = lastFailed(ranked, reading, weights.limits);
    const auto isMeant = [&](const Finding &finding) { return reading.command(finding.best.line) == last; };
    std::ranges::sort(ranked, [&](const Finding &a, const Finding &b) {
        return isMeant(a) != isMeant(b) ? isMeant(a)
            : a.score != b.score        ? a.score > b.score
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
