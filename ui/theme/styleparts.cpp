// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/styleparts.h"

#include "ui/theme/icons.h"
#include "ui/theme/palettes.h"
#include "ui/theme/tones.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QGroupBox>
#include <QPlainTextEdit>
#include <QStyle>

#include <algorithm>

namespace wayout::theme {
namespace {

constexpr double radius = 5;
constexpr double focusWidth = 2;
constexpr int fieldFrame = 3;
constexpr int smallestHandle = 28;
constexpr int handleMargin = 3;

QRect arrowPlace(const QStyleOption &box, double zoom)
{
    QRect place = box.rect;
    place.setLeft(place.right() + 1 - qRound(arrowRoom * zoom) - fieldFrame);
    return place;
}

/// Draws one of the two arrows of a spin box, with a tint while it is under the pointer or pressed.
void drawStep(
    QPainter &painter, const QStyleOptionSpinBox &box, QStyle::SubControl part, const QRect &rect, double zoom)
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

QColor groundOf(const QWidget *scrollBar, const QPalette &palette)
{
    const QWidget *container = scrollBar ? scrollBar->parentWidget() : nullptr;
    const auto *area = qobject_cast<const QAbstractScrollArea *>(container ? container->parentWidget() : nullptr);
    const QWidget *viewport = area ? area->viewport() : nullptr;
    return viewport ? viewport->palette().color(viewport->backgroundRole()) : palette.color(QPalette::Base);
}

} // namespace

void drawPanel(QPainter &painter, const QRect &rect, const QColor &fill, const QColor &frame, double frameWidth)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(frame, frameWidth));
    painter.setBrush(fill);
    const double inset = frameWidth / 2;
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.restore();
}

bool showsFocus(const QStyleOption &option)
{
    return option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange)
        && option.state.testFlag(QStyle::State_Enabled);
}

void drawFocusRing(QPainter &painter, const QRect &rect, const QPalette &palette)
{
    drawPanel(painter, rect, Qt::transparent, focusColour(palette), focusWidth);
}

void drawButtonFocus(QPainter &painter, const QStyleOption &option)
{
    if (option.state.testFlag(QStyle::State_On)) { // the fill has the colour of the ring, so the ring is drawn inside
        constexpr int inset = 3;
        drawPanel(painter, option.rect.adjusted(inset, inset, -inset, -inset), Qt::transparent,
            option.palette.color(QPalette::HighlightedText), focusWidth);
    } else {
        drawFocusRing(painter, option.rect, option.palette);
    }
}

void drawButton(QPainter &painter, const QStyleOption &option, bool flat)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
    const QPalette &palette = option.palette;
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool chosen = option.state.testFlag(QStyle::State_On);
    const bool pressed = option.state.testFlag(QStyle::State_Sunken);
    const bool hovered = enabled && option.state.testFlag(QStyle::State_MouseOver);
    if (flat && !chosen && !pressed && !hovered) {
        return;
    }
    const bool isDefault = enabled && button && button->features.testFlag(QStyleOptionButton::DefaultButton);
    QColor fill = palette.color(QPalette::Button);
    if (isDefault) {
        fill = blended(palette.color(QPalette::Highlight), fill, 0.12);
    }
    if (pressed || hovered) {
        fill = blended(palette.color(QPalette::ButtonText), fill, pressed ? 0.14 : 0.07);
    }
    QColor frame = isDefault ? focusColour(palette) : hairline(palette);
    if (chosen) {
        fill = frame = palette.color(QPalette::Highlight);
    }
    drawPanel(painter, option.rect, fill, frame);
}

