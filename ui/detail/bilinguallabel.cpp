// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/bilinguallabel.h"

#include "ui/detail/detailcontext.h"

#include <QEvent>

BilingualLabel::BilingualLabel(const BilingualText &text, DetailContext *context, Role role, QWidget *parent)
    : PlainLabel(role, parent)
    , m_text(text)
    , m_context(context)
    , m_hasCode(text != context->record().signature)
{
    connect(context, &DetailContext::languageChanged, this, &BilingualLabel::refresh);
    refresh();
}

void BilingualLabel::setLead(std::function<QString()> lead)
{
    m_lead = std::move(lead);
    refresh();
}

void BilingualLabel::changeEvent(QEvent *event)
{
    PlainLabel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    }
}

void BilingualLabel::refresh()
{
    using Style = TextFlow::Style;
    const ShownText shown = shownText(m_text, m_context->language());
    QList<TextFlow::Run> runs;
    if (m_lead) {
        runs.append({m_lead(), Style::Dim});
    }
    runs.append({shown.primary, Style::Plain, m_hasCode});
    switch (shown.fallback) {
    case ShownText::Fallback::None:
        break;
    case ShownText::Fallback::EnglishOnly:
        runs.append({tr("English only"), Style::Chip});
        break;
    case ShownText::Fallback::ChineseOnly:
        runs.append({tr("Chinese only"), Style::Chip});
        break;
    }
    if (!shown.secondary.isEmpty()) {
        runs.append({u'\n' + shown.secondary, Style::Dim, m_hasCode});
    }
    setRuns(runs);
}
