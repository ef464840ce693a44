// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

namespace wayout::text {

/// A pasted text made comparable, with the way back to the characters that were pasted.
///
///     "\x1b[31mERROR: x\x1b[0m"                       -> "ERROR: x"
///     "2024-05-06T12:11:47Z web-1  | error: y"        -> "error: y"
///     "报错：“找不到模块”"                               -> "报错:\"找不到模块\""
///     "fetch 10 %\rfetch 100 %\r\nKilled"             -> "fetch 10 %", "fetch 100 %", "Killed"
///     80 columns, cut in "perm" / "ission denied"    -> one line (see lineBreaks)
///
/// Removed: terminal escapes, invisible characters, timestamps and container names at the start of a line. Folded: full-width
/// forms, typographic quotes and dashes to ASCII, HTML entities and no-break spaces to their characters. Nothing else changes, so
/// that a pattern sees what the tool printed. Immutable.
class Paste final
{
public:
    struct Line {
        qsizetype begin = 0; ///< in clean()
        qsizetype end = 0; ///< in clean(), without the line break
    };
    /// A place in the text as pasted.
    struct Place {
        int line = 0; ///< 1-based; lines end at LF, CRLF or a lone CR
        int column = 0; ///< 1-based, UTF-16 units
        qsizetype offset = 0; ///< 0-based, UTF-16 units from the start
    };

    explicit Paste(const QString &original);

    /// The comparable text: UTF-8, lines separated by LF.
    const QByteArray &clean() const { return m_clean; }
    /// As many lines as the pasted text has, less those that a terminal or a mail program added by wrapping.
    const QList<Line> &lines() const { return m_lines; }
    QByteArrayView line(qsizetype index) const;
    /// Where the character at `cleanOffset` of clean() was pasted.
    Place placeOf(qsizetype cleanOffset) const;
    /// The pasted characters that became clean()[begin, end).
    QString original(qsizetype begin, qsizetype end) const;
    /// How many those are, in UTF-16 units; line breaks count as one.
    int lengthOf(qsizetype begin, qsizetype end) const;
    /// clean()[begin, end) without what was folded: “错误：” with the quotes and the colon that were pasted.
    QString unfolded(qsizetype begin, qsizetype end) const;

private:
    /// From `clean` on, clean and original text advance together until the next anchor.
    struct Anchor {
        qsizetype clean;
        qsizetype original;
    };

    friend class PasteCleaner;

    qsizetype offsetOf(qsizetype cleanOffset) const;

    QString m_original;
    QByteArray m_clean;
    QList<Line> m_lines;
    QList<qsizetype> m_originalLineStarts;
    QList<Anchor> m_anchors;
};

} // namespace wayout::text
