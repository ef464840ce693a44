// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/teamfigure.h"

#include "ui/detail/detailcontext.h"

TeamFigure::TeamFigure(const AttemptKey &key, RateMeaning meaning, DetailContext *context, QWidget *parent)
    : PlainLabel(Role::Dim, parent)
    , m_key(key)
    , m_meaning(meaning)
    , m_context(context)
{
    connect(context, &DetailContext::teamChanged, this, &TeamFigure::refresh);
    refresh();
}

void TeamFigure::refresh()
{
    const TeamCount count = m_context->team().entries.value(m_key.entry);
    setVisible(count.known() > 0);
    if (count.known() == 0) {
        return setWords([] { return QList<TextFlow::Run>(); });
    }
    const Rate rate = count.rate(m_meaning == RateMeaning::Works ? count.worked : count.didNotWork);
    setWords([rate, people = count.people, meaning = m_meaning] {
        const RateWords words = rateWords(rate, meaning);
        //: what came of it for the user's team; %1 is "works 78 %", %2 "7 of 9 runs · 45–94 %"
        const QString figure = tr("Your team: %1 (%2), noted by %n person(s)", nullptr, people);
        return QList<TextFlow::Run>{{figure.arg(words.headline, words.caption)}};
    });
}
