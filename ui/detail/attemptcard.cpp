// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/attemptcard.h"

#include "ui/detail/bilinguallabel.h"
#include "ui/detail/codeview.h"
#include "ui/detail/detailcontext.h"
#include "ui/detail/focusorder.h"
#include "ui/detail/growinglist.h"
#include "ui/detail/ratebar.h"
#include "app/command/recordwords.h"
#include "ui/detail/resultswitch.h"
#include "ui/detail/sourcelink.h"
#include "ui/detail/teamfigure.h"
#include "ui/detail/textbutton.h"
#include "ui/theme/typescale.h"

#include <QVBoxLayout>

namespace {

constexpr int padding = gridUnit * 3 / 2;

/// Its action, or what its reason begins with.
BilingualText titleOf(const DeadEnd &deadEnd)
{
    return deadEnd.action.isEmpty()
        ? BilingualText{firstSentence(deadEnd.whyFails.en).sentence, firstSentence(deadEnd.whyFails.zh).sentence}
        : deadEnd.action;
}

} // namespace

AttemptCard::AttemptCard(const Rate &rate, RateMeaning meaning, DetailContext *context, QWidget *parent)
    : Card(meaning == RateMeaning::Works ? Tone::Works : Tone::DeadEnd, parent)
    , m_context(context)
    , m_meaning(meaning)
    , m_top(new QBoxLayout(QBoxLayout::LeftToRight))
{
    auto *texts = new Column(this); // first made, first read by a screen reader
    m_texts = new QVBoxLayout(texts);
    m_rate = new RateBar(rate, meaning, this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(padding, padding, padding, padding);
    layout->setSpacing(gridUnit);
    m_texts->setContentsMargins({});
    m_texts->setSpacing(gridUnit * 3 / 4);
    m_top->addWidget(texts, 1, Qt::AlignTop);
    m_top->addWidget(m_rate, 0, Qt::AlignTop);
    layout->addLayout(m_top);
    connect(context, &DetailContext::narrowChanged, this, &AttemptCard::arrange);
    arrange();
}

AttemptCard *AttemptCard::ofDeadEnd(qsizetype index, DetailContext *context, QWidget *parent)
{
    auto *card = new AttemptCard(failRate(context->record(), index), RateMeaning::Fails, context, parent);
    card->addTitleOf(context->record().deadEnds.at(index));
    card->addReasons(index);
    return card;
}

AttemptCard *AttemptCard::foldedDeadEnd(qsizetype index, DetailContext *context, QWidget *parent)
{
    auto *card = new AttemptCard(failRate(context->record(), index), RateMeaning::Fails, context, parent);
    card->addTitleOf(context->record().deadEnds.at(index));
    card->addFold(index);
    return card;
}

void AttemptCard::addTitleOf(const DeadEnd &deadEnd)
{
    addTitle(titleOf(deadEnd));
}

void AttemptCard::addReasons(qsizetype index)
{
    const Record &record = m_context->record();
    const DeadEnd &deadEnd = record.deadEnds.at(index);
    addText(deadEnd.action.isEmpty()
            ? BilingualText{firstSentence(deadEnd.whyFails.en).rest, firstSentence(deadEnd.whyFails.zh).rest}
            : deadEnd.whyFails);
    addText(deadEnd.misconception, [] { return tr("What people believe:"); });
    addText(deadEnd.condition, [] { return tr("When it fails:"); });
    addShown([&record, index] { return deadEndShown(record, index, QDate::currentDate()); });
    addSources(deadEnd.sources);
    const AttemptKey key = AttemptKey::ofDeadEnd(record, index);
    layout()->addWidget(new TeamFigure(key, RateMeaning::Fails, m_context, this));
    if (m_context->asksForResults()) {
        layout()->addWidget(new ResultSwitch(key, titleOf(deadEnd), m_context, this));
    }
}

void AttemptCard::addFold(qsizetype deadEnd)
{
    auto *why = new TextButton(TextButton::Look::Link, this);
    why->setWords([] { return QList<TextFlow::Run>{{tr("Why it fails")}}; });
    m_texts->addWidget(why, 0, placement(*why));
    connect(why, &QPushButton::clicked, this, [this, why, deadEnd] {
        why->hide();
        why->deleteLater();
        addReasons(deadEnd);
        continueFocusOrder(why, this);
        m_texts->itemAt(0)->widget()->setFocus(Qt::OtherFocusReason);
    });
}

AttemptCard *AttemptCard::ofWorkaround(qsizetype index, DetailContext *context, QWidget *parent)
{
    const Workaround &workaround = context->record().workarounds.at(index);
    auto *card = new AttemptCard(successRate(context->record(), index), RateMeaning::Works, context, parent);
    if (workaround.action.isEmpty()) {
        card->addTitle(workaround.how);
    } else {
        card->addTitle(workaround.action);
        card->addText(workaround.how);
    }
    card->addText(workaround.condition, [] { return tr("When:"); });
    card->addText(workaround.tradeoff, [] { return tr("The price:"); });
    if (!workaround.code.isEmpty()) {
        card->layout()->addWidget(new CodeView(workaround.code, workaround.codeLanguage, card));
    }
    card->addShown([context, index] { return workaroundShown(context->record(), index, QDate::currentDate()); });
    card->addSources(workaround.sources);
    const AttemptKey key = AttemptKey::ofWorkaround(context->record(), index);
    card->layout()->addWidget(new TeamFigure(key, RateMeaning::Works, context, card));
    if (context->asksForResults()) {
        card->layout()->addWidget(
            new ResultSwitch(key, workaround.action.isEmpty() ? workaround.how : workaround.action, context, card));
    }
    return card;
}

void AttemptCard::addTitle(const BilingualText &title)
{
    m_title = title;
    auto *label = new BilingualLabel(title, m_context, PlainLabel::Role::Strong);
    m_texts->addWidget(label);
}

QString AttemptCard::title() const
{
    return shownText(m_title, m_context->language()).primary;
}

void AttemptCard::addText(const BilingualText &text, std::function<QString()> lead)
{
    if (text.isEmpty()) {
        return;
    }
    auto *label = new BilingualLabel(text, m_context, PlainLabel::Role::Body);
    if (lead) {
        label->setLead(std::move(lead));
    }
    m_texts->addWidget(label);
}

void AttemptCard::addShown(std::function<std::optional<ShownByRun>()> words)
{
    const std::optional<ShownByRun> shown = words();
    if (!shown) {
        return;
    }
    auto *label = new PlainLabel(PlainLabel::Role::Dim, this);
    if (shown->isOld) {
        label->setGlyph(Glyph::Clock, Tone::Caution);
    } else if (shown->asClaimed) {
        label->setGlyph(m_meaning == RateMeaning::Works ? Glyph::Check : Glyph::CrossedCircle,
            m_meaning == RateMeaning::Works ? Tone::Works : Tone::DeadEnd);
    } else {
        label->setGlyph(Glyph::Triangle, Tone::Caution);
    }
    label->setWords([words = std::move(words)] { return QList<TextFlow::Run>{{words()->words}}; });
    m_texts->addWidget(label);
}

void AttemptCard::addSources(const QStringList &sources)
{
    if (sources.isEmpty()) {
        return;
    }
    auto *toggle = new TextButton(TextButton::Look::Link, this);
    toggle->setExpanded(false);
    toggle->setWords(
        [count = int(sources.size())] { return QList<TextFlow::Run>{{tr("%n source(s)", nullptr, count)}}; });
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->addWidget(toggle, 0, placement(*toggle));
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
                    list->stackUnder(column->itemAt(place + 1)->widget()); // read where it stands
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
    m_top->setSpacing(narrow ? gridUnit : 2 * gridUnit);
    m_top->setAlignment(m_rate, narrow ? Qt::Alignment() : Qt::AlignTop);
    m_rate->setBeside(!narrow);
}
