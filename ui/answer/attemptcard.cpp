// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/attemptcard.h"

#include "ui/answer/blockwidgets.h"
#include "ui/answer/detailcontext.h"
#include "ui/answer/growinglist.h"
#include "ui/answer/ratebar.h"
#include "ui/answer/resultswitch.h"
#include "ui/theme/palettes.h"
#include "ui/theme/textbutton.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QPaintEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace wayout::answer {
namespace {

constexpr int padding = theme::gridUnit * 3 / 2;
constexpr present::RecordDocument::Row titleRow{present::RecordPart::Action};
constexpr present::RecordDocument::Row rateRow{present::RecordPart::Rate};

} // namespace

AttemptCard::AttemptCard(present::RecordPart section, qsizetype index, DetailContext *context, Extent extent)
    : m_section(section)
    , m_index(index)
    , m_context(context)
    , m_top(new QBoxLayout(QBoxLayout::LeftToRight))
{
    auto *texts = new Column(this); // made first because a screen reader reads children in this order
    m_texts = new QVBoxLayout(texts);
    const present::DocumentBlock rate = context->document().block(section, rateRow, index);
    m_rate = new RateBar(rate.rate, rate.meaning, this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(padding, padding, padding, padding);
    layout->setSpacing(theme::gridUnit);
    m_texts->setContentsMargins({});
    m_texts->setSpacing(theme::gridUnit * 3 / 4);
    m_top->addWidget(texts, 1, Qt::AlignTop);
    m_top->addWidget(m_rate, 0, Qt::AlignTop);
    layout->addLayout(m_top);
    connect(context, &DetailContext::narrowChanged, this, &AttemptCard::arrange);
    arrange();
    m_texts->addWidget(blockWidget({section, titleRow, index}, context));
    if (extent == Extent::Whole) {
        addBlocks();
    } else {
        addFold();
    }
}

void AttemptCard::addBlocks()
{
    const present::RecordDocument &document = m_context->document();
    for (const present::RecordDocument::Row row : document.rows(m_section)) {
        const present::DocumentBlock block = document.block(m_section, row, m_index);
        if (block.isEmpty() || row.part == present::RecordPart::Action || row.part == present::RecordPart::Rate) {
            continue;
        }
        if (block.kind == present::DocumentBlock::Kind::WebLinks) {
            addSources(block.links);
        } else {
            const bool isCode = block.kind == present::DocumentBlock::Kind::Code;
            (isCode ? layout() : m_texts)->addWidget(blockWidget({m_section, row, m_index}, m_context));
        }
    }
    const storage::AttemptKey key = m_section == present::RecordPart::DeadEnds
        ? storage::AttemptKey::ofDeadEnd(m_context->record(), m_index)
        : storage::AttemptKey::ofWorkaround(m_context->record(), m_index);
    const present::RateMeaning meaning =
        m_section == present::RecordPart::Workarounds ? present::RateMeaning::Works : present::RateMeaning::Fails;
    layout()->addWidget(new TeamFigure(key, meaning, m_context, this));
    if (m_context->asksForResults()) {
        layout()->addWidget(new ResultSwitch(
            key, [this] { return title(); }, m_context, this));
    }
}

void AttemptCard::addFold()
{
    auto *why = new theme::TextButton(theme::TextButton::Look::Link, this);
    why->setWords([] { return QList<theme::TextFlow::Run>{{tr("Why it fails")}}; });
    m_texts->addWidget(why, 0, theme::placement(*why));
    connect(why, &QPushButton::clicked, this, [this, why] {
        why->hide();
        why->deleteLater();
        addBlocks();
        continueFocusOrder(why, this);
        m_texts->itemAt(0)->widget()->setFocus(Qt::OtherFocusReason);
    });
}

QString AttemptCard::title() const
{
    return m_context->document().block(m_section, titleRow, m_index).text();
}

void AttemptCard::addSources(const QStringList &sources)
{
    if (sources.isEmpty()) {
        return;
    }
    auto *toggle = new theme::TextButton(theme::TextButton::Look::Link, this);
    toggle->setExpanded(false);
    toggle->setWords(
        [count = int(sources.size())] { return QList<theme::TextFlow::Run>{{tr("%n source(s)", nullptr, count)}}; });
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->addWidget(toggle, 0, theme::placement(*toggle));
    connect(toggle, &QPushButton::clicked, this,
        [this, sources, toggle, column, list = static_cast<GrowingList *>(nullptr)]() mutable {
            const bool opens = toggle->isExpanded() == false;
            if (!list) {
                list = new GrowingList(
                    sources.size(), [this, sources](qsizetype i) { return sourceLink(sources.at(i), m_context); },
                    this);
                const int place = column->indexOf(toggle) + 1;
                column->insertWidget(place, list);
                if (place + 1 < column->count()) {
                    list->stackUnder(column->itemAt(place + 1)->widget()); // keeps the reading order of a screen reader
                }
                continueFocusOrder(toggle, list);
            }
            list->setVisible(opens);
            toggle->setExpanded(opens);
        });
}

void AttemptCard::arrange()
{
    const bool narrow = m_context->isNarrow();
    m_top->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_top->setSpacing(narrow ? theme::gridUnit : 2 * theme::gridUnit);
    m_top->setAlignment(m_rate, narrow ? Qt::Alignment() : Qt::AlignTop);
    m_rate->setBeside(!narrow);
}

void AttemptCard::paintEvent(QPaintEvent *event)
{
    const theme::Tone tone = m_section == present::RecordPart::Workarounds ? theme::Tone::Works : theme::Tone::DeadEnd;
    QPainter painter(this);
    if (rect().adjusted(theme::gridUnit, theme::gridUnit, -theme::gridUnit, -theme::gridUnit).contains(event->rect())) {
        // A rounded path costs as much for a small part as for the whole card.
        painter.fillRect(event->rect(), theme::toneSurface(tone, palette()));
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme::isHighContrast(palette()) ? QPen(theme::toneColour(tone, palette()), 1) : QPen(Qt::NoPen));
    painter.setBrush(theme::toneSurface(tone, palette()));
    const double inset = theme::isHighContrast(palette()) ? 0.5 : 0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), theme::gridUnit, theme::gridUnit);
}

} // namespace wayout::answer
