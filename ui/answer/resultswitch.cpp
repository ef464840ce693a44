// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/resultswitch.h"

#include "ui/answer/detailcontext.h"
#include "ui/theme/codespans.h"
#include "ui/theme/plainlabel.h"
#include "ui/theme/segment.h"
#include "ui/theme/typescale.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::answer {
namespace {

constexpr std::array results{storage::OwnResult::Tried, storage::OwnResult::Worked, storage::OwnResult::DidNotWork};
constexpr std::array places{theme::Segment::Place::First, theme::Segment::Place::Middle, theme::Segment::Place::Last};

QAccessibleInterface *accessibleOf(const QString &, QObject *object)
{
    auto *group = qobject_cast<ResultSwitch *>(object);
    return group ? new QAccessibleWidget(group, QAccessible::Grouping) : nullptr;
}

} // namespace

ResultSwitch::ResultSwitch(
    const storage::AttemptKey &key, std::function<QString()> title, DetailContext *context, QWidget *parent)
    : Column(parent)
    , m_key(key)
    , m_title(std::move(title))
    , m_context(context)
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_summary(new theme::PlainLabel(theme::PlainLabel::Role::Dim, this))
{
    [[maybe_unused]] static const bool isKnown = (QAccessible::installFactory(accessibleOf), true);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    for (size_t i = 0; i < results.size(); ++i) {
        m_segments[i] = new theme::Segment(places[i], theme::Segment::Size::Text, this);
        m_segments[i]->setAutoExclusive(false); // allows a switch with nothing chosen
        m_segments[i]->installEventFilter(this);
        // toggled() instead of clicked(), because a screen reader toggles.
        connect(m_segments[i], &QAbstractButton::toggled, this, [this, i] { choose(results[i]); });
        row->addWidget(m_segments[i]);
    }
    row->addStretch();
    m_row->setContentsMargins({});
    m_row->addLayout(row);
    m_row->addWidget(m_summary, 1);
    connect(context, &DetailContext::ownChanged, this, &ResultSwitch::refresh);
    connect(context, &DetailContext::narrowChanged, this, &ResultSwitch::arrange);
    connect(context, &DetailContext::languageChanged, this, &ResultSwitch::retranslateUi);
    arrange();
    retranslateUi();
}

void ResultSwitch::choose(storage::OwnResult result)
{
    const auto before = m_context->own().results.value(m_key.entry).now;
    Q_EMIT m_context->resultChosen(m_key, before == result ? std::nullopt : std::optional(result));
}

void ResultSwitch::refresh()
{
    const storage::OwnResults own = m_context->own().results.value(m_key.entry);
    const auto now = own.now ? std::ranges::find(results, *own.now) - results.begin() : 0;
    for (size_t i = 0; i < results.size(); ++i) {
        const QSignalBlocker quiet(m_segments[i]);
        m_segments[i]->setEnabled(m_context->canKeep());
        m_segments[i]->setChecked(own.now == results[i]);
        const bool hasFocus = m_segments[i]->hasFocus();
        m_segments[i]->setFocusPolicy(hasFocus || size_t(now) == i ? Qt::StrongFocus : Qt::ClickFocus);
    }
    const int known = own.worked + own.didNotWork;
    m_summary->setWords([own, known] {
        const QString words = known > 0
            //: what the user's own attempts came to; never part of the catalogue's figures
            ? tr("You: worked %1 of %n", nullptr, known).arg(own.worked)
            : own.tried > 0 ? tr("You: tried") : QString();
        return words.isEmpty() ? QList<theme::TextFlow::Run>()
                               : QList<theme::TextFlow::Run>{{words, theme::TextFlow::Style::Strong}};
    });
    m_summary->setVisible(known > 0 || own.tried > 0);
}

bool ResultSwitch::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress) {
        return Column::eventFilter(watched, event);
    }
    const int key = static_cast<QKeyEvent *>(event)->key();
    const int ahead = isRightToLeft() ? -1 : 1;
    const int by = key == Qt::Key_Right ? ahead : key == Qt::Key_Left ? -ahead : 0;
    const auto here = std::ranges::find(m_segments, watched) - m_segments.begin();
    if (by != 0) {
        const auto there = std::clamp<qptrdiff>(here + by, 0, qptrdiff(m_segments.size()) - 1);
        m_segments[size_t(there)]->setFocus(Qt::OtherFocusReason);
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        m_segments[size_t(here)]->click();
        return true;
    }
    return Column::eventFilter(watched, event);
}

void ResultSwitch::changeEvent(QEvent *event)
{
    Column::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslateUi();
    } else if (event->type() == QEvent::FontChange) {
        for (theme::Segment *segment : m_segments) {
            segment->updateGeometry();
        }
    }
}

void ResultSwitch::retranslateUi()
{
    const QString title = theme::withCode(m_title()).text;
    setAccessibleDescription(tr("What came of it when you tried it; press again to take it back"));
    //: the user's answers to: what came of it?
    const std::array words{tr("Tried"), tr("Worked"), tr("Didn't work")};
    //: for screen readers; %1 is a dead end or a workaround
    const std::array names{tr("Tried: %1"), tr("Worked: %1"), tr("Didn't work: %1")};
    for (size_t i = 0; i < words.size(); ++i) {
        m_segments[i]->setText(words[i]);
        m_segments[i]->setAccessibleName(names[i].arg(title));
        m_segments[i]->setToolTip(accessibleDescription()); // the same sentence for all three segments
        m_segments[i]->updateGeometry();
    }
    //: for screen readers; %1 is a dead end or a workaround
    setAccessibleName(tr("Your result for: %1").arg(title));
    refresh();
}

void ResultSwitch::arrange()
{
    const bool narrow = m_context->isNarrow();
    m_row->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_row->setSpacing(narrow ? theme::gridUnit / 2 : theme::gridUnit * 3 / 2);
    m_row->setAlignment(m_summary, narrow ? Qt::Alignment() : Qt::AlignVCenter);
}

TeamFigure::TeamFigure(
    const storage::AttemptKey &key, present::RateMeaning meaning, DetailContext *context, QWidget *parent)
    : theme::PlainLabel(Role::Dim, parent)
    , m_key(key)
    , m_meaning(meaning)
    , m_context(context)
{
    connect(context, &DetailContext::teamChanged, this, &TeamFigure::refresh);
    refresh();
}

void TeamFigure::refresh()
{
    const evidence::TeamCount count = m_context->team().entries.value(m_key.entry);
    setVisible(count.known() > 0);
    if (count.known() == 0) {
        return setWords([] { return QList<theme::TextFlow::Run>(); });
    }
    const evidence::Rate rate = count.rate(m_meaning == present::RateMeaning::Works ? count.worked : count.didNotWork);
    setWords([rate, people = count.people, meaning = m_meaning] {
        const present::RateWords words = present::rateWords(rate, meaning);
        //: what came of it for the user's team; %1 is "works 78 %", %2 "7 of 9 runs · 45–94 %"
        const QString figure = tr("Your team: %1 (%2), noted by %n person(s)", nullptr, people);
        return QList<theme::TextFlow::Run>{{figure.arg(words.headline, words.caption)}};
    });
}

} // namespace wayout::answer
