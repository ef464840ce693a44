// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/features.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace wayout::match {

/// What the product of a rule's weight and value does. The score of a finding is its information in nats, times the
/// exponential of all that rules add to its logarithm; so the order of the rules changes nothing.
enum class Effect {
    Pattern, ///< is added to the logarithm of the information in the pattern's match
    Words, ///< is added to the logarithm of the information in the shared words
    Adds, ///< is added to the information, in nats
    Scales, ///< is added to the logarithm of the score
    Bounds, ///< keeps the score below that of a match, when positive
    Raises, ///< is the least that the score is, in nats, whatever the other rules do
};

/// Numbers that decide, but are no weights: bars of the score and points at which a feature begins to count.
struct Limits {
    float matchBar = 0; ///< score of a match; above what texts without an error reach
    float relatedBar = 0; ///< score of a related record
    float matchShare = 0; ///< share of the best score that a match needs
    float relatedShare = 0; ///< share of the best score that a related record needs
    float mostPattern = 0; ///< nats of a pattern's match; loose patterns also match the lines around an error
    float leastLiterals = 0; ///< literal characters of a pattern's match; less is often a coincidence
    float leastMessage = 0; ///< literal characters that are the message itself, even in running text
    float shareOfMessage = 0; ///< share of a wording that is the message itself, even in running text
    float farReach = 0; ///< a pattern with this reach does not identify a record
    float mostContext = 0; ///< nats of context
    float mostContextWord = 0; ///< nats of one word of context
    float contextNeeds = 0; ///< nats from which on context counts in full
    float leastInformative = 0; ///< share of a wording's informative terms; less is another message
    float leastRequired = 0; ///< share of the words that the pattern requires; less is another message
    float nearlyWhole = 0; ///< share of a wording that belongs to the record, even if it lacks required words
    float wholeWording = 0; ///< nats of a nearly whole wording that names a record without its pattern
    float enoughWords = 0; ///< nats of shared words that are like a whole wording
    float leastConfirming = 0; ///< share of the words that the pattern requires; less confirms neither words nor a code
    float leastFamiliar = 0; ///< share of the line that the record has; less is another message, whatever they share
    float mostSharing = 0; ///< other families of records with all words of a wording that names one alone
    float informativeException = 0; ///< nats of a name that identifies an error
};

/// What rules see.
struct RuleInput {
    const Features &features;
    const Limits &limits;
    float logShare = 0; ///< logarithm of Features::share
    float pattern = 0; ///< information in the pattern's match after the rules of Effect::Pattern
    float words = 0; ///< information in the shared words after the rules of Effect::Words
};

struct Rule {
    std::string_view name; ///< in resources/text/ranking-weights.txt and in JSON
    const char *label; ///< for people, in the translation context "RankingRule"
    Effect effect;
    float (*value)(const RuleInput &input); ///< 0 when the rule does not apply
};

/// Returns the rules of the ranking, in the order in which they are explained.
std::span<const Rule> rankingRules();

/// The weights of the rules, in their order, and the limits.
struct Weights {
    std::vector<float> rules;
    Limits limits;
};
/// Returns the weights in resources/text/ranking-weights.txt; the program aborts if a row is unknown or missing.
const Weights &standardWeights();

/// Returns the score of a finding in nats. If a rule bounds it, it is reduced below that of a match; the order of scores
/// that are bounded is kept. A rule that raises it has the last word.
float scoreOf(const Features &features, const Weights &weights = standardWeights());
/// Whether the line is another message than the record's, although they share words: it lacks informative terms of the
/// wording, or terms that the record's pattern requires.
bool saysOtherwise(const Features &features, const Limits &limits);
/// Whether a pattern's match has few literal characters, or begins inside a word.
bool isWeak(const Features &features, const Limits &limits);

/// What a rule did to a score.
struct Contribution {
    std::size_t rule = 0; ///< position in rankingRules()
    float value = 0;
    float amount = 0; ///< weight times value; see Effect
};
/// Returns what the rules that apply did to a score, in the order of the rules.
std::vector<Contribution> contributionsOf(const Features &features, const Weights &weights = standardWeights());

} // namespace wayout::match
