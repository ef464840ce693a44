// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>

/// Remembers of a long output its beginning, where the first error tends to stand, and its end, where the last one does.
class OutputMemory final
{
public:
    static constexpr qsizetype headBytes = 512 * 1024;
    static constexpr qsizetype tailBytes = 2 * 1024 * 1024;

    void add(QByteArrayView bytes);

    /// Whole lines; what was left out between beginning and end is not marked.
    QByteArray text() const;
    /// The 1-based line of the output that the 1-based line of text() was.
    int originalLine(int line) const;

private:
    QByteArray head() const;
    QByteArray tail() const;

    QByteArray m_head;
    QByteArray m_tail; ///< at most twice its size: what is too much is cut in one go
    bool m_hasGap = false;
    qint64 m_lineBreaks = 0;
};
