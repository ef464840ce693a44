// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a line shares with the wordings of a record, in words.

#include "app/match/textreading.h"

#include "app/match/patternliterals.h"
#include "app/match/requiredliterals.h"
#include "app/text/ascii.h"
#include "app/text/localised.h"
#include "app/text/terms.h"

#include <algorithm>
#include <unordered_set>

namespace {

constexpr size_t shortestToolName = 3; // "go" starts too many words
constexpr size_t longestToolName = 40; // a word of a megabyte starts with none of all its beginnings

/// Whether `text` has the word, not just its letters in another one; Chinese has no such bounds.
bool hasWord(QStringView text, QStringView word)
{
    const auto joins = [](QChar a, QChar b) { return a.unicode() < 0x80 && b.unicode() < 0x80 && isAsciiWord(a.unicode()) && isAsciiWord(b.unicode()); };
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const qsizetype end = at + word.size();
        if ((at == 0 || !joins(text[at - 1], word.front())) && (end == text.size() || !joins(word.back(), text[end]))) {
            return true;
        }
    }
    return false;
}

} // namespace

TextTerms TextReading::terms() const
{
    TextTerms terms;
    for (qsizetype line = 0; line < m_paste.lines().size(); ++line) {
        if (kind(line) == LineKind::Routine) {
            continue; // what else runs on that machine
        }
        for (const Term &term : termsOf(m_paste.line(line))) {
            const std::uint32_t known = m_tools.index.vocabulary().find(term.key);
            if (known != Vocabulary::unknown) {
                terms.push_back(known);
            }
            // "mysql2", "python3", "cmakefiles": a tool's name with something behind it
            for (size_t letters = shortestToolName; letters < std::min(term.key.size(), longestToolName + 1); ++letters) {
                if (const std::uint32_t tool = m_tools.toolNames.termOf(std::string_view(term.key).substr(0, letters)); tool != Vocabulary::unknown) {
                    terms.push_back(tool);
                }
            }
        }
    }
    std::ranges::sort(terms);
    terms.erase(std::unique(terms.begin(), terms.end()), terms.end());
    return terms;
}

std::optional<float> TextReading::sharedWeight(const std::string &key, qsizetype record) const
{
    constexpr float leastTelling = 2; // nats
    const std::uint32_t number = m_tools.index.vocabulary().find(key);
    if (number == Vocabulary::unknown || !std::ranges::binary_search(m_tools.index.termsOfRecord(record), number)) {
        return std::nullopt;
    }
    const float weight = m_tools.index.weight(number);
    return weight < leastTelling ? 0 : weight;
}

std::vector<TextReading::SharedStretch> TextReading::sharedStretches(QByteArrayView text, qsizetype record) const
{
    std::vector<SharedStretch> shared;
    for (const Term &term : termsOf(text)) {
        if (const std::optional<float> weight = sharedWeight(term.key, record)) {
            shared.push_back({term.begin, term.end, *weight, *weight});
        }
    }
    if (hasBeyondAscii(text)) {
        for (const MessageTranslation &translation : translationsOf(text)) {
            float weight = 0;
            for (const Term &term : termsOf(QByteArrayView(translation.english.data(), qsizetype(translation.english.size())))) {
                weight = std::max(weight, sharedWeight(term.key, record).value_or(0));
            }
            if (weight > 0) {
                shared.push_back({translation.begin, translation.end, weight, weight});
            }
        }
        std::ranges::stable_sort(shared, {}, &SharedStretch::begin);
    }
    // Chinese goes by pairs of characters, which overlap: "未定", "定义", "义的" are 未定义的.
    std::vector<SharedStretch> joined;
    for (const SharedStretch &stretch : shared) {
        if (joined.empty() || stretch.begin >= joined.back().end) {
            joined.push_back(stretch);
            continue;
        }
        SharedStretch &whole = joined.back();
        whole.end = std::max(whole.end, stretch.end);
        whole.sum += stretch.sum;
        whole.most = std::max(whole.most, stretch.most);
    }
    std::erase_if(joined, [](const SharedStretch &stretch) { return stretch.most <= 0; });
    return joined;
}

TextReading::SharedWords TextReading::sharedWords(const LineFinding &finding) const
{
    const qsizetype offset = m_paste.lines().at(finding.line).begin;
    std::vector<SharedStretch> stretches = sharedStretches(stretch(finding.line, finding.lines), finding.record);
    SharedWords shared;
    if (stretches.empty()) {
        return shared;
    }
    shared.begin = offset + stretches.front().begin;
    shared.end = offset + stretches.back().end;
    std::ranges::stable_sort(stretches, std::ranges::greater{}, &SharedStretch::weight);
    QStringList words;
    for (const SharedStretch &stretch : stretches) {
        words.append(m_paste.unfolded(offset + stretch.begin, offset + stretch.end));
    }
    words.removeDuplicates();
    for (const QString &word : std::as_const(words)) {
        const auto isWithin = [&word](const QString &other) { return other.size() > word.size() && hasWord(other, word); };
        const bool isLetter = word.size() == 1 && words.size() > 1; // says nothing beside others
        if (!isLetter && std::ranges::none_of(words, isWithin)) {
            shared.words.append(word);
        }
    }
    if (shared.words.isEmpty()) {
        shared.words = words.first(1);
    }
    return shared;
}

float TextReading::requiredShare(const LineFinding &finding) const
{
    constexpr float ofAnything = 0.5F; // where a branch requires no word
    constexpr int below = 2;
    const int count = int(std::min<qsizetype>(finding.lines + below, m_paste.lines().size() - finding.line));
    const std::string text = lowerAsciiText(stretch(finding.line, count));
    const RequiredLiterals required = requiredLiterals(comparableRegex(m_tools.catalog.regexAt(finding.record)).toStdString());
    float most = 0;
    for (const RequiredLiterals::Branch &branch : required.branches) {
        float all = 0;
        float there = 0;
        for (const std::string &literal : branch) {
            for (const Term &term : termsOf(QByteArrayView(literal.data(), qsizetype(literal.size())))) {
                const std::uint32_t number = m_tools.index.vocabulary().find(term.key);
                // Drivers and frameworks pass a message on without the number that its program gave it.
                if (number == Vocabulary::unknown || std::ranges::all_of(term.key, isAsciiDigit)) {
                    continue;
                }
                const float weight = m_tools.index.weight(number);
                all += weight;
                there += text.find(term.key) != text.npos ? weight : 0;
            }
        }
        most = std::max(most, all > 0 ? there / all : ofAnything);
    }
    return most;
}
