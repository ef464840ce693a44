// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/detailpane.h"

#include "ui/answer/attemptrow.h"
#include "ui/answer/blockwidgets.h"
#include "ui/answer/codeview.h"
#include "ui/answer/column.h"
#include "ui/answer/detailcontext.h"
#include "ui/answer/foldedtext.h"
#include "ui/answer/healthnote.h"
#include "ui/answer/ownnote.h"
#include "ui/answer/recordheading.h"
#include "ui/answer/recordpage.h"
#include "ui/answer/sections.h"
#include "ui/theme/itemviews.h"
#include "ui/theme/textbutton.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QScrollBar>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace wayout::answer {
namespace {

constexpr int narrowWidth = 60 * theme::gridUnit; // below it rows would squeeze their texts
constexpr double usualTextHeight = 15; // the height for which narrowWidth is chosen
constexpr int widestText = 110 * theme::gridUnit; // longer lines are hard to follow; at the usual text size
constexpr int fewestLines = 26; // in view, for texts of two lines above the fix
constexpr int sideMargin = 2 * theme::gridUnit;
constexpr int topMargin = 2 * theme::gridUnit;

/// Returns the entries in the order in which the document shows them.
QList<qsizetype> orderOf(const present::RecordDocument &document)
{
    using enum present::RecordPart;
    return document.entries(Fix) + document.entries(FirstLooks) + document.entries(OtherWays)
        + document.entries(DeadEnds);
}

} // namespace

DetailPane::DetailPane(QWidget *parent)
    : QWidget(parent)
    , m_page(new RecordPage(this))
    , m_empty(new EmptyDetail(this))
    , m_stack(new QStackedLayout(this))
{
    m_stack->setContentsMargins({});
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_page);
    setFocusProxy(m_empty);
    new theme::FocusRing(m_page);
    new theme::FocusRing(m_empty);
    retranslateUi();
}

void DetailPane::showRecord(
    std::shared_ptr<const match::Engine> engine, qsizetype record, const QList<match::Evidence> &evidence)
{
    leave();
    m_empty->say(EmptyDetail::Why::NothingChosen); // an empty pane later does not mean that nothing was found
    DetailContext *old = m_context;
    DetailContext::Pasted pasted{.evidence = evidence};
    if (!evidence.isEmpty()) {
        pasted.facts = m_facts.value(engine->catalog.idAt(record));
    }
    m_context = new DetailContext(std::move(engine), record, pasted, m_language, this);
    m_context->setFindings(m_health.value(m_context->record().id));
    connect(m_context, &DetailContext::recordRequested, this, &DetailPane::recordRequested);
    connect(m_context, &DetailContext::comparisonRequested, this, &DetailPane::comparisonRequested);
    connect(m_context, &DetailContext::evidenceActivated, this, &DetailPane::evidenceActivated);
    connect(m_context, &DetailContext::linkRequested, this, &DetailPane::linkRequested);
    connect(m_context, &DetailContext::grown, m_page, &RecordPage::settle);
    connect(m_context, &DetailContext::finished, this, [this] {
        continueFocusOrder(m_page, m_content); // late widgets would otherwise come last in the window
    });
    connectOwn();
    m_mayReorder = true;
    build();
    if (old) {
        old->cancel();
        old->deleteLater(); // the caller may be a signal of it
    }
}

/// Makes the widgets of the record, in place of those that are there.
void DetailPane::build()
{
    auto *content = new Column;
    content->resize(m_page->viewport()->size()); // avoids a first layout at its default width
    auto *column = new Column(content);
    for (QWidget *growing : {content, column}) {
        growing->setAttribute(Qt::WA_StaticContents);
    }
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->setSpacing(theme::gridUnit * 3 / 2);
    auto *frame = new QHBoxLayout(content);
    frame->addWidget(column, 0, Qt::AlignTop);
    removeContent();
    m_column = column;
    applyWidth();
    fill(layout);
    m_page->setWidget(content);
    m_content = content;
    m_page->verticalScrollBar()->setValue(0);
    front(m_page);
    continueFocusOrder(m_page, content);
    m_page->settle();
}

