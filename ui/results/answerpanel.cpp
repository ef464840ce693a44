// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/answerpanel.h"

#include "ui/theme/plainlabel.h"
#include "ui/theme/typescale.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace wayout::results {
namespace {

constexpr int sideMargin = 14;

} // namespace

AnswerPanel::AnswerPanel(QWidget *parent)
    : QWidget(parent)
    , m_title(new theme::PlainLabel(theme::PlainLabel::Role::Strong, this))
    , m_text(new theme::PlainLabel(theme::PlainLabel::Role::Dim, this))
    , m_action(new QPushButton(this))
    , m_other(new QPushButton(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(sideMargin, 2 * theme::gridUnit, sideMargin, 2 * theme::gridUnit);
    layout->setSpacing(theme::gridUnit / 2);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addSpacing(theme::gridUnit / 2);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gridUnit);
    buttons->addWidget(m_action);
    buttons->addWidget(m_other);
    buttons->addStretch();
    layout->addLayout(buttons);
    connect(m_action, &QPushButton::clicked, this, &AnswerPanel::actionTriggered);
    connect(m_other, &QPushButton::clicked, this, &AnswerPanel::otherTriggered);
}

void AnswerPanel::say(const QString &title, const QString &text, const QString &action, const QString &other)
{
    m_title->setPlainText(title);
    m_text->setPlainText(text);
    m_text->setVisible(!text.isEmpty());
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    m_other->setText(other);
    m_other->setVisible(!other.isEmpty());
}

QWidget *AnswerPanel::firstButton() const
{
    return !m_action->isHidden() ? m_action : !m_other->isHidden() ? m_other : nullptr;
}

} // namespace wayout::results
