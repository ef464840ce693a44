// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/coderow.h"

#include "ui/answer/codeedit.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace wayout::answer {
namespace {

// Enough for each of its texts, so that nothing moves when it says "Copied".
constexpr int roomForButton = 15 * theme::gridUnit;

} // namespace

void CopyButton::setWords(const QString &words, bool isNews)
{
    m_words = words;
    m_isNews = isNews;
    measure();
}

void CopyButton::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        measure();
    }
}

void CopyButton::resizeEvent(QResizeEvent *event)
{
    QPushButton::resizeEvent(event);
    m_isCompact = width() < m_size.width();
    fit();
}

void CopyButton::measure()
{
    setText(m_words);
    m_size = QPushButton::sizeHint();
    updateGeometry();
    fit();
}

void CopyButton::fit()
{
    if (const QString shown = m_isCompact && !m_isNews ? QString() : m_words; shown != text()) {
        setText(shown);
    }
}

CodeRow::CodeRow(CodeEdit *code, CopyButton *button)
    : m_code(*code)
    , m_button(*button)
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

QSize CodeRow::buttonSize(int width) const
{
    if (!m_items[1]) {
        return {0, 0};
    }
    const QSize whole = m_items[1]->sizeHint();
    const int words = std::max(qRound(roomForButton * theme::textScale(theme::bodyFont())), whole.width());
    const bool hasWords = m_button.isNews() || m_code.textWidth() <= width - words - spacing();
    return hasWords ? whole : QSize(whole.height(), whole.height());
}

int CodeRow::codeWidth(int width) const
{
    return std::max(1, width - spacing() - buttonSize(width).width());
}

int CodeRow::heightForWidth(int width) const
{
    return std::max(m_code.heightForWidth(codeWidth(width)), buttonSize(width).height());
}

void CodeRow::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    if (count() < 2) {
        return;
    }
    const Qt::LayoutDirection direction = parentWidget()->layoutDirection();
    const int height = m_code.heightForWidth(codeWidth(rect.width()));
    QRect code(rect.left(), rect.top(), codeWidth(rect.width()), height);
    if (height < rect.height()) {
        code.moveTop(rect.top() + (rect.height() - height) / 2);
    }
    const QSize size = buttonSize(rect.width());
    const QRect button(rect.right() + 1 - size.width(), rect.top(), size.width(), size.height());
    m_items[0]->setGeometry(QStyle::visualRect(direction, rect, code));
    m_items[1]->setGeometry(QStyle::visualRect(direction, rect, button));
}

} // namespace wayout::answer
