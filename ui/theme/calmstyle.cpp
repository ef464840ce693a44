// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/calmstyle.h"

#include "ui/theme/calmparts.h"
#include "ui/theme/palettes.h"
#include "ui/theme/tones.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int splitterWidth = 1; // Qt keeps five pixels that can be grabbed
constexpr int buttonHeight = 30;
constexpr int buttonPadding = 11;
constexpr double focusWidth = 2;
constexpr int scrollBarWidth = 12;
constexpr int menuMargin = 4;
constexpr int smallestHandle = 28;
constexpr int frameWidth = 2;
constexpr int cellMargin = 7; // of a text in its cell
constexpr int rowPadding = 4;
constexpr int fieldPadding = 2; // then a line stands where one in a longer text does

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
        if (const auto *field = qstyleoption_cast<const QStyleOptionFrame *>(option); field && field->lineWidth == 0) {
            return painter->fillRect(option->rect, option->palette.base()); // part of something that has a frame
        }
        return drawField(*painter, *option);
    case PE_FrameFocusRect:
        return drawPanel(
            *painter, option->rect, Qt::transparent, option->palette.color(QPalette::Highlight), focusWidth);
    case PE_Frame:
        return drawFrame(*painter, *option, widget);
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        return drawIndicator(*painter, *option, false);
    case PE_IndicatorRadioButton:
        return drawIndicator(*painter, *option, true);
    case PE_FrameTabWidget:
        return;
    case PE_FrameTabBarBase:
        return painter->fillRect(
            option->rect.left(), option->rect.bottom(), option->rect.width(), 1, hairline(option->palette));
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
    const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
    if (element == CE_HeaderLabel && header && header->textAlignment == Qt::AlignCenter) {
        QStyleOptionHeader leading = *header; // as the cells below it
        leading.textAlignment = Qt::AlignLeading | Qt::AlignVCenter;
        return QProxyStyle::drawControl(element, &leading, painter, widget);
    }
    if (element == CE_HeaderSection || element == CE_HeaderEmptyArea) {
        return drawHeaderSection(*painter, *option);
    }
    const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option);
    if (element == CE_TabBarTabShape && tab) {
        return drawTab(*painter, *tab);
    }
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    if (element == CE_PushButtonLabel && button && !button->features.testFlag(QStyleOptionButton::HasMenu)) {
        return drawButtonLabel(*painter, *button, widget);
    }
    const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
    if (element == CE_ItemViewItem && item) {
        const QStyleOptionViewItem row = asRow(*item);
        QProxyStyle::drawControl(element, &row, painter, widget);
        return drawRowMark(*painter, *item);
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void CalmStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control != CC_ScrollBar || !bar) {
        const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
        if (control != CC_SpinBox || !spin) {
            return QProxyStyle::drawComplexControl(control, option, painter, widget);
        }
        drawField(*painter, *option);
        QStyleOptionSpinBox arrows = *spin;
        arrows.frame = false;
        arrows.subControls &= ~SC_SpinBoxFrame;
        return QProxyStyle::drawComplexControl(control, &arrows, painter, widget);
    }
    const QPalette &palette = bar->palette;
    painter->fillRect(bar->rect, groundOf(widget, palette));
    if (bar->minimum == bar->maximum) {
        return;
    }
    const bool held = bar->activeSubControls.testFlag(SC_ScrollBarSlider) && bar->state.testFlag(State_Sunken);
    const double strength = isHighContrast(palette) ? 0.7 : held ? 0.5 : bar->state.testFlag(State_MouseOver) ? 0.4 : 0.28;
    const QColor colour = blended(palette.color(QPalette::Text), palette.color(QPalette::Base), strength);
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
    case PM_DefaultFrameWidth:
        return frameWidth;
    case PM_FocusFrameHMargin:
        return cellMargin - 1; // that the style below adds
    case PM_HeaderMargin:
        return cellMargin;
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
    const auto *field = qstyleoption_cast<const QStyleOptionFrame *>(option);
    const bool isInside = type == CT_LineEdit && field && field->lineWidth == 0;
    if (type == CT_PushButton || type == CT_ComboBox || type == CT_SpinBox || (type == CT_LineEdit && !isInside)) {
        result.setHeight(std::max(result.height(), buttonHeight));
    }
    if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option); type == CT_PushButton && button) {
        const int gap = button->icon.isNull() || button->text.isEmpty() ? 0 : iconGap;
        result.setWidth(std::max(size.width() + gap + 2 * buttonPadding, buttonHeight));
    }
    if (type == CT_ItemViewItem) {
        result.rheight() += 2 * rowPadding;
    }
    return result;
}

QRect CalmStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    const auto *field = qstyleoption_cast<const QStyleOptionFrame *>(option);
    const bool hasFrame = field && field->lineWidth > 0;
    return element == SE_LineEditContents && hasFrame ? rect.adjusted(fieldPadding, 0, -fieldPadding, 0) : rect;
}
