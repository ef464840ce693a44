// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/logcolours.h"
#include "ui/paste/pasteview.h"
#include "ui/plaintooltip.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>

namespace {

constexpr int barWidth = 3;
constexpr int linesAround = 60; // coloured before they are scrolled to

QString foldWords(const Repeat &repeat)
{
    //: how often lines of a log come: "×312"
    return PasteView::tr("×%L1").arg(repeat.count);
}

QString foldMeaning(const Repeat &repeat)
{
    return PasteView::tr("%Ln more line(s) say the same. Click to see them.", nullptr, repeat.period * (repeat.count - 1));
}

} // namespace

/// Of thousands of folded blocks each is passed once: blockBoundingGeometry() would count from the top for each.
QList<PasteView::SeenBlock> PasteView::seenBlocks(int bottom) const
{
    QList<SeenBlock> seen;
    QTextBlock block = firstVisibleBlock();
    for (double top = blockBoundingGeometry(block).translated(contentOffset()).top(); block.isValid() && top <= bottom; block = block.next()) {
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
            painter.fillRect(
                QRectF(0, place.top(), viewport()->width(), place.height()), toneSurface(Tone::Match, palette()));
        }
    }
    painter.end();
    QPlainTextEdit::paintEvent(event);
}

int PasteView::foldSignWidth() const
{
    int widest = 0;
    for (const Repeat &repeat : m_folds.folded()) {
        widest = std::max(widest, fontMetrics().horizontalAdvance(foldWords(repeat)));
    }
    return widest == 0 ? 0 : widest + 2 * gridUnit;
}

void PasteView::paintFoldSigns(QPaintEvent *event)
{
    QPainter painter(m_foldSigns);
    painter.fillRect(event->rect(), palette().color(QPalette::Base));
    painter.setFont(font());
    for (const auto &[block, place] : seenBlocks(event->rect().bottom())) {
        const Repeat *repeat = m_folds.at(block.blockNumber());
        if (!repeat) {
            continue;
        }
        const QRectF row(0, place.top(), m_foldSigns->width(), place.height());
        const bool isLast = block.blockNumber() == repeat->first + repeat->period - 1;
        painter.fillRect(QRectF(0, row.top() + 1, 2, row.height() - 2), hairline(palette()));
        if (isLast) {
            painter.setPen(dimText(palette()));
            painter.drawText(row.adjusted(gridUnit, 0, 0, 0), Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignBottom, foldWords(*repeat));
        }
    }
}

bool PasteView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_foldSigns || event->type() != QEvent::ToolTip) {
        return QPlainTextEdit::eventFilter(watched, event);
    }
    const auto *help = static_cast<QHelpEvent *>(event);
    const Repeat *repeat = m_folds.at(cursorForPosition({1, help->pos().y()}).blockNumber());
    repeat ? QToolTip::showText(help->globalPos(), plainToolTip(foldMeaning(*repeat)), m_foldSigns) : QToolTip::hideText();
    return true;
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
        selection.format.setUnderlineColor(toneColour(Tone::Match, palette()));
        selections.append(selection);
    }
    setExtraSelections(selections);
}

void PasteView::paintGutter(QPaintEvent *event)
{
    QPainter painter(m_gutter);
    painter.fillRect(event->rect(), palette().color(QPalette::Base));
    painter.setFont(font());
    const QColor mark = toneColour(Tone::Match, palette());
    const int lineHeight = fontMetrics().height();
    for (const auto &[block, place] : seenBlocks(event->rect().bottom())) {
        if (block.blockNumber() >= m_rows.rows().size()) {
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
