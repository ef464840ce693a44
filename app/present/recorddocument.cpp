// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/recorddocument.h"

#include "app/catalog/domains.h"
#include "app/catalog/recordtitle.h"
#include "app/present/distinction.h"
#include "app/present/recordwords.h"

#include <QDate>

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace wayout::present {
namespace {

using Kind = DocumentBlock::Kind;
using Sign = DocumentBlock::Sign;
using Style = TextSpan::Style;

QList<qsizetype> upTo(qsizetype count)
{
    QList<qsizetype> positions(count);
    std::iota(positions.begin(), positions.end(), 0);
    return positions;
}

} // namespace

RecordDocument::RecordDocument(
    const catalog::Record &record, catalog::ContentLanguage language, Form form, RecordSurroundings surroundings)
    : m_record(&record)
    , m_form(form)
    , m_surroundings(std::move(surroundings))
    , m_texts(language)
    , m_attempts(record, m_surroundings.occasion)
    , m_facts(record, form)
{
    m_facts.setVersionsFound(m_surroundings.occasion.facts.versions);
}

void RecordDocument::setOccasion(const evidence::Occasion &occasion)
{
    m_surroundings.occasion = occasion;
    m_attempts = AttemptBlocks(*m_record, occasion);
    m_facts.setVersionsFound(occasion.facts.versions);
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
    switch (section) {
    case RecordPart::Cause:
        return upTo(m_record->rootCause.isEmpty() ? 0 : 1);
    case RecordPart::Distinction:
        return upTo(distinction().isEmpty() ? 0 : 1);
    case RecordPart::DeadEnds:
    case RecordPart::Fix:
    case RecordPart::FirstLooks:
    case RecordPart::OtherWays:
        return m_attempts.entries(section);
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
    default:
        return upTo(m_facts.count(section));
    }
}

DocumentBlock RecordDocument::headBlock(Row row) const
{
    switch (row.part) {
    case RecordPart::Title: {
        DocumentBlock title =
            m_texts.text(row, catalog::titleOf(*m_record), false); // backticks in an error message are part of it
        title.kind = Kind::Title;
        return title;
    }
    case RecordPart::Signature: {
        DocumentBlock signature =
            m_record->title.isEmpty() ? DocumentBlock() : m_texts.text(row, m_record->signature, false);
        signature.kind = Kind::Aside;
        return signature;
    }
    case RecordPart::Id:
        return {.kind = Kind::Aside, .spans = {{m_record->id}}};
    case RecordPart::Domain: {
        DocumentBlock domain = m_texts.text(row, catalog::domainName(m_record->domain), false);
        domain.kind = Kind::Aside;
        domain.spans.removeIf([](const TextSpan &span) { return span.style == Style::Other; });
        return domain;
    }
    case RecordPart::About: {
        DocumentBlock about{.kind = Kind::Aside, .spans = {{shownDomain(m_record->domain, m_texts.language())}}};
        if (const QString tested = testedWords(*m_record); !tested.isEmpty()) {
            about.spans.append({tested, Style::Note});
        }
        about.spans.removeIf([](const TextSpan &span) { return span.text.isEmpty(); });
        return about;
    }
    case RecordPart::Stale:
        if (isStale(m_record->lastConfirmed, QDate::currentDate())) {
            return {
                .spans = {{tr("Not confirmed for more than a year: it may be out of date.")}}, .sign = Sign::Outdated};
        }
        return {};
    default:
        return {};
    }
}

DocumentBlock RecordDocument::block(RecordPart section, Row row, qsizetype entry) const
{
    switch (section) {
    case RecordPart::Head:
        return headBlock(row);
    case RecordPart::Cause:
        return m_attempts.prose(row, m_record->rootCause, m_texts);
    case RecordPart::DeadEnds:
    case RecordPart::Fix:
    case RecordPart::FirstLooks:
    case RecordPart::OtherWays:
        return m_attempts.block(section, row, entry, m_texts, m_form == Form::Window || m_form == Form::Comparison);
    case RecordPart::Distinction:
        return m_texts.text(row, distinction());
    case RecordPart::ConfusedWith:
        return relationBlock(m_record->confusedWith.at(entry), row);
    case RecordPart::LeadsTo:
        return relationBlock(m_record->leadsTo.at(entry), row);
    case RecordPart::PrecededBy:
        return relationBlock(m_record->precededBy.at(entry), row);
    case RecordPart::Variants:
        return linkTo(m_surroundings.catalog->idAt(entry));
    default:
        return m_facts.block(section, row, entry, m_texts);
    }
}

catalog::BilingualText RecordDocument::distinction() const
{
    const catalog::Record *other =
        m_surroundings.catalog ? m_surroundings.catalog->find(m_surroundings.comparedWith) : nullptr;
    return other ? distinctionOf(*m_record, *other) : catalog::BilingualText();
}

DocumentBlock RecordDocument::linkTo(const QString &id) const
{
    if (!m_surroundings.catalog) {
        return {.kind = Kind::RecordLink, .spans = {{id}}, .recordId = id};
    }
    if (const catalog::Record *target = m_surroundings.catalog->find(id)) {
        return {.kind = Kind::RecordLink,
            .spans = {{catalog::shownText(catalog::titleOf(*target), m_texts.language()).primary}, {id, Style::Mark}},
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
        return m_texts.text(row, transition.distinction);
    case RecordPart::TargetCondition:
        return BlockTexts::known(row, transition.condition, true);
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

} // namespace wayout::present
