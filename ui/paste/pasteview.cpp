// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/pasteview.h"

#include "ui/paste/logcolours.h"
#include "ui/paste/pastestrips.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScreen>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace wayout::paste {
namespace {

constexpr int undoLimit = 200'000; // characters: replacing a larger text cannot be undone
constexpr int linesAround = 60; // coloured before they are scrolled to
constexpr int linesBefore = 3;
constexpr int tabWidth = 4; // characters

QTextBlock seenAbove(QTextBlock block)
{
    while (!block.isVisible() && block.previous().isValid()) {
        block = block.previous();
    }
    return block;
}

} // namespace

PasteView::PasteView(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_folds(document())
    , m_gutter(new LineNumbers(this))
    , m_foldSigns(new FoldSigns(this))
{
    setFrameShape(QFrame::NoFrame);
    // Logs are left to right in every language, and the line numbers belong where lines begin.
    setLayoutDirection(Qt::LeftToRight);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setAcceptDrops(false); // the whole window accepts drops
    viewport()->setAcceptDrops(false);
    setTabChangesFocus(true);
    document()->setDocumentMargin(theme::gridUnit / 2.0);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect &rect, int dy) {
        for (Strip *strip : std::initializer_list<Strip *>{m_gutter, m_foldSigns}) {
            dy != 0 ? strip->scroll(0, dy) : strip->update(0, rect.y(), strip->width(), rect.height());
        }
        m_colourSoon.start(); // the scroll bar does not report scrolling by keys
    });
    connect(document(), &QTextDocument::contentsChange, this, &PasteView::noteChange);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_replacing) {
            QTextCursor added(document());
            added.setPosition(m_change.position);
            added.setPosition(m_change.position + m_change.added, QTextCursor::KeepAnchor);
            Q_EMIT edited(
                m_change.position, m_change.removed, added.selectedText().replace(QChar::ParagraphSeparator, u'\n'));
        }
    });
    m_colourSoon.setSingleShot(true);
    m_colourSoon.setInterval(0);
    connect(&m_colourSoon, &QTimer::timeout, this, &PasteView::colour);
    layOutGutter();
}

void PasteView::noteChange(int position, int removed, int added)
{
    // The document counts the end of its last line as a character, which is not part of the text.
    const int beyond = std::max(0, position + added - (document()->characterCount() - 1));
    m_change = {position, std::max(0, removed - beyond), added - beyond};
}

void PasteView::setRows(const PasteRows &rows)
{
    const QScopedValueRollback replacing(m_replacing, true);
    m_sought = -1;
    // The window itself undoes the clearing of a text, because more than the text comes back.
    const bool undoable = m_rows.isWhole() && rows.isWhole() && !rows.shown().isEmpty()
        && document()->characterCount() + rows.shown().size() < undoLimit;
    m_folds.forget(); // its rows are gone
    setRowsOfEdit(rows);
    if (undoable) {
        QTextCursor cursor(document());
        cursor.select(QTextCursor::Document);
        cursor.insertText(rows.shown());
        moveCursor(QTextCursor::Start);
    } else {
        setPlainText(rows.shown());
    }
    updateGeometry();
    setTextInteractionFlags(
        rows.isWhole() ? Qt::TextEditorInteraction : Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

void PasteView::setRowsOfEdit(const PasteRows &rows)
{
    if (m_rows.shown().isEmpty() && !rows.shown().isEmpty()) {
        setFont(theme::codeFont()); // delayed until there is text to show, because loading a font is slow
    }
    m_rows = rows;
    setRepeats({});
    m_coloured = {};
    m_colourSoon.start();
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
    applyFolds();
    viewport()->update();
    m_gutter->update();
}

void PasteView::setUnderlined(const QList<PasteRows::Span> &spans)
{
    m_underlined = spans;
    m_coloured = {};
    colour();
}

void PasteView::setRepeats(const QList<text::Repeat> &repeats)
{
    if (m_repeats == repeats && m_opened.isEmpty()) {
        return;
    }
    m_repeats = repeats;
    m_opened.clear();
    applyFolds();
    Q_EMIT repeatsChanged();
}

void PasteView::setFolding(bool isFolding)
{
    m_isFolding = isFolding;
    m_opened.clear();
    applyFolds();
    Q_EMIT repeatsChanged();
}

int PasteView::repeatedRows() const
{
    return std::accumulate(m_repeats.begin(), m_repeats.end(), 0,
        [](int rows, const text::Repeat &repeat) { return rows + repeat.period * (repeat.count - 1); });
}

void PasteView::applyFolds()
{
    const auto isHiding = [this](const text::Repeat &repeat) {
        const auto first = m_rows.rows().begin() + repeat.first;
        return std::any_of(first + repeat.period, first + qsizetype(repeat.period) * repeat.count,
            [this](const PasteRows::Row &row) { return m_marks.value(row.line, Mark::Related) == Mark::Match; });
    };
    QList<text::Repeat> folded = m_isFolding ? m_repeats : QList<text::Repeat>();
    folded.removeIf([&](const text::Repeat &repeat) { return m_opened.contains(repeat.first) || isHiding(repeat); });
    const int top = firstVisibleBlock().blockNumber();
    m_folds.fold(folded);
    updateGeometry();
    if (QTextCursor cursor = textCursor(); !cursor.block().isVisible()) {
        cursor.setPosition(seenAbove(cursor.block()).position());
        setTextCursor(cursor);
    }
    if (top > 0) { // keeps the scroll position
        verticalScrollBar()->setValue(seenAbove(document()->findBlockByNumber(top)).firstLineNumber());
    }
    m_coloured = {};
    m_colourSoon.start();
    layOutGutter();
}

void PasteView::openFold(const text::Repeat *repeat)
{
    if (repeat) {
        m_opened.insert(repeat->first);
        applyFolds();
    }
}

/// Unfolds the repeat that hides the row.
void PasteView::showFolded(int row)
{
    openFold(m_folds.hiding(row));
}

void PasteView::scrollToRow(int row)
{
    showFolded(row);
    const QTextBlock block = document()->findBlockByNumber(row);
    if (!block.isValid()) {
        return;
    }
    m_sought = row;
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
    showFolded(last.blockNumber());
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
        showFolded(row);
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

QSize PasteView::sizeHint() const
{
    const double most = screen()->availableSize().height();
    double height = 2 * document()->documentMargin();
    for (QTextBlock block = document()->firstBlock(); block.isValid() && height < most; block = block.next()) {
        height += block.isVisible() ? blockBoundingRect(block).height() : 0;
    }
    return {QPlainTextEdit::sizeHint().width(), int(std::ceil(std::min(height, most)))};
}

bool PasteView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Undo)
        && !document()->isUndoAvailable()) {
        event->ignore(); // the window may have something to undo
        return true;
    }
    return QPlainTextEdit::event(event);
}

