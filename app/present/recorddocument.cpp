// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/recorddocument.h"

#include "app/catalog/domains.h"
#include "app/catalog/recordsources.h"
#include "app/present/recordwords.h"
#include "app/present/recordoutlines.h"

#include <QLocale>

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace wayout::present {
namespace {

using Kind = DocumentBlock::Kind;
using Style = TextSpan::Style;

constexpr qsizetype mostTags = 20;

QList<qsizetype> upTo(qsizetype count)
{
    QList<qsizetype> positions(count);
    std::iota(positions.begin(), positions.end(), 0);
    return positions;
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

/// What dead ends and workarounds have in common.
struct RecordDocument::Attempt {
    RateMeaning meaning;
    evidence::Rate rate;
    catalog::BilingualText action;
    catalog::BilingualText reason; ///< why it fails, or how it is done
    catalog::BilingualText condition;
    catalog::BilingualText belief;
    catalog::BilingualText price;
    QString code;
    QString codeLanguage;
    QStringList sources;
};

QString DocumentBlock::text() const
{
    const auto plain = std::ranges::find(spans, Style::Plain, &TextSpan::style);
    return plain == spans.end() ? QString() : plain->text;
}

QString DocumentBlock::otherText() const
{
    const auto other = std::ranges::find(spans, Style::Other, &TextSpan::style);
    return other == spans.end() ? QString() : other->text;
}

RecordDocument::RecordDocument(const catalog::Record &record, catalog::ContentLanguage language, Form form, RecordSurroundings surroundings)
    : m_record(&record)
    , m_language(language)
    , m_form(form)
    , m_surroundings(std::move(surroundings))
    , m_today(QDate::currentDate())
{
}

void RecordDocument::setPaste(const QString &paste)
{
    m_surroundings.paste = paste;
    m_versionsFound.clear();
}

QList<RecordDocument::Section> RecordDocument::sections() const
{
    QList<Section> result;
    const auto outline = outlineOf(m_form);
    for (auto place = outline.rbegin(); place != outline.rend(); ++place) {
        const QList<qsizetype> shown = entries(place->part);
        const bool hasInner = place->level > 0 && !result.isEmpty() && result.first().level > place->level;
        if (!shown.isEmpty() || hasInner) {
            result.prepend({place->part, place->level, place->heading ? tr(place->heading) : QString(), place->rows, shown});
        }
    }
    return result;
}

QString RecordDocument::heading(RecordPart section) const
{
    const auto outline = outlineOf(m_form);
    const auto found = std::ranges::find(outline, section, &SectionOutline::part);
    return found == outline.end() || !found->heading ? QString() : tr(found->heading);
}

std::span<const RecordDocument::Row> RecordDocument::rows(RecordPart section) const
{
    const auto outline = outlineOf(m_form);
    const auto found = std::ranges::find(outline, section, &SectionOutline::part);
    return found == outline.end() ? std::span<const Row>() : found->rows;
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
                if (auto made = block(section.part, row, entry)) {
                    blocks.append(*std::move(made));
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
    case RecordPart::TryFirst:
        return m_record->deadEnds.isEmpty() ? QList<qsizetype>() : evidence::workaroundOrder(*m_record).first(m_record->workarounds.isEmpty() ? 0 : 1);
    case RecordPart::Distinction: {
        const auto found = std::ranges::find(m_record->confusedWith, m_surroundings.comparedWith, &catalog::Transition::recordId);
        const qsizetype place = found - m_record->confusedWith.begin();
        return found == m_record->confusedWith.end() || found->distinction.isEmpty() ? QList<qsizetype>() : QList{place};
    }
    case RecordPart::DeadEnds:
        return evidence::deadEndOrder(*m_record);
    case RecordPart::Workarounds:
        return evidence::workaroundOrder(*m_record);
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
    case RecordPart::Names:
        return once(!m_record->errorCode.isEmpty());
    case RecordPart::Aliases:
        return upTo(m_record->aliases.size());
    case RecordPart::Tags:
        return once(!m_record->tags.isEmpty());
    case RecordPart::Fields:
        return upTo(m_fields.size());
    default:
        return once(true);
    }
}

std::optional<DocumentBlock> RecordDocument::block(RecordPart section, Row row, qsizetype entry) const
{
    switch (section) {
    case RecordPart::Head:
        return headBlock(row);
    case RecordPart::Cause:
        return text(row, m_record->rootCause);
    case RecordPart::TryFirst:
        return tryFirst(row, entry);
    case RecordPart::DeadEnds:
    case RecordPart::Workarounds:
        return attemptBlock(section, row, entry);
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

std::optional<DocumentBlock> RecordDocument::headBlock(Row row) const
{
    switch (row.part) {
    case RecordPart::Signature: {
        auto title = text(row, m_record->signature, false); // backticks in an error's own words are part of them
        if (title) {
            title->kind = Kind::Title;
        }
        return title;
    }
    case RecordPart::Id:
        return DocumentBlock{.kind = Kind::Aside, .spans = {{m_record->id}}};
    case RecordPart::Domain: {
        const catalog::ShownText name = catalog::shownText(catalog::domainName(m_record->domain), m_language);
        auto domain = fact(row, name.primary);
        if (name.primary.isEmpty()) {
            return std::nullopt;
        }
        domain->kind = Kind::Aside;
        domain->spans[1].fallback = name.fallback;
        return domain;
    }
    case RecordPart::About: {
        QStringList words{tierWords(m_record->verificationTier), evidenceWords(*m_record),
            confirmedWords(m_record->lastConfirmed, m_today)};
        words.removeAll(QString());
        return DocumentBlock{
            .kind = Kind::Aside, .spans = {{m_record->id, Style::Mark}, {words.join(u" · "_s), Style::Note}}};
    }
    case RecordPart::Stale:
        return isStale(m_record->lastConfirmed, m_today)
            ? std::optional(DocumentBlock{.spans = {{tr("Not confirmed for more than a year: it may be out of date.")}},
                  .sign = DocumentBlock::Sign::Outdated})
            : std::nullopt;
    default:
        return std::nullopt;
    }
}

std::optional<DocumentBlock> RecordDocument::tryFirst(Row row, qsizetype index) const
{
    const catalog::Workaround &first = m_record->workarounds.at(index);
    const QString title = first.action.isEmpty() ? firstSentence(catalog::shownText(first.how, m_language).primary).sentence
                                                 : catalog::shownText(first.action, m_language).primary;
    auto block = fact(row, title, true);
    block->kind = Kind::Jump;
    block->sign = DocumentBlock::Sign::Works;
    block->rate = evidence::successRate(*m_record, index);
    return block;
}

RecordDocument::Attempt RecordDocument::attempt(RecordPart section, qsizetype index) const
{
    if (section == RecordPart::DeadEnds) {
        const catalog::DeadEnd &one = m_record->deadEnds.at(index);
        return {RateMeaning::Fails, evidence::failRate(*m_record, index), one.action, one.whyFails, one.condition,
            one.misconception, one.tradeoff, {}, {}, one.sources};
    }
    const catalog::Workaround &one = m_record->workarounds.at(index);
    return {RateMeaning::Works, evidence::successRate(*m_record, index), one.action, one.how, one.condition, {}, one.tradeoff,
        one.code, one.codeLanguage, one.sources};
}

std::optional<DocumentBlock> RecordDocument::attemptBlock(RecordPart section, Row row, qsizetype index) const
{
    const Attempt attempt = this->attempt(section, index);
    const bool isUntitled = attempt.action.isEmpty();
    // A reason that stands in for the title is a heading in the window, and a paragraph is too long for one.
    const bool isCut = isUntitled && attempt.meaning == RateMeaning::Fails
        && (m_form == Form::Window || m_form == Form::Comparison);
    switch (row.part) {
    case RecordPart::Action: {
        auto title = text(row, isCut ? firstSentenceOf(attempt.reason) : isUntitled ? attempt.reason : attempt.action);
        DocumentBlock block = title.value_or(DocumentBlock());
        block.kind = Kind::EntryTitle;
        return block;
    }
    case RecordPart::Reason:
        return text(row, isCut ? withoutFirstSentence(attempt.reason) : isUntitled ? catalog::BilingualText() : attempt.reason);
    case RecordPart::Rate:
        return DocumentBlock{.kind = Kind::Rate, .rate = attempt.rate, .meaning = attempt.meaning};
    case RecordPart::Belief:
        return text(row, attempt.belief);
    case RecordPart::Condition:
        return text(row, attempt.condition);
    case RecordPart::Price:
        return text(row, attempt.price);
    case RecordPart::Code:
        return attempt.code.isEmpty() ? std::nullopt
                                      : std::optional(DocumentBlock{.kind = Kind::Code,
                                            .code = attempt.code,
                                            .codeLanguage = attempt.codeLanguage});
    case RecordPart::ShownByRun: {
        using enum DocumentBlock::Sign;
        const auto shown = attempt.meaning == RateMeaning::Fails ? deadEndShown(*m_record, index, m_today)
                                                                 : workaroundShown(*m_record, index, m_today);
        if (!shown) {
            return std::nullopt;
        }
        return DocumentBlock{.kind = Kind::Aside,
            .spans = {{shown->words}},
            .sign = shown->isOld                           ? Outdated
                : !shown->asClaimed                        ? Caution
                : attempt.meaning == RateMeaning::Works ? Works
                                                           : Fails};
    }
    case RecordPart::AttemptSources:
        return attempt.sources.isEmpty()
            ? std::nullopt
            : std::optional(DocumentBlock{.kind = Kind::WebLinks, .links = attempt.sources});
    default:
        return std::nullopt;
    }
}

DocumentBlock RecordDocument::linkTo(const QString &id) const
{
    DocumentBlock link{.kind = Kind::RecordLink, .spans = {{id}}, .recordId = id};
    if (m_surroundings.catalog) {
        const catalog::Record *target = m_surroundings.catalog->find(id);
        link.isLoaded = target != nullptr;
        link.spans = target
            ? QList<TextSpan>{{catalog::shownText(target->signature, m_language).primary}, {id, Style::Mark}}
            : QList<TextSpan>{{id}, {tr("not in this catalogue"), Style::Mark}};
    }
    return link;
}

std::optional<DocumentBlock> RecordDocument::relationBlock(const catalog::Transition &transition, Row row) const
{
    switch (row.part) {
    case RecordPart::Target:
        return linkTo(transition.recordId);
    case RecordPart::TargetDistinction:
        return text(row, transition.distinction);
    case RecordPart::TargetCondition:
        return transition.condition.isEmpty() ? std::nullopt : fact(row, transition.condition, true);
    case RecordPart::Probability:
        return transition.probability
            ? std::optional(DocumentBlock{.kind = Kind::Aside,
                  .spans = {{tr("in ~%1 % of cases, estimate").arg(qRound(*transition.probability * 100))}}})
            : std::nullopt;
    default:
        return std::nullopt;
    }
}

std::optional<DocumentBlock> RecordDocument::evidenceBlock(Row row) const
{
    const auto percent = [this, row](std::optional<double> share) {
        return share ? fact(row, tr("~%1 %").arg(qRound(*share * 100))) : std::nullopt;
    };
    const auto known = [this, row](const QString &words) { return words.isEmpty() ? std::nullopt : fact(row, words); };
    switch (row.part) {
    case RecordPart::Tier:
        return known(tier());
    case RecordPart::EvidenceCount:
        return known(evidenceWords(*m_record));
    case RecordPart::Confidence:
        return percent(m_record->confidence);
    case RecordPart::FixRate:
        return percent(m_record->fixSuccessRate);
    case RecordPart::Resolvable:
        return known(m_record->resolvable == "true"_L1 ? tr("yes")
                : m_record->resolvable == "false"_L1   ? tr("no")
                : m_record->resolvable == "partial"_L1 ? tr("in part")
                                                       : m_record->resolvable);
    case RecordPart::Dates:
        return fact(row, dates());
    case RecordPart::LastConfirmed:
        return known(QLocale().toString(m_record->lastConfirmed, QLocale::ShortFormat));
    case RecordPart::ShowCommand:
        return known(m_record->id);
    default:
        return std::nullopt;
    }
}

QString RecordDocument::tier() const
{
    const QString &tier = m_record->verificationTier;
    const bool isTerminal = m_form == Form::Terminal || m_form == Form::Answer;
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

QString RecordDocument::dates() const
{
    QStringList words;
    const auto add = [&words](const QString &pattern, QDate date) {
        if (date.isValid()) {
            words.append(pattern.arg(date.toString(Qt::ISODate)));
        }
    };
    add(tr("first seen %1"), m_record->firstSeen);
    add(tr("last confirmed %1"), m_record->lastConfirmed);
    add(tr("last updated %1"), m_record->lastUpdated);
    return words.isEmpty() ? tr("none are known") : words.join(u" · "_s);
}

std::optional<DocumentBlock> RecordDocument::lineBlock(RecordPart section, Row row, qsizetype index) const
{
    switch (section) {
    case RecordPart::Versions:
        return row.part == RecordPart::VersionName ? DocumentBlock{.spans = {{m_record->versions.at(index).version}}}
                                                   : version(m_record->versions.at(index), index);
    case RecordPart::Systems: {
        const auto &[name, value] = m_record->osSpecific.at(index);
        return DocumentBlock{.spans = {{m_form == Form::Window ? name : name + u": "_s, Style::Label}, {value}}};
    }
    case RecordPart::Variants:
        return linkTo(m_surroundings.catalog->idAt(index));
    case RecordPart::Runs:
        return run(m_record->reproductions.at(index));
    case RecordPart::OfficialPage:
        return row.part == RecordPart::OfficialSection
            ? fact(row, m_record->officialDocSection)
            : std::optional(DocumentBlock{.kind = Kind::WebLinks, .links = {m_record->officialDocUrl}});
    case RecordPart::OtherSources:
    case RecordPart::Sources:
        return DocumentBlock{.kind = Kind::WebLinks, .links = {sources().at(firstSource(section) + index)}};
    case RecordPart::Names:
        return fact(row, m_record->errorCode);
    case RecordPart::Aliases:
        return DocumentBlock{.spans = {{m_record->aliases.at(index)}}};
    case RecordPart::Tags:
        return tags(row);
    case RecordPart::Fields: {
        const Field &field = m_fields.at(index);
        auto block = text({}, field.text);
        if (block) {
            block->spans.prepend({tr(row.words).arg(field.label, QString()), Style::Label});
        }
        return block;
    }
    default:
        return std::nullopt;
    }
}

DocumentBlock RecordDocument::version(const catalog::AffectedVersion &version, qsizetype index) const
{
    QStringList words;
    const auto add = [&words](const QString &pattern, const QString &number) {
        if (!number.isEmpty()) {
            words.append(pattern.arg(number));
        }
    };
    add(tr("introduced in %1"), version.introduced);
    add(tr("deprecated in %1"), version.deprecated);
    add(tr("removed in %1"), version.removed);
    add(u"%1"_s, version.behaviorChange);
    add(u"%1"_s, version.status == "active"_L1 ? QString() : version.status);
    DocumentBlock block{.spans = {{version.version}}};
    if (!words.isEmpty()) {
        block.spans.append({words.join(u" · "_s), Style::Note, true});
    }
    if (!m_versionsFound.contains(index)) {
        m_versionsFound.insert(index, catalog::versionFound(version, m_surroundings.paste));
    }
    if (const auto found = m_versionsFound.value(index)) {
        block.sign = found->isAffected ? DocumentBlock::Sign::Caution : DocumentBlock::Sign::Works;
        const QString words = found->isAffected ? tr("the paste has %1: affected") : tr("the paste has %1: not affected");
        block.spans.append({words.arg(found->version), Style::Strong});
    }
    return block;
}

DocumentBlock RecordDocument::run(const catalog::Reproduction &run) const
{
    const QString date = run.date.isValid() ? run.date.toString(Qt::ISODate) : tr("date unknown");
    return {.spans = {{tr("Run of %1:").arg(date), Style::Label}, {reproductionWords(run)}, {run.environment, Style::Note}}};
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

std::optional<DocumentBlock> RecordDocument::text(Row row, const catalog::BilingualText &text, bool hasCode) const
{
    if (text.isEmpty()) {
        return std::nullopt;
    }
    const catalog::ShownText shown = catalog::shownText(text, m_language);
    auto block = fact(row, shown.primary, hasCode);
    std::ranges::find(block->spans, Style::Plain, &TextSpan::style)->fallback = shown.fallback;
    if (!shown.secondary.isEmpty()) {
        block->spans.append({shown.secondary, Style::Other, hasCode});
    }
    return block;
}

std::optional<DocumentBlock> RecordDocument::fact(Row row, const QString &text, bool hasCode) const
{
    DocumentBlock block;
    const QString words = row.words ? tr(row.words) : u"%1"_s;
    const qsizetype place = words.indexOf("%1"_L1);
    const QString before = words.left(place);
    if (!before.isEmpty()) {
        block.spans.append({before, Style::Label});
    }
    block.spans.append({text, Style::Plain, hasCode});
    if (place >= 0 && place + 2 < words.size()) {
        block.spans.append({words.mid(place + 2), Style::Label});
    }
    return block;
}

} // namespace wayout::present