void DetailPane::fill(QVBoxLayout *layout)
{
    using enum present::RecordPart;
    layout->addWidget(new RecordHeading(m_context));
    const QList<present::RecordDocument::Section> sections = m_context->document().sections();
    auto section = sections.begin() + 1;
    if (section != sections.end() && section->part == Cause) {
        layout->addWidget(new FoldedText({Cause, section->rows.front()}, m_context, theme::PlainLabel::Role::Body));
        ++section;
    }
    if (section != sections.end() && section->part == Fix) {
        add(layout, new DetailSection(Fix, {*section}, m_context));
        ++section;
    }
    // Both show themselves, so they need a parent.
    layout->addWidget(new OwnNote(m_context, layout->parentWidget()));
    layout->addWidget(healthNote(m_context, layout->parentWidget()));
    while (section != sections.end()) {
        const auto next = std::find_if(section + 1, sections.end(), [](const auto &one) { return one.level < 2; });
        m_context->later([this, layout, part = section->part, inside = QList(section, next)] {
            add(layout, new DetailSection(part, inside, m_context));
        });
        section = next;
    }
}

void DetailPane::add(QVBoxLayout *layout, DetailSection *section)
{
    layout->addWidget(section);
    section->resize(layout->parentWidget()->width(), section->height()); // lays out its texts once, at this width
    section->show(); // a jump to it works at once
}

void DetailPane::front(QWidget *page)
{
    const QWidget *focused = window()->focusWidget();
    const bool hadFocus = focused && isAncestorOf(focused);
    m_stack->setCurrentWidget(page);
    setFocusProxy(page);
    setTabOrder(m_empty, m_page); // both are in the pane's own position
    if (hadFocus && focused != page) { // the focus is inside what is hidden now
        page->setFocus(Qt::OtherFocusReason);
    }
}

void DetailPane::finish()
{
    if (m_context) {
        m_context->finish();
    }
}

void DetailPane::inPlace(const std::function<void()> &change)
{
    const RecordPage::Place place = m_page->readingPlace();
    change();
    m_page->settle();
    m_page->keep(place);
}

void DetailPane::setHealth(const authoring::RecordHealth &health)
{
    m_health = health;
    if (m_context) {
        inPlace([&] { m_context->setFindings(health.value(m_context->record().id)); });
    }
}

void DetailPane::connectOwn()
{
    m_context->setCanKeep(m_canKeep);
    const QString id = m_context->record().id;
    m_context->setOwn({id}); // most records have no data, so nothing needs to be filled in later
    connect(m_context, &DetailContext::resultChosen, this, [this](const storage::AttemptKey &key, const auto &result) {
        m_mayReorder = false; // what was pressed stays where it is
        Q_EMIT resultChosen(key, result);
    });
    connect(m_context, &DetailContext::favouriteChosen, this,
        [this, id](bool favourite) { Q_EMIT favouriteChosen(id, favourite); });
    connect(m_context, &DetailContext::noteLeft, m_page, [this] { m_page->setFocus(Qt::OtherFocusReason); });
    connect(m_context, &DetailContext::noteChanged, this,
        [this, id](const QString &text) { Q_EMIT noteChanged(id, text); });
}

void DetailPane::setOwn(const storage::OwnRecord &own)
{
    if (m_context && m_context->record().id == own.recordId) {
        takeResults([&] { m_context->setOwn(own); });
    }
}

void DetailPane::setTeam(const evidence::TeamCounts &team)
{
    if (m_context && m_context->record().id == team.recordId) {
        takeResults([&] { m_context->setTeam(team); });
    }
}

void DetailPane::takeResults(const std::function<void()> &change)
{
    const QList<qsizetype> order = orderOf(m_context->document());
    const bool isAtTop = scrollPosition() == 0;
    inPlace(change);
    if (m_mayReorder && isAtTop && order != orderOf(m_context->document())) {
        m_context->cancel();
        build();
    }
}

const storage::OwnRecord &DetailPane::own() const
{
    static const storage::OwnRecord none;
    return m_context ? m_context->own() : none;
}

evidence::Occasion DetailPane::occasion() const
{
    return m_context ? m_context->document().occasion() : evidence::Occasion();
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
    return m_page->verticalScrollBar()->value();
}

void DetailPane::setScrollPosition(int position)
{
    if (m_content) {
        finish(); // the section may not be built yet
        m_page->settle();
    }
    m_page->verticalScrollBar()->setValue(position);
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
        m_page->setFocus(Qt::OtherFocusReason); // else the focus would go to the first widget of the window
    }
    if (QWidget *content = m_page->takeWidget()) {
        content->deleteLater(); // the caller may be the click of a button inside
    }
    m_content = m_column = nullptr;
}

