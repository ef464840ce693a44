// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace wayout::cli {

/// Keeps the beginning and the end of a long output, where its first and its last error usually are.
class HeadAndTail final
{
public:
    static constexpr qsizetype headBytes = 512 * 1024;
    static constexpr qsizetype tailBytes = 2 * 1024 * 1024;

    void add(QByteArrayView bytes);

    /// Returns whole lines, without a mark between the beginning and the end.
    QByteArray text() const;
    /// Returns the number in the whole output of a line of text(); both count from 1.
    int originalLine(int line) const;

private:
    QByteArray head() const;
    QByteArray tail() const;

    QByteArray m_head;
    /// Grows to twice tailBytes before it is cut.
    QByteArray m_tail;
    bool m_hasGap = false;
    qint64 m_lineBreaks = 0;
};

} // namespace wayout::cli
