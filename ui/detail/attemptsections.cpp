// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/attemptcard.h"
#include "ui/detail/detailcontext.h"
#include "ui/detail/growinglist.h"
#include "ui/detail/sections.h"
#include "ui/theme/typescale.h"

#include <QFontMetrics>

#include <memory>

namespace {

constexpr qsizetype mostDeadEnds = 3; // of more, the others are asked for
constexpr qsizetype deadEndsOfMany = 2;
// What has to be in view of the first thing to try: its heading, its title and where it begins.
constexpr int linesOfRemedy = 5;
constexpr int gapsOfRemedy = 6 * gridUnit;

/// The dead ends behind the first one: with their reasons if the first thing to try is in view all the same, else all of them
/// without.
class LaterDeadEnds final
{
public:
    LaterDeadEnds(const QList<qsizetype> &order, qsizetype count, DetailContext *context)
        : m_order(order)
        , m_context(context)
        , m_count(count)
    {
    }

    /// Once what is above them has been made.
    QWidget *make(qsizetype place)
    {
        if (!m_isDecided) {
            decide();
        }
        return m_folds ? AttemptCard::foldedDeadEnd(m_order.at(place), m_context)
                       : m_whole.at(size_t(place - 1)).release();
    }

private:
    void decide()
    {
        m_isDecided = true;
        const bool mayFold = !m_context->record().workarounds.isEmpty();
        const DetailContext::Sight sight = m_context->sight();
        int left = sight.below - linesOfRemedy * QFontMetrics(strongFont()).lineSpacing() - gapsOfRemedy;
        for (qsizetype place = 1; place < m_count && !m_folds; ++place) {
            m_whole.emplace_back(AttemptCard::ofDeadEnd(m_order.at(place), m_context));
            left -= m_whole.back()->heightForWidth(sight.width) + gridUnit;
            m_folds = mayFold && left < 0;
        }
        if (m_folds) {
            m_whole.clear();
        }
    }

    QList<qsizetype> m_order;
    DetailContext *m_context;
    qsizetype m_count;
    std::vector<std::unique_ptr<AttemptCard>> m_whole; ///< from the second on, until they are asked for
    bool m_isDecided = false;
    bool m_folds = false;
};

} // namespace

DetailSection *deadEndSection(DetailContext *context)
{
    const QList<qsizetype> order = deadEndOrder(context->record());
    if (order.isEmpty()) {
        return nullptr;
    }
    auto *section =
        new DetailSection([] { return DetailSection::tr("Don't try"); }, {{Glyph::CrossedCircle, Tone::DeadEnd}});
    const qsizetype atFirst = order.size() > mostDeadEnds ? deadEndsOfMany : order.size();
    const auto later = std::make_shared<LaterDeadEnds>(order, atFirst, context);
    section->add(new GrowingList(
        order.size(),
        [order, context, atFirst, later](qsizetype i) -> QWidget * {
            // Those that were asked for with "Show all" are read, not skimmed.
            const bool isWhole = i == 0 || i >= atFirst;
            return isWhole ? AttemptCard::ofDeadEnd(order.at(i), context) : later->make(i);
        },
        nullptr, atFirst, context));
    return section;
}

DetailSection *workaroundSection(DetailContext *context)
{
    const QList<qsizetype> order = workaroundOrder(context->record());
    if (order.isEmpty()) {
        return nullptr;
    }
    auto *section = new DetailSection([] { return DetailSection::tr("Try"); }, {{Glyph::Check, Tone::Works}});
    section->add(new GrowingList(
        order.size(), [order, context](qsizetype i) { return AttemptCard::ofWorkaround(order.at(i), context); },
        nullptr, GrowingList::usuallyAtFirst, context));
    return section;
}
