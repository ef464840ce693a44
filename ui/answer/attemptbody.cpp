// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/attemptbody.h"

#include "ui/answer/blockwidgets.h"
#include "ui/answer/detailcontext.h"
#include "ui/answer/foldedtext.h"
#include "ui/answer/growinglist.h"
#include "ui/answer/resultswitch.h"
#include "ui/theme/textbutton.h"
#include "ui/theme/typescale.h"

#include <QVBoxLayout>

namespace wayout::answer {

AttemptBody::AttemptBody(present::RecordPart section, qsizetype index, const QList<present::RecordPart> &above,
    DetailContext *context, QWidget *parent)
    : Column(parent)
    , m_section(section)
    , m_index(index)
    , m_context(context)
    , m_layout(new QVBoxLayout(this))
    , m_foot(new QBoxLayout(QBoxLayout::LeftToRight))
{
    m_layout->setContentsMargins({});
    m_layout->setSpacing(theme::gridUnit * 3 / 4);
    addBlocks(above);
    addFoot();
    connect(context, &DetailContext::narrowChanged, this, &AttemptBody::arrange);
    arrange();
}

void AttemptBody::addBlocks(const QList<present::RecordPart> &above)
{
    using enum present::RecordPart;
    const present::RecordDocument &document = m_context->document();
    bool hasCode = false;
    for (const present::RecordDocument::Row row : document.rows(m_section)) {
        const present::DocumentBlock block = document.block(m_section, row, m_index);
        if (block.isEmpty() || row.part == KnownFrom || row.part == AttemptSources || above.contains(row.part)) {
            continue;
        }
        const BlockPlace place{m_section, row, m_index};
        if (row.part == Condition) {
            m_layout->addWidget(new FoldedText(place, m_context, theme::PlainLabel::Role::Dim));
        } else if (row.part == Reason && hasCode) { // the code is what most readers came for
            m_layout->addWidget(new FoldedText(place, m_context, theme::PlainLabel::Role::Body));
        } else {
            m_layout->addWidget(blockWidget(place, m_context));
        }
        hasCode = hasCode || block.kind == present::DocumentBlock::Kind::Code;
    }
}

void AttemptBody::addFoot()
{
    using enum present::RecordPart;
    const present::RecordDocument &document = m_context->document();
    auto *known = new QHBoxLayout;
    known->setSpacing(theme::gridUnit);
    auto *words = new BlockLabel({m_section, {KnownFrom}, m_index}, m_context, theme::PlainLabel::Role::Small);
    known->addWidget(words, 1);
    known->addStretch(); // in its place where the rate says all
    const QStringList sources = document.block(m_section, {AttemptSources}, m_index).links;
    if (!sources.isEmpty()) {
        m_sources = sourcesButton(sources);
        known->addWidget(m_sources, 0, Qt::AlignTop);
    }
    m_foot->addLayout(known, 1);
    if (m_context->asksForResults()) {
        const storage::AttemptKey key = m_section == DeadEnds
            ? storage::AttemptKey::ofDeadEnd(m_context->record(), m_index)
            : storage::AttemptKey::ofWorkaround(m_context->record(), m_index);
        m_results = new ResultSwitch(
            key, [this] { return title(); }, m_context, this);
        m_foot->addWidget(m_results);
    }
    m_layout->addLayout(m_foot);
    const auto showKnown = [words] { words->setVisible(!words->text().isEmpty()); };
    connect(m_context, &DetailContext::ownChanged, words, showKnown);
    connect(m_context, &DetailContext::teamChanged, words, showKnown);
    showKnown();
}

QString AttemptBody::title() const
{
    return m_context->document().block(m_section, {present::RecordPart::Action}, m_index).text();
}

theme::TextButton *AttemptBody::sourcesButton(const QStringList &sources)
{
    auto *button = new theme::TextButton(theme::TextButton::Look::Small, this);
    button->setExpanded(false);
    button->setWords(
        [count = int(sources.size())] { return QList<theme::TextFlow::Run>{{tr("%n source(s)", nullptr, count)}}; });
    connect(button, &QPushButton::clicked, this, [this, sources] { toggleSources(sources); });
    return button;
}

void AttemptBody::toggleSources(const QStringList &sources)
{
    const bool opens = m_sources->isExpanded() == false;
    if (!m_sourceList) {
        m_sourceList = new GrowingList(
            sources.size(), [this, sources](qsizetype i) { return sourceLink(sources.at(i), m_context); }, this);
        m_layout->insertWidget(m_layout->indexOf(m_foot) + 1, m_sourceList);
        if (m_results) {
            m_sourceList->stackUnder(m_results); // a screen reader reads it after its button
        }
        continueFocusOrder(m_sources, m_sourceList);
    }
    m_sourceList->setVisible(opens);
    m_sources->setExpanded(opens);
    Q_EMIT m_context->grown();
}

void AttemptBody::arrange()
{
    const bool narrow = m_context->isNarrow();
    m_foot->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_foot->setSpacing(narrow ? theme::gridUnit / 2 : 2 * theme::gridUnit);
}

} // namespace wayout::answer
