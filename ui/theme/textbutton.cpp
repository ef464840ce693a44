// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/textbutton.h"

#include "ui/theme/accessiblebutton.h"
#include "ui/theme/typescale.h"

#include <QAccessible>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::theme {
namespace {

constexpr int focusMargin = gridUnit / 4; // above and below the text, for the focus line
constexpr int focusLine = 2;
constexpr int preferredWidth = 50 * gridUnit; // of a button that fills its column anyway
constexpr int narrowestColumn = 6 * gridUnit;

/// A button that shows and hides a part of the window: expandable rather than checkable.
class AccessibleOpener final : public AccessibleButton
{
public:
    explicit AccessibleOpener(TextButton *button)
        : AccessibleButton(button, QAccessible::Button)
    {
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = AccessibleButton::state();
        const std::optional<bool> isExpanded = static_cast<TextButton *>(object())->isExpanded();
        state.expandable = isExpanded.has_value();
        state.expanded = isExpanded == true;
        state.collapsed = isExpanded == false;
        return state;
    }
};

QAccessibleInterface *accessibleOf(const QString &, QObject *object)
{
    auto *button = qobject_cast<TextButton *>(object);
    return button && !button->isCheckable() ? new AccessibleOpener(button) : nullptr;
}

} // namespace

TextButton::TextButton(Look look, QWidget *parent)
    : QPushButton(parent)
    , m_look(look)
{
    [[maybe_unused]] static const bool isKnown = (QAccessible::installFactory(accessibleOf), true);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setAutoDefault(false);
    setAttribute(Qt::WA_Hover);
    const bool fills = look == Look::Plain;
    QSizePolicy policy(fills ? QSizePolicy::Preferred : QSizePolicy::Maximum, QSizePolicy::Preferred);
    policy.setHeightForWidth(look != Look::Icon);
    setSizePolicy(policy);
    m_flow.setFont(lookFont());
    m_flow.setDirection(layoutDirection());
}

void TextButton::setRuns(const QList<TextFlow::Run> &runs)
{
    if (runs == m_flow.runs()) {
        return;
    }
    m_flow.setRuns(runs);
    setAccessibleName(m_spoken ? m_spoken() : m_flow.text());
    if (m_look == Look::Icon) {
        setToolTip(plainText());
    }
    updateGeometry();
    update();
}

void TextButton::setWords(std::function<QList<TextFlow::Run>()> words, std::function<QString()> spoken)
{
    m_words = std::move(words);
    m_spoken = std::move(spoken);
    setRuns(m_words());
}

void TextButton::setMostLines(int lines)
{
    if (m_flow.setMostLines(lines)) {
        updateGeometry();
        update();
    }
}

void TextButton::setExpanded(bool expanded)
{
    m_isExpanded = expanded;
    QAccessible::State changed;
    changed.expanded = true;
    QAccessibleStateChangeEvent event(this, changed);
    QAccessible::updateAccessibility(&event);
}

void TextButton::setGlyph(Glyph glyph, Tone tone)
{
    m_glyph = glyph;
    m_glyphTone = tone;
    updateGeometry();
    update();
}

QFont TextButton::lookFont() const
{
    return m_look == Look::Small ? smallFont() : bodyFont();
}

int TextButton::indent() const
{
    // Without a glyph the text is aligned with other texts.
    return m_glyph ? QFontMetrics(lookFont()).ascent() + gridUnit * 3 / 4 : 0;
}

int TextButton::textWidth(int width) const
{
    return std::max(1, width - indent() - focusMargin);
}

int TextButton::textLeft() const
{
    const int free = std::max(0, textWidth(width()) - m_flow.naturalWidth());
    return isRightToLeft() ? width() - indent() - textWidth(width()) + free : indent();
}

QSize TextButton::sizeHint() const
{
    if (m_look == Look::Icon) {
        return minimumSizeHint();
    }
    const int width = m_look == Look::Plain ? preferredWidth : indent() + m_flow.naturalWidth() + focusMargin;
    return {width, heightForWidth(width)};
}

QSize TextButton::minimumSizeHint() const
{
    if (m_look == Look::Icon) {
        const int side = QFontMetrics(bodyFont()).height() + gridUnit;
        return {side, side};
    }
    return {narrowestColumn, int(m_flow.lineHeight())};
}

int TextButton::heightForWidth(int width) const
{
    return m_flow.height(textWidth(width)) + 2 * focusMargin;
}

void TextButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange) {
        m_flow.setFont(lookFont());
        updateGeometry();
    } else if (event->type() == QEvent::LayoutDirectionChange) {
        m_flow.setDirection(layoutDirection());
        update();
    } else if (event->type() == QEvent::LanguageChange && m_words) {
        setRuns(m_words());
    }
    QPushButton::changeEvent(event);
}

void TextButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        return click(); // as links do
    }
    QPushButton::keyPressEvent(event);
}

void TextButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor accent = toneColour(Tone::Info, palette());
    if (hasFocus()) {
        painter.fillRect(rect(), toneSurface(Tone::Info, palette()));
        painter.fillRect(0, height() - focusLine, width(), focusLine, accent);
    }
    if (m_look == Look::Icon) {
        const double side = QFontMetrics(bodyFont()).ascent() * 1.2;
        QRectF place(0, 0, side, side);
        place.moveCenter(QRectF(rect()).center());
        const QColor idle = isEnabled() ? dimText(palette()) : hairline(palette());
        return paintGlyph(painter, *m_glyph, place, underMouse() || isChecked() ? accent : idle);
    }
    if (m_glyph) {
        const int side = indent() - gridUnit * 3 / 4;
        const int left = isRightToLeft() ? width() - side : 0;
        const QRectF place(left, focusMargin, side, m_flow.lineHeight());
        painter.save();
        if (isRightToLeft() && *m_glyph == Glyph::ArrowRight) { // forwards is to the left
            painter.translate(2 * place.center().x(), 0);
            painter.scale(-1, 1);
        }
        paintGlyph(painter, *m_glyph, place, toneColour(m_glyphTone, palette()));
        painter.restore();
    }
    const QColor text = m_look == Look::Plain ? palette().color(QPalette::Text) : accent;
    m_flow.draw(painter, QPointF(textLeft(), focusMargin), textWidth(width()), {palette(), text, underMouse()}, {});
}

Qt::Alignment placement(const QWidget &widget)
{
    return widget.sizePolicy().horizontalPolicy() == QSizePolicy::Maximum ? Qt::AlignLeft : Qt::Alignment();
}

} // namespace wayout::theme
