// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/pasteemptystate.h"

#include "ui/theme/changes.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace wayout::paste {
namespace {

QLabel *centredLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    label->setAttribute(Qt::WA_TransparentForMouseEvents); // a click goes to the text view below
    return label;
}

} // namespace

PasteEmptyState::PasteEmptyState(QWidget *parent)
    : QWidget(parent)
    , m_title(centredLabel(this))
    , m_promise(centredLabel(this))
    , m_example(new QPushButton(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * theme::gridUnit, theme::gridUnit, 2 * theme::gridUnit, theme::gridUnit);
    layout->setSpacing(theme::gridUnit);
    layout->addStretch();
    layout->addWidget(m_title);
    layout->addWidget(m_promise);
    layout->addSpacing(theme::gridUnit / 2);
    layout->addWidget(m_example, 0, Qt::AlignHCenter);
    layout->addStretch();
    m_example->setCursor(Qt::ArrowCursor);
    connect(m_example, &QPushButton::clicked, this, &PasteEmptyState::exampleRequested);
    updateColours();
    theme::onChange(
        *this, {QEvent::PaletteChange, QEvent::FontChange, QEvent::ApplicationFontChange}, [this] { updateColours(); });
    theme::keepTranslated(*this, [this] { retranslateUi(); });
}

void PasteEmptyState::setCatalogSize(int records, int domains)
{
    m_records = records;
    m_domains = domains;
    retranslateUi();
}

void PasteEmptyState::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const QMargins margins = layout()->contentsMargins() + contentsMargins();
    const int width = this->width() - margins.left() - margins.right();
    const int needed = m_title->heightForWidth(width) + m_promise->heightForWidth(width)
        + m_example->sizeHint().height() + margins.top() + margins.bottom() + 3 * theme::gridUnit;
    m_example->setVisible(needed <= height()); // rather than squeezed
}

void PasteEmptyState::retranslateUi()
{
    m_title->setText(tr("Paste an error or drop a log."));
    m_promise->setText(m_records == 0
            ? tr("What you paste stays on this computer.")
            //: %1 is "34 domains"
            : tr("%Ln record(s) in %1 are ready.\nWhat you paste stays on this computer.", nullptr, m_records)
                  .arg(tr("%Ln domain(s)", nullptr, m_domains)));
    m_example->setText(tr("Try an example"));
}

void PasteEmptyState::updateColours()
{
    // Set explicitly, because the surrounding text view has a monospaced font.
    m_title->setFont(theme::strongFont());
    m_promise->setFont(theme::bodyFont());
    m_example->setFont(theme::bodyFont());
    m_promise->setPalette(theme::dimmed(palette()));
}

} // namespace wayout::paste
