// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/matcher.h"

#include "app/match/errorgroups.h"
#include "app/match/keywordindex.h"
#include "app/match/patterns.h"
#include "app/match/ranker.h"
#include "app/match/termindex.h"
#include "app/match/textreading.h"
#include "app/text/runtimes.h"
#include "app/text/terms.h"

#include <QElapsedTimer>

#include <algorithm>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestEvidence = 200; // characters
constexpr int mostPatternEvidence = 5; // further places where the record's pattern matches
constexpr qsizetype longestWordsEvidence = 8; // words

std::vector<RecordTraits> traitsOf(const Catalog &catalog, const TermIndex &index, const Patterns &patterns)
{
    std::vector<RecordTraits> traits(size_t(catalog.size()));
    for (qsizetype i = 0; i < catalog.size(); ++i) {
        const Record &record = catalog.at(i);
        RecordTraits &trait = traits[size_t(i)];
        trait.context = index.knownTerms(contextWords(record).toUtf8());
        std::ranges::sort(trait.context);
        trait.context.erase(std::unique(trait.context.begin(), trait.context.end()), trait.context.end());
        trait.runtime = runtimeOfDomain(record.domain);
        const QString coded = record.errorCode + u' ' + record.signature.en + u' ' + record.aliases.join(u' ') + u' ' + record.regex;
        for (Term &code : codesOf(coded.toUtf8())) {
            trait.codeFamilies.push_back(codeFamily(code.key));
            trait.codes.push_back(std::move(code.key));
        }
        for (const qsizetype reached : patterns.candidates(record.signature.en.toUtf8())) {
            ++traits[size_t(reached)].patternReach;
        }
    }
    for (RecordTraits &trait : traits) {
        trait.patternReach = std::max(1, trait.patternReach - 1); // its own signature does not count against it
    }
    return traits;
}

/// The domains as they would stand in a text. The same word may be part of other records' names ("mysql" in "php").
std::unordered_map<std::string, std::uint32_t> toolNamesOf(const Catalog &catalog, const TermIndex &index)
{
    std::unordered_map<std::string, std::uint32_t> names;
    const auto add = [&](const QString &name) {
        const std::string key = name.toLower().toStdString();
        if (const std::uint32_t term = index.vocabulary().find(key); term != Vocabulary::unknown) {
            names.emplace(key, term);
        }
    };
    for (const Record &record : catalog.records()) {
        add(record.domain);
        add(record.id.section(u'/', 1, 1).section(u'-', 0, 0));
    }
    return names;
}

} // namespace

struct Matcher::Parts {
    explicit Parts(const Catalog &records)
        : catalog(records)
        , patterns(records.records())
        , index(records.records(), patterns)
        , keywords(records)
        , traits(traitsOf(records, index, patterns))
        , toolNames(toolNamesOf(records, index))
    {
    }

    /// The best finding of each record, graded ones only, best first.
    std::vector<Finding> rank(const TextReading &reading) const;
    QList<Evidence> evidenceOf(const Finding &finding, const TextReading &reading) const;

    const Catalog &catalog;
    Patterns patterns;
    TermIndex index;
    KeywordIndex keywords;
    std::vector<RecordTraits> traits;
    std::unordered_map<std::string, std::uint32_t> toolNames;
};

std::vector<Finding> Matcher::Parts::rank(const TextReading &reading) const
{
    std::unordered_map<qsizetype, Finding> best;
    for (const LineFinding &finding : reading.findings()) {
        const float score = findingScore(finding, reading.kind(finding.line), traits[size_t(finding.record)]);
        Finding &known = best[finding.record];
        if (score > known.score || (score == known.score && finding.line < known.best.line)) {
            known = {finding, score};
        }
    }
    std::vector<Finding> ranked;
    const TextTerms terms = reading.terms();
    const Runtime runtimes = runtimesIn(reading.paste().clean());
    float highest = 0;
    for (auto &[record, finding] : best) {
        finding.score *= runtimeFactor(traits[size_t(record)], runtimes);
        finding.score += contextBonus(traits[size_t(record)], terms, index, finding.score);
        highest = std::max(highest, finding.score);
        ranked.push_back(finding);
    }
    std::erase_if(ranked, [&](const Finding &finding) { return gradeOf(finding.score, highest) == Grade::None; });
    std::ranges::sort(ranked, [this](const Finding &a, const Finding &b) {
        return a.score != b.score ? a.score > b.score : catalog.at(a.best.record).id < catalog.at(b.best.record).id;
    });
    return ranked;
}

