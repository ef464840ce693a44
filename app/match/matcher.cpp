// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/matcher.h"

#include "app/catalog/sections.h"
#include "app/match/codeindex.h"
#include "app/match/errorgroups.h"
#include "app/match/evidence.h"
#include "app/match/excerpt.h"
#include "app/match/keywordindex.h"
#include "app/match/patterns.h"
#include "app/match/ranker.h"
#include "app/match/recordfeatures.h"
#include "app/match/termindex.h"
#include "app/match/textreading.h"
#include "app/text/codes.h"
#include "app/text/foldedlines.h"
#include "app/text/runtimes.h"

#include <QElapsedTimer>
#include <QSet>

#include <algorithm>
#include <future>
#include <unordered_map>

namespace wayout::match {
namespace {

constexpr qsizetype pieceLength = 1 << 19; // characters of a long text that are read at once; fits into a CPU cache

/// Returns the last `count` lines of a text, or fewer if they are long.
QByteArray lastLines(const QByteArray &text, qsizetype count)
{
    constexpr qsizetype most = 16 * 1024; // bytes
    const qsizetype oldest = std::max<qsizetype>(0, text.size() - most);
    qsizetype begin = text.size();
    for (qsizetype at = text.size() - 1; at >= oldest && count > 0; --at) {
        if (at == 0 || text.at(at - 1) == '\n') {
            begin = at;
            count -= 1;
        }
    }
    return text.sliced(begin);
}

/// Whether nothing but shared words led to the records, none of which has the text as a wording that names it alone, and no
/// text that reads like a message has nearly all of a wording.
bool isInWords(const QList<Match> &matches, bool isMessage)
{
    return std::ranges::none_of(matches, [isMessage](const Match &match) {
        const Features &features = match.features;
        const bool isWhole =
            (isMessage || features.whole > 0) && features.share >= standardWeights().limits.nearlyWhole;
        return features.patternHits > 0 || features.wordingAlone > 0
            || (match.grade == Grade::Match && (features.code > 0 || isWhole));
    });
}

} // namespace

struct Matcher::Parts {
    Parts(catalog::SectionReader &reader, const catalog::Catalog &records)
        : catalog(records)
        , patterns(reader, size_t(records.size()))
        , index(reader, size_t(records.size()))
        , codes(reader, size_t(records.size()))
        , families(reader, size_t(records.size()))
        , prefilter(patterns)
        , features(reader, size_t(records.size()), index)
        , toolNames(reader, index)
        , keywords(reader, records)
    {
    }

    ReadingTools tools() const { return {patterns, index, features, codes, catalog, toolNames, families}; }
    /// `weights` gives the number of lines that each line of the text represents; empty when each represents only
    /// itself.
    Answer answer(const QString &text, const std::vector<int> &weights, int limit, const std::stop_token &stop) const;
    /// Answers a question in words, instead of what was found for its lines.
    void answerQuestion(QByteArrayView question, int limit, Answer &answer) const;

