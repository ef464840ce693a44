// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/tryfirst.h"

#include "app/command/ratewords.h"
#include "app/command/recordwords.h"
#include "ui/detail/detailcontext.h"
#include "ui/detail/sections.h"
#include "ui/detail/textbutton.h"
#include "ui/theme/codespans.h"

using namespace Qt::StringLiterals;

namespace {

QString titleOf(const DetailContext &context, qsizetype index)
{
    const Workaround &first = context.record().workarounds.at(index);
    return first.action.isEmpty() ? firstSentence(shownText(first.how, context.language()).primary).sentence
                                  : shownText(first.action, context.language()).primary;
}

QList<TextFlow::Run> runs(const DetailContext &context, qsizetype index)
{
    using Style = TextFlow::Style;
    //: what follows is the first thing to try
    QList<TextFlow::Run> result{
        {DetailSection::tr("Try first:"), Style::Dim}, {titleOf(context, index), Style::Plain, true}};
    if (const Rate rate = successRate(context.record(), index); rate.basis != Rate::Basis::None) {
        // In one piece: "1 of" at the end of a line would be read as something else.
        QString words = u"· "_s + rateWords(rate, RateMeaning::Works).headline;
        result.append({words.replace(u' ', QChar::Nbsp), Style::Dim});
    }
    return result;
}

QString spoken(const DetailContext &context, qsizetype index)
{
    const QString title = withCode(titleOf(context, index)).text;
    const Rate rate = successRate(context.record(), index);
    //: for screen readers; %1 is the first thing to try, %2 how often it works
    return DetailSection::tr("Try first: %1, %2").arg(title, rateWords(rate, RateMeaning::Works).spoken);
}

} // namespace

TextButton *tryFirstLink(DetailContext *context)
{
    const QList<qsizetype> order = workaroundOrder(context->record());
    if (order.isEmpty() || context->record().deadEnds.isEmpty()) {
        return nullptr;
    }
    auto *button = new TextButton(TextButton::Look::Link);
    button->setGlyph(Glyph::Check, Tone::Works);
    const auto say = [button, context, index = order.first()] {
        button->setWords(
            [context, index] { return runs(*context, index); }, [context, index] { return spoken(*context, index); });
    };
    say();
    QObject::connect(context, &DetailContext::languageChanged, button, say);
    QObject::connect(button, &QPushButton::clicked, context, &DetailContext::workaroundsRequested);
    return button;
}
