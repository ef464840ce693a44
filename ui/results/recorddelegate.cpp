// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/recorddelegate.h"

#include "ui/results/recordmodel.h"
#include "ui/results/rowwords.h"
#include "ui/theme/icons.h"
#include "ui/theme/itemviews.h"
#include "ui/theme/labels.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QPainter>

#include <algorithm>

namespace wayout::results {
namespace {

constexpr int sideMargin = 14;
constexpr int topMargin = 11;
constexpr int lineGap = 5;
constexpr int chipPadding = 6;
constexpr int narrowest = 40 * theme::gridUnit; // if narrower, the second line has no room for the basis of the rate

struct Fonts {
    QFont title = theme::strongFont();
    QFont body = theme::bodyFont();
    QFont small = theme::bodyFont();
    Fonts() { small.setPointSizeF(body.pointSizeF() * 0.92); }
};

int titleHeight(const Fonts &fonts)
{
    return QFontMetrics(fonts.title).height();
}
int bodyHeight(const Fonts &fonts)
{
    return QFontMetrics(fonts.body).height();
}
int sectionHeight(const Fonts &fonts)
{
    return titleHeight(fonts) + 2 * theme::gridUnit;
}

/// Draws text on one line, elided where it does not fit. Returns the width that it took.
int drawLine(QPainter &painter, const QRect &rect, const QString &text, const QFont &font, const QColor &colour,
    Qt::Alignment alignment = Qt::AlignLeading, Qt::TextElideMode elision = Qt::ElideRight)
{
    const QFontMetrics metrics(font);
    const QString shown = metrics.elidedText(QString(text).replace(u'\n', u' '), elision, rect.width());
    painter.setFont(font);
    painter.setPen(colour);
    theme::drawTextLine(painter, rect, alignment | Qt::AlignVCenter, shown);
    return metrics.horizontalAdvance(shown);
}

int drawChip(QPainter &painter, const QRect &rect, const QString &text, const QFont &font, const QPalette &palette)
{
    const QFontMetrics metrics(font);
    const int width = std::min(metrics.horizontalAdvance(text) + 2 * chipPadding + 1, rect.width());
    const QRect chip = QStyle::alignedRect(
        painter.layoutDirection(), Qt::AlignLeading | Qt::AlignVCenter, {width, metrics.height() + 2}, rect);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    QColor ground = palette.color(QPalette::Text);
    ground.setAlphaF(0.08F); // translucent, over any background of the row
    painter.setBrush(ground);
    painter.drawRoundedRect(chip, 3, 3);
    painter.restore();
    drawLine(painter, chip.adjusted(chipPadding, 0, -chipPadding, 0), text, font, theme::dimText(palette));
    return width;
}

/// Draws the rate with its glyph at the end of the line. Returns the width that it took.
int drawRate(
    QPainter &painter, const QRect &rect, const evidence::Rate &rate, const Fonts &fonts, const QPalette &palette)
{
    const QString figure = RowWords::rate(rate);
    if (figure.isEmpty()) {
        return 0;
    }
    const bool counted = rate.basis == evidence::Rate::Basis::Count;
    const QColor colour = counted ? theme::toneColour(theme::Tone::Works, palette) : theme::dimText(palette);
    const int figureWidth = drawLine(painter, rect, figure, fonts.body, colour, Qt::AlignTrailing);
    const int sign = QFontMetrics(fonts.body).ascent();
    const int width = figureWidth + sign + 4;
    const QRect place =
        QStyle::alignedRect(painter.layoutDirection(), Qt::AlignTrailing | Qt::AlignVCenter, {width, sign}, rect);
    const QRect signRect =
        QStyle::alignedRect(painter.layoutDirection(), Qt::AlignLeading | Qt::AlignVCenter, {sign, sign}, place);
    theme::paintGlyph(painter, theme::Glyph::Check, signRect.adjusted(1, 1, -1, -1), colour);
    return width;
}

QString joined(const QString &first, const QString &second)
{
    if (first.isEmpty() || second.isEmpty()) {
        return first + second;
    }
    //: facts about a record: why it was found, how far it is verified, what is doubtful
    return RecordDelegate::tr("%1 · %2").arg(first, second);
}

/// Returns the rectangle without `start` pixels on the side where lines begin and `end` pixels on the other side.
QRect trimmed(const QRect &rect, Qt::LayoutDirection direction, int start, int end)
{
    return QStyle::visualRect(direction, rect, rect.adjusted(start, 0, -end, 0));
}

} // namespace

RecordDelegate::RecordDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
{
}

QSize RecordDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Fonts fonts;
    int height = 2 * topMargin + titleHeight(fonts) + lineGap + bodyHeight(fonts);
    if (m_reservesSecondTitle || !index.data(SecondTitleRole).toString().isEmpty()) {
        height += bodyHeight(fonts) + lineGap / 2;
    }
    if (!index.data(SectionRole).toString().isEmpty()) {
        height += sectionHeight(fonts);
    }
    return {option.rect.width(), height};
}

void RecordDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Fonts fonts;
    const QPalette &palette = option.palette;
    QRect rect = option.rect;
    painter->save();
    if (const QString section = index.data(SectionRole).toString(); !section.isEmpty()) {
        QRect heading = rect.adjusted(sideMargin, theme::gridUnit / 2, -sideMargin, 0);
        heading.setHeight(sectionHeight(fonts) - theme::gridUnit / 2);
        // The end of a message is often more informative than its middle: "Failed to execute goal …: Compilation
        // failure".
        drawLine(*painter, heading, section, fonts.title, theme::dimText(palette), Qt::AlignLeading, Qt::ElideMiddle);
        rect.setTop(rect.top() + sectionHeight(fonts));
    }
    theme::paintRowGround(*painter, option, rect);
    painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, theme::hairline(palette));

    const QRect inner = rect.adjusted(sideMargin, topMargin, -sideMargin, -topMargin);
    const auto rate = index.data(RateRole).value<evidence::Rate>();
    QRect line(inner.left(), inner.top(), inner.width(), titleHeight(fonts));
    const int rateWidth = drawRate(*painter, line, rate, fonts, palette);
    drawLine(*painter, trimmed(line, option.direction, 0, rateWidth > 0 ? rateWidth + sideMargin : 0),
        index.data(TitleRole).toString(), fonts.title, palette.color(QPalette::Text));
    line = QRect(inner.left(), line.bottom() + 1, inner.width(), bodyHeight(fonts));
    if (const QString second = index.data(SecondTitleRole).toString(); !second.isEmpty()) {
        line.translate(0, lineGap / 2);
        drawLine(*painter, line, second, fonts.body, theme::dimText(palette));
        line.translate(0, line.height());
    }
    line.translate(0, lineGap);
    QRect left = line;
    if (line.width() > narrowest && rate.basis != evidence::Rate::Basis::None) {
        const int taken =
            drawLine(*painter, line, RowWords::basis(rate), fonts.small, theme::dimText(palette), Qt::AlignTrailing);
        left = trimmed(left, option.direction, 0, taken + sideMargin);
    }
    const QString domain = index.data(DomainNameRole).toString();
    const int chip = domain.isEmpty() ? 0 : drawChip(*painter, left, domain, fonts.small, palette) + chipPadding;
    QString meta = joined(index.data(ReasonRole).toString(), index.data(TierRole).toString());
    meta = joined(meta, index.data(ReplacesRole).toString());
    meta = joined(meta, RowWords::findings(index.data(FindingsRole).toInt()));
    drawLine(*painter, trimmed(left, option.direction, chip, 0), meta, fonts.small, theme::dimText(palette));
    painter->restore();
}

} // namespace wayout::results
