// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/linefeatures.h"

#include "app/match/patterns.h"
#include "app/match/rankingrules.h"
#include "app/match/textreading.h"
#include "app/text/ascii.h"

#include <QString>

#include <algorithm>
#include <string>
#include <unordered_map>

namespace wayout::match {
namespace {

/// Whether the pattern's match of one finding overlaps that of another, and is the more exact one: the pattern fits
/// fewer records, or, where that is equal, matches more of the line.
bool isNarrower(const LineFinding &one, const LineFinding &other)
{
    if (one.patternEnd <= other.patternBegin || other.patternEnd <= one.patternBegin) {
        return false;
    }
    const float reach = one.features.patternReach;
    return reach < other.features.patternReach
        || (reach == other.features.patternReach && one.patternBegin <= other.patternBegin
            && other.patternEnd <= one.patternEnd
            && other.patternEnd - other.patternBegin < one.patternEnd - one.patternBegin);
}

/// Returns, by byte of what the pattern matches, whether it belongs to a word that the pattern has literally. Patterns
/// make quotes optional, so signs do not count.
std::vector<bool> literalPlaces(const LineFinding &finding, const TextReading &reading)
{
    const QByteArrayView clean(reading.paste().clean());
    const std::string matched =
        text::lowerAsciiText(clean.sliced(finding.patternBegin, finding.patternEnd - finding.patternBegin));
    std::vector<bool> places(matched.size());
    for (const std::string &run : literalRuns(reading.tools().catalog.regexAt(finding.record))) {
        for (size_t at = matched.find(run); at != matched.npos; at = matched.find(run, at + 1)) {
            for (size_t i = 0; i < run.size(); ++i) {
                places[at + i] =
                    places[at + i] || text::isAsciiWord(run[i]) || static_cast<unsigned char>(run[i]) >= 0x80;
            }
        }
    }
    return places;
}

/// Whether the text is a few Chinese characters, and nothing that a program wrote.
bool isChineseClause(QByteArrayView text)
{
    constexpr qsizetype longest = 3 * 16; // bytes of as many characters
    const QByteArrayView clause = text.trimmed();
    return !clause.isEmpty() && clause.size() <= longest && !clause.contains('\n')
        && std::ranges::none_of(clause, [](char c) { return text::isAsciiWord(c); });
}

} // namespace

void describeLines(std::vector<LineFinding> &findings, const TextReading &reading)
{
    const bool isClause = isChineseClause(reading.paste().clean());
    const bool isWording =
        std::ranges::any_of(findings, [](const LineFinding &finding) { return finding.features.wordingAlone > 0; });
    for (LineFinding &finding : findings) {
        Features &features = finding.features;
        const text::LineKind kind = reading.kind(finding.line);
        features.failure = float(kind == text::LineKind::Failure);
        features.plain = float(kind == text::LineKind::Plain);
        features.frame = float(kind == text::LineKind::Frame);
        features.routine = float(kind == text::LineKind::Routine);
        features.blank = float(kind == text::LineKind::Blank);
        const text::LineRole role = reading.role(finding.line);
        features.wrapper = float(role == text::LineRole::Wrapper);
        features.later = float(role == text::LineRole::Later);
        features.warning = float(role == text::LineRole::Warning);
        features.closing = float(role == text::LineRole::Closing);
        features.clauseAlone = float(isClause);
        features.patternHits = float(reading.isHit(finding.record));
        features.unconfirmed = float(features.patternHits <= 0 && reading.tools().catalog.hasRegexAt(finding.record));
        features.wordingAnothers =
            float(isWording && features.wordingAlone <= 0 && features.patternHits <= 0 && features.code <= 0);
        features.patternReach = float(reading.tools().features.of(finding.record).patternReach);
    }
}

void comparePatterns(std::vector<LineFinding> &findings)
{
    std::unordered_map<qsizetype, std::vector<const LineFinding *>> matched; // by line
    for (const LineFinding &finding : findings) {
        if (finding.features.pattern > 0 && !isWeak(finding.features, standardWeights().limits)) {
            matched[finding.line].push_back(&finding);
        }
    }
    if (matched.empty()) {
        return;
    }
    for (LineFinding &finding : findings) {
        const auto others = matched.find(finding.line);
        if (others == matched.end()) {
            continue;
        }
        Features &features = finding.features;
        features.otherPattern = features.silentPattern;
        features.narrower =
            float(features.pattern > 0 && std::ranges::any_of(others->second, [&](const LineFinding *other) {
                return isNarrower(finding, *other);
            }));
    }
}

float familiarShare(const LineFinding &finding, const TextReading &reading)
{
    const ReadingTools &tools = reading.tools();
    std::vector<std::uint32_t> terms = tools.index.knownTerms(reading.text(finding.line, 1));
    std::ranges::sort(terms);
    terms.erase(std::unique(terms.begin(), terms.end()), terms.end());
    float all = 0;
    float familiar = 0;
    for (const std::uint32_t term : terms) {
        const float weight = tools.index.weight(term);
        const bool isOwn = std::ranges::binary_search(tools.index.termsOfRecord(finding.record), term)
            || std::ranges::binary_search(tools.features.of(finding.record).context, term);
        all += weight;
        familiar += isOwn ? weight : 0;
    }
    return all > 0 ? familiar / all : 1;
}

bool isSpecial(const LineFinding &one, const LineFinding &other, const TextReading &reading)
{
    const qsizetype begin = std::max(one.patternBegin, other.patternBegin);
    const qsizetype end = std::min(one.patternEnd, other.patternEnd);
    if (begin >= end) {
        return false;
    }
    const std::vector<bool> own = literalPlaces(one, reading);
    const std::vector<bool> others = literalPlaces(other, reading);
    bool hasMore = false;
    for (qsizetype at = begin; at < end; ++at) {
        const bool isOwn = own[size_t(at - one.patternBegin)];
        const bool isOthers = others[size_t(at - other.patternBegin)];
        if (isOthers && !isOwn) {
            return false;
        }
        hasMore = hasMore || (isOwn && !isOthers);
    }
    return hasMore && std::ranges::count(own, true) > std::ranges::count(others, true);
}

bool hasOtherLetters(QByteArrayView text)
{
    return text::hasBeyondAscii(text) && std::ranges::any_of(QString::fromUtf8(text), [](QChar c) {
        return c.unicode() >= 0x80 && (c.isLetter() || c.isSurrogate());
    });
}

} // namespace wayout::match