void drawButtonLabel(QPainter &painter, const QStyleOptionButton &button, const QWidget *widget)
{
    const QSize icon = button.icon.isNull() ? QSize() : button.iconSize;
    const int free = button.rect.width() - (icon.isEmpty() ? 0 : icon.width() + iconGap);
    // Elides only where necessary: elidedText() counts the & of the mnemonic as a visible character.
    const bool fits = button.fontMetrics.size(Qt::TextShowMnemonic, button.text).width() <= free;
    const QString text =
        fits ? button.text : button.fontMetrics.elidedText(button.text, Qt::ElideRight, free, Qt::TextShowMnemonic);
    const int textWidth = button.fontMetrics.size(Qt::TextShowMnemonic, text).width();
    const int width = textWidth + (icon.isEmpty() ? 0 : icon.width() + (text.isEmpty() ? 0 : iconGap));
    QRect place(0, 0, width, button.rect.height());
    place.moveCenter(button.rect.center());
    if (!icon.isEmpty()) {
        const QRect iconPlace = QStyle::alignedRect(button.direction, Qt::AlignLeft | Qt::AlignVCenter, icon, place);
        const bool enabled = button.state.testFlag(QStyle::State_Enabled);
        const bool chosen = button.state.testFlag(QStyle::State_On); // the text is in HighlightedText then
        button.icon.paint(&painter, iconPlace, Qt::AlignCenter,
            !enabled     ? QIcon::Disabled
                : chosen ? QIcon::Selected
                         : QIcon::Normal,
            chosen ? QIcon::On : QIcon::Off);
    }
    place =
        QStyle::alignedRect(button.direction, Qt::AlignRight | Qt::AlignVCenter, {textWidth, place.height()}, place);
    const auto role = button.state.testFlag(QStyle::State_On) ? QPalette::HighlightedText : QPalette::ButtonText;
    const QStyle *style = widget ? widget->style() : QApplication::style();
    const int mnemonic = style->styleHint(QStyle::SH_UnderlineShortcut, &button, widget) != 0 ? Qt::TextShowMnemonic
                                                                                              : Qt::TextHideMnemonic;
    painter.save();
    painter.setLayoutDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    painter.setPen(button.palette.color(role));
    painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip | mnemonic, text);
    painter.restore();
}

void drawField(QPainter &painter, const QStyleOption &option)
{
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    const bool isFixed = option.state.testFlag(QStyle::State_ReadOnly) || !option.state.testFlag(QStyle::State_Enabled);
    drawPanel(painter, option.rect, option.palette.color(QPalette::Base),
        focused       ? focusColour(option.palette)
            : isFixed ? hairline(option.palette)
                      : fieldLine(option.palette),
        focused ? focusWidth : 1);
}

void drawFrame(QPainter &painter, const QStyleOption &option, const QWidget *widget)
{
    const auto *area = qobject_cast<const QAbstractScrollArea *>(widget);
    const QWidget *inside = area ? area->viewport() : widget;
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    const auto *text = qobject_cast<const QPlainTextEdit *>(widget);
    const bool isTypedIn = text && text->isEnabled() && !text->isReadOnly();
    drawPanel(painter, option.rect,
        inside ? inside->palette().color(inside->backgroundRole()) : QColor(Qt::transparent),
        focused         ? focusColour(option.palette)
            : isTypedIn ? fieldLine(option.palette)
                        : hairline(option.palette),
        focused ? focusWidth : 1);
}

void drawGroupFrame(QPainter &painter, const QStyleOption &option, const QWidget *widget)
{
    constexpr int belowTitle = 3; // as in the layout of the base style
    const auto *group = qobject_cast<const QGroupBox *>(widget);
    QRect frame = option.rect;
    if (group && (group->isCheckable() || !group->title().isEmpty())) {
        const int sign = group->style()->pixelMetric(QStyle::PM_ExclusiveIndicatorHeight, &option, widget);
        frame.setTop(frame.top() + std::max(sign, group->fontMetrics().height()) + belowTitle);
    }
    drawPanel(painter, frame, Qt::transparent, hairline(option.palette));
}

