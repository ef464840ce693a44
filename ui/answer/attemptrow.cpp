// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/attemptrow.h"

#include "app/present/recordwords.h"
#include "app/text/hiddencharacters.h"
#include "ui/answer/attemptbody.h"
#include "ui/answer/blockwidgets.h"
#include "ui/answer/detailcontext.h"
#include "ui/theme/textbutton.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::answer {
namespace {

using Runs = QList<theme::TextFlow::Run>;
using Style = theme::TextFlow::Style;

constexpr int conditionShare = 30; // of the row's width
constexpr int titleShare = 52;
constexpr int knownShare = 18;
constexpr int linesOfKnown = 2;

/// Returns the first line of the code that is no comment and no lone bracket.
QString firstLine(const QString &code)
{
    const QStringList lines = text::withoutHidden(code).split(u'\n', Qt::SkipEmptyParts);
    const auto command = std::ranges::find_if(lines, [](const QString &line) {
        return !line.startsWith(u'#') && !line.startsWith("//"_L1)
            && std::ranges::any_of(line, [](QChar character) { return character.isLetterOrNumber(); });
    });
    return command == lines.end() ? lines.value(0) : *command;
}

Runs restyled(Runs runs, Style style)
{
    for (theme::TextFlow::Run &run : runs) {
        run.style = run.style == Style::Plain ? style : run.style;
    }
    return runs;
}

/// Returns what not to do, and why. The other language follows on lines of its own.
Runs deadEndRuns(qsizetype index, const DetailContext *context)
{
    const present::RecordDocument &document = context->document();
    const auto blockOf = [&](present::RecordPart part) {
        return document.block(present::RecordPart::DeadEnds, {part}, index);
    };
    Runs runs = restyled(runsOf(blockOf(present::RecordPart::Action)), Style::Strong);
    if (const auto reason = blockOf(present::RecordPart::Reason); !reason.isEmpty()) {
        runs.append({u"—"_s, Style::Dim});
        runs += restyled(runsOf(reason), Style::Dim);
    }
    std::ranges::stable_partition(runs, [](const auto &run) { return !run.text.startsWith(u'\n'); });
    return runs;
}

} // namespace

AttemptRow::AttemptRow(present::RecordPart section, qsizetype index, DetailContext *context, QWidget *parent)
    : Column(parent)
    , m_section(section)
    , m_index(index)
    , m_context(context)
    , m_head(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_title(new theme::TextButton(theme::TextButton::Look::Plain))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, theme::gridUnit * 3 / 4, 0, theme::gridUnit * 3 / 4);
    layout->setSpacing(theme::gridUnit * 3 / 4);
    layout->addLayout(m_head);
    setCursor(Qt::PointingHandCursor);
    m_title->setExpanded(false);
    if (section == present::RecordPart::DeadEnds) {
        addDeadEnd();
    } else {
        addWorkaround();
    }
    m_known =
        new BlockLabel({section, {present::RecordPart::KnownBriefly}, index}, context, theme::PlainLabel::Role::Small);
    m_known->setMostLines(linesOfKnown);
    addCell(m_known, knownShare);
    for (theme::PlainLabel *label : {m_condition, m_code, m_known}) {
        if (label) {
            label->setAttribute(Qt::WA_TransparentForMouseEvents); // a click anywhere opens the row
        }
    }
    connect(m_title, &QPushButton::clicked, this, [this] { setOpen(m_title->isExpanded() == false); });
    connect(context, &DetailContext::narrowChanged, this, &AttemptRow::arrange);
    arrange();
}

void AttemptRow::addDeadEnd()
{
    m_isSpelledOut = present::isDestructive(m_context->record().deadEnds.at(m_index));
    m_title->setGlyph(theme::Glyph::CrossedCircle, theme::Tone::DeadEnd);
    m_title->setMostLines(m_isSpelledOut ? 0 : 1);
    followTitle([context = m_context, index = m_index] { return deadEndRuns(index, context); });
    addCell(m_title, conditionShare + titleShare);
}

void AttemptRow::addWorkaround()
{
    using enum present::RecordPart;
    const present::RecordDocument &document = m_context->document();
    followTitle([context = m_context, section = m_section, index = m_index] {
        return runsOf(context->document().block(section, {Action}, index));
    });
    const QList<catalog::Workaround> &all = m_context->record().workarounds;
    const bool hasConditions = std::ranges::any_of(all, [](const auto &one) { return !one.condition.isEmpty(); });
    if (hasConditions) { // an empty one keeps the titles below each other
        m_condition = new BlockLabel({m_section, {Condition}, m_index}, m_context, theme::PlainLabel::Role::Dim);
        addCell(m_condition, conditionShare);
    }
    auto *action = new Column;
    auto *lines = new QVBoxLayout(action);
    lines->setContentsMargins({});
    lines->setSpacing(0);
    lines->addWidget(m_title);
    if (const QString line = firstLine(document.block(m_section, {Code}, m_index).code); !line.isEmpty()) {
        m_code = new theme::PlainLabel(theme::PlainLabel::Role::Dim);
        m_code->setMostLines(1);
        m_code->setRuns({{line, Style::Code}});
        lines->addWidget(m_code);
    }
    addCell(action, hasConditions ? titleShare : conditionShare + titleShare);
}

void AttemptRow::addCell(QWidget *cell, int share)
{
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred); // widths follow from the shares alone
    policy.setHeightForWidth(true);
    cell->setSizePolicy(policy);
    m_head->addWidget(cell, share, Qt::AlignTop);
}

void AttemptRow::followTitle(std::function<Runs()> words)
{
    m_title->setWords(words);
    connect(m_context, &DetailContext::languageChanged, m_title, [this, words] { m_title->setWords(words); });
}

bool AttemptRow::hasCode() const
{
    return m_code != nullptr;
}

void AttemptRow::setOpen(bool open)
{
    if (open && !m_body) {
        using enum present::RecordPart;
        QList<present::RecordPart> above{Action};
        above.append(m_section == DeadEnds ? Reason : Condition);
        m_body = new AttemptBody(m_section, m_index, above, m_context);
        layout()->addWidget(m_body);
        continueFocusOrder(m_title, m_body);
    }
    if (m_body) {
        m_body->setVisible(open);
    }
    if (m_code) {
        m_code->setVisible(!open);
    }
    m_known->setVisible(!open); // the body says it
    m_title->setMostLines(open || m_isSpelledOut || m_section != present::RecordPart::DeadEnds ? 0 : 1);
    m_title->setExpanded(open);
    Q_EMIT m_context->grown();
}

void AttemptRow::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_head->geometry().contains(event->position().toPoint())) {
        m_title->click();
    }
}

void AttemptRow::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(0, 0, width(), 1, theme::hairline(palette()));
}

void AttemptRow::arrange()
{
    m_head->setDirection(m_context->isNarrow() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_head->setSpacing(m_context->isNarrow() ? 0 : 2 * theme::gridUnit);
    m_known->setTrailing(!m_context->isNarrow());
    if (m_condition) {
        m_condition->setVisible(!m_context->isNarrow() || !m_condition->text().isEmpty());
    }
}

} // namespace wayout::answer
