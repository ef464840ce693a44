// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/paste/pasterows.h"

#include <QHash>
#include <QPlainTextEdit>

/// The rows of a pasted text with line numbers; lines in which something was found are marked by a colour and by a sign in the
/// gutter. Editable as long as every line is shown whole.
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
    /// For the text as it stands, after an edit.
    void setRowsOfEdit(const PasteRows &rows);
    const PasteRows &rows() const { return m_rows; }
    /// By line; the marks of the text before are dropped.
    void setMarks(const QHash<int, Mark> &marks);
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

protected:
    void changeEvent(QEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    class Gutter;

    void paintGutter(QPaintEvent *event);
    void clickRow(const QPoint &position);
    void noteChange(int position, int removed, int added);
    int gutterWidth() const;
    void layOutGutter();
    void underline();

    PasteRows m_rows;
    QHash<int, Mark> m_marks;
    QList<PasteRows::Span> m_underlined;
    Gutter *m_gutter;
    bool m_replacing = false;
    struct {
        int position = 0;
        int removed = 0;
        int added = 0;
    } m_change; ///< the last one
};
