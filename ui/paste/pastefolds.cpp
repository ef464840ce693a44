// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/pastefolds.h"

#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>
#include <iterator>

namespace wayout::paste {
namespace {

int lastSeen(const text::Repeat &repeat)
{
    return repeat.first + repeat.period - 1;
}

int lastHidden(const text::Repeat &repeat)
{
    return repeat.first + repeat.period * repeat.count - 1;
}

} // namespace

PasteFolds::PasteFolds(QTextDocument *document)
    : m_document(document)
{
}

void PasteFolds::fold(const QList<text::Repeat> &repeats)
{
    if (std::ranges::equal(m_folded, repeats)) {
        return;
    }
    for (const text::Repeat &repeat : std::as_const(m_folded)) {
        show(repeat, true);
    }
    m_folded.clear();
    for (const text::Repeat &repeat : repeats) {
        m_folded.insert(lastSeen(repeat), repeat);
        show(repeat, false);
    }
    // Once for the whole document: the view measures its scroll bars at each call.
    m_document->markContentsDirty(0, m_document->characterCount());
}

const text::Repeat *PasteFolds::at(int row) const
{
    const auto next = m_folded.lowerBound(row);
    return next != m_folded.cend() && next->first <= row ? &*next : nullptr;
}

const text::Repeat *PasteFolds::hiding(int row) const
{
    // The hidden rows of a repeat follow the last row of its first occurrence.
    const auto next = m_folded.lowerBound(row);
    if (next == m_folded.cbegin()) {
        return nullptr;
    }
    const text::Repeat &before = *std::prev(next);
    return row <= lastHidden(before) ? &before : nullptr;
}

void PasteFolds::show(const text::Repeat &repeat, bool shown)
{
    QTextBlock block = m_document->findBlockByNumber(lastSeen(repeat) + 1);
    for (int row = lastSeen(repeat) + 1; row <= lastHidden(repeat) && block.isValid(); ++row, block = block.next()) {
        block.setVisible(shown);
    }
}

} // namespace wayout::paste
