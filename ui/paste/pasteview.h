// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/paste/pastefolds.h"
#include "ui/paste/pasterows.h"

#include <QHash>
#include <QPlainTextEdit>
#include <QSet>
#include <QTextBlock>
#include <QTimer>

namespace wayout::paste {

/// The rows of a pasted text with line numbers, coloured as logs are; lines in which something was found are marked by a colour
/// and by a sign in the gutter; repeated lines are folded behind their first occurrence. Editable as long as every line is
/// shown whole.
class PasteView final : public QPlainTextEdit
{
    Q_OBJECT

public:
    enum class Mark {
        Related, ///< a sign alone
        Match, ///< and the line's ground
    };

    explicit PasteView(QWidget *parent = nullptr);

    /// Replaces the text; can be undone where both texts are small enough to be edited.
    void setRows(const PasteRows &rows);
    /// For the present text, after an edit.
    void setRowsOfEdit(const PasteRows &rows);
    const PasteRows &rows() const { return m_rows; }
    /// By line; the marks of the text before are dropped.
    void setMarks(const QHash<int, Mark> &marks);
    /// The repeats in the present rows; empty for an edited text. An occurrence in which a match was found is not hidden.
    void setRepeats(const QList<text::Repeat> &repeats);
    /// Whether repeats are folded, all of them.
    void setFolding(bool isFolding);
    bool isFolding() const { return m_isFolding; }
    /// How many rows are there to be folded: none where nothing comes again.
    int repeatedRows() const;
    /// What belongs to the record that is being read.
    void setUnderlined(const QList<PasteRows::Span> &spans);
    /// Scrolls so that the row can be read with some lines before it.
    void scrollToRow(int row);
    void select(const QList<PasteRows::Span> &spans);
    void placeCursor(int row, int column);
    /// Of the rows as shown, lines of which end in one character.
    void selectCharacters(int position, int length);

Q_SIGNALS:
    /// The user changed the text: what is shown is the text now. Of the rows before, `removed` characters at `position` gave way
    /// to `added`; an input method that composes replaces characters by the same ones.
    void edited(int position, int removed, const QString &added);
    /// Text was pasted or dropped into the view; it is not inserted.
    void textPasted(const QString &text);
    void markedLineClicked(int line);
    void repeatsChanged();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    class Strip;
    class LineNumbers;
    class FoldSigns;
    struct SeenBlock {
        QTextBlock block;
        QRectF place; ///< in the viewport
    };

    /// Those that are not hidden, from the first one in the viewport to the one at `bottom`.
    QList<SeenBlock> seenBlocks(int bottom) const;
    void colour();

    void clickRow(const QPoint &position);
    void applyFolds();
    void openFold(const text::Repeat *repeat);
    void showFolded(int row);
    void noteChange(int position, int removed, int added);
    void layOutGutter();

    PasteRows m_rows;
    PasteFolds m_folds;
    QList<text::Repeat> m_repeats;
    QSet<int> m_opened; ///< first rows of repeats that are shown though the others are folded
    bool m_isFolding = true;
    struct {
        int first = 0;
        int last = -1;
    } m_coloured; ///< numbers of the blocks between which all are
    QTimer m_colourSoon;
    int m_sought = -1; ///< the row that was scrolled to last
    QHash<int, Mark> m_marks;
    QList<PasteRows::Span> m_underlined;
    LineNumbers *m_gutter;
    FoldSigns *m_foldSigns;
    bool m_replacing = false;
    struct {
        int position = 0;
        int removed = 0;
        int added = 0;
    } m_change; ///< the last one
};

} // namespace wayout::paste
