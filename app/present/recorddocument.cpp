// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/recorddocument.h"

#include "app/catalog/domains.h"
#include "app/catalog/recordsources.h"
#include "app/catalog/recordtitle.h"
#include "app/present/evidenceline.h"
#include "app/present/recordwords.h"

#include <QLocale>

#include <algorithm>
#include <numeric>
#include <type_traits>
#include <utility>

using namespace Qt::StringLiterals;

namespace wayout::present {
namespace {

using Kind = DocumentBlock::Kind;
using Sign = DocumentBlock::Sign;
using Style = TextSpan::Style;

constexpr qsizetype mostTags = 20;

QList<qsizetype> upTo(qsizetype count)
{
    QList<qsizetype> positions(count);
    std::iota(positions.begin(), positions.end(), 0);
    return positions;
}

QList<qsizetype> positionsOf(const QList<evidence::FittedEntry> &entries)
{
    QList<qsizetype> positions;
    for (const evidence::FittedEntry &entry : entries) {
        positions.append(entry.index);
    }
    return positions;
}

void addWords(QStringList &words, const QString &pattern, const QString &text)
{
    if (!text.isEmpty()) {
        words.append(pattern.arg(text));
    }
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

RecordDocument::RecordDocument(
    const catalog::Record &record, catalog::ContentLanguage language, Form form, RecordSurroundings surroundings)
    : m_record(&record)
    , m_language(language)
    , m_form(form)
    , m_surroundings(std::move(surroundings))
    , m_today(QDate::currentDate())
{
}

void RecordDocument::setPaste(const QString &paste, int line)
{
    m_surroundings.paste = paste;
    m_surroundings.line = line;
    m_versionsFound.clear();
    m_fitted.reset();
}

const evidence::FittedRecord &RecordDocument::fitted() const
{
    if (!m_fitted) {
        const QString paste = m_surroundings.line > 0 ? m_surroundings.paste : QString();
        m_fitted = evidence::fittedRecord(*m_record, {paste, m_surroundings.line, evidence::readersSystem()});
    }
    return *m_fitted;
}

evidence::EntryEvidence RecordDocument::evidenceOf(bool isDeadEnd, qsizetype index) const
{
    return isDeadEnd ? evidence::deadEndEvidence(*m_record, index) : evidence::workaroundEvidence(*m_record, index);
}

QList<RecordDocument::Section> RecordDocument::sections() const
{
    QList<Section> result;
    const auto outline = this->outline();
    for (auto place = outline.rbegin(); place != outline.rend(); ++place) {
        const QList<qsizetype> shown = entries(place->part);
        const bool hasInner = place->level > 0 && !result.isEmpty() && result.first().level > place->level;
        if (!shown.isEmpty() || hasInner) {
            result.prepend(
                {place->part, place->level, place->heading ? tr(place->heading) : QString(), place->rows, shown});
        }
    }
    return result;
}

QString RecordDocument::heading(RecordPart section) const
{
    const auto found = std::ranges::find(outline(), section, &SectionOutline::part);
    return found->heading ? tr(found->heading) : QString();
}

std::span<const RecordDocument::Row> RecordDocument::rows(RecordPart section) const
{
    return std::ranges::find(outline(), section, &SectionOutline::part)->rows;
}

QList<qsizetype> RecordDocument::workarounds(RecordPart section) const
{
    QList<qsizetype> checks;
    QList<qsizetype> fixes;
    for (const evidence::FittedEntry &entry : fitted().workarounds) {
        (entry.isCheck ? checks : fixes).append(entry.index);
    }
    return section == RecordPart::FirstLooks ? checks
        : section == RecordPart::Fix         ? fixes.first(std::min<qsizetype>(fixes.size(), 1))
                                             : fixes.mid(1);
}

QList<DocumentBlock> RecordDocument::blocks() const
{
    QList<DocumentBlock> blocks;
    for (const Section &section : sections()) {
        if (!section.heading.isEmpty()) {
            blocks.append({.kind = Kind::Heading, .spans = {{section.heading}}});
        }
        for (const qsizetype entry : section.entries) {
            for (const Row row : section.rows) {
                if (const DocumentBlock made = block(section.part, row, entry); !made.isEmpty()) {
                    blocks.append(made);
                }
            }
        }
    }
    return blocks;
}

QList<qsizetype> RecordDocument::entries(RecordPart section) const
{
    const auto once = [](bool isThere) { return upTo(isThere ? 1 : 0); };
    switch (section) {
    case RecordPart::Cause:
        return once(!m_record->rootCause.isEmpty());
    case RecordPart::Distinction: {
        const auto found =
            std::ranges::find(m_record->confusedWith, m_surroundings.comparedWith, &catalog::Transition::recordId);
        const qsizetype place = found - m_record->confusedWith.begin();
        return found == m_record->confusedWith.end() || found->distinction.isEmpty() ? QList<qsizetype>()
                                                                                     : QList{place};
    }
    case RecordPart::DeadEnds:
        return positionsOf(fitted().deadEnds);
    case RecordPart::Fix:
    case RecordPart::FirstLooks:
    case RecordPart::OtherWays:
        return workarounds(section);
    case RecordPart::Versions:
        return upTo(m_record->versions.size());
    case RecordPart::Systems:
        return upTo(m_record->osSpecific.size());
    case RecordPart::VersionsAndSystems:
    case RecordPart::Related:
        return {};
    case RecordPart::Variants:
        return m_surroundings.variants;
    case RecordPart::ConfusedWith:
        return upTo(m_record->confusedWith.size());
    case RecordPart::LeadsTo:
        return upTo(m_record->leadsTo.size());
    case RecordPart::PrecededBy:
        return upTo(m_record->precededBy.size());
    case RecordPart::Runs:
        return upTo(m_record->reproductions.size());
    case RecordPart::OfficialPage:
        return once(!m_record->officialDocUrl.isEmpty());
    case RecordPart::OtherSources:
    case RecordPart::Sources:
        return upTo(sources().size() - firstSource(section));
    case RecordPart::Aliases:
        return upTo(m_record->aliases.size());
    case RecordPart::Tags:
        return once(!m_record->tags.isEmpty());
    case RecordPart::Fields:
        return upTo(fields().size());
    default:
        return once(true);
    }
}

DocumentBlock RecordDocument::headBlock(Row row) const
{
    switch (row.part) {
    case RecordPart::Title: {
        DocumentBlock title =
            text(row, catalog::titleOf(*m_record), false); // backticks in an error message are part of it
        title.kind = Kind::Title;
        return title;
    }
    case RecordPart::Signature: {
        DocumentBlock signature = m_record->title.isEmpty() ? DocumentBlock() : text(row, m_record->signature, false);
        signature.kind = Kind::Aside;
        return signature;
    }
    case RecordPart::Id:
        return {.kind = Kind::Aside, .spans = {{m_record->id}}};
    case RecordPart::Domain: {
        DocumentBlock domain = text(row, catalog::domainName(m_record->domain), false);
        domain.kind = Kind::Aside;
        domain.spans.removeIf([](const TextSpan &span) { return span.style == Style::Other; });
        return domain;
    }
    case RecordPart::About: {
        DocumentBlock about{.kind = Kind::Aside, .spans = {{shownDomain(m_record->domain, m_language)}}};
        if (const QString tested = testedWords(*m_record); !tested.isEmpty()) {
            about.spans.append({tested, Style::Note});
        }
        about.spans.removeIf([](const TextSpan &span) { return span.text.isEmpty(); });
        return about;
    }
    case RecordPart::Stale:
        if (isStale(m_record->lastConfirmed, m_today)) {
            return {
                .spans = {{tr("Not confirmed for more than a year: it may be out of date.")}}, .sign = Sign::Outdated};
        }
        return {};
    default:
        return {};
    }
}

/// `reason` says why the attempt fails, or how it is done.
template<typename Attempt>
DocumentBlock RecordDocument::attemptBlock(
    const Attempt &attempt, const catalog::BilingualText &reason, Row row, qsizetype index) const
{
    constexpr bool fails = std::is_same_v<Attempt, catalog::DeadEnd>;
    constexpr RateMeaning meaning = fails ? RateMeaning::Fails : RateMeaning::Works;
    const bool isUntitled = attempt.action.isEmpty();
    // A reason that replaces the title is a heading in the window, and a paragraph is too long for a heading.
    const bool isCut = isUntitled && fails && (m_form == Form::Window || m_form == Form::Comparison);
    switch (row.part) {
    case RecordPart::Action: {
        DocumentBlock title = prose(row, isCut ? firstSentenceOf(reason) : isUntitled ? reason : attempt.action);
        title.kind = Kind::EntryTitle;
        return title;
    }
    case RecordPart::Reason:
        return prose(row, isCut ? withoutFirstSentence(reason) : isUntitled ? catalog::BilingualText() : reason);
    case RecordPart::Rate: {
        const evidence::Rate rate = rateOf(evidenceOf(fails, index), meaning);
        return rate.basis == evidence::Rate::Basis::None
            ? DocumentBlock()
            : DocumentBlock{.kind = Kind::Rate, .rate = rate, .meaning = meaning};
    }
    case RecordPart::Belief:
        if constexpr (fails) {
            return text(row, attempt.misconception);
        }
        return {};
    case RecordPart::Condition:
        return prose(row, attempt.condition);
    case RecordPart::Price:
        return prose(row, attempt.tradeoff);
    case RecordPart::Code:
        if constexpr (!fails) {
            return codeBlock(index);
        }
        return {};
    case RecordPart::KnownFrom:
        return {.kind = Kind::Aside, .spans = {{evidenceLine(evidenceOf(fails, index), meaning, *m_record)}}};
    case RecordPart::KnownBriefly: {
        const evidence::EntryEvidence evidence = evidenceOf(fails, index);
        const bool isAsClaimed =
            evidence.kind() == evidence::EntryEvidence::Kind::Tested && !evidence.testedOn.isEmpty();
        return {.kind = Kind::Aside,
            .spans = {{!isAsClaimed ? evidenceLine(evidence, meaning, *m_record)
                    : fails         ? tr("failed when tested")
                                    : tr("tested")}}};
    }
    case RecordPart::AttemptSources:
        return {.kind = Kind::WebLinks, .links = attempt.sources};
    default:
        return {};
    }
}

DocumentBlock RecordDocument::codeBlock(qsizetype index) const
{
    const auto entry = std::ranges::find(fitted().workarounds, index, &evidence::FittedEntry::index);
    const catalog::CodeVariant variant = evidence::codeOf(m_record->workarounds.at(index), entry->variant);
    const evidence::FilledText filled = evidence::filledCode(variant.code, variant.codeLanguage, fitted().values);
    DocumentBlock block{.kind = Kind::Code, .code = filled.text, .codeLanguage = variant.codeLanguage};
    for (const evidence::FilledText::Place &place : filled.places) {
        block.filled.append({place.begin, place.length, fitted().values.at(place.value).line});
    }
    return block;
}

DocumentBlock RecordDocument::block(RecordPart section, Row row, qsizetype entry) const
{
    switch (section) {
    case RecordPart::Head:
        return headBlock(row);
    case RecordPart::Cause:
        return prose(row, m_record->rootCause);
    case RecordPart::DeadEnds:
        return attemptBlock(m_record->deadEnds.at(entry), m_record->deadEnds.at(entry).whyFails, row, entry);
    case RecordPart::Fix:
    case RecordPart::FirstLooks:
    case RecordPart::OtherWays:
        return attemptBlock(m_record->workarounds.at(entry), m_record->workarounds.at(entry).how, row, entry);
    case RecordPart::Distinction:
    case RecordPart::ConfusedWith:
        return relationBlock(m_record->confusedWith.at(entry), row);
    case RecordPart::LeadsTo:
        return relationBlock(m_record->leadsTo.at(entry), row);
    case RecordPart::PrecededBy:
        return relationBlock(m_record->precededBy.at(entry), row);
    case RecordPart::Evidence:
        return evidenceBlock(row);
    default:
        return lineBlock(section, row, entry);
    }
}

DocumentBlock RecordDocument::linkTo(const QString &id) const
{
    if (!m_surroundings.catalog) {
        return {.kind = Kind::RecordLink, .spans = {{id}}, .recordId = id};
    }
    if (const catalog::Record *target = m_surroundings.catalog->find(id)) {
        return {.kind = Kind::RecordLink,
            .spans = {{catalog::shownText(catalog::titleOf(*target), m_language).primary}, {id, Style::Mark}},
            .recordId = id,
            .isLoaded = true};
    }
    return {.kind = Kind::RecordLink, .spans = {{id}, {tr("not in this catalogue"), Style::Mark}}, .recordId = id};
}

DocumentBlock RecordDocument::relationBlock(const catalog::Transition &transition, Row row) const
{
    switch (row.part) {
    case RecordPart::Target:
        return linkTo(transition.recordId);
    case RecordPart::TargetDistinction:
        return text(row, transition.distinction);
    case RecordPart::TargetCondition:
        return known(row, transition.condition, true);
    case RecordPart::Probability:
        if (transition.probability) {
            const int percent = qRound(*transition.probability * 100);
            return {.kind = Kind::Aside, .spans = {{tr("in ~%1 % of cases, estimate").arg(percent)}}};
        }
        return {};
    default:
        return {};
    }
}

DocumentBlock RecordDocument::evidenceBlock(Row row) const
{
    const auto percent = [this, row](std::optional<double> share) {
        return known(row, share ? tr("~%1 %").arg(qRound(*share * 100)) : QString());
    };
    switch (row.part) {
    case RecordPart::Tier:
        return known(row, tier());
    case RecordPart::EvidenceCount:
        return known(row, evidenceWords(*m_record));
    case RecordPart::Confidence:
        return percent(m_record->confidence);
    case RecordPart::FixRate:
        return percent(m_record->fixSuccessRate);
    case RecordPart::Resolvable:
        return known(row,
            m_record->resolvable == "true"_L1          ? tr("yes")
                : m_record->resolvable == "false"_L1   ? tr("no")
                : m_record->resolvable == "partial"_L1 ? tr("in part")
                                                       : m_record->resolvable);
    case RecordPart::Dates: {
        QStringList words;
        addWords(words, tr("first seen %1"), m_record->firstSeen.toString(Qt::ISODate));
        addWords(words, tr("last confirmed %1"), m_record->lastConfirmed.toString(Qt::ISODate));
        addWords(words, tr("last updated %1"), m_record->lastUpdated.toString(Qt::ISODate));
        return fact(row, words.isEmpty() ? tr("none are known") : words.join(u" · "_s));
    }
    case RecordPart::LastConfirmed:
        return known(row, QLocale().toString(m_record->lastConfirmed, QLocale::ShortFormat));
    default:
        return {};
    }
}

QString RecordDocument::tier() const
{
    const QString &tier = m_record->verificationTier;
    const bool isTerminal = m_form == Form::Terminal;
    if (tier == "ai_generated"_L1) {
        return isTerminal ? tr("generated by AI, checked by nobody")
                          : tr("by nobody: the record was written by an AI and its figures are its own");
    }
    if (tier == "sourced"_L1) {
        return isTerminal ? tr("backed by sources") : tr("against the sources: each claim has a page that says so");
    }
    if (tier == "reproduced"_L1) {
        return isTerminal ? tr("reproduced by running it")
                          : tr("by running it: the error, the dead ends and the workarounds");
    }
    return isTerminal ? tier : tierWords(tier);
}

DocumentBlock RecordDocument::lineBlock(RecordPart section, Row row, qsizetype index) const
{
    switch (section) {
    case RecordPart::Versions:
        return row.part == RecordPart::VersionName ? DocumentBlock{.spans = {{m_record->versions.at(index).version}}}
                                                   : version(index);
    case RecordPart::Systems: {
        const auto &[name, value] = m_record->osSpecific.at(index);
        return {.spans = {{m_form == Form::Window ? name : name + u": "_s, Style::Label}, {value}}};
    }
    case RecordPart::Variants:
        return linkTo(m_surroundings.catalog->idAt(index));
    case RecordPart::Runs: {
        const catalog::Reproduction &run = m_record->reproductions.at(index);
        const QString date = run.date.isValid() ? run.date.toString(Qt::ISODate) : tr("date unknown");
        return {.spans = {{tr("Run of %1:").arg(date), Style::Label}, {reproductionWords(run)},
                    {run.environment, Style::Note}}};
    }
    case RecordPart::OfficialPage:
        return row.part == RecordPart::OfficialSection
            ? fact(row, m_record->officialDocSection)
            : DocumentBlock{.kind = Kind::WebLinks, .links = {m_record->officialDocUrl}};
    case RecordPart::OtherSources:
    case RecordPart::Sources:
        return {.kind = Kind::WebLinks, .links = {sources().at(firstSource(section) + index)}};
    case RecordPart::Names:
        return row.part == RecordPart::Signature ? text(row, m_record->signature, false)
            : row.part == RecordPart::Id         ? fact(row, m_record->id)
                                                 : known(row, m_record->errorCode);
    case RecordPart::Aliases:
        return {.spans = {{m_record->aliases.at(index)}}};
    case RecordPart::Tags:
        return tags(row);
    case RecordPart::Fields: {
        const LabelledField field = fields().at(index);
        DocumentBlock block = text({}, field.text);
        block.spans.prepend({tr(row.words).arg(field.label, QString()), Style::Label});
        return block;
    }
    default:
        return {};
    }
}

QList<LabelledField> RecordDocument::fields() const
{
    return recordFacts(*m_record) + m_fields;
}

DocumentBlock RecordDocument::version(qsizetype index) const
{
    const catalog::AffectedVersion &version = m_record->versions.at(index);
    QStringList words;
    addWords(words, tr("introduced in %1"), version.introduced);
    addWords(words, tr("deprecated in %1"), version.deprecated);
    addWords(words, tr("removed in %1"), version.removed);
    addWords(words, u"%1"_s, version.behaviorChange);
    addWords(words, u"%1"_s, version.status == "active"_L1 ? QString() : version.status);
    DocumentBlock block{.spans = {{version.version}}};
    if (!words.isEmpty()) {
        block.spans.append({words.join(u" · "_s), Style::Note, true});
    }
    if (!m_versionsFound.contains(index)) {
        m_versionsFound.insert(index, catalog::versionFound(version, m_surroundings.paste));
    }
    if (const auto found = m_versionsFound.value(index)) {
        block.sign = found->isAffected ? Sign::Caution : Sign::Works;
        const QString pattern =
            found->isAffected ? tr("the paste has %1: affected") : tr("the paste has %1: not affected");
        block.spans.append({pattern.arg(found->version), Style::Strong});
    }
    return block;
}

DocumentBlock RecordDocument::tags(Row row) const
{
    DocumentBlock block{.spans = {{tr(row.words), Style::Label}}};
    for (const QString &tag : m_record->tags.first(std::min(m_record->tags.size(), mostTags))) {
        block.spans.append({tag, Style::Mark});
    }
    if (m_record->tags.size() > mostTags) {
        block.spans.append({tr("and %n more", nullptr, int(m_record->tags.size() - mostTags)), Style::Note});
    }
    return block;
}

const QStringList &RecordDocument::sources() const
{
    if (!m_sources) {
        m_sources = catalog::allSources(*m_record);
    }
    return *m_sources;
}

qsizetype RecordDocument::firstSource(RecordPart section) const
{
    return section == RecordPart::OtherSources && !m_record->officialDocUrl.isEmpty() ? 1 : 0;
}

DocumentBlock RecordDocument::prose(Row row, const catalog::BilingualText &text) const
{
    const auto filled = [this](const QString &one) { return evidence::filledProse(one, fitted().values).text; };
    return this->text(row, {filled(text.en), filled(text.zh)});
}

DocumentBlock RecordDocument::text(Row row, const catalog::BilingualText &text, bool hasCode) const
{
    const catalog::ShownText shown = catalog::shownText(text, m_language);
    DocumentBlock block = known(row, shown.primary, hasCode);
    for (TextSpan &span : block.spans) {
        span.fallback = span.style == Style::Plain ? shown.fallback : catalog::ShownText::Fallback::None;
    }
    if (!shown.secondary.isEmpty()) {
        block.spans.append({shown.secondary, Style::Other, hasCode});
    }
    return block;
}

DocumentBlock RecordDocument::known(Row row, const QString &text, bool hasCode) const
{
    return text.isEmpty() ? DocumentBlock() : fact(row, text, hasCode);
}

DocumentBlock RecordDocument::fact(Row row, const QString &text, bool hasCode) const
{
    const QString words = row.words ? tr(row.words) : u"%1"_s;
    const qsizetype place = words.indexOf("%1"_L1);
    DocumentBlock block{.spans = {{words.left(place), Style::Label}, {text, Style::Plain, hasCode}}};
    if (place >= 0) {
        block.spans.append({words.mid(place + 2), Style::Label});
    }
    block.spans.removeIf([](const TextSpan &span) { return span.style == Style::Label && span.text.isEmpty(); });
    return block;
}

} // namespace wayout::present