QList<Evidence> Matcher::Parts::evidenceOf(const Finding &finding, const TextReading &reading) const
{
    const Paste &paste = reading.paste();
    const LineFinding &best = finding.best;
    QList<Evidence> evidence;
    const auto addSpan = [&](Evidence::Kind kind, qsizetype begin, qsizetype end, const QString &text) {
        const Paste::Place place = paste.placeOf(begin);
        const QString original = paste.original(begin, end);
        const Evidence item{kind, place.line, place.column, int(original.size()), text.isNull() ? original.left(longestEvidence) : text};
        if (!evidence.contains(item)) {
            evidence.append(item);
        }
    };
    if (best.patternEnd > best.patternBegin) {
        addSpan(Evidence::Kind::Pattern, best.patternBegin, best.patternEnd, {});
    }
    if (best.code) {
        const Paste::Line &line = paste.lines().at(best.line);
        const std::vector<std::string> &codes = traits[size_t(best.record)].codes;
        for (const Term &code : codesOf(paste.line(best.line))) {
            if (std::ranges::find(codes, code.key) != codes.end()) {
                addSpan(Evidence::Kind::Code, line.begin + code.begin, line.begin + code.end, {});
            }
        }
    }
    if (const TextReading::SharedWords shared = reading.sharedWords(best); !shared.words.isEmpty()) {
        addSpan(Evidence::Kind::Words, shared.begin, shared.end, shared.words.first(std::min(shared.words.size(), longestWordsEvidence)).join(u", "_s));
    }
    for (const PatternHit &hit : reading.hits(best.record)) {
        if (evidence.size() >= mostPatternEvidence) {
            break;
        }
        addSpan(Evidence::Kind::Pattern, hit.begin, hit.end, {});
    }
    return evidence;
}

Matcher::Matcher(const Catalog &catalog)
    : m_parts(std::make_unique<const Parts>(catalog))
{
}

Matcher::~Matcher() = default;

Answer Matcher::find(const QString &text, int limit, const StopRequested &stop) const
{
    QElapsedTimer timer;
    timer.start();
    const TextReading reading(text, {m_parts->patterns, m_parts->index, m_parts->traits, m_parts->toolNames}, stop);
    Answer answer;
    if (stop && stop()) {
        answer.stopped = true;
        return answer;
    }
    const std::vector<Finding> ranked = m_parts->rank(reading);
    ErrorGroups groups(reading);
    for (const Finding &finding : ranked) {
        if (answer.matches.size() >= limit) {
            break;
        }
        Match match{finding.best.record, gradeOf(finding.score, ranked.front().score), presentedScore(finding.score),
                    groups.groupOf(finding.best.line), m_parts->evidenceOf(finding, reading)};
        answer.grade = std::max(answer.grade, match.grade);
        answer.matches.append(std::move(match));
    }
    std::ranges::stable_sort(answer.matches, std::ranges::greater{}, &Match::grade);
    answer.errors = groups.errors();
    for (const qsizetype record : reading.unfinished()) {
        answer.notEvaluated.append(m_parts->catalog.at(record).id);
    }
    answer.elapsedMs = double(timer.nsecsElapsed()) / 1e6;
    return answer;
}

Answer Matcher::search(const QString &words, int limit, const StopRequested &stop) const
{
    QElapsedTimer timer;
    timer.start();
    Answer answer;
    answer.matches = m_parts->keywords.search(words, limit);
    answer.stopped = stop && stop();
    for (const Match &match : std::as_const(answer.matches)) {
        answer.grade = std::max(answer.grade, match.grade);
    }
    answer.elapsedMs = double(timer.nsecsElapsed()) / 1e6;
    return answer;
}

const QList<Problem> &Matcher::problems() const
{
    return m_parts->patterns.problems();
}
