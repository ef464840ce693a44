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
int sectionHeight(const Fonts &fonts)
{
    return titleHeight(fonts) + 2 * theme::gridUnit;
}

/// Returns the width of the rows of the list that is painted.
int rowWidth(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractScrollArea *>(option.widget);
    return view ? view->viewport()->width() : option.rect.width();
}

/// Sets up a title of as many lines as fit in the row.
void setTitle(theme::TextFlow &flow, const QModelIndex &index, const Fonts &fonts, int mostLines)
{
    flow.setFont(fonts.title);
    flow.setMostLines(mostLines);
    flow.setRuns({{index.data(TitleRole).toString().replace(u'\n', u' ')}});
}

/// Draws text on one line, elided where it does not fit.
void drawLine(QPainter &painter, const QRect &rect, const QString &text, const QFont &font, const QColor &colour,
    Qt::TextElideMode elision = Qt::ElideRight)
{
    const QFontMetrics metrics(font);
    const QString shown = metrics.elidedText(QString(text).replace(u'\n', u' '), elision, rect.width());
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
        setTitle(title, index, fonts, m_titleLines);
        height += title.height(rowWidth(option) - 2 * sideMargin) - titleHeight(fonts);
    }
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
        drawLine(*painter, heading, section, fonts.title, theme::dimText(palette), Qt::ElideMiddle);
        rect.setTop(rect.top() + sectionHeight(fonts));
    }
    theme::paintRowGround(*painter, option, rect);
    painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, theme::hairline(palette));

    const QRect inner = rect.adjusted(sideMargin, topMargin, -sideMargin, -topMargin);
    QRect line(inner.left(), inner.top(), inner.width(), titleHeight(fonts));
    if (m_titleLines > 1) {
        theme::TextFlow title;
        title.setDirection(option.direction);
        setTitle(title, index, fonts, m_titleLines);
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