bool DetailPane::jumpToDeadEnds()
{
    finish();
    return jumpTo(present::RecordPart::DeadEnds);
}

bool DetailPane::jumpToWorkarounds()
{
    finish();
    using enum present::RecordPart;
    return jumpTo(Fix) || jumpTo(FirstLooks) || jumpTo(OtherWays);
}

bool DetailPane::jumpTo(present::RecordPart part)
{
    const QList<DetailSection *> sections =
        m_content ? m_content->findChildren<DetailSection *>() : QList<DetailSection *>();
    const auto found = std::ranges::find(sections, part, &DetailSection::part);
    if (found != sections.end()) {
        const DetailSection *section = *found;
        m_page->verticalScrollBar()->setValue(section->mapTo(m_content, QPoint()).y());
        section->heading()->setFocus(Qt::ShortcutFocusReason);
        const QList<QWidget *> inside = section->findChildren<QWidget *>();
        const auto first = std::ranges::find_if(
            inside, [](const QWidget *widget) { return (widget->focusPolicy() & Qt::TabFocus) != 0; });
        if (first != inside.end()) { // Tab continues from here
            QWidget::setTabOrder((*first)->previousInFocusChain(), section->heading());
        }
    }
    return found != sections.end();
}

CodeView *DetailPane::codeAt(qsizetype number)
{
    finish();
    QList<QWidget *> places; // of code: the rows that have some, and what is outside rows
    for (AttemptRow *row : m_page->findChildren<AttemptRow *>()) {
        places += row->hasCode() ? QList<QWidget *>{row} : QList<QWidget *>();
    }
    for (CodeView *code : m_page->findChildren<CodeView *>()) {
        const bool isInRow = std::ranges::any_of(places, [code](QWidget *place) { return place->isAncestorOf(code); });
        places += isInRow ? QList<QWidget *>() : QList<QWidget *>{code};
    }
    if (places.isEmpty()) {
        return nullptr;
    }
    std::ranges::sort(places, {}, [this](QWidget *place) { return place->mapTo(m_page, QPoint()).y(); });
    QWidget *place = places.at(number % places.size());
    if (auto *row = qobject_cast<AttemptRow *>(place)) {
        row->setOpen(true);
        place = row->findChild<CodeView *>();
    }
    return static_cast<CodeView *>(place);
}

void DetailPane::reveal(QWidget *inside)
{
    m_page->ensureWidgetVisible(inside, 0, 2 * theme::gridUnit);
}

void DetailPane::clear()
{
    leave();
    removeContent();
    if (m_context) {
        m_context->cancel();
        m_context->deleteLater();
        m_context = nullptr;
    }
    front(m_empty);
}

void DetailPane::setContentLanguage(catalog::ContentLanguage language)
{
    m_language = language;
    if (m_context) {
        const RecordPage::Place place = m_page->readingPlace();
        m_context->setLanguage(language);
        m_page->keep(place);
    }
}

bool DetailPane::event(QEvent *event)
{
    if (event->type() == QEvent::FontChange && m_context) {
        // The children have received the event, and no layout has run yet.
        const auto keep = [this, place = m_page->readingPlace()] { m_page->keep(place); };
        QMetaObject::invokeMethod(this, keep, Qt::QueuedConnection);
        applyWidth();
    }
    if (event->type() != QEvent::LanguageChange) {
        return QWidget::event(event);
    }
    const RecordPage::Place place = m_page->readingPlace();
    const bool handled = QWidget::event(event); // forwards the event to all children
    retranslateUi();
    m_page->keep(place);
    return handled;
}

void DetailPane::retranslateUi()
{
    setAccessibleName(tr("Record"));
    m_page->setAccessibleName(tr("Record"));
}

void DetailPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    applyWidth();
}

void DetailPane::applyWidth()
{
    if (m_column) {
        using enum DetailContext::Room;
        const double larger = std::max(1.0, QFontMetrics(theme::bodyFont()).height() / usualTextHeight);
        m_context->setRoom(width() < narrowWidth * larger ? Narrow : Ample);
        const bool isLow = height() < fewestLines * QFontMetrics(theme::bodyFont()).height();
        m_context->setLow(isLow);
        m_column->parentWidget()->layout()->setContentsMargins(
            sideMargin, isLow ? topMargin / 2 : topMargin, sideMargin, 3 * theme::gridUnit);
        m_column->setMaximumWidth(qRound(widestText * theme::textScale(theme::bodyFont())));
    }
}

} // namespace wayout::answer
