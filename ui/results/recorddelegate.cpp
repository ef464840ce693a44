// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/recorddelegate.h"

#include "app/present/recordwords.h"
#include "ui/results/recordmodel.h"
#include "ui/results/rowwords.h"
#include "ui/theme/itemviews.h"
#include "ui/theme/labels.h"
#include "ui/theme/textflow.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QAbstractScrollArea>
#include <QPainter>

#include <algorithm>

namespace wayout::results {
namespace {

constexpr int sideMargin = 14;
constexpr int topMargin = 11;
constexpr int lineGap = 5;
constexpr int sectionLines = 2; // at most

struct Fonts {
    QFont title = theme::strongFont();
    QFont body = theme::bodyFont();
    QFont small = theme::smallFont();
};

int titleHeight(const Fonts &fonts)
{
    return QFontMetrics(fonts.title).height();
}
int bodyHeight(const Fonts &fonts)
{
    return QFontMetrics(fonts.body).height();
}
/// Returns the width of the rows of the list that is painted.
int rowWidth(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractScrollArea *>(option.widget);
    return view ? view->viewport()->width() : option.rect.width();
}

/// Sets up a title or a heading of at most `mostLines` lines.
void setUp(theme::TextFlow &flow, const QString &text, const Fonts &fonts, int mostLines)
{
    flow.setFont(fonts.title);
    flow.setMostLines(mostLines);
    flow.setRuns({{QString(text).replace(u'\n', u' ')}});
}

/// Returns the height that the heading above a row takes in a row of this width; 0 without a heading.
int sectionHeight(const QString &section, const Fonts &fonts, int width)
{
    if (section.isEmpty()) {
        return 0;
    }
    theme::TextFlow flow;
    setUp(flow, section, fonts, sectionLines);
    return flow.height(width - 2 * sideMargin) + 2 * theme::gridUnit;
}

/// Draws text on one line, elided where it does not fit.
void drawLine(QPainter &painter, const QRect &rect, const QString &text, const QFont &font, const QColor &colour)
{
    const QFontMetrics metrics(font);
    const QString shown = metrics.elidedText(QString(text).replace(u'\n', u' '), Qt::ElideRight, rect.width());
    painter.setFont(font);
    painter.setPen(colour);
    theme::drawTextLine(painter, rect, Qt::AlignLeading | Qt::AlignVCenter, shown);
}

/// Draws a ground behind the words of a title that were looked for. Right-to-left titles have no marks.
void markWords(
    QPainter &painter, const QRect &rect, const QModelIndex &index, const QFont &font, const QPalette &palette)
{
    const QFontMetrics metrics(font);
    const QString title = index.data(TitleRole).toString().replace(u'\n', u' ');
    if (title.isRightToLeft()) {
        return;
    }
    for (const present::WordMark &mark : present::wordMarks(title, index.data(WordsRole).toStringList())) {
        const int left = metrics.horizontalAdvance(title, int(mark.begin));
        const int right = metrics.horizontalAdvance(title, int(mark.begin + mark.length));
        const QRect marked(rect.left() + left, rect.top(), right - left, rect.height());
        painter.fillRect(marked.intersected(rect), theme::toneSurface(theme::Tone::Match, palette));
    }
}

QString joined(const QString &first, const QString &second)
{
    if (first.isEmpty() || second.isEmpty()) {
        return first + second;
    }
    //: facts about a record: its domain, why it was found, what is doubtful
    return RecordDelegate::tr("%1 · %2").arg(first, second);
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
    if (m_titleLines > 1) {
        theme::TextFlow title;
        setUp(title, index.data(TitleRole).toString(), fonts, m_titleLines);
        height += title.height(rowWidth(option) - 2 * sideMargin) - titleHeight(fonts);
    }
    if (m_reservesSecondTitle || !index.data(SecondTitleRole).toString().isEmpty()) {
        height += bodyHeight(fonts) + lineGap / 2;
    }
    height += sectionHeight(index.data(SectionRole).toString(), fonts, rowWidth(option));
    return {option.rect.width(), height};
}

void RecordDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Fonts fonts;
    const QPalette &palette = option.palette;
    QRect rect = option.rect;
    painter->save();
    if (const QString section = index.data(SectionRole).toString(); !section.isEmpty()) {
        theme::TextFlow heading;
        heading.setDirection(option.direction);
        setUp(heading, section, fonts, sectionLines);
        const QPoint place = rect.topLeft() + QPoint(sideMargin, theme::gridUnit + theme::gridUnit / 4);
        heading.draw(*painter, place, rect.width() - 2 * sideMargin, {palette, theme::dimText(palette)}, {});
        rect.setTop(rect.top() + sectionHeight(section, fonts, rect.width()));
    }
    theme::paintRowGround(*painter, option, rect);
    painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, theme::hairline(palette));

    const QRect inner = rect.adjusted(sideMargin, topMargin, -sideMargin, -topMargin);
    QRect line(inner.left(), inner.top(), inner.width(), titleHeight(fonts));
    if (m_titleLines > 1) {
        theme::TextFlow title;
        title.setDirection(option.direction);
        setUp(title, index.data(TitleRole).toString(), fonts, m_titleLines);
        line.setHeight(title.height(line.width()));
        title.draw(*painter, line.topLeft(), line.width(), {palette, palette.color(QPalette::Text)}, {});
    } else {
        markWords(*painter, line, index, fonts.title, palette);
        drawLine(*painter, line, index.data(TitleRole).toString(), fonts.title, palette.color(QPalette::Text));
    }
    line = QRect(inner.left(), line.bottom() + 1, inner.width(), bodyHeight(fonts));
    if (const QString second = index.data(SecondTitleRole).toString(); !second.isEmpty()) {
        line.translate(0, lineGap / 2);
        drawLine(*painter, line, second, fonts.body, theme::dimText(palette));
        line.translate(0, line.height());
    }
    line.translate(0, lineGap);
    const QString domain = m_namesDomains ? index.data(DomainNameRole).toString() : QString();
    QString facts = joined(domain, index.data(ReasonRole).toString());
    if (index.data(ReasonRole).toString().isEmpty()) {
        facts = joined(facts, index.data(SignatureRole).toString());
    }
    facts = joined(facts, index.data(ReplacesRole).toString());
    facts = joined(facts, RowWords::findings(index.data(FindingsRole).toInt()));
    drawLine(*painter, line, facts, fonts.small, theme::dimText(palette));
    painter->restore();
}

} // namespace wayout::results
