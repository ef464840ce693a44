// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/evidence.h"

#include "app/text/ascii.h"
#include "app/text/codes.h"
#include "app/text/messagetranslations.h"
#include "app/text/terms.h"

#include <QStringList>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace wayout::match {
namespace {

constexpr qsizetype longestEvidence = 200; // characters
constexpr int mostPatternEvidence = 5; // items; further hits of the record's pattern are left out
constexpr qsizetype longestWordsEvidence = 8; // words

QString withoutBlankEnd(QString text)
{
    while (!text.isEmpty() && (text.back().isSpace() || text.back().isHighSurrogate())) {
        text.chop(1); // the text may be cut inside a surrogate pair
    }
    return text;
}

/// Whether a tool gives advice in the line instead of reporting the error.
bool isAdvice(QByteArrayView line)
{
    const QByteArrayView text = line.trimmed();
    return text.startsWith("hint:") || text.startsWith("提示:");
}

/// Whether `text` contains the word as a whole word. Chinese has no word boundaries: there any occurrence counts.
bool hasWord(QStringView text, QStringView word)
{
    const auto joins = [](QChar a, QChar b) {
        return a.unicode() < 0x80 && b.unicode() < 0x80 && text::isAsciiWord(a.unicode())
            && text::isAsciiWord(b.unicode());
    };
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const qsizetype end = at + word.size();
        if ((at == 0 || !joins(text[at - 1], word.front())) && (end == text.size() || !joins(word.back(), text[end]))) {
            return true;
        }
    }
    return false;
}

/// A part of a text that occurs in a record too.
struct SharedSpan {
    qsizetype begin = 0;
    qsizetype end = 0;
    float most = 0; ///< the greatest weight of its words, in nats
    float sum = 0;

    /// Returns the weight of the whole span. Halves the sum, because neighbouring pairs share a character.
    float weight() const { return std::max(most, sum / 2); }
};

/// The words that a line shares with a record.
struct SharedWords {
    QStringList words; ///< most informative first
    qsizetype begin = 0; ///< of the first word, in Paste::clean()
    qsizetype end = 0; ///< of the last word
};

/// Returns how informative the word is, 0 for a very common one; nullopt when the record does not contain it.
std::optional<float> sharedWeight(const TermIndex &index, const std::string &key, qsizetype record)
{
    constexpr float leastInformative = 2; // nats
    const std::uint32_t number = index.vocabulary().find(key);
    if (number == Vocabulary::unknown || !std::ranges::binary_search(index.termsOfRecord(record), number)) {
        return std::nullopt;
    }
    const float weight = index.weight(number);
    return weight < leastInformative ? 0 : weight;
}

std::vector<SharedSpan> sharedSpans(const TermIndex &index, QByteArrayView text, qsizetype record)
{
    std::vector<SharedSpan> shared;
    for (const text::Term &term : text::termsOf(text)) {
        if (const std::optional<float> weight = sharedWeight(index, term.key, record)) {
            shared.push_back({term.begin, term.end, *weight, *weight});
        }
    }
    if (text::hasBeyondAscii(text)) {
        for (const text::MessageTranslation &translation : text::messageTranslations(text)) {
            float weight = 0;
            for (const text::Term &term :
                text::termsOf(QByteArrayView(translation.english.data(), qsizetype(translation.english.size())))) {
                weight = std::max(weight, sharedWeight(index, term.key, record).value_or(0));
            }
            if (weight > 0) {
                shared.push_back({translation.begin, translation.end, weight, weight});
            }
        }
        std::ranges::stable_sort(shared, {}, &SharedSpan::begin);
    }
    // Joins the terms of Chinese, which are overlapping pairs of characters: "未定", "定义", "义的" become 未定义的.
    std::vector<SharedSpan> joined;
    for (const SharedSpan &span : shared) {
        if (joined.empty() || span.begin >= joined.back().end) {
            joined.push_back(span);
            continue;
        }
        SharedSpan &whole = joined.back();
        whole.end = std::max(whole.end, span.end);
        whole.sum += span.sum;
        whole.most = std::max(whole.most, span.most);
    }
    std::erase_if(joined, [](const SharedSpan &span) { return span.most <= 0; });
    return joined;
}

