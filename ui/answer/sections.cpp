// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/sections.h"

#include "ui/answer/attemptcard.h"
#include "ui/answer/blockwidgets.h"
#include "ui/answer/detailcontext.h"
#include "ui/answer/growinglist.h"
#include "ui/theme/textbutton.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QFontMetrics>
#include <QVBoxLayout>

#include <memory>

namespace wayout::answer {
namespace {

constexpr qsizetype mostDeadEnds = 3; // more are shown on request
constexpr qsizetype deadEndsOfMany = 2;
// Lines of the first workaround that must be in view: its heading, its title and its beginning.
constexpr int linesOfRemedy = 5;
constexpr int gapsOfRemedy = 6 * theme::gridUnit;

/// Creates the dead ends after the first one: with their reasons if the first workaround still fits in the view,
/// otherwise all of them folded.
class LaterDeadEnds final
{
public:
    LaterDeadEnds(const QList<qsizetype> &order, qsizetype count, DetailContext *context)
        : m_order(order)
        , m_context(context)
        , m_count(count)
    {
    }

    /// Must be called after everything above has been created.
    QWidget *make(qsizetype place)
    {
        if (!m_isDecided) {
            decide();
        }
        return m_folds
            ? new AttemptCard(present::RecordPart::DeadEnds, m_order.at(place), m_context, AttemptCard::Extent::Folded)
            : m_whole.at(size_t(place - 1)).release();
    }

private:
    void decide()
    {
        m_isDecided = true;
        const bool mayFold = !m_context->record().workarounds.isEmpty();
        const DetailContext::Sight sight = m_context->sight();
        int left = sight.below - linesOfRemedy * QFontMetrics(theme::strongFont()).lineSpacing() - gapsOfRemedy;
        for (qsizetype place = 1; place < m_count && !m_folds; ++place) {
            m_whole.emplace_back(
                std::make_unique<AttemptCard>(present::RecordPart::DeadEnds, m_order.at(place), m_context));
            left -= m_whole.back()->heightForWidth(sight.width) + theme::gridUnit;
            m_folds = mayFold && left < 0;
        }
        if (m_folds) {
            m_whole.clear();
        }
    }

    QList<qsizetype> m_order;
    DetailContext *m_context;
    qsizetype m_count;
    std::vector<std::unique_ptr<AttemptCard>> m_whole; ///< the cards from the second on, until make() returns them
    bool m_isDecided = false;
    bool m_folds = false;
};

} // namespace

DetailSection::DetailSection(
    present::RecordPart part, const QList<present::RecordDocument::Section> &sections, DetailContext *context)
    : m_part(part)
    , m_context(context)
    , m_layout(new QVBoxLayout(this))
{
    setAttribute(Qt::WA_StaticContents);
    const bool hasLines = part == present::RecordPart::VersionsAndSystems || part == present::RecordPart::Evidence;
    m_layout->setContentsMargins(0, theme::gridUnit, 0, 0);
    m_layout->setSpacing(hasLines ? theme::gridUnit / 2 : theme::gridUnit);
    auto *label = new theme::PlainLabel(theme::PlainLabel::Role::Strong, this);
    label->setWords([part, context] { return QList<theme::TextFlow::Run>{{context->document().heading(part)}}; });
    if (part == present::RecordPart::DeadEnds) {
        label->setGlyph(theme::Glyph::CrossedCircle, theme::Tone::DeadEnd);
    } else if (part == present::RecordPart::Workarounds) {
        label->setGlyph(theme::Glyph::Check, theme::Tone::Works);
    }
    m_layout->addWidget(label);
    setAccessibleName(context->document().heading(part));
    for (const present::RecordDocument::Section &section : sections) {
        addSection(section);
    }
}

void DetailSection::add(QWidget *widget)
{
    if (widget) {
        m_layout->addWidget(widget, 0, theme::placement(*widget));
    }
}

void DetailSection::addSection(const present::RecordDocument::Section &section)
{
    if (section.part == present::RecordPart::DeadEnds) {
        return addDeadEnds(section.entries);
    }
    if (section.part == present::RecordPart::Workarounds) {
        return addWorkarounds(section.entries);
    }
    if (section.part != m_part && !section.heading.isEmpty()) {
        addSubheading(section.part);
    }
    const bool isOfRecords = m_part == present::RecordPart::Related;
    if (section.entries.size() == 1 && !isOfRecords) {
        for (const present::RecordDocument::Row row : section.rows) {
            add(blockWidget({section.part, row, section.entries.first()}, m_context));
        }
    } else if (!section.entries.isEmpty()) {
        auto *list = new GrowingList(
            section.entries.size(), [part = section.part, entries = section.entries, context = m_context](qsizetype i) {
                return entryWidget(part, entries.at(i), context);
            });
        list->setSpacing(isOfRecords ? theme::gridUnit : theme::gridUnit / 4);
        add(list);
    }
}

void DetailSection::addSubheading(present::RecordPart part)
{
    auto *label = new theme::PlainLabel(theme::PlainLabel::Role::Dim);
    label->setWords(
        [part, context = m_context] { return QList<theme::TextFlow::Run>{{context->document().heading(part)}}; });
    add(label);
}

void DetailSection::addDeadEnds(const QList<qsizetype> &order)
{
    const qsizetype atFirst = order.size() > mostDeadEnds ? deadEndsOfMany : order.size();
    const auto later = std::make_shared<LaterDeadEnds>(order, atFirst, m_context);
    add(new GrowingList(
        order.size(),
        [order, context = m_context, atFirst, later](qsizetype i) -> QWidget * {
            // Dead ends shown by "Show all" are read, not skimmed.
            const bool isWhole = i == 0 || i >= atFirst;
            return isWhole ? new AttemptCard(present::RecordPart::DeadEnds, order.at(i), context) : later->make(i);
        },
        nullptr, atFirst, m_context));
}

void DetailSection::addWorkarounds(const QList<qsizetype> &order)
{
    const auto make = [order, context = m_context](qsizetype i) {
        return new AttemptCard(present::RecordPart::Workarounds, order.at(i), context);
    };
    add(new GrowingList(order.size(), make, nullptr, GrowingList::usuallyAtFirst, m_context));
}

QWidget *DetailSection::heading() const
{
    return m_layout->itemAt(0)->widget();
}

void DetailSection::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(m_context->document().heading(m_part));
    }
    Column::changeEvent(event);
}

} // namespace wayout::answer
