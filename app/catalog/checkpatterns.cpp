// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/checkpatterns.h"

#include <QHash>
#include <QSet>

#include <re2/filtered_re2.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;
using Kind = Problem::Kind;
using re2::RE2;
using re2::StringPiece;

namespace {

// A branch of a pattern that asks for less literal text than this matches nearly everything.
constexpr int fewestLiteralBytes = 3;
constexpr qint64 patternMemory = 8 * 1024 * 1024;
// Of a pattern that fits everywhere the first few victims tell enough.
constexpr int mostVictims = 10;

// ^ and $ stand for the ends of a line, as where single lines are matched.
const std::string multiLine = "(?m)";

RE2::Options patternOptions()
{
    RE2::Options options;
    options.set_case_sensitive(false);
    options.set_log_errors(false);
    options.set_max_mem(patternMemory);
    return options;
}

Problem patternProblem(Kind kind, const Record &record, const QString &argument = {})
{
    return {kind, record.file, record.line, record.id, u"/regex"_s, argument};
}

/// Which records name each other, in whichever direction.
class Links
{
public:
    explicit Links(const QList<Record> &records)
    {
        for (const Record &record : records) {
            for (const auto *edges : {&record.leadsTo, &record.precededBy, &record.confusedWith}) {
                for (const Transition &edge : *edges) {
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

/// What the tools print for all records, in one text: a pattern runs over it once.
class PrintedTexts
{
public:
    explicit PrintedTexts(const QList<Record> &records)
    {
        for (const Record &record : records) {
            append(record, record.signature.en);
            for (const Sample &sample : record.samples) {
                append(record, sample.text);
            }
        }
    }

    /// The ids of the records, other than those linked to `record`, in whose texts the pattern matches.
    QStringList victims(const RE2 &pattern, const Record &record, const Links &links) const
    {
        QStringList victims;
        std::size_t from = 0;
        StringPiece hit;
        while (victims.size() < mostVictims && pattern.Match(m_text, from, m_text.size(), RE2::UNANCHORED, &hit, 1)) {
            const auto start = std::size_t(hit.data() - m_text.data());
            const Part &part = *std::ranges::upper_bound(m_parts, start, {}, &Part::end);
            const bool own = hit.data() + hit.size() <= m_text.data() + part.end;
            if (!links.contains(record.id, part.record->id) && !victims.contains(part.record->id)
                && (own || RE2::PartialMatch(StringPiece(m_text).substr(part.begin, part.end - part.begin), pattern))) {
                victims.append(part.record->id);
            }
            from = part.end;
        }
        return victims;
    }

private:
    struct Part {
        const Record *record = nullptr;
        std::size_t begin = 0;
        std::size_t end = 0; ///< behind the line feed that closes it
    };

    void append(const Record &record, const QString &text)
    {
        const std::size_t begin = m_text.size();
        m_text += text.toStdString() + '\n';
        m_parts.push_back({&record, begin, m_text.size()});
    }

    std::string m_text;
    std::vector<Part> m_parts;
};

bool matchesSample(const RE2 &pattern, const QString &text)
{
    if (RE2::PartialMatch(text.toStdString(), pattern)) {
        return true;
    }
    const QStringList lines = text.split(u'\n');
    return std::ranges::any_of(
        lines, [&](const QString &line) { return RE2::PartialMatch(line.toStdString(), pattern); });
}

} // namespace

void checkPatterns(const QList<Record> &records, QList<Problem> &problems)
{
    const RE2::Options options = patternOptions();
    re2::FilteredRE2 patterns(fewestLiteralBytes);
    std::vector<const Record *> owners; // by the pattern's number in `patterns`
    for (const Record &record : records) {
        if (record.regex.isEmpty()) {
            continue;
        }
        const std::string source = multiLine + record.regex.toStdString();
        int number = 0;
        if (patterns.Add(source, options, &number) == RE2::NoError) {
            owners.push_back(&record);
        } else {
            const QString reason = QString::fromStdString(RE2(source, options).error());
            problems.append(patternProblem(
                Kind::InvalidPattern, record, QString(reason).remove(QString::fromStdString(multiLine))));
        }
    }
    if (owners.empty()) {
        return;
    }
    std::vector<std::string> atoms;
    patterns.Compile(&atoms);
    std::vector<int> withoutLiterals;
    patterns.AllPotentials({}, &withoutLiterals);

    const Links links(records);
    const PrintedTexts texts(records);
    for (int number = 0; number < patterns.NumRegexps(); ++number) {
        const RE2 &pattern = patterns.GetRE2(number);
        const Record &record = *owners.at(std::size_t(number));
        if (RE2::PartialMatch("", pattern) || std::ranges::find(withoutLiterals, number) != withoutLiterals.end()) {
            problems.append(patternProblem(Kind::PatternMatchesEverything, record));
            continue;
        }
        for (const Sample &sample : record.samples) {
            if (!matchesSample(pattern, sample.text)) {
                problems.append(patternProblem(Kind::PatternMissesSample, record, sample.text.section(u'\n', 0, 0)));
            }
        }
        for (const QString &victim : texts.victims(pattern, record, links)) {
            problems.append(patternProblem(Kind::PatternMatchesOther, record, victim));
        }
    }
}
