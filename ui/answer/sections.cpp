// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/sections.h"

#include "ui/answer/attemptbody.h"
#include "ui/answer/attemptrow.h"
#include "ui/answer/blockwidgets.h"
#include "ui/answer/detailcontext.h"
#include "ui/answer/growinglist.h"
#include "ui/answer/ratebar.h"
#include "ui/theme/changes.h"
#include "ui/theme/palettes.h"
#include "ui/theme/plainlabel.h"
#include "ui/theme/textbutton.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QPainter>
#include <QVBoxLayout>

namespace wayout::answer {
namespace {

constexpr int cardPadding = 2 * theme::gridUnit;
constexpr double cardRadius = theme::gridUnit;
constexpr double cardLine = 0.6; // opacity

} // namespace

DetailSection::DetailSection(
    present::RecordPart part, const QList<present::RecordDocument::Section> &sections, DetailContext *context)
    : m_part(part)
    , m_context(context)
    , m_layout(new QVBoxLayout(this))
{
    setAttribute(Qt::WA_StaticContents, part != present::RecordPart::Fix); // the frame of the card moves with its size
    theme::keepTranslated(*this, [this] { setAccessibleName(m_context->document().heading(m_part)); });
    const bool hasLines = part == present::RecordPart::VersionsAndSystems || part == present::RecordPart::Evidence;
    m_layout->setContentsMargins(0, theme::gridUnit, 0, 0);
    m_layout->setSpacing(hasLines ? theme::gridUnit / 2 : theme::gridUnit);
    auto *label = new theme::PlainLabel(theme::PlainLabel::Role::Strong, this);
    label->setWords([part, context] { return QList<theme::TextFlow::Run>{{context->document().heading(part)}}; });
    if (part == present::RecordPart::DeadEnds) {
        label->setGlyph(theme::Glyph::CrossedCircle, theme::Tone::DeadEnd);
    } else if (part == present::RecordPart::Fix) {
        label->setGlyph(theme::Glyph::Check, theme::Tone::Works);
    }
    m_layout->addWidget(label);
    for (const present::RecordDocument::Section &section : sections) {
        addSection(section);
    }
}

void DetailSection::add(QWidget *widget)
{
    if (widget) {
        m_layout->addWidget(widget, 0, theme::placement(*widget));
    }
}

void DetailSection::addSection(const present::RecordDocument::Section &section)
{
    if (section.part == present::RecordPart::Fix) {
        return addFix(section.entries.first());
    }
    if (section.part == present::RecordPart::DeadEnds || present::isOfWorkarounds(section.part)) {
        return addRows(section);
    }
    if (section.part != m_part && !section.heading.isEmpty()) {
        addSubheading(section.part);
    }
    const bool isOfRecords = m_part == present::RecordPart::Related;
    if (section.entries.size() == 1 && !isOfRecords) {
        for (const present::RecordDocument::Row row : section.rows) {
            add(blockWidget({section.part, row, section.entries.first()}, m_context));
        }
    } else if (!section.entries.isEmpty()) {
        auto *list = new GrowingList(
            section.entries.size(), [part = section.part, entries = section.entries, context = m_context](qsizetype i) {
                return entryWidget(part, entries.at(i), context);
            });
        list->setSpacing(isOfRecords ? theme::gridUnit : theme::gridUnit / 4);
        add(list);
    }
}

void DetailSection::addSubheading(present::RecordPart part)
{
    auto *label = new theme::PlainLabel(theme::PlainLabel::Role::Dim);
    label->setWords(
        [part, context = m_context] { return QList<theme::TextFlow::Run>{{context->document().heading(part)}}; });
    add(label);
}

void DetailSection::addFix(qsizetype index)
{
    using enum present::RecordPart;
    m_layout->setContentsMargins(cardPadding, theme::gridUnit * 3 / 2, cardPadding, theme::gridUnit * 3 / 2);
    m_layout->setSpacing(theme::gridUnit * 3 / 4);
    auto *top = new QBoxLayout(QBoxLayout::LeftToRight);
    top->addWidget(new BlockLabel({Fix, {Action}, index}, m_context, theme::PlainLabel::Role::Heading), 1);
    if (QWidget *rate = blockWidget({Fix, {Rate}, index}, m_context)) {
        auto *bar = static_cast<RateBar *>(rate);
        top->addWidget(bar, 0, Qt::AlignTop);
        const auto arrange = [this, top, bar] {
            const bool narrow = m_context->isNarrow();
            top->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
            top->setAlignment(bar, narrow ? Qt::Alignment() : Qt::AlignTop);
            bar->setBeside(!narrow);
        };
        connect(m_context, &DetailContext::narrowChanged, bar, arrange);
        arrange();
    }
    m_layout->addLayout(top);
    m_layout->addWidget(new AttemptBody(Fix, index, {Action, Rate}, m_context));
}

void DetailSection::addRows(const present::RecordDocument::Section &section)
{
    auto *list = new GrowingList(
        section.entries.size(),
        [part = section.part, entries = section.entries, context = m_context](
            qsizetype i) { return new AttemptRow(part, entries.at(i), context); },
        nullptr, GrowingList::usuallyAtFirst, m_context);
    list->setSpacing(0);
    add(list);
}

QWidget *DetailSection::heading() const
{
    return m_layout->itemAt(0)->widget();
}

void DetailSection::paintEvent(QPaintEvent *)
{
    if (m_part != present::RecordPart::Fix) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme::blended(theme::toneColour(theme::Tone::Works, palette()), palette().color(QPalette::Base),
        theme::isHighContrast(palette()) ? 1 : cardLine));
    painter.setBrush(theme::toneSurface(theme::Tone::Works, palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cardRadius, cardRadius);
}

} // namespace wayout::answer
