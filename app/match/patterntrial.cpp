// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/patterntrial.h"

#include "app/match/patterns.h"
#include "app/match/requiredliterals.h"

#include <algorithm>
#include <set>

namespace wayout::match {
namespace {

constexpr size_t pollEvery = 256; // texts
constexpr qsizetype longestShown = 200; // UTF-16 units

/// Returns the number of literal characters of the branch with the fewest.
size_t literalsOf(const QString &regex)
{
    const RequiredLiterals literals = requiredLiterals(comparableRegex(regex).toStdString());
    size_t fewest = literals.branches.empty() ? 0 : std::string::npos;
    for (const RequiredLiterals::Branch &branch : literals.branches) {
        qsizetype characters = 0;
        for (const std::string &literal : branch) {
            characters += QString::fromStdString(literal).size();
        }
        fewest = std::min(fewest, size_t(characters));
    }
    return fewest;
}

bool matches(const Patterns &pattern, const text::Paste &text)
{
    return !pattern.scan(text).hits.isEmpty();
}

Evidence evidenceOf(const PatternHit &hit, const text::Paste &paste)
{
    const text::Paste::Place begin = paste.placeOf(hit.begin);
    const QString text = paste.original(hit.begin, hit.end);
    return {
        Evidence::Kind::Pattern, begin.line, begin.column, paste.lengthOf(hit.begin, hit.end), text.left(longestShown)};
}

void judge(const Patterns &pattern, PatternTrial &trial)
{
    for (const catalog::Problem &problem : pattern.problems()) {
        trial.isTooLong |= problem.kind == catalog::Problem::Kind::PatternTooLarge;
        trial.matchesEverything |= problem.kind == catalog::Problem::Kind::PatternMatchesEverything;
        if (problem.kind == catalog::Problem::Kind::InvalidPattern) {
            trial.error = problem.argument;
        }
    }
}

void findOthers(const Patterns &pattern, const TrialSubject &subject, const catalog::Catalog &catalog,
    const TrialTexts &texts, const std::stop_token &stop, PatternTrial &trial)
{
    qsizetype last = -1;
    for (size_t i = 0; i < texts.texts().size(); ++i) {
        if (i % pollEvery == 0 && stop.stop_requested()) {
            trial.stopped = true;
            return;
        }
        const TrialTexts::Text &text = texts.texts()[i];
        if (text.record == last) {
            continue;
        }
        const QList<PatternHit> hits = pattern.scan(text.text).hits;
        if (hits.isEmpty() || catalog.idAt(text.record) == subject.id) {
            continue;
        }
        last = text.record;
        if (++trial.othersCount <= PatternTrial::mostOthers) {
            const QString found = text.text.original(hits.first().begin, hits.first().end);
            trial.others.append({text.record, catalog.idAt(text.record), found.left(longestShown), text.isSample});
        }
    }
}

void findRivals(
    const TrialSubject &subject, const catalog::Catalog &catalog, const Matcher &matcher, PatternTrial &trial)
{
    std::set<qsizetype> found;
    for (const QString &sample : subject.samples) {
        for (const PatternHit &hit : matcher.patterns().scan(text::Paste(sample)).hits) {
            found.insert(hit.record);
        }
    }
    for (const qsizetype record : found) {
        if (const QString id = catalog.idAt(record); id != subject.id) {
            trial.rivals.append(id);
        }
    }
}

} // namespace

TrialTexts::TrialTexts(const catalog::Catalog &catalog, const std::stop_token &stop)
{
    for (qsizetype i = 0; i < catalog.size(); ++i) {
        if (size_t(i) % pollEvery == 0 && stop.stop_requested()) {
            return;
        }
        const catalog::Record record = catalog.copyAt(i);
        m_texts.push_back({i, false, text::Paste(record.signature.original())});
        for (const QString &alias : record.aliases) {
            m_texts.push_back({i, false, text::Paste(alias)});
        }
        for (const catalog::Sample &sample : record.samples) {
            m_texts.push_back({i, true, text::Paste(sample.text)});
        }
    }
}

PatternTrial tryPattern(const TrialSubject &subject, const catalog::Catalog &catalog, const Matcher &matcher,
    const TrialTexts &others, const std::stop_token &stop)
{
    PatternTrial trial;
    findRivals(subject, catalog, matcher, trial);
    trial.samples.fill(false, subject.samples.size());
    if (subject.regex.isEmpty()) {
        return trial;
    }
    catalog::Record record;
    record.id = subject.id;
    record.regex = subject.regex;
    const Patterns pattern = Patterns::of({record});
    judge(pattern, trial);
    if (!trial.isUsable()) {
        return trial;
    }
    trial.literals = literalsOf(subject.regex);
    trial.matchesSignature = matches(pattern, text::Paste(subject.signature));
    for (qsizetype i = 0; i < subject.samples.size(); ++i) {
        trial.samples[i] = matches(pattern, text::Paste(subject.samples.at(i)));
    }
    const text::Paste paste(subject.paste);
    for (const PatternHit &hit : pattern.scan(paste, stop).hits) {
        trial.inPaste.append(evidenceOf(hit, paste));
    }
    findOthers(pattern, subject, catalog, others, stop, trial);
    return trial;
}

} // namespace wayout::match
