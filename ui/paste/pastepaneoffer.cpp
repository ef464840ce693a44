// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/clipboardchip.h"
#include "ui/paste/pasteemptystate.h"
#include "ui/paste/pastepane.h"
#include "ui/paste/pasteview.h"

#include <QBoxLayout>

void PastePane::offerClipboard(const QString &message)
{
    if (!m_chip) { // few windows ever need one
        m_chip = new ClipboardChip(this);
        static_cast<QBoxLayout *>(layout())->addWidget(m_chip); // below: no line of the text moves
        setTabOrder(m_view, m_chip->firstButton());
        setTabOrder(m_chip->firstButton(), m_chip->lastButton());
        connect(m_chip, &ClipboardChip::accepted, this, [this] {
            withdrawOffer();
            Q_EMIT clipboardAccepted();
        });
        connect(m_chip, &ClipboardChip::dismissed, this, &PastePane::withdrawOffer);
    }
    m_chip->offer(message);
    placeEmptyState();
}

void PastePane::withdrawOffer()
{
    if (!m_chip || m_chip->isHidden()) {
        return;
    }
    if (m_chip->isAncestorOf(window()->focusWidget())) {
        m_view->setFocus();
    }
    m_chip->hide();
    placeEmptyState();
}

/// In the middle of the pane, numbers included; it stays there while the offer takes room from below.
void PastePane::placeEmptyState()
{
    const int below = m_chip && !m_chip->isHidden() ? m_chip->sizeHint().height() : 0;
    m_empty->setContentsMargins(0, below, m_view->viewport()->x(), 0);
}
