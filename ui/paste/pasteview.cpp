// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/pasteview.h"

#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextEdit>

#include <algorithm>

namespace {

constexpr int undoLimit = 200'000; // characters: a larger text is replaced for good
constexpr int barWidth = 3;
constexpr int signWidth = 14; // bar and arrow
constexpr int linesBefore = 3;
constexpr int tabWidth = 4; // characters

} // namespace

class PasteView::Gutter final : public QWidget
{
public:
    explicit Gutter(PasteView *view)
        : QWidget(view)
        , m_view(view)
    {
        setCursor(Qt::ArrowCursor);
    }

protected:
    void paintEvent(QPaintEvent *event) override { m_view->paintGutter(event); }
    void mouseReleaseEvent(QMouseEvent *event) override { m_view->clickRow(event->pos()); }
    void wheelEvent(QWheelEvent *event) override { m_view->wheelEvent(event); }

private:
    PasteView *m_view;
};

PasteView::PasteView(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_gutter(new Gutter(this))
{
    setFrameShape(QFrame::NoFrame);
    setLayoutDirection(Qt::LeftToRight); // as logs are, in every language; their numbers stand where the lines begin
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setAcceptDrops(false); // the whole window is the target
    viewport()->setAcceptDrops(false);
    setTabChangesFocus(true);
    document()->setDocumentMargin(gridUnit / 2);
    connect(this, &QPlainTextEdit::updateRequest, m_gutter, [this](const QRect &rect, int dy) {
        dy != 0 ? m_gutter->scroll(0, dy) : m_gutter->update(0, rect.y(), m_gutter->width(), rect.height());
    });
    connect(document(), &QTextDocument::contentsChange, this, &PasteView::noteChange);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_replacing) {
            QTextCursor added(document());
            added.setPosition(m_change.position);
            added.setPosition(m_change.position + m_change.added, QTextCursor::KeepAnchor);
            Q_EMIT edited(m_change.position, m_change.removed,
                added.selectedText().replace(QChar::ParagraphSeparator, u'\n'));
        }
    });
    layOutGutter();
}

void PasteView::noteChange(int position, int removed, int added)
{
    // The document counts the end of its last line, which is none of its text.
    const int beyond = std::max(0, position + added - (document()->characterCount() - 1));
    m_change = {position, std::max(0, removed - beyond), added - beyond};
}

