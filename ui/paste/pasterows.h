// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

namespace wayout::paste {

/// The places of the lines of an excerpt in the long text from which it was made.
struct PasteOrigin {
    /// By line of the excerpt; 0 for one that marks an omission. Empty for a text that is whole.
    std::vector<int> lines;
    int lineCount = 0; ///< of the long text
};

/// The rows in which a pasted text is shown, and the way to them from its lines and columns.
///
/// What is shown is never what is searched: a text editor freezes on a line of a megabyte, so rows end after 2,000 characters;
/// of a huge text only the two ends and the places that are asked for are shown; escape sequences are left out, and control
/// and hidden characters made visible.
class PasteRows final
{
public:
    /// In the text as pasted, both 1-based; a line ends at LF, CRLF or a lone CR; columns are UTF-16 units.
    struct Place {
        int line = 0;
        int column = 0;
        bool operator==(const Place &) const = default;
    };
    /// Characters of a row that are shown otherwise, or not at all.
    struct Change {
        int position = 0; ///< in the row as pasted
        int pasted = 0; ///< how many
        int shown = 0; ///< as how many
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
    /// `wanted` places are shown even where the text around them is left out. They, and all lines, are those of the long text where
    /// `text` is an excerpt.
    explicit PasteRows(const QString &text, const QList<Place> &wanted = {}, const PasteOrigin &origin = {});

    /// The rows as shown, separated by LF.
    const QString &shown() const { return m_shown; }
    const QList<Row> &rows() const { return m_rows; }
    /// A line break at the end starts no line, though a row is shown for it.
    int lineCount() const { return m_lineCount; }
    /// Nothing is left out and no line is cut: the shown text may be edited.
    bool isWhole() const { return m_whole; }
    /// The visible forms of the hidden characters, each once: "[U+202E]", "␀".
    const QStringList &visibleForms() const { return m_visibleForms; }
    /// The first row of the line, or -1 when it is not shown.
    int rowOf(int line) const;
    bool shows(const Place &place) const;
    /// Follows an edit of the shown text: `removed` characters at `position` gave way to `added`. False, and nothing has changed,
    /// where the text has to be read anew: what is shown is not the text itself, or would not be any more.
    bool replace(qsizetype position, qsizetype removed, const QString &added);
    /// Where `length` characters from `place` on are shown; line breaks count as one.
    QList<Span> spansOf(const Place &place, int length) const;

private:
    friend class PasteRowsBuilder;

    QString m_shown;
    QList<Row> m_rows;
    int m_lineCount = 0;
    QStringList m_visibleForms;
    bool m_whole = true;
    bool m_plain = false; ///< what is shown is the text, character by character
};

} // namespace wayout::paste
