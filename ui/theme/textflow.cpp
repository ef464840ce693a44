// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/textflow.h"

#include "app/text/codespans.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace wayout::theme {
namespace {

constexpr double linePitch = 1.45; // of the font's size: long paragraphs need more leading than most fonts have
constexpr QChar noBreakSpace(0x00a0);
constexpr QChar chipPadding = noBreakSpace;
constexpr double chipRadius = 3;
constexpr qsizetype mostHeights = 8;

constexpr QChar ellipsis(0x2026);
constexpr QChar wordJoiner(0x2060); // no line break on either side

QTextLayout::FormatRange format(int start, int length, const QTextCharFormat &charFormat)
{
    QTextLayout::FormatRange range;
    range.start = start;
    range.length = length;
    range.format = charFormat;
    return range;
}

/// Whether the character separates a number from its percent sign.
bool isBeforePercent(const QString &text, qsizetype at)
{
    return at > 0 && at + 1 < text.size() && text.at(at - 1).isDigit() && text.at(at + 1) == u'%';
}

/// Keeps the numbers of a range on one line, and a percent sign with its number: "57–100 %".
QString withWholeRanges(const QString &text)
{
    QString joined;
    joined.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        joined += text.at(i) == u' ' && isBeforePercent(text, i) ? noBreakSpace : text.at(i);
        if (text.at(i) == u'–' && i > 0 && text.at(i - 1).isDigit()) {
            joined += wordJoiner;
        }
    }
    return joined;
}

bool isSecondary(TextFlow::Style style)
{
    return style == TextFlow::Style::Dim || style == TextFlow::Style::Chip || style == TextFlow::Style::Code;
}

double pitch(const QFont &font)
{
    return std::max(QFontMetricsF(font).height(), QFontInfo(font).pixelSize() * linePitch);
}

} // namespace

void TextFlow::setRuns(const QList<Run> &runs)
{
    m_runs = runs;
    m_pieces.clear();
    QString text;
    for (const Run &run : runs) {
        const bool ownLine = run.text.startsWith(u'\n');
        if (!text.isEmpty() && (ownLine || !text.endsWith(u'：'))) { // the full-width colon includes a space
            text += ownLine ? QChar(QChar::LineSeparator) : QChar(u' ');
        }
        QString shown = ownLine ? run.text.mid(1) : run.text;
        if (run.style == Style::Chip) {
            shown = chipPadding + shown + chipPadding;
        }
        append(shown, run, text);
    }
    text.replace(u'\n', QChar::LineSeparator);
    m_layout.setText(text);
    applyFormats();
}

void TextFlow::append(const QString &shown, const Run &run, QString &text)
{
    const QString joined = withWholeRanges(shown);
    const text::TextWithCode parts = run.hasCode ? text::withCode(joined) : text::TextWithCode{joined, {}};
    const auto add = [&](qsizetype start, qsizetype end, bool isCode) {
        if (start < end) {
            m_pieces.append({int(text.size() + start), int(end - start), run.style, isCode});
        }
    };
    qsizetype done = 0;
    for (const text::TextWithCode::Span &span : parts.code) {
        add(done, span.start, false);
        done = span.start + span.length;
        add(span.start, done, true);
    }
    add(done, parts.text.size(), run.style == Style::Code);
    text += parts.text;
}

void TextFlow::setFont(const QFont &font)
{
    m_layout.setFont(font);
    applyFormats();
}

void TextFlow::setDirection(Qt::LayoutDirection direction)
{
    if (m_direction != direction) {
        m_direction = direction;
        forget();
    }
}

void TextFlow::setTrailing(bool isTrailing)
{
    m_isTrailing = isTrailing;
    forget();
}

QFont TextFlow::secondaryFont() const
{
    const QFont body = bodyFont();
    return m_layout.font().pointSizeF() < body.pointSizeF() ? m_layout.font() : body;
}

bool TextFlow::setMostLines(int lines, int reserved)
{
    if (lines == m_mostLines && reserved == m_reserved) {
        return false;
    }
    m_mostLines = lines;
    m_reserved = reserved;
    forget();
    return true;
}

