// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/headandtail.h"

#include <algorithm>

namespace wayout::cli {

void HeadAndTail::add(QByteArrayView bytes)
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

QByteArray HeadAndTail::head() const
{
    return m_hasGap ? m_head.first(m_head.lastIndexOf('\n') + 1) : m_head;
}

QByteArray HeadAndTail::tail() const
{
    return m_hasGap ? m_tail.sliced(m_tail.indexOf('\n') + 1) : m_tail;
}

QByteArray HeadAndTail::text() const
{
    return head() + tail();
}

int HeadAndTail::originalLine(int line) const
{
    const qsizetype inHead = head().count('\n');
    const qint64 leftOut = m_lineBreaks - inHead - tail().count('\n');
    return line > inHead ? int(line + leftOut) : line;
}

} // namespace wayout::cli