void PasteView::setRows(const PasteRows &rows)
{
    const QScopedValueRollback replacing(m_replacing, true);
    const bool undoable =
        m_rows.isWhole() && rows.isWhole() && document()->characterCount() + rows.shown().size() < undoLimit;
    setRowsOfEdit(rows);
    if (undoable) {
        QTextCursor cursor(document());
        cursor.select(QTextCursor::Document);
        cursor.insertText(rows.shown());
        moveCursor(QTextCursor::Start);
    } else {
        setPlainText(rows.shown());
    }
    setTextInteractionFlags(
        rows.isWhole() ? Qt::TextEditorInteraction : Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

void PasteView::setRowsOfEdit(const PasteRows &rows)
{
    if (m_rows.shown().isEmpty() && !rows.shown().isEmpty()) {
        setFont(codeFont()); // not before there is something to show in it: a font takes its time
    }
    m_rows = rows;
    if (!m_marks.isEmpty()) {
        setMarks({});
    }
    if (!m_underlined.isEmpty()) {
        setUnderlined({});
    }
    layOutGutter();
}

void PasteView::setMarks(const QHash<int, Mark> &marks)
{
    m_marks = marks;
    viewport()->update();
    m_gutter->update();
}

void PasteView::setUnderlined(const QList<PasteRows::Span> &spans)
{
    m_underlined = spans;
    underline();
}

void PasteView::underline()
{
    QList<QTextEdit::ExtraSelection> selections;
    for (const PasteRows::Span &span : m_underlined) {
        const QTextBlock block = document()->findBlockByNumber(span.row);
        QTextEdit::ExtraSelection selection{QTextCursor(block), {}};
        selection.cursor.setPosition(block.position() + std::min(span.start, block.length() - 1));
        selection.cursor.setPosition(
            block.position() + std::min(span.start + span.length, block.length() - 1), QTextCursor::KeepAnchor);
        selection.format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
        selection.format.setUnderlineColor(toneColour(Tone::Match, palette()));
        selections.append(selection);
    }
    setExtraSelections(selections);
}

void PasteView::scrollToRow(int row)
{
    const QTextBlock block = document()->findBlockByNumber(row);
    if (!block.isValid()) {
        return;
    }
    const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
    if (place.top() < 0 || place.bottom() > viewport()->height()) {
        verticalScrollBar()->setValue(std::max(0, block.firstLineNumber() - linesBefore));
    }
}

void PasteView::select(const QList<PasteRows::Span> &spans)
{
    if (spans.isEmpty()) {
        return;
    }
    const QTextBlock first = document()->findBlockByNumber(spans.first().row);
    const QTextBlock last = document()->findBlockByNumber(spans.last().row);
    QTextCursor cursor(first);
    cursor.setPosition(first.position() + spans.first().start);
    cursor.setPosition(last.position() + spans.last().start + spans.last().length, QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    scrollToRow(spans.first().row);
}

void PasteView::placeCursor(int row, int column)
{
    const QTextBlock block = document()->findBlockByNumber(row);
    if (block.isValid()) {
        QTextCursor cursor(block);
        cursor.setPosition(block.position() + std::min(column, block.length() - 1));
        setTextCursor(cursor);
    }
}

void PasteView::selectCharacters(int position, int length)
{
    QTextCursor cursor(document());
    cursor.setPosition(position);
    cursor.setPosition(position + length, QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    scrollToRow(cursor.blockNumber());
}

void PasteView::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        setTabStopDistance(fontMetrics().horizontalAdvance(u' ') * tabWidth);
        layOutGutter();
    } else if (event->type() == QEvent::PaletteChange) {
        underline();
    }
}

void PasteView::insertFromMimeData(const QMimeData *source)
{
    if (source->hasText()) {
        Q_EMIT textPasted(source->text());
    }
}

void PasteView::mouseReleaseEvent(QMouseEvent *event)
{
    QPlainTextEdit::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && !textCursor().hasSelection()) {
        clickRow(event->pos());
    }
}

void PasteView::clickRow(const QPoint &position)
{
    const int row = cursorForPosition({1, position.y()}).blockNumber();
    if (row < m_rows.rows().size() && m_marks.contains(m_rows.rows().at(row).line)) {
        Q_EMIT markedLineClicked(m_rows.rows().at(row).line);
    }
}

void PasteView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
        if (place.top() > event->rect().bottom()) {
            break;
        }
        const int line = block.blockNumber() < m_rows.rows().size() ? m_rows.rows().at(block.blockNumber()).line : 0;
        if (m_marks.value(line, Mark::Related) == Mark::Match) {
            painter.fillRect(
                QRectF(0, place.top(), viewport()->width(), place.height()), toneSurface(Tone::Match, palette()));
        }
    }
    painter.end();
    QPlainTextEdit::paintEvent(event);
}

void PasteView::paintGutter(QPaintEvent *event)
{
    QPainter painter(m_gutter);
    painter.fillRect(event->rect(), palette().color(QPalette::Base));
    painter.setFont(font());
    const QColor mark = toneColour(Tone::Match, palette());
    const int lineHeight = fontMetrics().height();
    for (QTextBlock block = firstVisibleBlock(); block.isValid() && block.blockNumber() < m_rows.rows().size();
         block = block.next()) {
        const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
        if (place.top() > event->rect().bottom()) {
            break;
        }
        const PasteRows::Row &row = m_rows.rows().at(block.blockNumber());
        const auto found = m_marks.constFind(row.line);
        if (found != m_marks.constEnd()) {
            if (*found == Mark::Match) {
                painter.fillRect(
                    QRectF(0, place.top(), m_gutter->width(), place.height()), toneSurface(Tone::Match, palette()));
                painter.fillRect(QRectF(0, place.top(), barWidth, place.height()), mark);
            }
            const double middle = place.top() + lineHeight / 2.0;
            QPainterPath arrow({6, middle - 4});
            arrow.lineTo(11, middle);
            arrow.lineTo(6, middle + 4);
            arrow.closeSubpath();
            painter.setRenderHint(QPainter::Antialiasing);
            *found == Mark::Match ? painter.fillPath(arrow, mark) : painter.strokePath(arrow, mark);
        }
        if (row.line > 0 && row.column == 1 && !document()->isEmpty()) {
            painter.setPen(dimText(palette()));
            painter.drawText(QRectF(0, place.top(), m_gutter->width() - gridUnit, lineHeight), Qt::AlignRight | Qt::AlignAbsolute,
                QString::number(row.line));
        }
    }
}

void PasteView::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    layOutGutter();
}

int PasteView::gutterWidth() const
{
    const QString widest(QString::number(std::max(99, m_rows.lineCount())).size(), u'9');
    return signWidth + fontMetrics().horizontalAdvance(widest) + gridUnit;
}

void PasteView::layOutGutter()
{
    const int width = gutterWidth();
    setViewportMargins(width, 0, 0, 0);
    const QRect place = viewport()->geometry();
    m_gutter->setGeometry(place.left() - width, place.top(), width, place.height());
    m_gutter->update();
}
