// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/recordchecks.h"
#include "app/match/patterns.h"
#include "app/text/paste.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <set>
#include <vector>

using namespace Qt::StringLiterals;

namespace wayout::authoring {

using Kind = catalog::Problem::Kind;

namespace {

constexpr size_t mostVictims = 5; // reported by id; a pattern that matches more records is too broad
constexpr size_t mostHitsOfEach = 20; // on average; only where all records match each other there are more
constexpr size_t mostHitsOfFew = 5'000; // whatever the number of records

catalog::Problem patternProblem(Kind kind, const catalog::Record &record, const QString &argument = {})
{
    return problemOf(kind, record, u"/regex"_s, argument);
}

/// The pairs of records of which at least one names the other.
class Links
{
public:
    explicit Links(const QList<catalog::Record> &records)
    {
        for (const catalog::Record &record : records) {
            for (const auto *edges : {&record.leadsTo, &record.precededBy, &record.confusedWith}) {
                for (const catalog::Transition &edge : *edges) {
                    m_linked[record.id].insert(edge.recordId);
                    m_linked[edge.recordId].insert(record.id);
                }
            }
        }
    }

    bool contains(const QString &one, const QString &other) const
    {
        return one == other || m_linked.value(one).contains(other);
    }

private:
    QHash<QString, QSet<QString>> m_linked;
};

/// Returns the records whose patterns match `text`.
std::set<qsizetype> matchedBy(const match::Patterns &patterns, const QString &text)
{
    std::set<qsizetype> records;
    for (const match::PatternHit &hit : patterns.scan(text::Paste(text)).hits) {
        records.insert(hit.record);
    }
    return records;
}

/// Returns the part of a purely literal pattern that fits only one case: a long number, an address, a user's folder.
/// Returns an empty text for other patterns.
QString oneCaseIn(const QString &regex)
{
    static const QRegularExpression escapes(u"\\\\[^a-zA-Z0-9]"_s);
    static const QRegularExpression freedom(u"[.*+?|\\[(\\\\{]"_s);
    static const QRegularExpression oneCase(
        u"\\b(?:0x[0-9a-fA-F]{6,}|\\d{1,3}(?:\\\\?\\.\\d{1,3}){3}|line \\d+|\\d{5,})\\b|/(?:home|Users)/\\w+"_s);
    if (QString(regex).remove(escapes).contains(freedom)) {
        return {};
    }
    return oneCase.match(regex).captured();
}

} // namespace

void checkPatterns(const QList<catalog::Record> &records, const match::Patterns &patterns,
    QList<catalog::Problem> &problems, const std::stop_token &stop)
{
    problems.append(patterns.problems());
    QSet<QString> unusable;
    for (const catalog::Problem &problem : patterns.problems()) {
        unusable.insert(problem.recordId);
    }
    const Links links(records);
    std::vector<std::set<qsizetype>> victims(
        size_t(records.size())); // other records that a pattern matches, by the record of the pattern
    const size_t mostHits = mostHitsOfFew + mostHitsOfEach * size_t(records.size());
    size_t hits = 0;
    for (qsizetype i = 0; i < records.size() && hits < mostHits && !stop.stop_requested(); ++i) {
        const catalog::Record &record = records.at(i);
        const bool hasPattern = !record.regex.isEmpty() && !unusable.contains(record.id);
        QStringList printed{record.signature.original()};
        for (const catalog::Sample &sample : record.samples) {
            printed.append(sample.text);
        }
        bool isOwn = false;
        for (const QString &text : std::as_const(printed)) {
            const std::set<qsizetype> found = matchedBy(patterns, text);
            hits += found.size();
            for (const qsizetype other : found) {
                if (other != i && isResponsibleFor(records.at(other), record)
                    && !links.contains(records.at(other).id, record.id)) {
                    victims[size_t(other)].insert(i);
                }
            }
            isOwn = isOwn || found.contains(i);
            if (hasPattern && !found.contains(i) && &text != &printed.first()) {
                problems.append(patternProblem(Kind::PatternMissesSample, record, text.section(u'\n', 0, 0)));
            }
        }
        // A signature has gaps where cases differ, so it is only used when there is no sample.
        if (hasPattern && !isOwn && record.samples.isEmpty()) {
            problems.append(patternProblem(Kind::PatternMissesSignature, record));
        }
        if (const QString found = oneCaseIn(record.regex); hasPattern && !found.isEmpty()) {
            problems.append(patternProblem(Kind::PatternOfOneCase, record, found));
        }
    }
    for (qsizetype i = 0; i < records.size(); ++i) {
        const std::set<qsizetype> &hit = victims[size_t(i)];
        if (hit.size() > mostVictims) {
            problems.append(patternProblem(Kind::PatternTooBroad, records.at(i), QString::number(hit.size())));
            continue;
        }
        for (const qsizetype victim : hit) {
            problems.append(patternProblem(Kind::PatternMatchesOther, records.at(i), records.at(victim).id));
        }
    }
}

} // namespace wayout::authoring
