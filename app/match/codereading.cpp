// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/codereading.h"

#include "app/match/linefeatures.h"
#include "app/match/rankingrules.h"
#include "app/match/textreading.h"
#include "app/text/codes.h"

#include <algorithm>
#include <unordered_set>

namespace wayout::match {
namespace {

// The least weight of a code, in nats, that adds its records. A code of many records does not justify examining all of
// them.
constexpr float informativeCode = 3.5F;

/// Whether a code names the records that are about it: they are of one domain, or it is of Windows and they are one.
bool isOwned(const text::Term &code, QByteArrayView text, const ReadingTools &tools)
{
    if (text::isWindowsCode(code.key)) {
        return tools.codes.recordsAbout(code, text).size() == 1;
    }
    const std::span<const std::uint32_t> records = tools.codes.recordsWith(code.key);
    const auto domainOf = [&tools](std::uint32_t record) { return tools.catalog.idAt(record).section(u'/', 0, 0); };
    return !text::isSystemCode(code.key) && std::ranges::all_of(records, [&](std::uint32_t record) {
        return domainOf(record) == domainOf(records.front());
    });
}

} // namespace

void readCodes(QByteArrayView text, qsizetype line, std::span<LineFinding> known, std::vector<LineFinding> &added,
    const ReadingTools &tools)
{
    const QList<text::Term> codes = text::codesOf(text);
    const bool isOnlyCode = !codes.isEmpty() && std::ranges::all_of(text::termsOf(text), [&](const text::Term &term) {
        return text::isCodeLabel(term.key) || std::ranges::any_of(codes, [&](const text::Term &code) {
            return code.begin <= term.begin && term.end <= code.end;
        });
    });
    for (const text::Term &code : codes) {
        const float weight = tools.codes.weight(code.key);
        const std::string family = text::codeFamily(code.key);
        const bool isLiteral = text.sliced(code.begin, code.end - code.begin) == code.key;
        const bool number = text::isErrnoName(code.key) && !isLiteral && !hasOtherLetters(text);
        const auto isInformative = [&](qsizetype record) {
            return !text::isSystemCode(code.key) || tools.codes.isAbout(record, code, text);
        };
        const bool isOfOne = !text::isSystemCode(code.key) && tools.codes.recordsWith(code.key).size() == 1;
        const auto isAlone = [&](qsizetype record) {
            const bool isAbout = tools.codes.isAbout(record, code, text) && isOwned(code, text, tools);
            return isOnlyCode && (isAbout || (isOfOne && tools.codes.has(record, code.key)));
        };
        const std::span<const std::uint32_t> about = tools.codes.recordsAbout(code, text);
        const auto isOwner = [&about](qsizetype record) { return about.size() == 1 && about.front() == record; };
        for (LineFinding &finding : known) {
            Features &features = finding.features;
            if (tools.codes.has(finding.record, code.key)) {
                features.errorNumber = float(number && (features.errorNumber > 0 || features.code <= 0));
                features.code = std::max(features.code, weight);
                features.codeInforms = std::max(features.codeInforms, float(isInformative(finding.record)));
                features.codeAlone = std::max(features.codeAlone, float(isAlone(finding.record)));
                features.codeOwned = std::max(features.codeOwned, float(isOwner(finding.record)));
            }
            if (!family.empty() && tools.codes.hasFamily(finding.record, family)) {
                features.otherCode = 1;
            }
        }
        if (weight < informativeCode) {
            continue;
        }
        for (const std::uint32_t record : tools.codes.recordsWith(code.key)) {
            if (!std::ranges::binary_search(known, qsizetype(record), {}, &LineFinding::record)) {
                added.push_back({.record = qsizetype(record),
                    .line = line,
                    .features = {.code = weight,
                        .codeInforms = float(isInformative(qsizetype(record))),
                        .codeAlone = float(isAlone(qsizetype(record))),
                        .codeOwned = float(isOwner(qsizetype(record))),
                        .errorNumber = float(number)}});
            }
        }
    }
}

void readExceptions(QByteArrayView text, std::span<LineFinding> known, const ReadingTools &tools)
{
    if (known.empty()) {
        return;
    }
    const QList<text::Term> exceptions = text::exceptionsOf(text);
    for (LineFinding &finding : known) {
        Features &features = finding.features;
        const std::span<const std::uint32_t> own = tools.features.of(finding.record).exceptions;
        for (const text::Term &exception : exceptions) {
            const std::uint32_t term = tools.index.vocabulary().find(exception.key);
            if (term != Vocabulary::unknown && std::ranges::binary_search(own, term)) {
                const float weight = tools.index.weight(term);
                features.exception = std::max(features.exception, weight);
                features.namedException = text::isCodeLabel(exception.key) ? features.namedException
                                                                           : std::max(features.namedException, weight);
            }
        }
        features.otherException = float(features.exception <= 0 && !own.empty() && !exceptions.isEmpty());
    }
}

void refuteCodes(std::vector<LineFinding> &findings)
{
    // "error[E0277]: another message" also refutes the code in "try `rustc --explain E0277`" below it.
    std::unordered_set<qsizetype> refuted;
    for (const LineFinding &finding : findings) {
        if (finding.features.code > 0 && saysOtherwise(finding.features, standardWeights().limits)) {
            refuted.insert(finding.record);
        }
    }
    for (LineFinding &finding : findings) {
        if (finding.features.words <= 0 && refuted.contains(finding.record)) {
            finding.features.codeInforms = 0;
        }
    }
}

} // namespace wayout::match