void drawIndicator(QPainter &painter, const QStyleOption &option, bool round)
{
    const QPalette &palette = option.palette;
    const bool chosen = option.state.testFlag(QStyle::State_On) || option.state.testFlag(QStyle::State_NoChange);
    const QRectF place = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    const double corner = round ? place.width() / 2 : 3;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(chosen ? palette.color(QPalette::Highlight) : dimText(palette));
    painter.setBrush(palette.color(chosen ? QPalette::Highlight : QPalette::Base));
    painter.drawRoundedRect(place, corner, corner);
    const QColor sign = palette.color(QPalette::HighlightedText);
    if (option.state.testFlag(QStyle::State_NoChange)) {
        painter.fillRect(QRectF(place.left() + 3, place.center().y() - 1, place.width() - 6, 2), sign);
    } else if (chosen && round) {
        painter.setBrush(sign);
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(place.center(), place.width() / 5, place.width() / 5);
    } else if (chosen) {
        paintGlyph(painter, Glyph::Check, place.adjusted(1, 1, -1, -1), sign);
    }
    painter.restore();
}

void drawMenuPanel(QPainter &painter, const QStyleOption &option)
{
    painter.fillRect(option.rect, hairline(option.palette));
    painter.fillRect(option.rect.adjusted(1, 1, -1, -1), option.palette.color(QPalette::Base));
}

void drawMenuSeparator(QPainter &painter, const QStyleOptionMenuItem &item)
{
    constexpr int margin = 6;
    QRect line(item.rect.left(), item.rect.center().y(), item.rect.width(), 1);
    if (!item.text.isEmpty()) {
        painter.save();
        painter.setFont(item.font);
        painter.setPen(dimText(item.palette));
        const QRect words = QStyle::visualRect(item.direction, item.rect, item.rect.adjusted(margin, 0, -margin, 0));
        painter.drawText(words,
            int(QStyle::visualAlignment(item.direction, Qt::AlignLeft)) | Qt::AlignVCenter | Qt::TextSingleLine,
            item.text);
        painter.restore();
        line.setLeft(line.left() + item.fontMetrics.horizontalAdvance(item.text) + 2 * margin);
        line.setRight(line.right() - margin);
    }
    painter.fillRect(QStyle::visualRect(item.direction, item.rect, line), hairline(item.palette));
}

QStyleOptionMenuItem asMenuRow(const QStyleOptionMenuItem &item)
{
    QStyleOptionMenuItem row = item;
    if (item.state.testFlag(QStyle::State_Selected) && item.state.testFlag(QStyle::State_Enabled)) {
        const QColor on = item.palette.color(QPalette::HighlightedText);
        for (const auto role : {QPalette::Text, QPalette::ButtonText, QPalette::WindowText}) {
            row.palette.setColor(role, on);
        }
        row.palette.setColor(QPalette::Base, item.palette.color(QPalette::Highlight));
        row.icon = iconInMode(item.icon, QIcon::Selected);
    }
    return row;
}

void drawArrow(QPainter &painter, const QStyleOption &option, double degrees, double size)
{
    const double half = std::min({size, double(option.rect.width()), double(option.rect.height())}) / 2;
    QColor colour = option.palette.color(QPalette::ButtonText);
    colour.setAlphaF(isHighContrast(option.palette) || option.state.testFlag(QStyle::State_Selected) ? 1.0F : 0.65F);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(option.rect).center());
    painter.rotate(degrees);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF{{-half, -half / 2}, {half, -half / 2}, {0, half / 2}});
    painter.restore();
}

void drawTab(QPainter &painter, const QStyleOptionTab &tab)
{
    const QPalette &palette = tab.palette;
    const QRect rect = tab.rect;
    if (tab.state.testFlag(QStyle::State_MouseOver) && !tab.state.testFlag(QStyle::State_Selected)) {
        painter.fillRect(rect, blended(palette.color(QPalette::WindowText), palette.color(QPalette::Window), 0.05));
    }
    painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, hairline(palette));
    if (tab.state.testFlag(QStyle::State_Selected)) {
        painter.fillRect(rect.left(), rect.bottom() - 2, rect.width(), 3, toneColour(Tone::Info, palette));
    }
}