void PasteView::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        setTabStopDistance(fontMetrics().horizontalAdvance(u' ') * tabWidth);
        layOutGutter();
    } else if (event->type() == QEvent::PaletteChange) {
        m_coloured = {};
        colour();
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

void PasteView::resizeEvent(QResizeEvent *event)
{
    const QTextBlock sought = document()->findBlockByNumber(m_sought);
    const bool wasSeen =
        m_sought >= 0 && blockBoundingGeometry(sought).translated(contentOffset()).top() < event->oldSize().height();
    QPlainTextEdit::resizeEvent(event);
    layOutGutter();
    // Keeps the row in view when a bar appears above the text.
    if (wasSeen) {
        scrollToRow(m_sought);
    }
}

void PasteView::layOutGutter()
{
    const int width = m_gutter->neededWidth();
    const int signs = m_foldSigns->neededWidth();
    setViewportMargins(width, 0, signs, 0);
    const QRect place = viewport()->geometry();
    m_gutter->setGeometry(place.left() - width, place.top(), width, place.height());
    m_gutter->update();
    m_foldSigns->setVisible(signs > 0);
    m_foldSigns->setGeometry(place.right() + 1, place.top(), signs, place.height());
    m_foldSigns->update();
}

/// Visits each of perhaps thousands of folded blocks only once: blockBoundingGeometry() would count from the top for
/// each.
QList<PasteView::SeenBlock> PasteView::seenBlocks(int bottom) const
{
    QList<SeenBlock> seen;
    QTextBlock block = firstVisibleBlock();
    for (double top = blockBoundingGeometry(block).translated(contentOffset()).top(); block.isValid() && top <= bottom;
         block = block.next()) {
        if (block.isVisible()) {
            const QRectF place = blockBoundingRect(block).translated(contentOffset().x(), top);
            seen.append({block, place});
            top += place.height();
        }
    }
    return seen;
}

void PasteView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    const QList<SeenBlock> seen = seenBlocks(event->rect().bottom());
    for (const auto &[block, place] : seen) {
        const int line = block.blockNumber() < m_rows.rows().size() ? m_rows.rows().at(block.blockNumber()).line : 0;
        if (m_marks.value(line, Mark::Related) == Mark::Match) {
            painter.fillRect(QRectF(0, place.top(), viewport()->width(), place.height()),
                theme::toneSurface(theme::Tone::Match, palette()));
        }
    }
    painter.end();
    QPlainTextEdit::paintEvent(event);
}

void PasteView::colour()
{
    const QList<SeenBlock> seen = seenBlocks(viewport()->height());
    if (seen.isEmpty()) {
        return;
    }
    const int first = seen.first().block.blockNumber();
    const int last = seen.last().block.blockNumber();
    if (first >= m_coloured.first && last <= m_coloured.last) {
        return;
    }
    m_coloured = {std::max(0, first - linesAround), last + linesAround};
    QList<QTextEdit::ExtraSelection> selections;
    for (QTextBlock block = document()->findBlockByNumber(m_coloured.first);
         block.isValid() && block.blockNumber() <= m_coloured.last; block = block.next()) {
        if (block.isVisible()) {
            selections += logColours(block, palette());
        }
    }
    for (const PasteRows::Span &span : m_underlined) {
        const QTextBlock block = document()->findBlockByNumber(span.row);
        QTextEdit::ExtraSelection selection{QTextCursor(block), {}};
        selection.cursor.setPosition(block.position() + std::min(span.start, block.length() - 1));
        selection.cursor.setPosition(
            block.position() + std::min(span.start + span.length, block.length() - 1), QTextCursor::KeepAnchor);
        selection.format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
        selection.format.setUnderlineColor(theme::toneColour(theme::Tone::Match, palette()));
        selections.append(selection);
    }
    setExtraSelections(selections);
}

} // namespace wayout::paste
