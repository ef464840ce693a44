// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/coderow.h"

#include "ui/answer/codeedit.h"
#include "ui/theme/typescale.h"

#include <QStyle>

#include <algorithm>
#include <utility>

namespace wayout::answer {
namespace {

constexpr int roomForButton = 17 * theme::gridUnit; // whatever it says just now: nothing jumps when it says "Copied"

} // namespace

CodeRow::CodeRow(CodeEdit *code, QWidget *button)
    : m_code(*code)
{
    setSpacing(theme::gridUnit);
    addWidget(code);
    addWidget(button);
}

CodeRow::~CodeRow()
{
    for (QLayoutItem *item : m_items) {
        delete item;
    }
}

void CodeRow::addItem(QLayoutItem *item)
{
    m_items.at(m_items[0] ? 1 : 0) = item;
}

int CodeRow::count() const
{
    return int(std::ranges::count_if(m_items, [](const QLayoutItem *item) { return item != nullptr; }));
}

QLayoutItem *CodeRow::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[0] ? m_items.at(size_t(index)) : m_items[1] : nullptr;
}

QLayoutItem *CodeRow::takeAt(int index)
{
    const auto place = std::ranges::find(m_items, itemAt(index));
    return itemAt(index) ? std::exchange(*place, nullptr) : nullptr;
}

QSize CodeRow::sizeHint() const
{
    return minimumSize();
}

QSize CodeRow::minimumSize() const
{
    const QSize code = m_items[0] ? m_items[0]->minimumSize() : QSize();
    const QSize button = m_items[1] ? m_items[1]->minimumSize() : QSize();
    return {std::max(code.width(), button.width()), std::max(code.height(), button.height())};
}

bool CodeRow::isBeside(int width) const
{
    const int button = std::max(qRound(roomForButton * theme::textScale(theme::bodyFont())), buttonSize().width());
    return m_code.textWidth() <= width - button - spacing();
}

int CodeRow::widthBeside(int width) const
{
    return std::max(1, width - spacing() - buttonSize().width());
}

QSize CodeRow::buttonSize() const
{
    return m_items[1] ? m_items[1]->sizeHint() : QSize(0, 0);
}

int CodeRow::heightForWidth(int width) const
{
    const int button = buttonSize().height();
    return isBeside(width) ? std::max(m_code.heightForWidth(widthBeside(width)), button)
                           : button + spacing() + m_code.heightForWidth(width);
}

void CodeRow::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    if (count() < 2) {
        return;
    }
    const Qt::LayoutDirection direction = parentWidget()->layoutDirection();
    const bool isBesideIt = isBeside(rect.width());
    const int width = isBesideIt ? widthBeside(rect.width()) : rect.width();
    const int height = m_code.heightForWidth(width);
    QRect code(rect.left(), rect.top(), width, height);
    const QSize size = buttonSize();
    if (!isBesideIt) {
        code.moveTop(rect.top() + size.height() + spacing());
    } else if (height < rect.height()) {
        code.moveTop(rect.top() + (rect.height() - height) / 2);
    }
    const QRect button(rect.right() + 1 - size.width(), rect.top(), size.width(), size.height());
    m_items[0]->setGeometry(QStyle::visualRect(direction, rect, code));
    m_items[1]->setGeometry(QStyle::visualRect(direction, rect, button));
}

} // namespace wayout::answer
