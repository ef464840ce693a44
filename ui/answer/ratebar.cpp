// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/ratebar.h"

#include "ui/theme/changes.h"
#include "ui/theme/labels.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace wayout::answer {
namespace {

constexpr int barWidth = 21 * theme::gridUnit;
constexpr int usualBarHeight = theme::gridUnit;
constexpr int barGap = theme::gridUnit / 2;
constexpr double hatchPeriod = 6;
constexpr double hatchWidth = 2.5;

int barHeight()
{
    return qRound(usualBarHeight * theme::textScale(theme::bodyFont()));
}

QPainterPath rounded(const QRectF &rect)
{
    QPainterPath path;
    path.addRoundedRect(rect, rect.height() / 2, rect.height() / 2);
    return path;
}

QColor faint(QColor colour, float alpha)
{
    colour.setAlphaF(alpha);
    return colour;
}

} // namespace

RateBar::RateBar(const evidence::Rate &rate, present::RateMeaning meaning, QWidget *parent)
    : QLabel(parent)
    , m_rate(rate)
    , m_meaning(meaning)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true); // without it a label forgets on a new font or text that its height depends on its width
    setBeside(true);
    theme::keepTranslated(*this, [this] { retranslateUi(); });
    theme::onChange(*this, {QEvent::FontChange, QEvent::ApplicationFontChange}, [this] { measure(); });
}

void RateBar::setBeside(bool beside)
{
    m_beside = beside;
    QSizePolicy policy(beside ? QSizePolicy::Fixed : QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    updateGeometry();
    update();
}

QSize RateBar::sizeHint() const
{
    const QSize smallest = minimumSizeHint();
    return {std::max(barWidth, smallest.width()), heightForWidth(barWidth)};
}

QSize RateBar::minimumSizeHint() const
{
    return {std::max(m_headlineWidth, m_captionWidth), QFontMetrics(theme::strongFont()).height()};
}

int RateBar::heightForWidth(int width) const
{
    const int bar = barGap + barHeight();
    const int below = captionIsBelow(width) ? barGap + QFontMetrics(theme::bodyFont()).height() : 0;
    return QFontMetrics(theme::strongFont()).height() + bar + below;
}

bool RateBar::captionIsBelow(int width) const
{
    return !m_words.caption.isEmpty() && (m_beside || m_headlineWidth + 2 * theme::gridUnit + m_captionWidth > width);
}

void RateBar::retranslateUi()
{
    m_words = present::rateWords(m_rate, m_meaning);
    setText(m_words.spoken);
    measure();
}

void RateBar::measure()
{
    // Cached because layouts ask for it often.
    m_headlineWidth = QFontMetrics(theme::strongFont()).horizontalAdvance(m_words.headline);
    m_captionWidth = QFontMetrics(theme::bodyFont()).horizontalAdvance(m_words.caption);
    updateGeometry();
    update();
}

void RateBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintWords(painter);
    paintBar(painter, QRectF(0, QFontMetrics(theme::strongFont()).height() + barGap, width(), barHeight()));
}

void RateBar::paintWords(QPainter &painter)
{
    const QFontMetrics strong(theme::strongFont());
    const QRect top(0, 0, width(), strong.height());
    painter.setFont(theme::strongFont());
    painter.setPen(colour());
    theme::drawTextLine(
        painter, top, (m_beside ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter, m_words.headline);
    const QFontMetrics body(theme::bodyFont());
    const QRect below(0, height() - body.height(), width(), body.height());
    painter.setFont(theme::bodyFont());
    painter.setPen(theme::dimText(palette()));
    theme::drawTextLine(
        painter, captionIsBelow(width()) ? below : top, Qt::AlignTrailing | Qt::AlignVCenter, m_words.caption);
}

QColor RateBar::colour() const
{
    return theme::toneColour(
        m_meaning == present::RateMeaning::Works ? theme::Tone::Works : theme::Tone::DeadEnd, palette());
}

/// Returns the part of the bar between two shares of it, counted from the side that it fills from.
QRectF RateBar::part(const QRectF &bar, double from, double to) const
{
    const bool fromLeft = (m_meaning == present::RateMeaning::Works) != isRightToLeft();
    const double start = fromLeft ? from : 1 - to;
    return {bar.left() + start * bar.width(), bar.top(), (to - from) * bar.width(), bar.height()};
}

void RateBar::paintBar(QPainter &painter, const QRectF &bar) const
{
    painter.fillPath(rounded(bar), faint(palette().color(QPalette::Text), 0.1F));
    painter.save();
    painter.setClipPath(rounded(bar));
    if (m_rate.basis == evidence::Rate::Basis::Estimate) {
        paintHatched(painter, part(bar, 0, m_rate.value));
    } else {
        paintInterval(painter, bar);
    }
    painter.restore();
}

void RateBar::paintHatched(QPainter &painter, const QRectF &bar) const
{
    painter.setClipRect(bar, Qt::IntersectClip);
    painter.fillRect(bar, faint(colour(), 0.3F));
    painter.setPen(QPen(colour(), hatchWidth));
    const int strokes = int(std::ceil((bar.width() + 2 * bar.height()) / hatchPeriod));
    for (int i = 0; i < strokes; ++i) {
        const double x = bar.left() - bar.height() + i * hatchPeriod;
        painter.drawLine(QPointF(x, bar.bottom() + 1), QPointF(x + bar.height() + 2, bar.top() - 1));
    }
}

void RateBar::paintInterval(QPainter &painter, const QRectF &bar) const
{
    painter.fillRect(part(bar, 0, m_rate.interval.low), colour());
    painter.fillRect(part(bar, m_rate.interval.low, m_rate.value), faint(colour(), 0.7F));
    painter.fillRect(part(bar, m_rate.value, m_rate.interval.high), faint(colour(), 0.3F));
}

} // namespace wayout::answer
