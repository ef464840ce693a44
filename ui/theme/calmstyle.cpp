// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/calmstyle.h"

#include "ui/theme/icons.h"
#include "ui/theme/itemviews.h"
#include "ui/theme/styleparts.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QApplication>
#include <QPainter>
#include <QScreen>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::theme {
namespace {

constexpr int splitterWidth = 1; // Qt lets the mouse grab five pixels anyway
constexpr int tabLine = 3; // below the selected tab
constexpr int choicePadding = 2; // around the label of a check box
constexpr int buttonHeight = 30;
constexpr int buttonPadding = 11;
constexpr int scrollBarWidth = 12;
constexpr int menuMargin = 4;
constexpr int frameWidth = 2;
constexpr int cellMargin = 7; // between a text and the edge of its cell
constexpr int rowPadding = 4;
constexpr int fieldPadding = 2; // lines up with the text of a multi-line field
constexpr int spinPadding = 8; // its line edit has margins of its own
constexpr int toolTipPadding = 4;
constexpr int messageSign = 32;

/// Returns the text zoom without the part that comes from the screen's resolution, which the base style applies
/// already.
double textZoom(const QWidget *widget)
{
    constexpr double usualDpi = 96;
    const QScreen *screen = widget ? widget->screen() : QGuiApplication::primaryScreen();
    const double ofScreen = screen ? screen->logicalDotsPerInch() / usualDpi : 1;
    return std::max(1.0, textScale(QApplication::font()) / ofScreen);
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
        return; // drawButton() has drawn it
    case PE_PanelLineEdit:
        if (const auto *field = qstyleoption_cast<const QStyleOptionFrame *>(option); field && field->lineWidth == 0) {
            return painter->fillRect(option->rect, option->palette.base()); // part of a widget that has a frame
        }
        return drawField(*painter, *option);
    case PE_FrameFocusRect:
        if (showsFocus(*option)) {
            drawFocusRing(*painter, option->rect, option->palette);
        }
        return;
    case PE_Frame:
        return drawFrame(*painter, *option, widget);
    case PE_IndicatorCheckBox:
        return drawIndicator(*painter, *option, false);
    case PE_IndicatorItemViewItemCheck: {
        QStyleOption box = *option;
        // Not the palette of the row: a check box looks the same everywhere.
        box.palette = widget ? widget->palette() : option->palette;
        box.palette.setCurrentColorGroup(option->palette.currentColorGroup());
        return drawIndicator(*painter, box, false);
    }
    case PE_IndicatorRadioButton:
        return drawIndicator(*painter, *option, true);
    case PE_FrameTabWidget:
    case PE_FrameMenu:
    case PE_PanelScrollAreaCorner:
    case PE_IndicatorTabTearLeft:
    case PE_IndicatorTabTearRight:
        return;
    case PE_PanelMenu:
        return drawMenuPanel(*painter, *option);
    case PE_PanelTipLabel:
        painter->fillRect(option->rect, hairline(option->palette));
        return painter->fillRect(option->rect.adjusted(1, 1, -1, -1), option->palette.toolTipBase());
    case PE_FrameGroupBox:
        return drawGroupFrame(*painter, *option, widget);
    case PE_IndicatorArrowUp:
        return drawArrow(*painter, *option, 180, arrowSize * textZoom(widget));
    case PE_IndicatorArrowDown:
        return drawArrow(*painter, *option, 0, arrowSize * textZoom(widget));
    case PE_IndicatorArrowLeft:
        return drawArrow(*painter, *option, 90, arrowSize * textZoom(widget));
    case PE_IndicatorArrowRight:
        return drawArrow(*painter, *option, -90, arrowSize * textZoom(widget));
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
    if (const auto *row = qstyleoption_cast<const QStyleOptionMenuItem *>(option); element == CE_MenuItem && row) {
        if (row->menuItemType == QStyleOptionMenuItem::Separator) {
            return drawMenuSeparator(*painter, *row);
        }
        const QStyleOptionMenuItem readable = asMenuRow(*row);
        return QProxyStyle::drawControl(element, &readable, painter, widget);
    }
    const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
    if (element == CE_HeaderLabel && header && header->textAlignment == Qt::AlignCenter) {
        QStyleOptionHeader leading = *header; // aligned like the cells below it
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
    if (element == CE_TabBarTabLabel && tab) {
        QStyleOptionTab plain = *tab; // the base style would mark the focus in its own way
        plain.state.setFlag(State_HasFocus, false);
        QProxyStyle::drawControl(element, &plain, painter, widget);
        if (showsFocus(*tab)) {
            drawFocusRing(*painter, tab->rect.adjusted(0, 0, 0, -tabLine), tab->palette);
        }
        return;
    }
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    if (element == CE_PushButton && button) {
        QProxyStyle::drawControl(element, option, painter, widget);
        if (showsFocus(*option)) {
            drawButtonFocus(*painter, *option);
        }
        return;
    }
    if (element == CE_PushButtonLabel && button && !button->features.testFlag(QStyleOptionButton::HasMenu)) {
        return drawButtonLabel(*painter, *button, widget);
    }
    if ((element == CE_CheckBox || element == CE_RadioButton) && button) {
        QStyleOptionButton plain = *button; // the base style's focus frame touches the label
        plain.state.setFlag(State_HasFocus, false);
        QProxyStyle::drawControl(element, &plain, painter, widget);
        if (showsFocus(*option)) {
            const auto words = element == CE_CheckBox ? SE_CheckBoxFocusRect : SE_RadioButtonFocusRect;
            const QRect around = subElementRect(words, option, widget);
            drawFocusRing(
                *painter, around.adjusted(-choicePadding, -1, choicePadding, 1) & option->rect, option->palette);
        }
        return;
    }
    const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
    if (element == CE_ItemViewItem && item) {
        const QStyleOptionViewItem row = asRow(*item);
        QProxyStyle::drawControl(element, &row, painter, widget);
        return paintRowMarks(*painter, *item, item->rect, item->index.column() <= 0);
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void CalmStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option); control == CC_SpinBox && spin) {
        drawSpinBox(*painter, *spin, proxy()->subControlRect(control, option, SC_SpinBoxUp, widget),
            proxy()->subControlRect(control, option, SC_SpinBoxDown, widget), textZoom(widget));
        if (option->state.testFlag(State_HasFocus)) { // drawn over the arrows too
            drawFocusRing(*painter, option->rect, option->palette);
        }
        return;
    }
    if (const auto *tool = qstyleoption_cast<const QStyleOptionToolButton *>(option);
        control == CC_ToolButton && tool) {
        QStyleOptionToolButton plain = *tool; // the base style's focus frame would cross the label
        plain.state.setFlag(State_HasFocus, false);
        QProxyStyle::drawComplexControl(control, &plain, painter, widget);
        if (showsFocus(*option)) {
            drawButtonFocus(*painter, *option);
        }
        return;
    }
    if (const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option); control == CC_ComboBox && box) {
        drawComboBox(
            *painter, *box, proxy()->subControlRect(control, option, SC_ComboBoxArrow, widget), textZoom(widget));
        if (showsFocus(*option)) {
            drawFocusRing(*painter, option->rect, option->palette);
        }
        return;
    }
    if (control != CC_ScrollBar || !bar) {
        return QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
    drawScrollBar(*painter, *bar, proxy()->subControlRect(control, option, SC_ScrollBarSlider, widget), widget);
}

QRect CalmStyle::subControlRect(
    ComplexControl control, const QStyleOptionComplex *option, SubControl part, const QWidget *widget) const
{
    std::optional<QRect> own;
    if (const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option); control == CC_ComboBox && box) {
        own = comboBoxPart(*box, part, textZoom(widget));
    } else if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
               control == CC_SpinBox && spin) {
        own = spinBoxPart(*spin, part, textZoom(widget));
    }
    if (own) {
        return *own;
    }
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control != CC_ScrollBar || !bar) {
        return QProxyStyle::subControlRect(control, option, part, widget);
    }
    return scrollBarPart(*bar, part);
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

