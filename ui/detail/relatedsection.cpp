// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/relatedsection.h"

#include "ui/detail/bilinguallabel.h"
#include "ui/detail/column.h"
#include "ui/detail/detailcontext.h"
#include "ui/detail/growinglist.h"
#include "ui/detail/sections.h"
#include "ui/detail/textbutton.h"
#include "ui/theme/typescale.h"

#include <QVBoxLayout>

namespace {

using Style = TextFlow::Style;
using Runs = QList<TextFlow::Run>;

/// The other record's signature as the way to it.
QWidget *wayTo(const Record *record, DetailContext *context)
{
    auto *button = new TextButton(TextButton::Look::Link);
    button->setGlyph(Glyph::ArrowRight);
    const auto say = [button, record, context] {
        const ShownText shown = shownText(record->signature, context->language());
        button->setRuns({{shown.primary}, {record->id, Style::Chip}});
    };
    say();
    QObject::connect(context, &DetailContext::languageChanged, button, say);
    QObject::connect(
        button, &QPushButton::clicked, context, [context, id = record->id] { Q_EMIT context->recordRequested(id); });
    return button;
}

/// Where the other record is not loaded, its id and that it is missing.
QWidget *target(const Transition &transition, DetailContext *context)
{
    if (const Record *record = context->catalog().find(transition.recordId)) {
        return wayTo(record, context);
    }
    auto *missing = new PlainLabel(PlainLabel::Role::Dim);
    missing->setWords([&transition] {
        return Runs{{transition.recordId}, {DetailSection::tr("not in this catalogue"), Style::Chip}};
    });
    return missing;
}

QWidget *comparison(const Transition &transition, DetailContext *context)
{
    auto *button = new TextButton(TextButton::Look::Link);
    button->setWords([] { return Runs{{DetailSection::tr("Compare side by side")}}; });
    QObject::connect(button, &QPushButton::clicked, context,
        [context, id = transition.recordId] { Q_EMIT context->comparisonRequested(id); });
    return button;
}

QWidget *relation(const Transition &transition, DetailContext *context)
{
    auto *item = new Column;
    auto *layout = new QVBoxLayout(item);
    layout->setContentsMargins({});
    layout->setSpacing(gridUnit / 4);
    QWidget *way = target(transition, context);
    layout->addWidget(way, 0, placement(*way));
    if (!transition.distinction.isEmpty()) {
        layout->addWidget(new BilingualLabel(transition.distinction, context));
    }
    if (!transition.condition.isEmpty()) {
        auto *condition = new PlainLabel(PlainLabel::Role::Body);
        condition->setWords([&transition] {
            return Runs{{DetailSection::tr("When:"), Style::Dim}, {transition.condition, Style::Plain, true}};
        });
        layout->addWidget(condition);
    }
    if (transition.probability) {
        auto *probability = new PlainLabel(PlainLabel::Role::Dim);
        probability->setWords([percent = qRound(*transition.probability * 100)] {
            return Runs{{DetailSection::tr("in ~%1 % of cases, estimate").arg(percent)}};
        });
        layout->addWidget(probability);
    }
    return item;
}

QWidget *twin(const Transition &transition, DetailContext *context)
{
    QWidget *item = relation(transition, context);
    if (context->catalog().find(transition.recordId)) {
        static_cast<QVBoxLayout *>(item->layout())->addWidget(comparison(transition, context), 0, Qt::AlignLeft);
    }
    return item;
}

void addSubheading(DetailSection *section, std::function<QString()> heading)
{
    auto *label = new PlainLabel(PlainLabel::Role::Dim);
    label->setWords([heading = std::move(heading)] { return Runs{{heading()}}; });
    section->add(label);
}

void addVariants(DetailSection *section, const QList<qsizetype> &variants, DetailContext *context)
{
    if (variants.isEmpty()) {
        return;
    }
    addSubheading(section, [] { return DetailSection::tr("The same error elsewhere"); });
    section->add(new GrowingList(variants.size(),
        [variants, context](qsizetype i) { return wayTo(&context->catalog().at(variants.at(i)), context); }));
}

void addGroup(DetailSection *section, std::function<QString()> heading, const QList<Transition> &transitions,
    DetailContext *context, QWidget *(*item)(const Transition &, DetailContext *) = relation)
{
    if (transitions.isEmpty()) {
        return;
    }
    addSubheading(section, std::move(heading));
    section->add(new GrowingList(
        transitions.size(), [&transitions, context, item](qsizetype i) { return item(transitions.at(i), context); }));
}

} // namespace

DetailSection *relatedSection(DetailContext *context)
{
    const Record &record = context->record();
    const QList<qsizetype> variants = context->variants();
    if (variants.isEmpty() && record.leadsTo.isEmpty() && record.precededBy.isEmpty()
        && record.confusedWith.isEmpty()) {
        return nullptr;
    }
    auto *section = new DetailSection([] { return DetailSection::tr("Related records"); }, std::nullopt);
    addVariants(section, variants, context);
    addGroup(
        section, [] { return DetailSection::tr("Often confused with this one"); }, record.confusedWith, context, twin);
    addGroup(
        section, [] { return DetailSection::tr("What it leads to"); }, record.leadsTo, context);
    addGroup(
        section, [] { return DetailSection::tr("What comes before it"); }, record.precededBy, context);
    return section;
}
