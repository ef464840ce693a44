// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

namespace wayout::text {

/// A pasted text made comparable. Each position in the comparable text leads back to the pasted characters. Immutable.
///
///     "\x1b[31mERROR: x\x1b[0m"                       -> "ERROR: x"
///     "2024-05-06T12:11:47Z web-1  | error: y"        -> "error: y"
///     "报错：“找不到模块”"                               -> "报错:\"找不到模块\""
///     "fetch 10 %\rfetch 100 %\r\nKilled"             -> "fetch 10 %", "fetch 100 %", "Killed"
///     80 columns, cut in "perm" / "ission denied"    -> one line (see lineBreaks())
///
/// Removes terminal escapes, invisible characters, and timestamps and container names at the start of a line. Folds
/// full-width forms, typographic quotes, dashes and no-break spaces to ASCII and decodes HTML entities. Changes nothing
/// else, so that a pattern sees the original output of the tool.
class Paste final
{
public:
    struct Line {
        qsizetype begin = 0; ///< in clean()
        qsizetype end = 0; ///< in clean(), without the line break
    };
    /// A position in the pasted text.
    struct Place {
        int line = 0; ///< 1-based; lines end at LF, CRLF or a lone CR
        int column = 0; ///< 1-based, in UTF-16 units
        qsizetype offset = 0; ///< 0-based, in UTF-16 units from the start
    };

    explicit Paste(const QString &original);

    /// Whether this was made of the text.
    bool isOf(const QString &original) const { return m_original == original; }
    /// Returns the comparable text in UTF-8. LF separates its lines.
    const QByteArray &clean() const { return m_clean; }
    /// Returns the lines of the pasted text. Lines that a terminal or a mail program has wrapped are joined.
    const QList<Line> &lines() const { return m_lines; }
    QByteArrayView line(qsizetype index) const;
    /// Whether the line starts with a space or a tab; behind a prefix, with more than the space that ends the prefix.
    bool isIndented(qsizetype index) const;
    /// Returns the position in the pasted text of the character at `cleanOffset` in clean().
    Place placeOf(qsizetype cleanOffset) const;
    /// Returns the pasted characters that became clean()[begin, end).
    QString original(qsizetype begin, qsizetype end) const;
    /// Returns the number of pasted characters that became clean()[begin, end), in UTF-16 units. Each line break counts
    /// as one.
    int lengthOf(qsizetype begin, qsizetype end) const;
    /// Returns clean()[begin, end) with the pasted characters in place of the folded ones, such as the original quotes
    /// and the colon of “错误：”.
    QString unfolded(qsizetype begin, qsizetype end) const;

private:
    /// A pair of offsets of the same character. Both texts advance in step from there to the next anchor.
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
