// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

namespace wayout::paste {

/// Maps the lines of an excerpt to the long text from which it was made.
struct PasteOrigin {
    /// The line in the long text of each line of the excerpt; 0 for a line that marks an omission. Empty for a whole
    /// text.
    std::vector<int> lines;
    int lineCount = 0; ///< of the long text
};

/// The rows in which a pasted text is shown. Maps its lines and columns to them.
///
/// The shown text can differ from the text that is searched. Rows end after 2,000 characters, because a text editor
/// freezes on a line of a megabyte. Only the two ends and the wanted places of a huge text are shown. Escape sequences
/// are left out, and control and hidden characters are made visible.
class PasteRows final
{
public:
    /// A position in the text as pasted. Lines and columns are 1-based; a line ends at LF, CRLF or a lone CR; columns
    /// count UTF-16 units.
    struct Place {
        int line = 0;
        int column = 0;
        bool operator==(const Place &) const = default;
    };
    /// Characters of a row that are replaced or left out.
    struct Change {
        int position = 0; ///< in the row as pasted
        int pasted = 0; ///< number of characters in the pasted text
        int shown = 0; ///< number of characters shown for them
    };
    struct Row {
        int line = 0; ///< 0 marks an omission
        int column = 1; ///< of its first character
        int length = 0; ///< in UTF-16 units as pasted
        QList<Change> changes;
    };
    /// Part of a row as shown.
    struct Span {
        int row = 0;
        int start = 0;
        int length = 0;
        bool operator==(const Span &) const = default;
    };

    PasteRows() = default;
    /// Shows the `wanted` places with the text around them even where a huge text is left out. If `text` is an excerpt,
    /// these places and all line numbers refer to the long text.
    explicit PasteRows(const QString &text, const QList<Place> &wanted = {}, const PasteOrigin &origin = {});

    /// Returns the rows as shown, separated by LF.
    const QString &shown() const { return m_shown; }
    const QList<Row> &rows() const { return m_rows; }
    /// Returns the number of lines. A line break at the end does not start another line, although a row is shown for
    /// it.
    int lineCount() const { return m_lineCount; }
    /// Returns the number of lines that are shown, at least in part; equal to lineCount() unless something is left out.
    int shownLines() const { return m_shownLines; }
    /// Whether lines, or the middle of an endless line, are left out.
    bool leavesOut() const { return m_leavesOut; }
    /// Whether the shown text may be edited, because nothing is left out and no line is cut.
    bool isWhole() const { return m_whole; }
    /// Returns the visible forms of the hidden characters, each once: "[U+202E]", "␀".
    const QStringList &visibleForms() const { return m_visibleForms; }
    /// Returns the first row of the line, or -1 if the line is not shown.
    int rowOf(int line) const;
    bool shows(const Place &place) const;
    /// Follows an edit of the shown text that replaced `removed` characters at `position` by `added`. Returns false
    /// without any change if the rows have to be built again: the shown text differs from the text itself, or would
    /// differ after the edit.
    bool replace(qsizetype position, qsizetype removed, const QString &added);
    /// Returns the parts of rows that show `length` characters from `place` on. A line break counts as one character.
    QList<Span> spansOf(const Place &place, int length) const;

private:
    friend class PasteRowsBuilder;

    QString m_shown;
    QList<Row> m_rows;
    int m_lineCount = 0;
    int m_shownLines = 0;
    bool m_leavesOut = false;
    QStringList m_visibleForms;
    bool m_whole = true;
    bool m_plain = false; ///< the shown text is the text itself, character by character
};

} // namespace wayout::paste
