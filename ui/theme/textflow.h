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

/// Plain text in runs of a few styles, wrapped to a width; unbroken words are broken rather than cut off. Never markup:
/// "x<b>y" is five characters.
class TextFlow final
{
public:
    enum class Style { Plain, Strong, Dim, Chip };
    struct Run {
        QString text;
        Style style = Style::Plain;
        bool hasCode = false; ///< text between backticks is shown as code, without them

        bool operator==(const Run &) const = default;
    };
    struct Selection {
        int start = 0;
        int length = 0;
    };
    /// How it is drawn where no run says otherwise.
    struct Look {
        QPalette palette;
        QColor text;
        bool underline = false;
    };

    /// Joins the runs with a space between them; a run that begins with a line feed starts a line.
    void setRuns(const QList<Run> &runs);
    const QList<Run> &runs() const { return m_runs; }
    /// Of plain and strong text; what is dim or a chip takes the body's.
    void setFont(const QFont &font);
    /// On which side lines begin; the order of the characters follows from the text alone.
    void setDirection(Qt::LayoutDirection direction);
    /// The whole text as it is read and copied.
    QString text() const { return copied({0, int(m_layout.text().size())}); }
    QString copied(Selection selection) const;

    int height(int width) const;
    /// Of a line in the flow's own font; lines that need another font may be taller.
    double lineHeight() const;
    /// Without any wrapping.
    int naturalWidth() const;
    void draw(QPainter &painter, const QPointF &topLeft, int width, const Look &look, Selection selection) const;
    /// The position in the text nearest to a point, relative to the top left, as laid out last.
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

    void append(const QString &shown, const Run &run, QString &text);
    void applyFormats();
    double pitchOf(const QTextLine &line) const;
    void layOut(int width) const;
    void drawChips(QPainter &painter, const QPointF &topLeft, const QPalette &palette) const;

    QList<Run> m_runs;
    QList<Piece> m_pieces;
    Qt::LayoutDirection m_direction = Qt::LeftToRight;
    void forget();
    /// Widths at which nothing wraps are all the same.
    int effective(int width) const { return std::min(width, m_natural); }

    // Laid out when asked for a width. Layouts ask for a few in turn, and shaping text is what costs.
    mutable QTextLayout m_layout;
    mutable int m_width = -1;
    mutable int m_natural = QWIDGETSIZE_MAX; ///< once it is known
    mutable QVarLengthArray<QSize, 4> m_heights; ///< by effective width
};

} // namespace wayout::theme
