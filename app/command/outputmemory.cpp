// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/outputmemory.h"

#include <algorithm>

void OutputMemory::add(QByteArrayView bytes)
{
    m_lineBreaks += std::ranges::count(bytes, '\n');
    const QByteArrayView toHead = bytes.first(std::min(bytes.size(), headBytes - m_head.size()));
    m_head += toHead;
    m_tail += bytes.sliced(toHead.size());
    if (m_tail.size() > 2 * tailBytes) {
        m_tail = m_tail.last(tailBytes);
        m_hasGap = true;
    }
}

QByteArray OutputMemory::head() const
{
    return m_hasGap ? m_head.first(m_head.lastIndexOf('\n') + 1) : m_head;
}

QByteArray OutputMemory::tail() const
{
    return m_hasGap ? m_tail.sliced(m_tail.indexOf('\n') + 1) : m_tail;
}

QByteArray OutputMemory::text() const
{
    return head() + tail();
}

int OutputMemory::originalLine(int line) const
{
    const qsizetype inHead = head().count('\n');
    const qint64 leftOut = m_lineBreaks - inHead - tail().count('\n');
    return line > inHead ? int(line + leftOut) : line;
}
