// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/attemptblocks.h"

#include "app/present/evidenceline.h"
#include "app/present/fitwords.h"
#include "app/present/packagewords.h"
#include "app/present/recordwords.h"

#include <algorithm>
#include <type_traits>

using namespace Qt::StringLiterals;

namespace wayout::present {
namespace {

using Kind = DocumentBlock::Kind;

QList<qsizetype> positionsOf(const QList<evidence::FittedEntry> &entries)
{
    QList<qsizetype> positions;
    for (const evidence::FittedEntry &entry : entries) {
        positions.append(entry.index);
    }
    return positions;
}

/// Returns the figure that is worth a bar: that of enough people, or an author's estimate.
evidence::Rate rateOf(const evidence::EntryEvidence &evidence, RateMeaning meaning)
{
    const evidence::PeopleCount &people = evidence.counted;
    if (people.people() >= evidence::fewestForRate) {
        const int told = meaning == RateMeaning::Works ? people.worked : people.failed + people.harmed;
        return {evidence::Rate::Basis::Count, double(told) / people.people(), told, people.people(),
            evidence::wilsonInterval(told, people.people())};
    }
    if (evidence.kind() == evidence::EntryEvidence::Kind::Estimate) {
        return {evidence::Rate::Basis::Estimate, *evidence.estimate};
    }
    return {};
}

catalog::BilingualText firstSentenceOf(const catalog::BilingualText &text)
{
    return {firstSentence(text.en).sentence, firstSentence(text.zh).sentence};
}

catalog::BilingualText withoutFirstSentence(const catalog::BilingualText &text)
{
    return {firstSentence(text.en).rest, firstSentence(text.zh).rest};
}

} // namespace

AttemptBlocks::AttemptBlocks(const catalog::Record &record, const evidence::Occasion &occasion)
    : m_record(&record)
    , m_occasion(occasion)
{
}

const evidence::FittedRecord &AttemptBlocks::fitted() const
{
    if (!m_fitted) {
        m_fitted = evidence::fittedRecord(*m_record, m_occasion);
    }
    return *m_fitted;
}

QList<qsizetype> AttemptBlocks::entries(RecordPart section) const
{
    if (section == RecordPart::DeadEnds) {
        return positionsOf(fitted().deadEnds);
    }
    QList<qsizetype> checks;
    QList<qsizetype> fixes;
    for (const evidence::FittedEntry &entry : fitted().workarounds) {
        (entry.isCheck ? checks : fixes).append(entry.index);
    }
    return section == RecordPart::FirstLooks ? checks
        : section == RecordPart::Fix         ? fixes.first(std::min<qsizetype>(fixes.size(), 1))
                                             : fixes.mid(1);
}

DocumentBlock AttemptBlocks::block(
    RecordPart section, DocumentRow row, qsizetype index, const BlockTexts &texts, bool hasShortTitles) const
{
    if (section == RecordPart::DeadEnds) {
        const catalog::DeadEnd &deadEnd = m_record->deadEnds.at(index);
        return attemptBlock(deadEnd, deadEnd.whyFails, row, index, texts, hasShortTitles);
    }
    const catalog::Workaround &workaround = m_record->workarounds.at(index);
    return attemptBlock(workaround, workaround.how, row, index, texts, hasShortTitles);
}

DocumentBlock AttemptBlocks::prose(DocumentRow row, const catalog::BilingualText &text, const BlockTexts &texts) const
{
    const auto filled = [this](const QString &one) { return evidence::filledProse(one, fitted().values).text; };
    return texts.text(row, {filled(text.en), filled(text.zh)});
}

/// `reason` says why the attempt fails, or how it is done.
template<typename Attempt>
DocumentBlock AttemptBlocks::attemptBlock(const Attempt &attempt, const catalog::BilingualText &reason, DocumentRow row,
    qsizetype index, const BlockTexts &texts, bool hasShortTitles) const
{
    constexpr bool fails = std::is_same_v<Attempt, catalog::DeadEnd>;
    constexpr RateMeaning meaning = fails ? RateMeaning::Fails : RateMeaning::Works;
    const bool isUntitled = attempt.action.isEmpty();
    // A reason that replaces the title is a heading in the window, and a paragraph is too long for a heading.
    const bool isCut = isUntitled && fails && hasShortTitles;
    const evidence::EntryOutcomes outcomes =
        (fails ? m_occasion.outcomes.deadEnds : m_occasion.outcomes.workarounds).value(index);
    switch (row.part) {
    case RecordPart::Action: {
        DocumentBlock title = prose(row, isCut ? firstSentenceOf(reason) : isUntitled ? reason : attempt.action, texts);
        title.kind = Kind::EntryTitle;
        return title;
    }
    case RecordPart::Reason:
        return prose(row, isCut ? withoutFirstSentence(reason) : isUntitled ? catalog::BilingualText() : reason, texts);
    case RecordPart::Rate: {
        const evidence::Rate rate = rateOf(evidence::evidenceOf<Attempt>(*m_record, index), meaning);
        return rate.basis == evidence::Rate::Basis::None
            ? DocumentBlock()
            : DocumentBlock{.kind = Kind::Rate, .rate = rate, .meaning = meaning};
    }
    case RecordPart::Belief:
        if constexpr (fails) {
            return texts.text(row, attempt.misconception);
        }
        return {};
    case RecordPart::Condition: // without a label, it begins the row
        return prose(row, row.words ? attempt.condition : rowCondition(attempt.condition, *m_record), texts);
    case RecordPart::Price:
        return prose(row, attempt.tradeoff, texts);
    case RecordPart::Code:
        if constexpr (!fails) {
            return codeBlock(index);
        }
        return {};
    case RecordPart::KnownFrom: {
        const evidence::EntryEvidence evidence = evidence::evidenceOf<Attempt>(*m_record, index);
        const bool hasRate = rateOf(evidence, meaning).basis != evidence::Rate::Basis::None; // which says it
        QStringList known{
            hasRate ? outcomeWords(outcomes, meaning) : knownWords(evidence, outcomes, meaning, *m_record)};
        const QList<evidence::FittedEntry> &entries = fails ? fitted().deadEnds : fitted().workarounds;
        known.append(fitWords(*std::ranges::find(entries, index, &evidence::FittedEntry::index)));
        if constexpr (!fails) {
            known += valueWords(index);
        }
        known.removeAll(QString());
        return {.kind = Kind::Aside, .spans = {{known.join(u" · "_s)}}};
    }
    case RecordPart::KnownBriefly: {
        const QString came = outcomeWords(outcomes, meaning);
        return {.kind = Kind::Aside,
            .spans = {{!came.isEmpty()
                    ? came
                    : briefEvidence(evidence::evidenceOf<Attempt>(*m_record, index), meaning, *m_record)}}};
    }
    case RecordPart::AttemptSources:
        return {.kind = Kind::WebLinks, .links = attempt.sources};
    default:
        return {};
    }
}

catalog::CodeVariant AttemptBlocks::codeFor(qsizetype index) const
{
    const auto entry = std::ranges::find(fitted().workarounds, index, &evidence::FittedEntry::index);
    return evidence::codeOf(m_record->workarounds.at(index), entry->variant);
}

DocumentBlock AttemptBlocks::codeBlock(qsizetype index) const
{
    const catalog::CodeVariant variant = codeFor(index);
    if (const QString absent = absentPackageWords(variant.code, fitted()); !absent.isEmpty()) {
        return {.kind = Kind::Text, .spans = {{absent}}};
    }
    const evidence::FilledText filled = evidence::filledCode(variant.code, variant.codeLanguage, fitted().values);
    DocumentBlock block{.kind = Kind::Code, .code = filled.text, .codeLanguage = variant.codeLanguage};
    for (const evidence::FilledText::Place &place : filled.places) {
        block.filled.append({place.begin, place.length, fitted().values.at(place.value).line});
    }
    return block;
}

QStringList AttemptBlocks::valueWords(qsizetype index) const
{
    const catalog::CodeVariant variant = codeFor(index);
    const evidence::FilledText filled = evidence::filledCode(variant.code, variant.codeLanguage, fitted().values);
    return {filledWords(filled, fitted().values), packageListWords(filled, fitted().values)};
}

} // namespace wayout::present
