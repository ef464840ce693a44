// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/paneheader.h"

#include "ui/theme/changes.h"
#include "ui/theme/labels.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace wayout::theme {
namespace {

constexpr int sideMargin = 14;
constexpr int stripHeight = 34;

} // namespace

ElidedLabel::ElidedLabel(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

QSize ElidedLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 2, fontMetrics().height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 6, fontMetrics().height()};
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    drawTextLine(painter, rect(), Qt::AlignLeading | Qt::AlignVCenter,
        fontMetrics().elidedText(text(), Qt::ElideRight, width()));
}

PaneHeader::PaneHeader(QWidget *parent)
    : QWidget(parent)
    , m_label(new ElidedLabel(this))
    , m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(sideMargin, 0, gridUnit, 1);
    m_layout->setSpacing(2);
    m_layout->addWidget(m_label, 1);
    updateHeight();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAutoFillBackground(true);
    updateColours();
    onChange(*this, {QEvent::PaletteChange}, [this] { updateColours(); });
    onChange(*this, {QEvent::FontChange}, [this] { updateHeight(); });
}

void PaneHeader::setText(const QString &text)
{
    m_label->setText(text);
    m_label->updateGeometry();
}

void PaneHeader::addWidget(QWidget *widget, Side side)
{
    m_layout->insertWidget(side == Side::Start ? 0 : -1, widget);
}

void PaneHeader::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(0, rect().bottom(), width(), 1, hairline(palette()));
}

void PaneHeader::updateHeight()
{
    setMinimumHeight(std::max(stripHeight, fontMetrics().height() * 4 / 3 + gridUnit));
}

void PaneHeader::updateColours()
{
    m_label->setPalette(dimmed(palette()));
}

} // namespace wayout::theme
