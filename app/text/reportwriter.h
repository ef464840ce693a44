// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/readabletext.h"

namespace wayout::text {

/// Collects the lines of a readable text. A short text can refer to a long one many times, so there is a limit.
class ReportWriter final
{
public:
    /// `most` is the number of characters that are written at most.
    explicit ReportWriter(qsizetype most)
        : m_most(most)
    {
    }

    /// Adds one or more lines, without terminal escapes and without line breaks at their end. An empty text is an empty
    /// line.
    void add(const QString &lines);
    /// Adds lines that report a place.
    void add(const QString &lines, ReportedPlace place);
    /// Sets the line of what was written that the following lines come from.
    void setSource(int line) { m_source = line; }

    bool isTooLong() const { return m_text.size() > m_most; }
    /// Moves what was written out of the writer.
    ReadableText take(ReadableText::Form form);

private:
    qsizetype m_most;
    QString m_text;
    QList<ReportedPlace> m_places;
    QList<int> m_lines;
    int m_lineCount = 0;
    int m_source = 0; ///< 0 in a form without lines
};

} // namespace wayout::text