/// Returns the words that the lines of a finding share with its record.
SharedWords sharedWords(const LineFinding &finding, const TextReading &reading)
{
    const qsizetype offset = reading.paste().lines().at(finding.line).begin;
    std::vector<SharedSpan> spans =
        sharedSpans(reading.tools().index, reading.text(finding.line, int(finding.features.lines)), finding.record);
    SharedWords shared;
    if (spans.empty()) {
        return shared;
    }
    shared.begin = offset + spans.front().begin;
    shared.end = offset + spans.back().end;
    std::ranges::stable_sort(spans, std::ranges::greater{}, &SharedSpan::weight);
    QStringList words;
    for (const SharedSpan &span : spans) {
        words.append(reading.paste().unfolded(offset + span.begin, offset + span.end));
    }
    words.removeDuplicates();
    for (const QString &word : std::as_const(words)) {
        const auto isWithin = [&word](
                                  const QString &other) { return other.size() > word.size() && hasWord(other, word); };
        const bool isLetter = word.size() == 1 && words.size() > 1; // a single character adds nothing to other words
        if (!isLetter && std::ranges::none_of(words, isWithin)) {
            shared.words.append(word);
        }
    }
    if (shared.words.isEmpty()) {
        shared.words = words.first(1);
    }
    return shared;
}

/// Returns the first line where the record's own pattern is found with enough literals; -1 if there is none.
qsizetype lineOfPattern(qsizetype record, const TextReading &reading)
{
    qsizetype first = -1;
    for (const LineFinding &finding : reading.findings()) {
        if (finding.record == record && finding.patternEnd > finding.patternBegin
            && isInformative(finding.features, standardWeights().limits) && (first < 0 || finding.line < first)) {
            first = finding.line;
        }
    }
    return first;
}

} // namespace

qsizetype errorLineOf(const Finding &finding, const TextReading &reading)
{
    const text::Paste &paste = reading.paste();
    const LineFinding &best = finding.best;
    if (isAdvice(paste.line(best.line))) {
        for (const PatternHit &hit : reading.hits(best.record)) {
            if (const qsizetype line = reading.lineAt(hit.begin); !isAdvice(paste.line(line))) {
                return line;
            }
        }
    } else if (best.patternEnd <= best.patternBegin) {
        const qsizetype line = lineOfPattern(best.record, reading);
        return line < 0 ? best.line : line;
    }
    return best.line;
}

QList<Evidence> evidenceOf(const Finding &finding, const TextReading &reading)
{
    const text::Paste &paste = reading.paste();
    const LineFinding &best = finding.best;
    const ReadingTools &tools = reading.tools();
    QList<Evidence> evidence;
    const auto addSpan = [&](Evidence::Kind kind, qsizetype begin, qsizetype end, const QString &text) {
        // A match may end with blanks, because some patterns do.
        const QByteArrayView characters = QByteArrayView(paste.clean()).sliced(begin, end - begin).trimmed();
        if (characters.isEmpty()) {
            return;
        }
        begin = characters.data() - paste.clean().constData();
        end = begin + characters.size();
        const text::Paste::Place place = paste.placeOf(begin);
        const QString shown = text.isNull() ? withoutBlankEnd(paste.original(begin, end).left(longestEvidence)) : text;
        const Evidence item{kind, place.line, place.column, paste.lengthOf(begin, end), shown};
        if (!evidence.contains(item)) {
            evidence.append(item);
        }
    };
    const qsizetype errorLine = errorLineOf(finding, reading);
    const bool informative = errorLine != best.line || isInformative(best.features, standardWeights().limits);
    if (informative && best.patternEnd > best.patternBegin) {
        addSpan(Evidence::Kind::Pattern, best.patternBegin, best.patternEnd, {});
    }
    if (best.features.code > 0) {
        const text::Paste::Line &line = paste.lines().at(best.line);
        for (const text::Term &code : text::codesOf(paste.line(best.line))) {
            if (evidence.size() < mostPatternEvidence && tools.codes.has(best.record, code.key)) {
                addSpan(Evidence::Kind::Code, line.begin + code.begin, line.begin + code.end, {});
            }
        }
    }
    if (best.features.wordingAlone > 0 || best.features.wordingShared > 0) {
        const text::Paste::Line &line = paste.lines().at(best.line);
        addSpan(Evidence::Kind::Words, line.begin, line.end, {});
    } else if (const SharedWords shared = sharedWords(best, reading); !shared.words.isEmpty()) {
        addSpan(Evidence::Kind::Words, shared.begin, shared.end,
            shared.words.first(std::min(shared.words.size(), longestWordsEvidence)).join(u", "_s));
    }
    for (const PatternHit &hit : reading.hits(best.record)) {
        // A weak hit is shown only when there is no other evidence, and as words.
        if (evidence.size() >= (informative ? mostPatternEvidence : 1)) {
            break;
        }
        addSpan(informative ? Evidence::Kind::Pattern : Evidence::Kind::Words, hit.begin, hit.end, {});
    }
    if (errorLine != best.line) {
        const int first = paste.placeOf(paste.lines().at(errorLine).begin).line;
        std::stable_partition(
            evidence.begin(), evidence.end(), [first](const Evidence &item) { return item.line == first; });
    }
    return evidence;
}

} // namespace wayout::match