    const catalog::Catalog &catalog;
    Patterns patterns;
    TermIndex index;
    CodeIndex codes;
    Families families;
    LinePrefilter prefilter;
    RecordFeatureTable features;
    ToolNames toolNames;
    KeywordIndex keywords;
};

void Matcher::compile(
    const QList<catalog::Record> &records, catalog::SectionWriter &writer, const std::stop_token &stop)
{
    // In a second thread, because the keyword index takes as long as all other parts and is independent of them.
    std::future<catalog::SectionWriter> keywords = std::async([&records, &stop] {
        catalog::SectionWriter sections;
        KeywordIndex::compile(records, sections, stop);
        return sections;
    });
    const size_t begin = writer.size();
    Patterns::compile(records, writer, stop);
    catalog::SectionReader patternReader(writer, begin);
    const Patterns patterns(patternReader, size_t(records.size()));
    const size_t middle = writer.size();
    TermIndex::compile(records, patterns, writer, stop);
    catalog::SectionReader termReader(writer, middle);
    const TermIndex index(termReader, size_t(records.size()));
    CodeIndex::compile(records, writer, stop);
    Families::compile(records, writer, stop);
    RecordFeatureTable::compile(records, index, patterns, writer, stop);
    ToolNames::compile(records, index, writer);
    writer.append(keywords.get());
}

Matcher::Matcher(catalog::SectionReader &reader, const catalog::Catalog &catalog)
    : m_parts(std::make_unique<const Parts>(reader, catalog))
{
}

Matcher::~Matcher() = default;

Answer Matcher::find(const QString &text, int limit, const std::stop_token &stop) const
{
    if (text.count(u'\n') < ExcerptMaker::longText) {
        return m_parts->answer(text, {}, limit, stop);
    }
    qsizetype from = 0;
    const auto nextPiece = [&]() -> std::optional<QByteArray> {
        if (from >= text.size()) {
            return std::nullopt;
        }
        const qsizetype lineEnd = text.indexOf(u'\n', std::min(from + pieceLength, text.size()) - 1);
        const qsizetype to = lineEnd < 0 ? text.size() : lineEnd + 1;
        const QStringView piece = QStringView(text).sliced(from, to - from);
        from = to;
        return piece.toUtf8();
    };
    return find(excerptOf(nextPiece, stop), limit, stop);
}

Excerpt Matcher::excerptOf(const PieceSource &nextPiece, const std::stop_token &stop) const
{
    QElapsedTimer timer;
    timer.start();
    ExcerptMaker maker(m_parts->patterns);
    LinePrefilter prefilter = m_parts->prefilter;
    bool isTuned = false;
    QByteArray sample;
    QByteArray lead; // of the next piece
    struct Piece {
        int leadLines = 0;
        std::future<FilteredPiece> filtered;
    };
    const auto next = [&](std::launch how) -> std::optional<Piece> {
        const std::optional<QByteArray> text = stop.stop_requested() ? std::nullopt : nextPiece();
        if (!text) {
            return std::nullopt;
        }
        const int leadLines = int(text::FoldedLines(lead).count());
        const QByteArray whole = lead + *text;
        lead = lastLines(*text, ExcerptMaker::lead);
        sample = isTuned ? QByteArray() : whole;
        return Piece{leadLines, std::async(how, [&prefilter, whole] { return prefilter.filter(whole); })};
    };
    for (bool isFirst = true; std::optional<Piece> here = next(std::launch::deferred); isFirst = false) {
        if (!isFirst && !isTuned) {
            // Chooses new anchors that are rare in this text. That pays off from the third piece on.
            prefilter = prefilter.tunedTo(sample);
            isTuned = true;
        }
        std::optional<Piece> beside = next(std::launch::async | std::launch::deferred);
        maker.add(here->filtered.get(), here->leadLines, stop);
        if (beside) {
            maker.add(beside->filtered.get(), beside->leadLines, stop);
        }
    }
    Excerpt excerpt = maker.finish();
    excerpt.elapsedMs = double(timer.nsecsElapsed()) / 1e6;
    return excerpt;
}

Answer Matcher::find(const Excerpt &excerpt, int limit, const std::stop_token &stop) const
{
    Answer answer = m_parts->answer(excerpt.text, excerpt.weights, limit, stop);
    const auto originalLine = [&](int line) { return excerpt.lines[size_t(line) - 1]; };
    for (Match &match : answer.matches) {
        for (Evidence &evidence : match.evidence) {
            evidence.line = originalLine(evidence.line);
        }
    }
    for (ErrorGroup &group : answer.errors) {
        group.line = originalLine(group.line);
    }
    for (const qsizetype record : excerpt.unfinished) {
        if (const QString id = m_parts->catalog.idAt(record); !answer.notEvaluated.contains(id)) {
            answer.notEvaluated.append(id);
        }
    }
    answer.elapsedMs += excerpt.elapsedMs;
    return answer;
}

Answer Matcher::Parts::answer(
    const QString &text, const std::vector<int> &weights, int limit, const std::stop_token &stop) const
{
    QElapsedTimer timer;
    timer.start();
    const TextReading reading(text, tools(), stop);
    Answer answer;
    if (stop.stop_requested()) {
        answer.stopped = true;
        return answer;
    }
    const std::vector<Finding> ranked = rankedFindings(reading);
    std::unordered_map<int, float> best; // by command
    for (const Finding &finding : ranked) {
        best.try_emplace(reading.command(finding.best.line), finding.score);
    }
    ErrorGroups groups(reading, weights);
    QSet<qsizetype> listed;
    QSet<int> answered; // errors
    const auto paste = weights.empty() ? std::make_shared<const text::Paste>(reading.paste()) : nullptr;
    for (const Finding &finding : ranked) {
        if (answer.matches.size() >= limit) {
            break;
        }
        const int group = groups.groupOf(errorLineOf(finding, reading));
        const bool isFirst = !answered.contains(group) && standsAlone(finding.best, reading, standardWeights().limits);
        const Grade grade =
            gradeOf(finding.score, isFirst ? finding.score : best.at(reading.command(finding.best.line)));
        if (grade == Grade::None) {
            continue;
        }
        answered.insert(group);
        if (const qsizetype family = families.familyOf(finding.best.record); listed.contains(family)) {
            continue; // a better variant is listed
        } else {
            listed.insert(family);
        }
        Match match{finding.best.record, grade, presentedScore(finding.score), group, evidenceOf(finding, reading),
            families.othersOf(finding.best.record), finding.best.features, paste};
        answer.grade = std::max(answer.grade, match.grade);
        answer.matches.append(std::move(match));
    }
    std::ranges::stable_sort(answer.matches, std::ranges::greater{}, &Match::grade);
    answer.errors = groups.errors();
    const QByteArray &clean = reading.paste().clean();
    if (mayBeQuestion(clean) && isInWords(answer.matches, readsLikeMessage(clean))) {
        answerQuestion(clean, limit, answer);
    }
    if (answer.grade != Grade::Match) { // the user sees what was searched for
        answer.codes = groups.codes();
    }
    for (const qsizetype record : reading.unfinished()) {
        answer.notEvaluated.append(catalog.idAt(record));
    }
    answer.elapsedMs = double(timer.nsecsElapsed()) / 1e6;
    return answer;
}

void Matcher::Parts::answerQuestion(QByteArrayView question, int limit, Answer &answer) const
{
    KeywordIndex::Found found = keywords.ask(question, limit);
    if (found.matches.isEmpty()) {
        return;
    }
    // Records that have the question as a wording come first.
    QList<Match> matches;
    QSet<qsizetype> listed; // families
    for (Match &match : answer.matches) {
        if (match.features.wordingShared > 0) {
            listed.insert(families.familyOf(match.record));
            match.group = 0;
            matches.append(std::move(match));
        }
    }
    for (Match &match : found.matches) {
        if (matches.size() < limit && !listed.contains(families.familyOf(match.record))) {
            matches.append(std::move(match));
        }
    }
    answer.grade = matches.first().grade;
    answer.matches = std::move(matches);
    answer.words = std::move(found.words);
    answer.errors.clear();
}

Answer Matcher::search(const QString &words, int limit, const std::stop_token &stop) const
{
    QElapsedTimer timer;
    timer.start();
    Answer answer;
    KeywordIndex::Found found = m_parts->keywords.search(words, limit);
    answer.matches = std::move(found.matches);
    answer.words = std::move(found.words);
    answer.stopped = stop.stop_requested();
    for (const Match &match : std::as_const(answer.matches)) {
        answer.grade = std::max(answer.grade, match.grade);
    }
    answer.elapsedMs = double(timer.nsecsElapsed()) / 1e6;
    return answer;
}

const Patterns &Matcher::patterns() const
{
    return m_parts->patterns;
}

QList<qsizetype> Matcher::variantsOf(qsizetype record) const
{
    return m_parts->families.othersOf(record);
}

} // namespace wayout::match
