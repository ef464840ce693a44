// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/growinglist.h"

#include "ui/answer/detailcontext.h"
#include "ui/theme/textbutton.h"
#include "ui/theme/typescale.h"

#include <QVBoxLayout>

#include <algorithm>

namespace wayout::answer {
namespace {

constexpr qsizetype shownAtOnce = 200; // creating more widgets in one go would cause a noticeable delay

} // namespace

GrowingList::GrowingList(
    qsizetype count, std::function<QWidget *(qsizetype)> make, QWidget *parent, qsizetype atFirst, DetailContext *pace)
    : Column(parent)
    , m_count(count)
    , m_make(std::move(make))
    , m_layout(new QVBoxLayout(this))
{
    setAttribute(Qt::WA_StaticContents); // new items are added below and move nothing above
    m_layout->setContentsMargins({});
    m_layout->setSpacing(theme::gridUnit);
    const qsizetype first = std::min(count, atFirst);
    if (pace) {
        grow(std::min<qsizetype>(first, 1));
        for (qsizetype i = m_shown; i < first; ++i) {
            pace->later([this, i] {
                m_layout->setEnabled(false); // the caller lays out all items of one turn at once
                grow(i < m_shown ? 0 : 1);
                m_layout->setEnabled(true);
            });
        }
    } else {
        grow(first);
    }
    if (first < m_count) {
        m_more = new theme::TextButton(theme::TextButton::Look::Link, this);
        m_more->setWords([this] {
            const bool isRest = m_count - m_shown <= shownAtOnce;
            return QList<theme::TextFlow::Run>{
                {isRest ? tr("Show all %n", nullptr, int(m_count))
                        : tr("Show %1 more of %n", nullptr, int(m_count)).arg(shownAtOnce)}};
        });
        m_layout->addWidget(m_more, 0, theme::placement(*m_more));
        connect(m_more, &QPushButton::clicked, this, [this] { grow(std::min(m_count - m_shown, shownAtOnce)); });
    }
}

void GrowingList::setSpacing(int spacing)
{
    m_layout->setSpacing(spacing);
}

void GrowingList::grow(qsizetype count)
{
    for (const qsizetype end = m_shown + count; m_shown < end; ++m_shown) {
        QWidget *item = m_make(m_shown);
        m_layout->insertWidget(int(m_shown), item, 0, theme::placement(*item));
        item->move(0, QWIDGETSIZE_MAX); // stays out of sight until it is laid out, so that it is not painted too early
        if (isVisible()) {
            item->resize(width(), item->height()); // avoids a first layout at a width that is never used
        }
        item->show(); // the layout itself would show it in a later turn of the event loop
        if (m_more) {
            continueFocusOrder(m_more->previousInFocusChain(), item);
            m_more->raise(); // a screen reader reaches the button after the items
        }
    }
    if (m_more) {
        m_more->setVisible(m_shown < m_count);
    }
}

} // namespace wayout::answer
