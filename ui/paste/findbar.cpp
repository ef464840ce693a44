// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/findbar.h"

#include "ui/theme/changes.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace wayout::paste {
namespace {

QToolButton *barButton(QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

FindBar::FindBar(QWidget *parent)
    : QWidget(parent)
    , m_words(new QLineEdit(this))
    , m_found(new QLabel(this))
    , m_next(barButton(this))
    , m_previous(barButton(this))
    , m_close(barButton(this))
{
    m_next->setArrowType(Qt::DownArrow);
    m_previous->setArrowType(Qt::UpArrow);
    m_found->setTextFormat(Qt::PlainText);
    m_words->installEventFilter(this);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(theme::gridUnit, theme::gridUnit / 2, theme::gridUnit, theme::gridUnit / 2);
    layout->setSpacing(theme::gridUnit / 2);
    layout->addWidget(m_words, 1);
    layout->addWidget(m_found);
    layout->addWidget(m_next);
    layout->addWidget(m_previous);
    layout->addWidget(m_close);
    setFocusProxy(m_words);
    hide();
    connect(m_words, &QLineEdit::textChanged, this, [this] { Q_EMIT findRequested(0); });
    connect(m_next, &QToolButton::clicked, this, [this] { Q_EMIT findRequested(1); });
    connect(m_previous, &QToolButton::clicked, this, [this] { Q_EMIT findRequested(-1); });
    connect(m_close, &QToolButton::clicked, this, &FindBar::close);
    theme::keepTranslated(*this, [this] { retranslateUi(); });
}

void FindBar::open(const QString &words)
{
    show();
    if (!words.isEmpty()) {
        m_words->setText(words);
    }
    m_words->selectAll();
    m_words->setFocus(Qt::ShortcutFocusReason);
    Q_EMIT findRequested(0);
}

QString FindBar::words() const
{
    return m_words->text();
}

void FindBar::setPlace(int place, int count)
{
    m_place = place;
    m_count = count;
    retranslateUi();
}

void FindBar::close()
{
    hide();
    Q_EMIT closed();
}

bool FindBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!isEnter && key->key() != Qt::Key_Escape) {
        return QWidget::eventFilter(watched, event);
    }
    event->accept(); // takes precedence over Escape as a key of the window
    if (event->type() == QEvent::KeyPress) {
        isEnter ? Q_EMIT findRequested(key->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1) : close();
    }
    return true;
}

void FindBar::retranslateUi()
{
    m_words->setAccessibleName(tr("Find in the text"));
    m_words->setPlaceholderText(tr("Find in the text"));
    m_found->setText(words().isEmpty() ? QString()
            : m_count == 0             ? tr("not found")
                           //: the place that is shown, how many there are
                           : tr("%1 of %2").arg(m_place).arg(m_count));
    m_words->setAccessibleDescription(m_found->text());
    m_next->setAccessibleName(tr("Next place"));
    m_next->setToolTip(tr("Next place (Enter)"));
    m_previous->setAccessibleName(tr("Previous place"));
    m_previous->setToolTip(tr("Previous place (Shift+Enter)"));
    m_close->setText(tr("Close"));
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close (Escape)"));
}

} // namespace wayout::paste
