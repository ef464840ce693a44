// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/searchbox.h"

#include "ui/theme/labels.h"
#include "ui/theme/typescale.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputMethod>
#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>

#include <algorithm>

namespace wayout::window {
namespace {

constexpr int longestSearch = 200; // characters; a line edit silently cuts a paste at 32,767
constexpr int pageStep = 8;

} // namespace

SearchBox::SearchBox(QWidget *parent)
    : QLineEdit(parent)
{
    setAcceptDrops(false); // drops are handled by the whole window
    connect(this, &QLineEdit::textChanged, this, [this](const QString &words) {
        if (!m_isResetting) {
            Q_EMIT userEdited(words);
        }
    });
}

void SearchBox::reset()
{
    // Signals stay enabled, because the clear button needs them, too.
    const QScopedValueRollback resetting(m_isResetting, true);
    clear();
}

void SearchBox::setInvitations(const QStringList &longestFirst)
{
    m_invitations = longestFirst;
    invite();
}

void SearchBox::invite()
{
    const auto fits = [this](const QString &words) {
        return fontMetrics().horizontalAdvance(words) + 3 * theme::gridUnit <= width();
    };
    const auto words = std::ranges::find_if(m_invitations, fits);
    setPlaceholderText(words == m_invitations.end() ? m_invitations.value(m_invitations.size() - 1) : *words);
}

void SearchBox::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    invite();
}

void SearchBox::setShortcutHint(const QKeySequence &shortcut)
{
    m_hint = shortcut.toString(QKeySequence::NativeText);
    setTextMargins(theme::gridUnit / 2, 0, theme::gridUnit / 2, 0);
    update();
}

bool SearchBox::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Undo)
        && (text().isEmpty() || !isUndoAvailable())) {
        event->ignore(); // first offers the key to the window's undo; if nothing can be undone, the key returns here
        return true;
    }
    return QLineEdit::event(event);
}

void SearchBox::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Paste)) {
        const QString text = QGuiApplication::clipboard()->text();
        if (text.size() > longestSearch || text.trimmed().contains(u'\n')) {
            Q_EMIT longTextPasted(text);
            return;
        }
    }
    switch (event->key()) {
    case Qt::Key_Up:
        Q_EMIT stepRequested(-1);
        return;
    case Qt::Key_Down:
        Q_EMIT stepRequested(1);
        return;
    case Qt::Key_PageUp:
        Q_EMIT stepRequested(-pageStep);
        return;
    case Qt::Key_PageDown:
        Q_EMIT stepRequested(pageStep);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT readRequested();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void SearchBox::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    const int free = width() - fontMetrics().horizontalAdvance(placeholderText() + m_hint) - 5 * theme::gridUnit;
    if (text().isEmpty() && free > 0) {
        QPainter painter(this);
        painter.setPen(palette().color(QPalette::PlaceholderText));
        // An empty line edit aligns its text by the keyboard layout, not by the window.
        painter.setLayoutDirection(QGuiApplication::inputMethod()->inputDirection());
        const int margin = theme::gridUnit + theme::gridUnit / 2;
        theme::drawTextLine(
            painter, rect().adjusted(margin, 0, -margin, 0), Qt::AlignTrailing | Qt::AlignVCenter, m_hint);
    }
}

} // namespace wayout::window
