// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/answerpanel.h"

#include "ui/theme/textline.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace {

constexpr int sideMargin = 14;

QLabel *wrappingLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    alignWithLayout(*label);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

AnswerPanel::AnswerPanel(QWidget *parent)
    : QWidget(parent)
    , m_title(wrappingLabel(this))
    , m_text(wrappingLabel(this))
    , m_action(new QPushButton(this))
    , m_other(new QPushButton(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(sideMargin, 2 * gridUnit, sideMargin, 2 * gridUnit);
    layout->setSpacing(gridUnit / 2);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addSpacing(gridUnit / 2);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(gridUnit);
    buttons->addWidget(m_action);
    buttons->addWidget(m_other);
    buttons->addStretch();
    layout->addLayout(buttons);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(m_action, &QPushButton::clicked, this, &AnswerPanel::actionTriggered);
    connect(m_other, &QPushButton::clicked, this, &AnswerPanel::otherTriggered);
    updateColours();
}

void AnswerPanel::say(const QString &title, const QString &text, const QString &action, const QString &other)
{
    m_title->setText(title);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    m_other->setText(other);
    m_other->setVisible(!other.isEmpty());
}

void AnswerPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        updateColours();
    }
}

void AnswerPanel::updateColours()
{
    m_title->setFont(strongFont());
    QPalette dim = palette();
    dim.setColor(QPalette::WindowText, dimText(dim));
    m_text->setPalette(dim);
}
