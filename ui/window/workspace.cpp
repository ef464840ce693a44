// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/workspace.h"

#include "app/storage/settings.h"
#include "ui/theme/changes.h"
#include "ui/theme/typescale.h"

#include <QApplication>
#include <QResizeEvent>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace wayout::window {
namespace {

constexpr int mediumBelow = 1280; // device-independent pixels
constexpr int narrowBelow = 560;
constexpr int narrowestDomains = 120;
constexpr int narrowestColumn = 200;
constexpr int firstDomains = 224;
constexpr int firstCentre = 500;
constexpr int firstReading = 740;
constexpr double textShare = 0.4; // of the height of text and list
constexpr double storedWhole = 1000; // a share is stored in thousandths

bool hasFocusInside(const QWidget *pane)
{
    return pane == QApplication::focusWidget() || pane->isAncestorOf(QApplication::focusWidget());
}

int neededHeight(const QWidget &pane)
{
    return pane.hasHeightForWidth() ? pane.heightForWidth(pane.width()) : pane.sizeHint().height();
}

/// Returns the height of the text: one part gets the room that the other one does not need. If both need more than
/// there is, or neither does, the text has its share.
int fittingHeight(int height, int text, int list)
{
    const int share = int(height * textShare);
    const int least = std::min(share, height - list);
    const int most = height - std::min(list, height - share);
    return std::min(std::max(text, least), most);
}

} // namespace

Workspace::Workspace(const Panes &panes, QWidget *parent)
    : QWidget(parent)
    , m_panes(panes)
    , m_columns(new QSplitter(Qt::Horizontal, this))
    , m_centre(new QSplitter(Qt::Vertical, m_columns))
{
    m_centre->addWidget(panes.paste);
    m_centre->addWidget(panes.results);
    m_columns->insertWidget(0, panes.domains);
    m_columns->addWidget(panes.reading);
    for (auto *splitter : {m_columns, m_centre}) {
        splitter->setChildrenCollapsible(false);
    }
    // A screen reader reads the lowest widget first; a splitter leaves its panes in reverse order.
    for (QWidget *pane :
        std::initializer_list<QWidget *>{panes.reading, m_centre, panes.domains, panes.results, panes.paste}) {
        pane->lower();
    }
    panes.domains->setMinimumWidth(narrowestDomains);
    m_centre->setMinimumWidth(narrowestColumn);
    panes.reading->setMinimumWidth(narrowestColumn);
    m_columns->setStretchFactor(1, 2);
    m_columns->setStretchFactor(2, 3);
    m_columns->setSizes({firstDomains, firstCentre, firstReading});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_columns);
    theme::onChange(*this, {QEvent::FontChange}, [this] { findRoom(); });
    arrange();
    for (QWidget *pane : {panes.paste, panes.results}) {
        theme::onChange(*pane, {QEvent::LayoutRequest}, [this] { placeTextDivider(); });
    }
    connect(m_columns, &QSplitter::splitterMoved, this, &Workspace::placeTextDivider);
    connect(m_centre, &QSplitter::splitterMoved, this, &Workspace::takeTextDivider);
    QWidget *divider = m_centre->handle(1);
    theme::onChange(*divider, {QEvent::MouseButtonDblClick}, [this] {
        m_ownTextShare = 0;
        placeTextDivider();
    });
    theme::keepTranslated(
        *this, [divider] { divider->setToolTip(tr("Double-click: the text gets the room it needs")); });
}

void Workspace::showList()
{
    m_readingInFront = false;
    arrange();
}

void Workspace::showReading()
{
    m_readingInFront = true;
    arrange();
}

void Workspace::showText()
{
    m_textAside = false;
    showList();
}

void Workspace::setTextAside(bool aside)
{
    const bool hadFocus = aside && hasFocusInside(m_panes.paste);
    m_textAside = aside;
    arrange();
    if (hadFocus) {
        m_panes.results->setFocus();
    }
}

void Workspace::setFollowsText(bool follows)
{
    m_followsText = follows;
    placeTextDivider();
}

void Workspace::focusPane(QWidget *pane)
{
    if (pane == m_panes.reading) {
        showReading();
    } else if (pane == m_panes.paste) {
        showText();
    } else {
        showList();
    }
    pane->setFocus(Qt::ShortcutFocusReason);
}

void Workspace::stepPane(int by)
{
    const QList<QWidget *> panes{m_panes.domains, m_panes.paste, m_panes.results, m_panes.reading};
    const auto current = std::ranges::find_if(panes, hasFocusInside) - panes.begin();
    auto next =
        current == panes.size() ? (by > 0 ? 0 : panes.size() - 1) : (current + by + panes.size()) % panes.size();
    while (panes.at(next)->isHidden() && panes.at(next) != m_panes.reading) {
        next = (next + by + panes.size()) % panes.size();
    }
    focusPane(panes.at(next));
}

void Workspace::saveDividers(storage::Settings &settings) const
{
    settings.set(storage::Setting::textShare, int(std::lround(m_ownTextShare * storedWhole)));
    // Saves only what the user has chosen, not what a small window leaves over.
    if (m_room == Room::Wide) {
        settings.set(storage::Setting::columnsDivider, m_columns->saveState());
    }
}

void Workspace::restoreDividers(const storage::Settings &settings)
{
    m_ownTextShare = settings.get(storage::Setting::textShare) / storedWhole;
    m_columns->restoreState(settings.get(storage::Setting::columnsDivider));
    m_columns->setChildrenCollapsible(false);
    placeTextDivider();
}

void Workspace::placeTextDivider()
{
    const QList<int> sizes = m_centre->sizes();
    const int height = sizes.first() + sizes.last();
    if (m_panes.paste->isHidden() || height == 0) {
        return;
    }
    const int text = m_ownTextShare > 0 ? int(std::lround(height * m_ownTextShare))
        : m_followsText ? fittingHeight(height, neededHeight(*m_panes.paste), neededHeight(*m_panes.results))
                        : int(height * textShare);
    if (text != sizes.first()) {
        m_centre->setSizes({text, height - text});
    }
}

void Workspace::takeTextDivider()
{
    const QList<int> sizes = m_centre->sizes();
    m_ownTextShare = double(sizes.first()) / (sizes.first() + sizes.last());
}

void Workspace::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    findRoom();
    placeTextDivider();
}

void Workspace::findRoom()
{
    const double room = width() / theme::textScale(font()); // a larger font leaves less room
    const Room found = room < narrowBelow ? Room::Narrow : room < mediumBelow ? Room::Medium : Room::Wide;
    if (found != m_room) {
        m_room = found;
        arrange();
    }
}

void Workspace::arrange()
{
    const bool narrow = m_room == Room::Narrow;
    m_panes.domains->setVisible(m_room == Room::Wide);
    m_panes.paste->setVisible(!m_textAside);
    m_centre->setVisible(!narrow || !m_readingInFront);
    m_panes.reading->setVisible(!narrow || m_readingInFront);
    placeTextDivider();
    Q_EMIT arranged();
}

} // namespace wayout::window
