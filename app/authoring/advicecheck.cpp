// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/recordchecks.h"
#include "app/text/hazards.h"
#include "app/text/terms.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;

namespace wayout::authoring {

using Kind = catalog::Problem::Kind;

namespace {

constexpr double leastFailRate = 0.5; // an action that works every second time is not a dead end
constexpr double sameAdvice = 0.75; // share of common words from which two actions count as the same
constexpr size_t fewestWords = 3; // shorter actions resemble each other by chance
constexpr qsizetype shortestSlugWord = 4;
constexpr qsizetype stemLength = 5; // "unsupported" and "unsupport", "modules" and "module"
constexpr qsizetype mostTwins = 20; // records with one signature that are compared with each other
constexpr qsizetype mostCompared = 50; // workarounds and dead ends of a record that are compared with each other
constexpr int mostStrayIds = 200; // ids without a word of their record that are looked for in the others

using Words = std::vector<std::string>; // ascending, each once

Words wordsOf(const QString &text)
{
    Words words;
    for (const text::Term &term : text::termsOf(text.toUtf8())) {
        words.push_back(term.key);
    }
    std::ranges::sort(words);
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return words;
}

/// The words of what a record advises, of its first entries.
struct AdviceWords {
    explicit AdviceWords(const catalog::Record &record)
    {
        for (const catalog::Workaround &workaround : record.workarounds.first(countOf(record.workarounds))) {
            workarounds.push_back(wordsOf(workaround.action.original()));
        }
        for (const catalog::DeadEnd &deadEnd : record.deadEnds.first(countOf(record.deadEnds))) {
            deadEnds.push_back(wordsOf(deadEnd.action.original()));
        }
    }