void TextFlow::applyFormats()
{
    QList<QTextLayout::FormatRange> formats;
    for (const Piece &piece : m_pieces) {
        QTextCharFormat charFormat;
        if (piece.style == Style::Strong) {
            charFormat.setFontWeight(QFont::DemiBold);
        } else if (isSecondary(piece.style)) {
            charFormat.setFont(secondaryFont());
        }
        if (piece.isCode) { // in the size and weight of the surrounding text
            charFormat.setFontFamilies(codeFont().families());
            charFormat.setFontStyleHint(QFont::Monospace);
        }
        formats.append(format(piece.start, piece.length, charFormat));
    }
    m_layout.setFormats(formats);
    forget();
}

void TextFlow::forget()
{
    m_width = -1;
    m_natural = QWIDGETSIZE_MAX;
    m_heights.clear();
}

QString TextFlow::copied(Selection selection) const
{
    QString result;
    const int end = selection.start + selection.length;
    for (int i = selection.start; i < end; ++i) {
        const auto isPadding = [i](const Piece &piece) {
            return piece.style == Style::Chip && (i == piece.start || i == piece.start + piece.length - 1);
        };
        if (std::ranges::any_of(m_pieces, isPadding)) {
            continue;
        }
        const QChar character = m_layout.text().at(i);
        if (character == noBreakSpace && isBeforePercent(m_layout.text(), i)) {
            result += u' ';
        } else if (character != wordJoiner) {
            result += character == QChar::LineSeparator ? QChar(u'\n') : character;
        }
    }
    return result;
}

double TextFlow::lineHeight() const
{
    return pitch(m_layout.font());
}

double TextFlow::pitchOf(const QTextLine &line) const
{
    const auto isLarge = [&line](const Piece &piece) {
        return !isSecondary(piece.style) && piece.start < line.textStart() + line.textLength()
            && line.textStart() < piece.start + piece.length;
    };
    return std::max(line.height(), std::ranges::any_of(m_pieces, isLarge) ? lineHeight() : pitch(secondaryFont()));
}

void TextFlow::layOut(int width) const
{
    if (effective(width) == m_width) {
        return;
    }
    QTextOption option(Qt::AlignLeft | Qt::AlignAbsolute); // the lines are positioned below
    option.setTextDirection(Qt::LayoutDirectionAuto);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout.setTextOption(option);
    m_layout.setCacheEnabled(true);
    double y = 0;
    m_isCut = false;
    m_layout.beginLayout();
    for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
        line.setLineWidth(std::max(1, width));
        const bool isLast = m_mostLines > 0 && m_layout.lineCount() == m_mostLines;
        m_isCut = isLast && line.textStart() + line.textLength() < m_layout.text().size();
        if (m_isCut) {
            line.setLineWidth(std::max(1.0, width - signWidth() - m_reserved));
        }
        const double height = pitchOf(line);
        line.setPosition({0, y + (height - line.height()) / 2});
        y += height;
        if (isLast) {
            break;
        }
    }
    m_layout.endLayout();
    if (!m_isCut) {
        m_natural = int(std::ceil(m_layout.maximumWidth()));
    }
    m_width = effective(width);
    if ((m_direction == Qt::RightToLeft) != m_isTrailing) {
        alignRight();
    }
    if (m_heights.size() == mostHeights) {
        m_heights.clear();
    }
    m_heights.append({m_width, int(std::ceil(y))});
}

void TextFlow::alignRight() const
{
    for (int i = 0; i < m_layout.lineCount(); ++i) {
        QTextLine line = m_layout.lineAt(i);
        const bool hasSign = m_isCut && m_direction == Qt::LeftToRight && i == m_layout.lineCount() - 1;
        line.setPosition({m_width - line.naturalTextWidth() - (hasSign ? signWidth() : 0), line.y()});
    }
}

double TextFlow::signWidth() const
{
    return QFontMetricsF(m_layout.font()).horizontalAdvance(ellipsis);
}

