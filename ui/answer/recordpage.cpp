// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/recordpage.h"

#include "ui/answer/blockwidgets.h"
#include "ui/theme/textbutton.h"
#include "ui/theme/typescale.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLayout>
#include <QScrollBar>

namespace wayout::answer {
namespace {

/// Activates layouts from the inside out. A widget without a layout has no child with one.
void activateInside(const QWidget &widget)
{
    if (QLayout *layout = widget.layout()) {
        for (const QObject *child : widget.children()) {
            if (child->isWidgetType()) {
                activateInside(*static_cast<const QWidget *>(child));
            }
        }
        layout->activate();
    }
}

} // namespace

RecordPage::RecordPage(QWidget *parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setBackgroundRole(QPalette::Base);
    verticalScrollBar()->setSingleStep(3 * theme::gridUnit);
}

RecordPage::Place RecordPage::readingPlace() const
{
    if (!widget()) {
        return {};
    }
    const int top = verticalScrollBar()->value();
    for (QWidget *text : widget()->findChildren<QWidget *>()) {
        const bool isText = qobject_cast<BlockLabel *>(text) || qobject_cast<theme::TextButton *>(text);
        const int y = isText ? text->mapTo(widget(), QPoint()).y() : 0;
        if (isText && text->isVisibleTo(widget()) && y + text->height() > top) {
            return {text, y - top, text->height()};
        }
    }
    return {};
}

void RecordPage::settle()
{
    activateInside(*widget());
    QEvent request(QEvent::LayoutRequest);
    QCoreApplication::sendEvent(this, &request); // gives the content its height and the scroll bar its range
}

void RecordPage::keep(const Place &place)
{
    if (!widget() || !place.block || !widget()->isAncestorOf(place.block)) {
        return;
    }
    settle();
    const bool isBegun = place.offset < 0;
    const int offset = isBegun ? place.offset * place.block->height() / place.height : place.offset;
    verticalScrollBar()->setValue(place.block->mapTo(widget(), QPoint()).y() - offset);
}

void RecordPage::keyPressEvent(QKeyEvent *event)
{
    const auto scroll = [this](QAbstractSlider::SliderAction action) { verticalScrollBar()->triggerAction(action); };
    switch (event->key()) {
    case Qt::Key_Home:
        return scroll(QAbstractSlider::SliderToMinimum);
    case Qt::Key_End:
        return scroll(QAbstractSlider::SliderToMaximum);
    case Qt::Key_Space:
        return scroll(event->modifiers().testFlag(Qt::ShiftModifier) ? QAbstractSlider::SliderPageStepSub
                                                                     : QAbstractSlider::SliderPageStepAdd);
    default:
        QScrollArea::keyPressEvent(event);
    }
}

} // namespace wayout::answer
