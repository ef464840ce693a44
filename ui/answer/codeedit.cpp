// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/codeedit.h"

#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace wayout::answer {

CodeEdit::CodeEdit(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setLayoutDirection(Qt::LeftToRight); // code runs from left to right in every language
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setLineWrapMode(NoWrap);
    setFrameShape(NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QScrollBar *upright = verticalScrollBar();
    // All lines are always in view.
    connect(upright, &QScrollBar::valueChanged, upright, [upright] { upright->setValue(0); });
    document()->setDocumentMargin(0);
    QFont font; // takes its size from the surrounding text and follows when that changes
    font.setFamilies(theme::codeFont().families());
    font.setStyleHint(QFont::Monospace);
    setFont(font);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CodeEdit::setCode(const QString &code)
{
    setPlainText(code);
    measure();
}

void CodeEdit::setMarks(const QList<Mark> &marks)
{
    m_marks = marks;
    showMarks();
    QStringList values;
    for (const Mark &mark : marks) {
        if (mark.line > 0) {
            //: for screen readers; a value in code, and the line of the pasted text that it was taken from
            values.append(tr("%1 from your line %2").arg(toPlainText().mid(mark.begin, mark.length)).arg(mark.line));
        }
    }
    values.removeDuplicates();
    setAccessibleDescription(values.join(tr(", ", "between values")));
}

void CodeEdit::showMarks()
{
    QList<QTextEdit::ExtraSelection> selections;
    const qsizetype end = document()->characterCount() - 1;
    for (const Mark &mark : std::as_const(m_marks)) {
        if (mark.begin + mark.length > end) { // not shown while the code is cut
            continue;
        }
        const theme::Tone tone = mark.line > 0 ? theme::Tone::Info : theme::Tone::Match;
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(document());
        selection.cursor.setPosition(int(mark.begin));
        selection.cursor.setPosition(int(mark.begin + mark.length), QTextCursor::KeepAnchor);
        selection.format.setBackground(theme::toneSurface(tone, palette()));
        selection.format.setForeground(palette().text());
        selection.format.setFontUnderline(true);
        selection.format.setUnderlineColor(theme::toneColour(tone, palette()));
        selections.append(selection);
    }
    setExtraSelections(selections);
}

bool CodeEdit::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip) {
        return QPlainTextEdit::viewportEvent(event);
    }
    const auto *help = static_cast<QHelpEvent *>(event);
    const int place = cursorForPosition(help->pos()).position();
    const auto mark = std::ranges::find_if(
        m_marks, [place](const Mark &one) { return one.begin <= place && place <= one.begin + one.length; });
    if (mark == m_marks.end()) {
        QToolTip::hideText();
    } else {
        QToolTip::showText(help->globalPos(),
            mark->line > 0 ? tr("from your line %1").arg(mark->line) : tr("to be filled in before running"), this);
    }
    return true;
}

void CodeEdit::measure()
{
    double width = 0;
    double height = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        // Also lays the block out; lines with Chinese may be taller than others.
        height += blockBoundingRect(block).height();
        width = std::max(width, block.layout()->maximumWidth());
    }
    m_textWidth = int(std::ceil(width));
    m_textHeight = int(std::ceil(height));
    updateGeometry();
}

int CodeEdit::heightForWidth(int width) const
{
    // Without the bar's own height the last line would hide behind it.
    return m_textHeight + (m_textWidth > width ? horizontalScrollBar()->sizeHint().height() : 0);
}

QSize CodeEdit::sizeHint() const
{
    return {std::min(m_textWidth, 60 * theme::gridUnit), m_textHeight};
}

QSize CodeEdit::minimumSizeHint() const
{
    return {std::min(m_textWidth, 12 * theme::gridUnit), fontMetrics().height()};
}

void CodeEdit::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        measure();
    } else if (event->type() == QEvent::PaletteChange) {
        showMarks();
    }
}

void CodeEdit::keyPressEvent(QKeyEvent *event)
{
    // Nothing scrolls vertically here, so these keys are for the page around it.
    static constexpr std::array ofThePage{Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End};
    const bool selects = event->modifiers().testFlag(Qt::ShiftModifier);
    if (event->key() == Qt::Key_Space || (!selects && std::ranges::find(ofThePage, event->key()) != ofThePage.end())) {
        event->ignore();
    } else {
        QPlainTextEdit::keyPressEvent(event);
    }
}

QMimeData *CodeEdit::createMimeDataFromSelection() const
{
    // Copies plain text only. toPlainText() would replace no-break spaces.
    auto *data = new QMimeData;
    data->setText(textCursor().selectedText().replace(QChar::ParagraphSeparator, u'\n'));
    return data;
}

void CodeEdit::wheelEvent(QWheelEvent *event)
{
    // Scrolls only sideways; vertical scrolling is for the page.
    if (std::abs(event->angleDelta().x()) > std::abs(event->angleDelta().y())) {
        QPlainTextEdit::wheelEvent(event);
    } else {
        event->ignore();
    }
}

} // namespace wayout::answer