int TextFlow::height(int width) const
{
    const auto known = std::ranges::find(m_heights, effective(width), &QSize::width);
    if (known != m_heights.end()) {
        return known->height();
    }
    layOut(width);
    return m_heights.last().height();
}

bool TextFlow::isCut(int width) const
{
    layOut(width);
    return m_isCut;
}

QPoint TextFlow::end(int width) const
{
    layOut(width);
    const QTextLine line = m_layout.lineAt(m_layout.lineCount() - 1);
    const double sign = m_isCut ? signWidth() : 0;
    const double x = m_direction == Qt::RightToLeft ? line.x() - sign : line.x() + line.naturalTextWidth() + sign;
    return {qRound(x), height(width)};
}

int TextFlow::naturalWidth() const
{
    if (m_natural == QWIDGETSIZE_MAX) {
        layOut(QWIDGETSIZE_MAX);
    }
    return m_natural;
}

void TextFlow::draw(QPainter &painter, const QPointF &topLeft, int width, const Look &look, Selection selection) const
{
    layOut(width);
    drawChips(painter, topLeft, look.palette);
    QList<QTextLayout::FormatRange> overlays;
    for (const Piece &piece : m_pieces) {
        if (isSecondary(piece.style)) {
            QTextCharFormat dim;
            dim.setForeground(dimText(look.palette));
            overlays.append(format(piece.start, piece.length, dim));
        } else if (look.underline) {
            QTextCharFormat underlined;
            underlined.setFontUnderline(true);
            overlays.append(format(piece.start, piece.length, underlined));
        }
    }
    if (selection.length > 0) {
        QTextCharFormat selected;
        selected.setBackground(look.palette.highlight());
        selected.setForeground(look.palette.highlightedText());
        overlays.append(format(selection.start, selection.length, selected));
    }
    painter.setPen(look.text);
    m_layout.draw(&painter, topLeft, overlays);
    if (m_isCut) {
        const QTextLine line = m_layout.lineAt(m_layout.lineCount() - 1);
        const int right = end(width).x();
        painter.setFont(m_layout.font());
        painter.drawText(
            topLeft + QPointF(m_direction == Qt::RightToLeft ? right : right - signWidth(), line.y() + line.ascent()),
            ellipsis);
    }
}

void TextFlow::drawChips(QPainter &painter, const QPointF &topLeft, const QPalette &palette) const
{
    QColor fill = palette.color(QPalette::Text);
    fill.setAlphaF(0.08F);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    for (const Piece &piece : m_pieces) {
        if (piece.style != Style::Chip) {
            continue;
        }
        for (int i = 0; i < m_layout.lineCount(); ++i) {
            const QTextLine line = m_layout.lineAt(i);
            const int start = std::max(piece.start, line.textStart());
            const int end = std::min(piece.start + piece.length, line.textStart() + line.textLength());
            if (start < end) {
                const double left = line.cursorToX(start);
                const QRectF box(left, line.y(), line.cursorToX(end) - left, line.height());
                painter.drawRoundedRect(box.translated(topLeft), chipRadius, chipRadius);
            }
        }
    }
    painter.restore();
}

int TextFlow::positionAt(const QPointF &point) const
{
    for (int i = 0; i < m_layout.lineCount(); ++i) {
        const QTextLine line = m_layout.lineAt(i);
        if (point.y() < line.y() + line.height() || i == m_layout.lineCount() - 1) {
            return line.xToCursor(point.x());
        }
    }
    return 0;
}

TextFlow::Selection TextFlow::wordAt(int position) const
{
    const int start = m_layout.previousCursorPosition(
        std::min<int>(position + 1, int(m_layout.text().size())), QTextLayout::SkipWords);
    int end = m_layout.nextCursorPosition(start, QTextLayout::SkipWords);
    while (end > start && m_layout.text().at(end - 1).isSpace()) {
        --end;
    }
    return {start, end - start};
}

} // namespace wayout::theme
