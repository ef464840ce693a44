// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/wholewording.h"

#include "app/match/rankingrules.h"
#include "app/match/textreading.h"
#include "app/text/ascii.h"
#include "app/text/characters.h"
#include "app/text/paste.h"
#include "app/text/terms.h"

#include <QString>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace wayout::match {
namespace {

constexpr qsizetype longestWording = 300; // bytes; TermIndex has no longer one
constexpr float allWords = 0.999F; // share; below 1 because of rounding

/// Returns a wording without what people type in different ways: case, blanks, traditional characters, marks around it.
std::string comparable(QByteArrayView wording)
{
    constexpr std::string_view marks = " \t.!?,:;'\"`";
    const std::string text = text::simplified(text::lowerAsciiText(wording));
    const auto isMark = [&](char c) { return marks.find(c) != marks.npos; };
    const auto isOther = [](char c) { return (c & 0x80) != 0; };
    std::string result;
    for (size_t i = 0; i < text.size(); ++i) {
        const bool isBlank = text[i] == ' ' || text[i] == '\t';
        if (!isBlank) {
            result += text[i];
        } else if (const size_t next = text.find_first_not_of(" \t", i);
                   next != text.npos && !result.empty() && !isOther(result.back()) && !isOther(text[next])) {
            result += ' ';
            i = next - 1;
        }
    }
    const auto begin = std::ranges::find_if_not(result, isMark);
    const auto end = std::find_if_not(result.rbegin(), std::make_reverse_iterator(begin), isMark).base();
    return {begin, end};
}

/// Returns the only line of the text that is not empty; nullopt if there are more.
std::optional<qsizetype> onlyLine(const TextReading &reading)
{
    std::optional<qsizetype> only;
    for (qsizetype line = 0; line < reading.paste().lines().size(); ++line) {
        if (reading.kind(line) == text::LineKind::Blank) {
            continue;
        }
        if (only) {
            return std::nullopt;
        }
        only = line;
    }
    return only;
}

bool hasWording(const catalog::Record &record, QByteArrayView line)
{
    const std::string sought = comparable(line);
    return std::ranges::any_of(record.signature.all() + record.aliases, [&](const QString &wording) {
        const QList<QByteArray> lines = text::Paste(wording).clean().split('\n');
        return std::ranges::any_of(lines, [&](const QByteArray &other) { return comparable(other) == sought; });
    });
}

/// Whether the record has all of the words, be it in its wordings, its pattern, its name or its tags.
bool hasWords(qsizetype record, const std::vector<std::uint32_t> &terms, const ReadingTools &tools)
{
    return std::ranges::all_of(terms, [&](std::uint32_t term) {
        return std::ranges::binary_search(tools.index.termsOfRecord(record), term)
            || std::ranges::binary_search(tools.features.of(record).context, term);
    });
}

} // namespace

void addWholeWordings(std::vector<LineFinding> &findings, const TextReading &reading)
{
    const std::optional<qsizetype> line = onlyLine(reading);
    if (!line || reading.paste().line(*line).size() > longestWording) {
        return;
    }
    const ReadingTools &tools = reading.tools();
    const QByteArrayView text = reading.paste().line(*line);
    const std::vector<std::uint32_t> terms = tools.index.knownTerms(text);
    if (terms.empty() || terms.size() != size_t(text::termsOf(text).size())) {
        return; // a word that no record has
    }
    std::set<qsizetype> owners;
    for (const Coverage &coverage : tools.index.covered(terms)) {
        const qsizetype record = tools.index.wording(coverage.wording).record;
        if (coverage.share > allWords && !owners.contains(record) && hasWording(tools.catalog.at(record), text)) {
            owners.insert(record);
        }
    }
    if (owners.empty()) {
        return;
    }
    const Limits &limits = standardWeights().limits;
    const qsizetype family = tools.families.familyOf(*owners.begin());
    std::set<qsizetype> others; // families that have the words, too
    for (qsizetype record = 0; record < tools.catalog.size(); ++record) {
        if (tools.families.familyOf(record) != family && hasWords(record, terms, tools)) {
            others.insert(tools.families.familyOf(record));
        }
    }
    const bool isOnly =
        std::ranges::all_of(owners, [&](qsizetype record) { return tools.families.familyOf(record) == family; });
    const bool isAnothers = std::ranges::any_of(findings, [&](const LineFinding &finding) {
        const bool isStrong = finding.features.pattern > 0 && !isWeak(finding.features, limits)
            && float(tools.features.of(finding.record).patternReach) < limits.farReach;
        return isStrong && tools.families.familyOf(finding.record) != family;
    });
    const bool isAlone = isOnly && !isAnothers && float(others.size()) <= limits.mostSharing;
    for (const qsizetype record : owners) {
        findings.push_back({.record = record,
            .line = *line,
            .features = {.wordingAlone = float(isAlone), .wordingShared = float(!isAlone)}});
    }
}

} // namespace wayout::match
