// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/calmstyle.h"

#include "ui/theme/tones.h"

#include <QApplication>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr double radius = 5;
constexpr int splitterWidth = 1; // Qt keeps five pixels that can be grabbed
constexpr int buttonHeight = 30;
constexpr int buttonPadding = 11;
constexpr double focusWidth = 2;
constexpr int scrollBarWidth = 12;
constexpr int menuMargin = 4;
constexpr int smallestHandle = 28;

void drawPanel(QPainter &painter, const QRect &rect, const QColor &fill, const QColor &frame, double frameWidth = 1)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(frame, frameWidth));
    painter.setBrush(fill);
    const double inset = frameWidth / 2;
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.restore();
}

void drawButton(QPainter &painter, const QStyleOption &option, bool flat)
{
    const QPalette &palette = option.palette;
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool chosen = option.state.testFlag(QStyle::State_On);
    const bool pressed = option.state.testFlag(QStyle::State_Sunken);
    const bool hovered = enabled && option.state.testFlag(QStyle::State_MouseOver);
    if (flat && !chosen && !pressed && !hovered) {
        return;
    }
    QColor fill = palette.color(QPalette::Button);
    if (pressed || hovered) {
        fill = blended(palette.color(QPalette::ButtonText), fill, pressed ? 0.14 : 0.07);
    }
    QColor frame = hairline(palette);
    if (chosen) {
        fill = frame = palette.color(QPalette::Highlight);
    }
    drawPanel(painter, option.rect, fill, frame);
}

/// Sign and text in the middle of the button. The style below puts the text of a mirrored button on the wrong side.
void drawMirroredLabel(QPainter &painter, const QStyleOptionButton &button, const QWidget *widget)
{
    constexpr int gap = 4;
    const QSize icon = button.icon.isNull() ? QSize() : button.iconSize;
    const int free = button.rect.width() - 2 * gap - (icon.isEmpty() ? 0 : icon.width() + gap);
    const QString text = button.fontMetrics.elidedText(button.text, Qt::ElideRight, free, Qt::TextShowMnemonic);
    const int textWidth = button.fontMetrics.size(Qt::TextShowMnemonic, text).width();
    const int width = textWidth + (icon.isEmpty() ? 0 : icon.width() + (text.isEmpty() ? 0 : gap));
    QRect place(0, 0, width, button.rect.height());
    place.moveCenter(button.rect.center());
    if (!icon.isEmpty()) {
        const QRect iconPlace =
            QStyle::alignedRect(Qt::RightToLeft, Qt::AlignLeft | Qt::AlignVCenter, icon, place);
        const bool enabled = button.state.testFlag(QStyle::State_Enabled);
        button.icon.paint(&painter, iconPlace, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled,
            button.state.testFlag(QStyle::State_On) ? QIcon::On : QIcon::Off);
    }
    place.setWidth(textWidth);
    const auto role = button.state.testFlag(QStyle::State_On) ? QPalette::HighlightedText : QPalette::ButtonText;
    const QStyle *style = widget ? widget->style() : QApplication::style();
    const int mnemonic = style->styleHint(QStyle::SH_UnderlineShortcut, &button, widget) != 0 ? Qt::TextShowMnemonic
                                                                                             : Qt::TextHideMnemonic;
    painter.setLayoutDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    painter.setPen(button.palette.color(role));
    painter.drawText(place, Qt::AlignCenter | mnemonic, text);
}

void drawField(QPainter &painter, const QStyleOption &option)
{
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    drawPanel(painter, option.rect, option.palette.color(QPalette::Base),
        focused ? option.palette.color(QPalette::Highlight) : hairline(option.palette), focused ? focusWidth : 1);
}

} // namespace

CalmStyle::CalmStyle()
    : QProxyStyle(u"Fusion"_s)
{
}

void CalmStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    switch (element) {
    case PE_PanelButtonCommand: {
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        return drawButton(*painter, *option, button && button->features.testFlag(QStyleOptionButton::Flat));
    }
    case PE_PanelButtonTool:
        return drawButton(*painter, *option, option->state.testFlag(State_AutoRaise));
    case PE_FrameDefaultButton:
        return;
    case PE_PanelLineEdit:
        return drawField(*painter, *option);
    case PE_FrameFocusRect:
        return drawPanel(
            *painter, option->rect, Qt::transparent, option->palette.color(QPalette::Highlight), focusWidth);
    default:
        return QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void CalmStyle::drawControl(
    ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    if (element == CE_Splitter) {
        painter->fillRect(option->rect, hairline(option->palette));
        return;
    }
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    if (element == CE_PushButtonLabel && button && option->direction == Qt::RightToLeft
        && !button->features.testFlag(QStyleOptionButton::HasMenu)) {
        return drawMirroredLabel(*painter, *button, widget);
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void CalmStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control != CC_ScrollBar || !bar) {
        return QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
    const QPalette &palette = bar->palette;
    painter->fillRect(bar->rect, palette.color(QPalette::Base));
    if (bar->minimum == bar->maximum) {
        return;
    }
    const bool held = bar->activeSubControls.testFlag(SC_ScrollBarSlider) && bar->state.testFlag(State_Sunken);
    const QColor colour = blended(palette.color(QPalette::Text), palette.color(QPalette::Base),
        held                                       ? 0.5
            : bar->state.testFlag(State_MouseOver) ? 0.38
                                                   : 0.22);
    const QRectF handle = QRectF(subControlRect(control, option, SC_ScrollBarSlider, widget)).adjusted(3, 3, -3, -3);
    const double round = std::min(handle.width(), handle.height()) / 2;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    painter->drawRoundedRect(handle, round, round);
    painter->restore();
}

QRect CalmStyle::subControlRect(
    ComplexControl control, const QStyleOptionComplex *option, SubControl part, const QWidget *widget) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control != CC_ScrollBar || !bar) {
        return QProxyStyle::subControlRect(control, option, part, widget);
    }
    const bool upright = bar->orientation == Qt::Vertical;
    const int length = upright ? bar->rect.height() : bar->rect.width();
    const qint64 range = qint64(bar->maximum) - bar->minimum;
    const qint64 wanted = range == 0 ? length : qint64(bar->pageStep) * length / (range + bar->pageStep);
    const int handle = int(std::clamp<qint64>(wanted, std::min(smallestHandle, length), length));
    const int start =
        sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - handle, bar->upsideDown);
    const auto stretch = [&](int from, int size) {
        const QRect rect = upright ? QRect(0, from, bar->rect.width(), size) : QRect(from, 0, size, bar->rect.height());
        return visualRect(bar->direction, bar->rect, rect.translated(bar->rect.topLeft()));
    };
    switch (part) {
    case SC_ScrollBarSlider:
        return stretch(start, handle);
    case SC_ScrollBarGroove:
        return stretch(0, length);
    case SC_ScrollBarSubPage:
        return stretch(0, start);
    case SC_ScrollBarAddPage:
        return stretch(start + handle, length - start - handle);
    default:
        return {}; // no arrows
    }
}

int CalmStyle::styleHint(
    StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *returned) const
{
    switch (hint) {
    case SH_ItemView_ActivateItemOnSingleClick:
    case SH_EtchDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

int CalmStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_SplitterWidth:
        return splitterWidth;
    case PM_MenuVMargin:
        return menuMargin;
    case PM_ScrollBarExtent:
        return scrollBarWidth;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QSize CalmStyle::sizeFromContents(
    ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_PushButton || type == CT_LineEdit) {
        result.setHeight(std::max(result.height(), buttonHeight));
    }
    if (type == CT_PushButton) {
        result.setWidth(std::max(size.width() + 2 * buttonPadding, buttonHeight));
    }
    return result;
}
