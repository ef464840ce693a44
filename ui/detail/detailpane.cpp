// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/detailpane.h"

#include "ui/detail/bilinguallabel.h"
#include "ui/detail/column.h"
#include "ui/detail/detailcontext.h"
#include "ui/detail/emptydetail.h"
#include "ui/detail/evidencebanners.h"
#include "ui/detail/focusorder.h"
#include "ui/detail/healthnote.h"
#include "ui/detail/ownnote.h"
#include "ui/detail/recordheading.h"
#include "ui/detail/relatedsection.h"
#include "ui/detail/sections.h"
#include "ui/theme/focusring.h"
#include "ui/theme/typescale.h"

#include <QCoreApplication>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace {

constexpr int narrowWidth = 68 * gridUnit; // below it a rate beside its text would squeeze the text
constexpr double usualTextHeight = 15; // for which the width above is
constexpr int crampedWidth = 58 * gridUnit; // below it three buttons would not stand in a row
constexpr int widestText = 110 * gridUnit; // longer lines are hard to follow

/// Inner parts first. What has no layout has nothing inside that has one.
void activateInside(const QWidget &widget)
{
    if (QLayout *layout = widget.layout()) {
        for (const QObject *child : widget.children()) {
            if (child->isWidgetType()) {
                activateInside(*static_cast<const QWidget *>(child));
            }
        }
        layout->activate();
    }
}

} // namespace

DetailPane::DetailPane(QWidget *parent)
    : QWidget(parent)
    , m_scroll(new QScrollArea(this))
    , m_stack(new QStackedLayout(this))
{
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setBackgroundRole(QPalette::Base);
    m_scroll->verticalScrollBar()->setSingleStep(3 * gridUnit);
    m_stack->setContentsMargins({});
    m_stack->addWidget(new EmptyDetail(this));
    m_stack->addWidget(m_scroll);
    setFocusProxy(m_scroll);
    new FocusRing(m_scroll);
    retranslateUi();
}

void DetailPane::showRecord(std::shared_ptr<const Engine> engine, qsizetype record, const QList<Evidence> &evidence)
{
    leave();
    auto *content = new Column;
    content->resize(m_scroll->viewport()->size()); // else it is first laid out at a width of its own
    m_context = new DetailContext(std::move(engine), record, m_language, content);
    m_context->setPaste(m_paste);
    m_context->setFindings(m_health.value(m_context->record().id));
    connect(m_context, &DetailContext::recordRequested, this, &DetailPane::recordRequested);
    connect(m_context, &DetailContext::comparisonRequested, this, &DetailPane::comparisonRequested);
    connect(m_context, &DetailContext::evidenceActivated, this, &DetailPane::evidenceActivated);
    connect(m_context, &DetailContext::linkRequested, this, &DetailPane::linkRequested);
    connectOwn();
    applyWidth();

    auto *column = new Column(content);
    for (QWidget *growing : {content, column}) {
        growing->setAttribute(Qt::WA_StaticContents);
    }
    column->setMaximumWidth(widestText);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->setSpacing(gridUnit * 3 / 2);
    auto *frame = new QHBoxLayout(content);
    frame->setContentsMargins(2 * gridUnit, 2 * gridUnit, 2 * gridUnit, 3 * gridUnit);
    frame->addWidget(column, 0, Qt::AlignTop);
    removeContent();
    fill(layout, evidence);
    m_scroll->setWidget(content);
    m_content = content;
    m_scroll->verticalScrollBar()->setValue(0);
    m_stack->setCurrentWidget(m_scroll);
    continueFocusOrder(m_scroll, content);
    settle();
    connect(m_context, &DetailContext::grown, this, &DetailPane::settle);
    connect(m_context, &DetailContext::finished, this, [this, content] {
        continueFocusOrder(m_scroll, content); // what was made late would come last in the window
    });
}

void DetailPane::fill(QVBoxLayout *layout, const QList<Evidence> &evidence)
{
    layout->addWidget(new RecordHeading(m_context));
    layout->addWidget(new HealthNote(m_context, layout->parentWidget())); // with a parent: it shows itself
    layout->addWidget(new OwnNote(m_context, layout->parentWidget()));
    if (QWidget *banners = evidenceBanners(evidence, m_context)) {
        layout->addWidget(banners);
    }
    if (!m_context->record().rootCause.isEmpty()) {
        layout->addWidget(new BilingualLabel(m_context->record().rootCause, m_context));
    }
    m_deadEnds = deadEndSection(m_context);
    add(layout, m_deadEnds);
    m_context->later([this, layout] {
        m_workarounds = workaroundSection(m_context);
        add(layout, m_workarounds);
    });
    for (const auto make : {versionSection, relatedSection, evidenceSection}) {
        m_context->later([this, layout, make] { add(layout, make(m_context)); });
    }
}

void DetailPane::add(QVBoxLayout *layout, DetailSection *section)
{
    if (section) {
        layout->addWidget(section);
        section->resize(layout->parentWidget()->width(), section->height()); // its texts are laid out once, at this width
        section->show(); // now, so that one can jump to it
    }
}

void DetailPane::finish()
{
    if (m_context) {
        m_context->finish();
    }
}

void DetailPane::setHealth(const RecordHealth &health)
{
    m_health = health;
    if (m_context) {
        const Place place = readingPlace();
        m_context->setFindings(health.value(m_context->record().id));
        settle();
        keep(place);
    }
}

