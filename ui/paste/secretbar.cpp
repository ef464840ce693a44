// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/secretbar.h"

#include "ui/theme/changes.h"
#include "ui/theme/icons.h"
#include "ui/theme/labels.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace wayout::paste {
namespace {

constexpr int signSize = 16;
constexpr int leftMargin = 14;

} // namespace

SecretBar::SecretBar(QWidget *parent)
    : QWidget(parent)
    , m_label(theme::wrappingLabel(this, Qt::TextSelectableByMouse))
    , m_preview(new QToolButton(this))
    , m_refuse(new QToolButton(this))
{
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_preview);
    buttons->addWidget(m_refuse);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(
        leftMargin + signSize + theme::gridUnit, theme::gridUnit / 2, theme::gridUnit, theme::gridUnit / 2 + 1);
    layout->setSpacing(theme::gridUnit / 2);
    layout->addWidget(m_label);
    layout->addLayout(buttons);
    for (auto *button : {m_preview, m_refuse}) {
        button->setFocusPolicy(Qt::TabFocus);
    }
    connect(m_preview, &QToolButton::clicked, this, &SecretBar::previewRequested);
    connect(m_refuse, &QToolButton::clicked, this, [this] { Q_EMIT refusalChosen(m_keeping != Keeping::Refused); });
    hide();
    theme::keepTranslated(*this, [this] { retranslateUi(); });
}

void SecretBar::setCount(int count)
{
    m_count = count;
    retranslateUi();
    setVisible(count > 0);
}

void SecretBar::setKeeping(Keeping keeping)
{
    m_keeping = keeping;
    m_refuse->setVisible(keeping != Keeping::Nothing);
    retranslateUi();
}

void SecretBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme::toneSurface(theme::Tone::Caution, palette()));
    painter.fillRect(0, rect().bottom(), width(), 1, theme::hairline(palette()));
    const int line = m_label->fontMetrics().height();
    const QRect sign(leftMargin, m_label->y() + (line - signSize) / 2, signSize, signSize);
    theme::paintGlyph(painter, theme::Glyph::Triangle, QStyle::visualRect(layoutDirection(), rect(), sign),
        theme::toneColour(theme::Tone::Caution, palette()));
}

QString SecretBar::sentence() const
{
    switch (m_keeping) {
    case Keeping::Masked:
        return tr("%Ln secret(s) found. What is kept of this text, and what is reported, has ****** instead; some may "
                  "have been missed.",
            nullptr, m_count);
    case Keeping::Refused:
        return tr("%Ln secret(s) found. This text is not kept.", nullptr, m_count);
    case Keeping::Nothing:
        return tr("%Ln secret(s) found. Nothing is kept; what is reported has ****** instead.", nullptr, m_count);
    }
    return {};
}

void SecretBar::retranslateUi()
{
    m_label->setText(sentence());
    m_preview->setText(tr("Show them…"));
    m_preview->setAccessibleName(tr("Show them: the secrets that were found"));
    m_refuse->setText(m_keeping == Keeping::Refused ? tr("Keep it masked") : tr("Don't store this"));
    m_refuse->setAccessibleName(m_refuse->text());
}

} // namespace wayout::paste
