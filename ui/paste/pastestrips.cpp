// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/pastestrips.h"

#include "ui/theme/labels.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>

namespace wayout::paste {
namespace {

constexpr int barWidth = 3;
constexpr int signWidth = 14; // the bar and the arrow of a mark

QString foldWords(const text::Repeat &repeat)
{
    //: how often lines of a log come: "×312"
    return PasteView::tr("×%L1").arg(repeat.count);
}

QString foldMeaning(const text::Repeat &repeat)
{
    return PasteView::tr(
        "%Ln more line(s) say the same. Click to see them.", nullptr, repeat.period * (repeat.count - 1));
}

} // namespace

PasteView::Strip::Strip(PasteView *view)
    : QWidget(view)
    , m_view(view)
{
    setCursor(Qt::ArrowCursor);
}

int PasteView::LineNumbers::neededWidth() const
{
    const QString widest(QString::number(std::max(99, m_view->m_rows.lineCount())).size(), u'9');
    return signWidth + m_view->fontMetrics().horizontalAdvance(widest) + theme::gridUnit;
}

void PasteView::LineNumbers::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), m_view->palette().color(QPalette::Base));
    painter.setFont(m_view->font());
    const QColor mark = theme::toneColour(theme::Tone::Match, m_view->palette());
    const QList<PasteRows::Row> &rows = m_view->m_rows.rows();
    const int lineHeight = m_view->fontMetrics().height();
    for (const auto &[block, place] : m_view->seenBlocks(event->rect().bottom())) {
        if (block.blockNumber() >= rows.size()) {
            break;
        }
        const PasteRows::Row &row = rows.at(block.blockNumber());
        const auto found = m_view->m_marks.constFind(row.line);
        if (found != m_view->m_marks.constEnd()) {
            if (*found == Mark::Match) {
                painter.fillRect(QRectF(0, place.top(), width(), place.height()),
                    theme::toneSurface(theme::Tone::Match, m_view->palette()));
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
        if (row.line > 0 && row.column == 1 && !m_view->document()->isEmpty()) {
            painter.setPen(theme::dimText(m_view->palette()));
            painter.drawText(QRectF(0, place.top(), width() - theme::gridUnit, lineHeight),
                Qt::AlignRight | Qt::AlignAbsolute, QString::number(row.line));
        }
    }
}

int PasteView::FoldSigns::neededWidth() const
{
    int widest = 0;
    for (const text::Repeat &repeat : m_view->m_folds.folded()) {
        widest = std::max(widest, m_view->fontMetrics().horizontalAdvance(foldWords(repeat)));
    }
    return widest == 0 ? 0 : widest + 2 * theme::gridUnit;
}

void PasteView::FoldSigns::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), m_view->palette().color(QPalette::Base));
    painter.setFont(m_view->font());
    for (const auto &[block, place] : m_view->seenBlocks(event->rect().bottom())) {
        const text::Repeat *repeat = m_view->m_folds.at(block.blockNumber());
        if (!repeat) {
            continue;
        }
        const QRectF row(0, place.top(), width(), place.height());
        const bool isLast = block.blockNumber() == repeat->first + repeat->period - 1;
        painter.fillRect(QRectF(0, row.top() + 1, 2, row.height() - 2), theme::hairline(m_view->palette()));
        if (isLast) {
            painter.setPen(theme::dimText(m_view->palette()));
            painter.drawText(row.adjusted(theme::gridUnit, 0, 0, 0),
                Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignBottom, foldWords(*repeat));
        }
    }
}

const text::Repeat *PasteView::FoldSigns::repeatAt(const QPoint &position) const
{
    return m_view->m_folds.at(m_view->cursorForPosition({1, position.y()}).blockNumber());
}

bool PasteView::FoldSigns::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto *help = static_cast<QHelpEvent *>(event);
    const text::Repeat *repeat = repeatAt(help->pos());
    repeat ? QToolTip::showText(help->globalPos(), theme::plainToolTip(foldMeaning(*repeat)), this)
           : QToolTip::hideText();
    return true;
}

} // namespace wayout::paste
