// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/foldedtext.h"

#include "ui/answer/detailcontext.h"
#include "ui/theme/textbutton.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QVBoxLayout>

namespace wayout::answer {
namespace {

constexpr int linesOfOneLanguage = 2;
constexpr int gap = theme::gridUnit / 2; // before "More"

} // namespace

FoldedText::FoldedText(const BlockPlace &place, DetailContext *context, theme::PlainLabel::Role role)
    : m_context(context)
    , m_text(new BlockLabel(place, context, role))
    , m_more(new theme::TextButton(theme::TextButton::Look::Link, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_text);
    m_more->setExpanded(false);
    m_more->setWords([] { return QList<theme::TextFlow::Run>{{tr("More")}}; });
    m_more->raise(); // read after the text, and in front of it
    connect(m_more, &QPushButton::clicked, this, &FoldedText::unfold);
    connect(context, &DetailContext::languageChanged, this, &FoldedText::fold);
    connect(context, &DetailContext::narrowChanged, this, &FoldedText::fold);
    fold();
}

bool FoldedText::event(QEvent *event)
{
    const bool handled = Column::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
        fold();
    }
    return handled;
}

void FoldedText::fold()
{
    if (m_isOpen) {
        return;
    }
    const bool isBoth = m_context->language() == catalog::ContentLanguage::Both;
    const int lines = m_context->isLow() ? 1 : linesOfOneLanguage;
    const QSize more = m_more->sizeHint();
    m_text->setMostLines((isBoth ? 2 : 1) * lines, gap + more.width());
    m_more->setVisible(m_text->isCut());
    if (m_text->isCut()) {
        const QPoint end = m_text->textEnd();
        const int left = isRightToLeft() ? end.x() - gap - more.width() : end.x() + gap;
        m_more->setGeometry(left, end.y() - more.height() + 2, more.width(), more.height());
    }
}

void FoldedText::unfold()
{
    m_isOpen = true;
    m_text->setMostLines(0);
    m_text->setFocus(Qt::OtherFocusReason);
    m_more->hide();
    Q_EMIT m_context->grown();
}

} // namespace wayout::answer
