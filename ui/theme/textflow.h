// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>
#include <QList>
#include <QPalette>
#include <QSize>
#include <QString>
#include <QTextLayout>
#include <QVarLengthArray>
#include <QWidget>

#include <algorithm>

class QPainter;

namespace wayout::theme {

/// Plain text in runs of a few styles, wrapped to a width. Breaks long words rather than cutting them off. Never
/// interprets markup: "x<b>y" stays as it is.
class TextFlow final
{
public:
    enum class Style { Plain, Strong, Dim, Chip, Code };
    struct Run {
        QString text;
        Style style = Style::Plain;
        /// Whether text between backticks is shown as code, without the backticks.
        bool hasCode = false;

        bool operator==(const Run &) const = default;
    };
    struct Selection {
        int start = 0;
        int length = 0;
    };
    /// The appearance of runs that have none of their own.
    struct Look {
        QPalette palette;
        QColor text;
        bool underline = false;
    };

    /// Joins the runs with a space between them. A run that begins with a line feed starts a new line.
    void setRuns(const QList<Run> &runs);
    const QList<Run> &runs() const { return m_runs; }
    /// Sets the font of plain and strong text. Dim text and chips have it too unless it is larger than the body font.
    void setFont(const QFont &font);
    /// Sets the side on which lines begin. The order of the characters follows from the text alone.
    void setDirection(Qt::LayoutDirection direction);
    /// Sets whether lines are aligned where they end, as figures at the edge of a row are.
    void setTrailing(bool isTrailing);
    /// Shows at most `lines` lines, or all for 0. A text that is longer ends in "…", and leaves `reserved` pixels free
    /// at the end of its last line. Returns whether that is a change.
    bool setMostLines(int lines, int reserved = 0);
    /// Whether setMostLines() cuts the text at this width.
    bool isCut(int width) const;
    /// Returns the end of the last line that is shown at this width, behind the "…" of a cut text: the lower corner.
    QPoint end(int width) const;
    /// Returns the whole text as it is copied, and read by screen readers.
    QString text() const { return copied({0, int(m_layout.text().size())}); }
    QString copied(Selection selection) const;

    int height(int width) const;
    /// Returns the height of a line in the flow's own font. Lines that need another font may be taller.
    double lineHeight() const;
    /// Returns the width of the text without wrapping.
    int naturalWidth() const;
    void draw(QPainter &painter, const QPointF &topLeft, int width, const Look &look, Selection selection) const;
    /// Returns the text position nearest to a point, which is relative to the top left of the last layout.
    int positionAt(const QPointF &point) const;
    Selection wordAt(int position) const;
    Selection all() const { return {0, int(m_layout.text().size())}; }

private:
    struct Piece {
        int start = 0;
        int length = 0;
        Style style = Style::Plain;
        bool isCode = false;
    };

    QFont secondaryFont() const;
    void append(const QString &shown, const Run &run, QString &text);
    void applyFormats();
    double pitchOf(const QTextLine &line) const;
    void layOut(int width) const;
    void alignRight() const;
    double signWidth() const;
    void drawChips(QPainter &painter, const QPointF &topLeft, const QPalette &palette) const;

    QList<Run> m_runs;
    int m_mostLines = 0;
    int m_reserved = 0;
    QList<Piece> m_pieces;
    Qt::LayoutDirection m_direction = Qt::LeftToRight;
    bool m_isTrailing = false;
    void forget();
    /// Maps all widths at which nothing wraps to one.
    int effective(int width) const { return std::min(width, m_natural); }

    // The text is laid out on demand. Heights are cached, because layouts ask for several widths in turn and shaping
    // text is expensive.
    mutable QTextLayout m_layout;
    mutable int m_width = -1;
    mutable int m_natural = QWIDGETSIZE_MAX; ///< QWIDGETSIZE_MAX until it is known
    mutable bool m_isCut = false; ///< in the current layout
    mutable QVarLengthArray<QSize, 4> m_heights; ///< by effective width
};

} // namespace wayout::theme