    std::vector<Words> workarounds;
    std::vector<Words> deadEnds;

private:
    template<typename Entry>
    static qsizetype countOf(const QList<Entry> &entries)
    {
        return std::min(entries.size(), mostCompared);
    }
};

/// Whether two actions are the same advice, by the share of common words among all their words (Jaccard index).
bool areAlike(const Words &a, const Words &b)
{
    if (std::min(a.size(), b.size()) < fewestWords) {
        return false;
    }
    Words shared;
    std::ranges::set_intersection(a, b, std::back_inserter(shared));
    return double(shared.size()) >= sameAdvice * double(a.size() + b.size() - shared.size());
}

void checkRates(const catalog::Record &record, QList<catalog::Problem> &problems)
{
    for (qsizetype i = 0; i < record.deadEnds.size(); ++i) {
        const std::optional<double> rate = record.deadEnds.at(i).failRate;
        if (rate && *rate <= leastFailRate) {
            problems.append(problemOf(
                Kind::DeadEndMostlyWorks, record, u"/dead_ends/%1/fail_rate"_s.arg(i), QString::number(*rate)));
        }
    }
}

void checkContradictions(const catalog::Record &record, QList<catalog::Problem> &problems)
{
    const AdviceWords words(record);
    for (size_t i = 0; i < words.workarounds.size(); ++i) {
        for (size_t j = 0; j < words.deadEnds.size(); ++j) {
            if (areAlike(words.workarounds[i], words.deadEnds[j])) {
                problems.append(problemOf(Kind::WorkaroundIsDeadEnd, record, u"/workarounds/%1/action"_s.arg(i),
                    record.deadEnds.at(qsizetype(j)).action.original()));
            }
        }
    }
}

/// Whether the words around a command say what it costs.
bool warns(const catalog::Workaround &workaround)
{
    static constexpr std::array<QStringView, 36> warnings{u"delet", u"los", u"destroy", u"discard", u"overwrit",
        u"eras", u"wipe", u"remov", u"throw", u"irrevers", u"back up", u"backup", u"risk", u"danger", u"insecur",
        u"trust", u"attack", u"verif", u"only on", u"never", u"careful", u"gone", u"rewrit", u"everyone", u"anyone",
        u"anybody", u"read what", u"read the", u"unprotect", u"expos", u"temporar", u"drops", u"empties", u"checks",
        u"replac", u"cannot be undone"};
    const QString said = (workaround.how.original() + u' ' + workaround.condition.original() + u' '
        + workaround.tradeoff.original() + u' ' + workaround.action.original())
                             .toLower();
    return std::ranges::any_of(warnings, [&](QStringView warning) { return said.contains(warning); });
}

void checkHazards(const catalog::Record &record, QList<catalog::Problem> &problems)
{
    forEachCode(record, [&](const catalog::Workaround &workaround, const QString &code, const QString &field) {
        const QList<text::HazardousLine> hazards = text::hazardsIn(code);
        if (!hazards.isEmpty() && !warns(workaround)) {
            const int line = hazards.first().line - 1;
            problems.append(
                problemOf(Kind::RiskWithoutWarning, record, field, code.section(u'\n', line, line).trimmed()));
        }
    });
}

/// Returns the stems of the words in a record's id that describe its error.
QStringList slugStems(const catalog::Record &record)
{
    QStringList stems;
    for (const QString &word : record.id.section(u'/', 1, 1).toLower().split(u'-', Qt::SkipEmptyParts)) {
        if (word.size() >= shortestSlugWord && word != record.domain) {
            stems.append(word.first(std::min(word.size(), stemLength)));
        }
    }
    return stems;
}

/// Reports ids that describe another record: no word of the id occurs in its own record, but the words fit another one.
void checkSlugs(const QList<catalog::Record> &records, QList<catalog::Problem> &problems, const std::stop_token &stop)
{
    QStringList signatures;
    for (const catalog::Record &record : records) {
        signatures.append(record.signature.original().toLower());
    }
    int strayIds = 0;
    for (qsizetype i = 0; i < records.size() && strayIds < mostStrayIds && !stop.stop_requested(); ++i) {
        const catalog::Record &record = records.at(i);
        const QString said = QStringList{record.signature.original(), record.regex, record.errorCode,
            record.rootCause.original(), record.aliases.join(u' ')}
                                 .join(u' ')
                                 .toLower();
        const QStringList stems = slugStems(record);
        if (stems.size() < 2 || std::ranges::any_of(stems, [&](const QString &stem) { return said.contains(stem); })) {
            continue;
        }
        ++strayIds;
        for (qsizetype j = 0; j < records.size(); ++j) {
            if (isResponsibleFor(record, records.at(j))
                && std::ranges::all_of(stems, [&](const QString &stem) { return signatures.at(j).contains(stem); })) {
                problems.append(problemOf(Kind::SlugNamesOther, record, u"/id"_s, records.at(j).id));
                break;
            }
        }
    }
}

/// Whether a workaround of one record is a dead end of the other.
bool contradict(const AdviceWords &one, const AdviceWords &other)
{
    return std::ranges::any_of(one.workarounds, [&](const Words &workaround) {
        return std::ranges::any_of(other.deadEnds, [&](const Words &deadEnd) { return areAlike(workaround, deadEnd); });
    });
}

void checkTwins(const QList<catalog::Record> &records, QList<catalog::Problem> &problems, const std::stop_token &stop)
{
    QHash<QString, QList<const catalog::Record *>> bySignature;
    for (const catalog::Record &record : records) {
        bySignature[record.signature.original().simplified().toLower()].append(&record);
    }
    for (const QList<const catalog::Record *> &twins : std::as_const(bySignature)) {
        std::vector<AdviceWords> words;
        for (qsizetype i = 0; i < std::min(twins.size(), mostTwins) && !stop.stop_requested(); ++i) {
            const AdviceWords &added = words.emplace_back(*twins.at(i));
            for (qsizetype j = 0; j < i; ++j) {
                const catalog::Record &one = *twins.at(j);
                const catalog::Record &other = *twins.at(i);
                if (contradict(words[size_t(j)], added) || contradict(added, words[size_t(j)])) {
                    const bool isOthers = isResponsibleFor(other, one);
                    problems.append(problemOf(
                        Kind::ContradictsTwin, isOthers ? other : one, u"/signature"_s, isOthers ? one.id : other.id));
                }
            }
        }
    }
}

} // namespace

void checkAdvice(const QList<catalog::Record> &records, QList<catalog::Problem> &problems, const std::stop_token &stop)
{
    for (const catalog::Record &record : records) {
        if (stop.stop_requested()) {
            return;
        }
        checkRates(record, problems);
        checkContradictions(record, problems);
        checkHazards(record, problems);
    }
    checkSlugs(records, problems, stop);
    checkTwins(records, problems, stop);
}

} // namespace wayout::authoring
