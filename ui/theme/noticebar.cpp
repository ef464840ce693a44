// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/noticebar.h"

#include "ui/theme/changes.h"
#include "ui/theme/icons.h"
#include "ui/theme/labels.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

namespace wayout::theme {
namespace {

constexpr int usualSign = 16;
constexpr int narrowBelow = 48 * gridUnit; // the buttons are below the sentence then
constexpr int leftMargin = 14;

} // namespace

NoticeBar::NoticeBar(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_label(wrappingLabel(this, Qt::TextSelectableByMouse))
    , m_action(new QToolButton(this))
    , m_close(new QToolButton(this))
{
    alignWithLayout(*m_label);
    m_close->setAutoRaise(true);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_action);
    buttons->addWidget(m_close);
    m_layout->addWidget(m_label, 1);
    m_layout->addLayout(buttons);
    arrange();
    connect(m_action, &QToolButton::clicked, this, [this] {
        hide();
        const auto act = m_act; // a copy: the action may show another sentence with another action
        act();
    });
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    hide();
    keepTranslated(*this, [this] { retranslateUi(); });
    onChange(*this, {QEvent::FontChange}, [this] { arrange(); });
}

void NoticeBar::say(const std::function<QString()> &sentence)
{
    showSentence(false, sentence, {}, {});
}

void NoticeBar::inform(const std::function<QString()> &sentence)
{
    showSentence(true, sentence, {}, {});
}

void NoticeBar::offer(const std::function<QString()> &sentence, const std::function<QString()> &button,
    const std::function<void()> &action)
{
    showSentence(true, sentence, button, action);
}

void NoticeBar::sayAndOffer(const std::function<QString()> &sentence, const std::function<QString()> &button,
    const std::function<void()> &action)
{
    showSentence(false, sentence, button, action);
}

void NoticeBar::showSentence(bool isGood, const std::function<QString()> &sentence,
    const std::function<QString()> &button, const std::function<void()> &action)
{
    m_isGood = isGood;
    m_sentence = sentence;
    m_buttonWords = button;
    m_act = action;
    m_action->setVisible(bool(m_buttonWords));
    retranslateUi();
    show();
    update();
}

int NoticeBar::signSize() const
{
    return qRound(usualSign * textScale(font()));
}

void NoticeBar::arrange()
{
    const bool narrow = width() < narrowBelow * textScale(font());
    m_layout->setContentsMargins(leftMargin + signSize() + gridUnit, gridUnit / 2, gridUnit, gridUnit / 2 + 1);
    const auto direction = narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (direction != m_layout->direction()) {
        m_layout->setDirection(direction);
        m_layout->setAlignment(m_layout->itemAt(1)->layout(), narrow ? Qt::AlignLeading : Qt::Alignment());
    }
}

void NoticeBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void NoticeBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tone tone = m_isGood ? Tone::Info : Tone::Caution;
    painter.fillRect(rect(), toneSurface(tone, palette()));
    painter.fillRect(0, rect().bottom(), width(), 1, hairline(palette()));
    const QRect words = m_label->geometry();
    const QRect sign(leftMargin, words.center().y() - signSize() / 2, signSize(), signSize());
    paintGlyph(painter, m_isGood ? Glyph::Info : Glyph::Triangle, QStyle::visualRect(layoutDirection(), rect(), sign),
        toneColour(tone, palette()));
}

void NoticeBar::retranslateUi()
{
    m_label->setText(m_sentence ? m_sentence() : QString());
    m_action->setText(m_buttonWords ? m_buttonWords() : QString());
    m_action->setAccessibleName(m_action->text());
    m_close->setText(tr("Close"));
    m_close->setAccessibleName(tr("Close the notice"));
}

} // namespace wayout::theme