void DetailPane::connectOwn()
{
    m_context->setCanKeep(m_canKeep);
    const QString id = m_context->record().id;
    m_context->setOwn({id}); // most records have nothing: then there is nothing to fill in later
    connect(m_context, &DetailContext::resultChosen, this, &DetailPane::resultChosen);
    connect(m_context, &DetailContext::favouriteChosen, this,
        [this, id](bool favourite) { Q_EMIT favouriteChosen(id, favourite); });
    connect(m_context, &DetailContext::noteChanged, this,
        [this, id](const QString &text) { Q_EMIT noteChanged(id, text); });
}

void DetailPane::setOwn(const OwnRecord &own)
{
    if (m_context && m_context->record().id == own.recordId && m_context->own() != own) {
        const Place place = readingPlace();
        m_context->setOwn(own);
        settle();
        keep(place);
    }
}

void DetailPane::setTeam(const TeamCounts &team)
{
    if (m_context && m_context->record().id == team.recordId && m_context->team() != team) {
        const Place place = readingPlace();
        m_context->setTeam(team);
        settle();
        keep(place);
    }
}

const OwnRecord &DetailPane::own() const
{
    static const OwnRecord none;
    return m_context ? m_context->own() : none;
}

void DetailPane::setCanKeep(bool can)
{
    m_canKeep = can;
    if (m_context) {
        m_context->setCanKeep(can);
    }
}

int DetailPane::scrollPosition() const
{
    return m_scroll->verticalScrollBar()->value();
}

void DetailPane::setScrollPosition(int position)
{
    if (m_content) {
        finish(); // a record that is still growing has no such place yet
        settle();
    }
    m_scroll->verticalScrollBar()->setValue(position);
}

void DetailPane::leave()
{
    if (m_context) {
        Q_EMIT m_context->leaving();
    }
}

void DetailPane::removeContent()
{
    if (m_content && m_content->isAncestorOf(window()->focusWidget())) {
        m_scroll->setFocus(Qt::OtherFocusReason); // else it would go to whatever is first in the window
    }
    if (QWidget *content = m_scroll->takeWidget()) {
        content->findChild<DetailContext *>()->cancel();
        content->deleteLater(); // this may be the answer to a click on a button inside
    }
    m_content = nullptr;
    m_deadEnds = m_workarounds = nullptr;
}

bool DetailPane::jumpToDeadEnds()
{
    finish();
    return jumpTo(m_deadEnds);
}

bool DetailPane::jumpToWorkarounds()
{
    finish();
    return jumpTo(m_workarounds);
}

bool DetailPane::jumpTo(DetailSection *section)
{
    if (section) {
        m_scroll->verticalScrollBar()->setValue(section->mapTo(m_content, QPoint()).y());
        section->heading()->setFocus(Qt::ShortcutFocusReason);
        const QList<QWidget *> inside = section->findChildren<QWidget *>();
        const auto first = std::ranges::find_if(
            inside, [](const QWidget *widget) { return (widget->focusPolicy() & Qt::TabFocus) != 0; });
        if (first != inside.end()) { // Tab goes on from here
            QWidget::setTabOrder((*first)->previousInFocusChain(), section->heading());
        }
    }
    return section != nullptr;
}

void DetailPane::reveal(QWidget *inside)
{
    m_scroll->ensureWidgetVisible(inside, 0, 2 * gridUnit);
}

void DetailPane::clear()
{
    leave();
    removeContent();
    m_context = nullptr;
    m_stack->setCurrentIndex(0);
}

void DetailPane::setContentLanguage(ContentLanguage language)
{
    m_language = language;
    if (m_context) {
        const Place place = readingPlace();
        m_context->setLanguage(language);
        keep(place);
    }
}

bool DetailPane::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange) {
        applyWidth();
    }
    if (event->type() != QEvent::LanguageChange) {
        return QWidget::event(event);
    }
    const Place place = readingPlace();
    const bool handled = QWidget::event(event); // tells all that is inside
    retranslateUi();
    keep(place);
    return handled;
}

void DetailPane::retranslateUi()
{
    setAccessibleName(tr("Record"));
    m_scroll->setAccessibleName(tr("Record"));
}

void DetailPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    applyWidth();
}

void DetailPane::applyWidth()
{
    if (m_context) {
        using enum DetailContext::Room;
        const double larger = std::max(1.0, QFontMetrics(bodyFont()).height() / usualTextHeight);
        m_context->setRoom(width() < crampedWidth ? Cramped : width() < narrowWidth * larger ? Narrow : Ample);
    }
}

DetailPane::Place DetailPane::readingPlace() const
{
    if (!m_content) {
        return {};
    }
    // The first text whose end is in view: texts are what changes height, all else moves along with them.
    const int top = m_scroll->verticalScrollBar()->value();
    for (BilingualLabel *label : m_content->findChildren<BilingualLabel *>()) {
        const int y = label->mapTo(m_content, QPoint()).y();
        if (label->isVisibleTo(m_content) && y + label->height() > top) {
            return {label, y - top};
        }
    }
    return {};
}

/// Lays out what has changed now, inner parts first. Left to itself the news of a new height takes a turn of the event loop for
/// each level, and every step of it is painted.
void DetailPane::settle()
{
    activateInside(*m_content);
    QEvent request(QEvent::LayoutRequest);
    QCoreApplication::sendEvent(m_scroll, &request); // gives the content its height and the bar its range
}

void DetailPane::keep(const Place &place)
{
    if (!place.block) {
        return;
    }
    settle();
    m_scroll->verticalScrollBar()->setValue(place.block->mapTo(m_content, QPoint()).y() - place.offset);
}