void drawHeaderSection(QPainter &painter, const QStyleOption &option)
{
    painter.fillRect(option.rect, option.palette.color(QPalette::Window));
    painter.fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1, hairline(option.palette));
}

QStyleOptionViewItem asRow(const QStyleOptionViewItem &item)
{
    QStyleOptionViewItem row = item;
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        row.palette.setColor(group, QPalette::Highlight, toneSurface(Tone::Info, item.palette));
        row.palette.setColor(group, QPalette::HighlightedText, item.palette.color(group, QPalette::Text));
    }
    row.icon = iconInMode(item.icon, QIcon::Normal); // the background is only tinted
    row.state.setFlag(QStyle::State_HasFocus, false);
    return row;
}

void drawComboBox(QPainter &painter, const QStyleOptionComboBox &box, const QRect &arrow, double zoom)
{
    QStyleOptionComboBox ground = box;
    ground.state.setFlag(QStyle::State_On, false); // set while its list is open
    ground.state.setFlag(QStyle::State_ReadOnly, false);
    if (box.editable) {
        drawField(painter, ground);
    } else if (box.frame) {
        drawButton(painter, ground, false);
    }
    QStyleOptionComboBox sign = box;
    sign.rect = arrow;
    sign.state.setFlag(QStyle::State_Selected, false); // Qt sets it for a box with the focus
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
        QRect words = box.rect.adjusted(fieldFrame, fieldFrame, 0, -fieldFrame);
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
        QRect words = box.rect.adjusted(fieldFrame, fieldFrame, 0, -fieldFrame);
        words.setRight(arrows.left() - 1);
        return QStyle::visualRect(box.direction, box.rect, words);
    }
    default:
        return {};
    }
}

void drawScrollBar(QPainter &painter, const QStyleOptionSlider &bar, const QRect &handle, const QWidget *widget)
{
    const QPalette &palette = bar.palette;
    const QColor ground = groundOf(widget, palette);
    painter.fillRect(bar.rect, ground);
    if (bar.minimum == bar.maximum) {
        return;
    }
    const bool held =
        bar.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider) && bar.state.testFlag(QStyle::State_Sunken);
    const double strength = held ? 0.3 : bar.state.testFlag(QStyle::State_MouseOver) ? 0.15 : 0;
    const QRectF inside = QRectF(handle).adjusted(handleMargin, handleMargin, -handleMargin, -handleMargin);
    const double round = std::min(inside.width(), inside.height()) / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(blended(palette.color(QPalette::Text), visibleOn(hairline(palette), ground, palette), strength));
    painter.drawRoundedRect(inside, round, round);
    painter.restore();
}

QRect scrollBarPart(const QStyleOptionSlider &bar, QStyle::SubControl part)
{
    const bool upright = bar.orientation == Qt::Vertical;
    const int length = upright ? bar.rect.height() : bar.rect.width();
    const qint64 range = qint64(bar.maximum) - bar.minimum;
    const qint64 wanted = range == 0 ? length : qint64(bar.pageStep) * length / (range + bar.pageStep);
    const int handle = int(std::clamp<qint64>(wanted, std::min(smallestHandle, length), length));
    const int start =
        QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, length - handle, bar.upsideDown);
    const auto section = [&](int from, int size) {
        const QRect rect = upright ? QRect(0, from, bar.rect.width(), size) : QRect(from, 0, size, bar.rect.height());
        return QStyle::visualRect(bar.direction, bar.rect, rect.translated(bar.rect.topLeft()));
    };
    switch (part) {
    case QStyle::SC_ScrollBarSlider:
        return section(start, handle);
    case QStyle::SC_ScrollBarGroove:
        return section(0, length);
    case QStyle::SC_ScrollBarSubPage:
        return section(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return section(start + handle, length - start - handle);
    default:
        return {}; // no arrows
    }
}

} // namespace wayout::theme
