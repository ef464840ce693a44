// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/clipboardchip.h"

#include "ui/theme/accessibility.h"
#include "ui/theme/changes.h"
#include "ui/theme/icons.h"
#include "ui/theme/labels.h"
#include "ui/theme/paneheader.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

namespace wayout::paste {
namespace {

constexpr int usualSign = 16;
constexpr int leftMargin = 14;

int signSize(const QFont &font)
{
    return qRound(usualSign * theme::textScale(font));
}

} // namespace

ClipboardChip::ClipboardChip(QWidget *parent)
    : QWidget(parent)
    , m_label(new theme::ElidedLabel(this))
    , m_accept(new QToolButton(this))
    , m_dismiss(new QToolButton(this))
{
    m_dismiss->setAutoRaise(true);
    m_dismiss->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_dismiss->setIcon(theme::glyphIcon(theme::Glyph::Clear));
    auto *layout = new QHBoxLayout(this);
    layout->setSpacing(theme::gridUnit / 2);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_accept);
    layout->addWidget(m_dismiss);
    for (auto *button : {m_accept, m_dismiss}) {
        button->setFocusPolicy(Qt::TabFocus);
    }
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_accept, &QToolButton::clicked, this, &ClipboardChip::accepted);
    connect(m_dismiss, &QToolButton::clicked, this, &ClipboardChip::dismissed);
    hide();
    arrange();
    theme::onChange(*this, {QEvent::FontChange}, [this] { arrange(); });
    theme::keepTranslated(*this, [this] { retranslateUi(); });
}

void ClipboardChip::offer(const QString &message)
{
    m_message = message;
    retranslateUi();
    show();
    theme::announce(this, sentence());
}

QWidget *ClipboardChip::firstButton() const
{
    return m_accept;
}

QWidget *ClipboardChip::lastButton() const
{
    return m_dismiss;
}

void ClipboardChip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme::toneSurface(theme::Tone::Info, palette()));
    painter.fillRect(0, 0, width(), 1, theme::hairline(palette()));
    const int size = signSize(font());
    const QRect sign(leftMargin, (height() - size) / 2, size, size);
    theme::paintGlyph(painter, theme::Glyph::Paste, QStyle::visualRect(layoutDirection(), rect(), sign),
        theme::toneColour(theme::Tone::Info, palette()));
}

QString ClipboardChip::sentence() const
{
    //: offered when the clipboard holds an error, of which %1 is the first line
    return tr("Search the clipboard? “%1”").arg(m_message);
}

void ClipboardChip::arrange()
{
    layout()->setContentsMargins(
        leftMargin + signSize(font()) + theme::gridUnit, theme::gridUnit / 2 + 1, theme::gridUnit, theme::gridUnit / 2);
}

void ClipboardChip::retranslateUi()
{
    setAccessibleName(tr("Offer to search the clipboard"));
    m_label->setText(sentence());
    m_label->setToolTip(theme::plainToolTip(m_message));
    m_accept->setText(tr("Paste and search"));
    m_accept->setAccessibleName(tr("Paste and search: the error in the clipboard"));
    m_dismiss->setText(tr("Not now"));
    m_dismiss->setToolTip(tr("Not now"));
    m_dismiss->setAccessibleName(tr("Not now: do not search the clipboard"));
}

} // namespace wayout::paste
