// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/resultswitch.h"

#include "app/text/codespans.h"
#include "ui/answer/detailcontext.h"
#include "ui/theme/changes.h"
#include "ui/theme/segment.h"
#include "ui/theme/typescale.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::answer {
namespace {

constexpr std::array results{storage::OwnResult::Worked, storage::OwnResult::DidNotWork};
constexpr std::array places{theme::Segment::Place::First, theme::Segment::Place::Last};

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
    , m_question(new QLabel(this))
{
    [[maybe_unused]] static const bool isKnown = (QAccessible::installFactory(accessibleOf), true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::gridUnit);
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
    m_question->setTextFormat(Qt::PlainText);
    layout->addStretch();
    layout->addWidget(m_question);
    layout->addLayout(row);
    connect(context, &DetailContext::ownChanged, this, &ResultSwitch::refresh);
    connect(context, &DetailContext::languageChanged, this, &ResultSwitch::retranslateUi);
    theme::keepTranslated(*this, [this] { retranslateUi(); });
    theme::onChange(*this, {QEvent::FontChange}, [this] {
        m_question->setFont(theme::smallFont());
        for (theme::Segment *segment : m_segments) {
            segment->updateGeometry();
        }
    });
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

void ResultSwitch::retranslateUi()
{
    const QString title = text::withCode(m_title()).text;
    m_question->setText(tr("Did it help?"));
    m_question->setFont(theme::smallFont());
    setAccessibleDescription(tr("What came of it when you tried it; press again to take it back"));
    //: the user's answers to: did it help?
    const std::array words{tr("Yes"), tr("No")};
    //: for screen readers; %1 is a dead end or a workaround
    const std::array names{tr("Yes: %1"), tr("No: %1")};
    for (size_t i = 0; i < words.size(); ++i) {
        m_segments[i]->setText(words[i]);
        m_segments[i]->setAccessibleName(names[i].arg(title));
        m_segments[i]->setToolTip(accessibleDescription()); // the same sentence for both segments
        m_segments[i]->updateGeometry();
    }
    //: for screen readers; %1 is a dead end or a workaround
    setAccessibleName(tr("Your result for: %1").arg(title));
    refresh();
}

} // namespace wayout::answer
