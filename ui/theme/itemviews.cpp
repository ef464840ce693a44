// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/itemviews.h"

#include "ui/theme/tones.h"

#include <QFocusEvent>
#include <QHeaderView>
#include <QListView>
#include <QPainter>
#include <QStyleOptionViewItem>
#include <QTableView>

namespace wayout::theme {
namespace {

constexpr int barWidth = 3;
constexpr int lineWidth = 2;

bool isByKeyboard(Qt::FocusReason reason)
{
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
}

} // namespace

void setUpTable(QTableView &view, QAbstractItemModel &model)
{
    view.setModel(&model);
    view.setSelectionBehavior(QAbstractItemView::SelectRows);
    view.setShowGrid(false);
    view.setWordWrap(false);
    view.setTabKeyNavigation(false);
    view.verticalHeader()->hide();
    view.horizontalHeader()->setHighlightSections(false);
}

void setUpList(QListView &view)
{
    view.setFrameShape(QFrame::NoFrame);
    view.setMouseTracking(true);
    view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void paintRowGround(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect)
{
    const QPalette &palette = option.palette;
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter.fillRect(rect, toneSurface(Tone::Info, palette));
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
        painter.fillRect(rect, blended(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.045));
    }
    paintRowMarks(painter, option, rect, true);
}

void paintRowMarks(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect, bool hasBar)
{
    const QColor accent = toneColour(Tone::Info, option.palette);
    if (hasBar && option.state.testFlag(QStyle::State_Selected)) {
        painter.fillRect(QStyle::alignedRect(option.direction, Qt::AlignLeft, {barWidth, rect.height()}, rect), accent);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter.save();
        painter.setBrush(Qt::NoBrush);
        painter.setPen(accent);
        painter.drawRect(rect.adjusted(0, 0, -1, -1));
        painter.restore();
    }
}

FocusRing::FocusRing(QWidget *view)
    : QWidget(view->parentWidget())
    , m_view(view)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    view->installEventFilter(this);
}

bool FocusRing::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::FocusIn: {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        // When the focus returns from another window or a menu, the ring stays as it was.
        if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason) {
            setVisible(isByKeyboard(reason));
        }
        cover();
        break;
    }
    case QEvent::FocusOut: {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason) {
            hide();
        }
        break;
    }
    case QEvent::MouseButtonPress:
        hide();
        break;
    case QEvent::Resize:
    case QEvent::Move:
        cover();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void FocusRing::cover()
{
    setGeometry(m_view->geometry());
    raise();
}

void FocusRing::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(QPen(focusColour(palette()), lineWidth));
    painter.drawRect(rect().adjusted(lineWidth / 2, lineWidth / 2, -lineWidth / 2, -lineWidth / 2));
}

} // namespace wayout::theme