QIcon CalmStyle::standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const
{
    const QPalette palette = option ? option->palette : widget ? widget->palette() : QApplication::palette();
    switch (icon) {
    case SP_LineEditClearButton:
        return glyphIcon(Glyph::Clear);
    case SP_MessageBoxCritical:
        return glyphIcon(Glyph::CrossedCircle, toneColour(Tone::DeadEnd, palette));
    case SP_MessageBoxWarning:
        return glyphIcon(Glyph::Triangle, toneColour(Tone::Caution, palette));
    case SP_MessageBoxInformation:
    case SP_MessageBoxQuestion:
        return glyphIcon(Glyph::Info, toneColour(Tone::Info, palette));
    default:
        return QProxyStyle::standardIcon(icon, option, widget);
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
        return cellMargin - 1; // the base style adds 1
    case PM_HeaderMargin:
        return cellMargin;
    case PM_MenuPanelWidth:
        return 1;
    case PM_ToolTipLabelFrameWidth:
        return toolTipPadding;
    case PM_MessageBoxIconSize:
        return qRound(messageSign * textZoom(widget));
    case PM_LineEditIconSize: // the base style uses PM_SmallIconSize, which is scaled below: do not scale it twice
        return proxy()->pixelMetric(PM_SmallIconSize, option, widget);
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
    case PM_ListViewIconSize:
    case PM_HeaderMarkSize:
    case PM_TabBarScrollButtonWidth:
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_MenuButtonIndicator:
        return qRound(QProxyStyle::pixelMetric(metric, option, widget) * textZoom(widget));
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
    if (type == CT_ComboBox || type == CT_SpinBox) {
        result.rwidth() += qRound(arrowRoom * (textZoom(widget) - 1)) + (type == CT_SpinBox ? spinPadding : 0);
    }
    if (type == CT_CheckBox || type == CT_RadioButton) {
        result.rwidth() += 2 * choicePadding;
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

} // namespace wayout::theme
