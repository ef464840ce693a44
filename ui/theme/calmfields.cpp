// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/calmfields.h"

#include "ui/theme/calmparts.h"
#include "ui/theme/tones.h"

#include <QAbstractSpinBox>

namespace {

constexpr int frame = 3;

QRect arrowPlace(const QStyleOption &box, double zoom)
{
    QRect place = box.rect;
    place.setLeft(place.right() + 1 - qRound(arrowRoom * zoom) - frame);
    return place;
}

/// Of the one of two arrows that is under the pointer or pressed.
void drawStep(QPainter &painter, const QStyleOptionSpinBox &box, QStyle::SubControl part, const QRect &rect, double zoom)
{
    const bool isUp = part == QStyle::SC_SpinBoxUp;
    QStyleOptionSpinBox arrow = box;
    arrow.rect = rect;
    if (!box.stepEnabled.testFlag(isUp ? QAbstractSpinBox::StepUpEnabled : QAbstractSpinBox::StepDownEnabled)) {
        arrow.palette.setCurrentColorGroup(QPalette::Disabled);
    } else if (box.activeSubControls == part) {
        const bool pressed = box.state.testFlag(QStyle::State_Sunken);
        painter.fillRect(rect.adjusted(0, isUp ? 2 : 0, -2, isUp ? 0 : -2),
            blended(box.palette.color(QPalette::Text), box.palette.color(QPalette::Base), pressed ? 0.14 : 0.07));
    }
    drawArrow(painter, arrow, isUp ? 180 : 0, arrowSize * zoom);
}

} // namespace

void drawComboBox(QPainter &painter, const QStyleOptionComboBox &box, const QRect &arrow, double zoom)
{
    QStyleOptionComboBox ground = box;
    ground.state.setFlag(QStyle::State_On, false); // its list is open
    ground.state.setFlag(QStyle::State_ReadOnly, false);
    if (box.editable) {
        drawField(painter, ground);
    } else if (box.frame) {
        drawButton(painter, ground, false);
    }
    QStyleOptionComboBox sign = box;
    sign.rect = arrow;
    sign.state.setFlag(QStyle::State_Selected, false); // what Qt says of a box that has the focus
    drawArrow(painter, sign, 0, arrowSize * zoom);
}

void drawSpinBox(QPainter &painter, const QStyleOptionSpinBox &box, const QRect &up, const QRect &down, double zoom)
{
    drawField(painter, box);
    if (box.buttonSymbols != QAbstractSpinBox::NoButtons) {
        drawStep(painter, box, QStyle::SC_SpinBoxUp, up, zoom);
        drawStep(painter, box, QStyle::SC_SpinBoxDown, down, zoom);
    }
}

std::optional<QRect> comboBoxPart(const QStyleOptionComboBox &box, QStyle::SubControl part, double zoom)
{
    const QRect arrow = arrowPlace(box, zoom);
    if (part == QStyle::SC_ComboBoxArrow) {
        return QStyle::visualRect(box.direction, box.rect, arrow);
    }
    if (part == QStyle::SC_ComboBoxEditField) {
        QRect words = box.rect.adjusted(frame, frame, 0, -frame);
        words.setRight(arrow.left() - 1);
        return QStyle::visualRect(box.direction, box.rect, words);
    }
    return {};
}

std::optional<QRect> spinBoxPart(const QStyleOptionSpinBox &box, QStyle::SubControl part, double zoom)
{
    if (box.buttonSymbols == QAbstractSpinBox::NoButtons) {
        return {};
    }
    QRect arrows = arrowPlace(box, zoom);
    const int middle = arrows.center().y();
    switch (part) {
    case QStyle::SC_SpinBoxUp:
        arrows.setBottom(middle);
        return QStyle::visualRect(box.direction, box.rect, arrows);
    case QStyle::SC_SpinBoxDown:
        arrows.setTop(middle + 1);
        return QStyle::visualRect(box.direction, box.rect, arrows);
    case QStyle::SC_SpinBoxEditField: {
        QRect words = box.rect.adjusted(frame, frame, 0, -frame);
        words.setRight(arrows.left() - 1);
        return QStyle::visualRect(box.direction, box.rect, words);
    }
    default:
        return {};
    }
}
