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

/// Shows the rows of a pasted text with line numbers and the colours of a log. Marks lines in which something was found
/// by a colour and by a sign in the gutter. Folds repeated lines after their first occurrence. Editable as long as
/// every line is shown whole.
class PasteView final : public QPlainTextEdit
{
    Q_OBJECT

public:
    enum class Mark {
        Related, ///< only a sign in the gutter
        Match, ///< also a background colour
    };

    explicit PasteView(QWidget *parent = nullptr);

    /// Replaces the text. Users can undo this if both texts are small enough to be edited.
    void setRows(const PasteRows &rows);
    /// Updates the rows of the current text after an edit.
    void setRowsOfEdit(const PasteRows &rows);
    const PasteRows &rows() const { return m_rows; }
    /// Replaces all marks. The keys of `marks` are lines.
    void setMarks(const QHash<int, Mark> &marks);
    /// Sets the repeats in the current rows; empty for an edited text. An occurrence with a match in it is never
    /// hidden.
    void setRepeats(const QList<text::Repeat> &repeats);
    /// Folds or unfolds all repeats.
    void setFolding(bool isFolding);
    bool isFolding() const { return m_isFolding; }
    /// Returns the number of rows that can be folded.
    int repeatedRows() const;
    /// Underlines the spans that belong to the current record.
    void setUnderlined(const QList<PasteRows::Span> &spans);
    /// Scrolls so that the row can be read with some lines before it.
    void scrollToRow(int row);
    void select(const QList<PasteRows::Span> &spans);
    void placeCursor(int row, int column);
    /// Selects characters of PasteRows::shown(), in which a line break is one character.
    void selectCharacters(int position, int length);
    /// As high as all rows together, but not higher than a screen.
    QSize sizeHint() const override;

Q_SIGNALS:
    /// The user changed the text: `added` replaced `removed` characters at `position`. The shown text is the text now.
    /// An input method that is composing replaces characters by the same ones.
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

    /// Returns the blocks that are not hidden, from the first one in the viewport to the one at `bottom`.
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
    /// First rows of the repeats that the user unfolded.
    QSet<int> m_opened;
    bool m_isFolding = true;
    /// The range of block numbers that are coloured.
    struct {
        int first = 0;
        int last = -1;
    } m_coloured;
    QTimer m_colourSoon;
    int m_sought = -1; ///< the row last scrolled to
    QHash<int, Mark> m_marks;
    QList<PasteRows::Span> m_underlined;
    LineNumbers *m_gutter;
    FoldSigns *m_foldSigns;
    bool m_replacing = false;
    /// The last change of the document.
    struct {
        int position = 0;
        int removed = 0;
        int added = 0;
    } m_change;
};

} // namespace wayout::paste
