// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/keyfield.h"

#include "ui/actions/keypress.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QShortcut>
#include <QSignalBlocker>

namespace wayout::settings {

KeyField::KeyField(QWidget *parent)
    : QKeySequenceEdit(parent)
    , m_line(findChild<QLineEdit *>())
{
    setClearButtonEnabled(true);
    // Text could be pasted or dropped into Qt's line edit, which is not a press of keys.
    m_line->setContextMenuPolicy(Qt::PreventContextMenu);
    connect(m_line, &QLineEdit::textEdited, this, &KeyField::showKeys);
    connect(this, &QKeySequenceEdit::keySequenceChanged, this, [this](const QKeySequence &keys) {
        if (keys.isEmpty() && !m_keys.isEmpty()) { // by the button in it
            showKeys();
            Q_EMIT emptied();
        }
    });
    showKeys();
}

void KeyField::setKeys(const QKeySequence &keys)
{
    m_keys = keys;
    showKeys();
}

void KeyField::showKeys()
{
    const QSignalBlocker quiet(this);
    setKeySequence(m_keys);
    m_line->setPlaceholderText(tr("Press the keys"));
    setAccessibleDescription(m_keys.isEmpty() ? m_line->placeholderText() : m_line->text());
    m_line->setAccessibleDescription(accessibleDescription());
}

void KeyField::setName(const QString &name)
{
    setAccessibleName(name);
    m_line->setAccessibleName(name);
}

bool KeyField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        endComparing();
        if (key->modifiers().testFlag(Qt::ShiftModifier) && actions::isSign(Qt::Key(key->key()))) {
            beginComparing();
            event->ignore(); // then Qt looks for a shortcut, and sends the key itself if it finds none
            return true;
        }
    }
    // A later Qt than 6.4 lets a QKeySequenceEdit take Shift+Tab for keys; here it leaves the field, as everywhere.
    // NOLINTNEXTLINE(bugprone-parent-virtual-call): on purpose past QKeySequenceEdit
    return event->type() == QEvent::KeyPress ? QWidget::event(event) : QKeySequenceEdit::event(event);
}

/// Whether Ctrl+Shift+"," and Ctrl+"<" are the same is a matter of the keyboard. Qt knows it, and tells it of shortcuts only.
void KeyField::beginComparing()
{
    for (const QKeySequence &keys : std::as_const(m_used)) {
        auto *same = new QShortcut(this);
        same->setContext(Qt::WidgetShortcut);
        same->setKey(keys);
        const auto tell = [this, keys] {
            endComparing();
            Q_EMIT pressed(keys);
        };
        connect(same, &QShortcut::activated, this, tell);
        connect(same, &QShortcut::activatedAmbiguously, this, tell);
    }
}

void KeyField::endComparing()
{
    for (QShortcut *same : findChildren<QShortcut *>(QString(), Qt::FindDirectChildrenOnly)) {
        same->setKey({});
        same->deleteLater(); // it may be the one that tells
    }
}

void KeyField::keyPressEvent(QKeyEvent *event)
{
    endComparing();
    event->accept();
    const auto keys = actions::pressedKeys(*event);
    if (!keys || event->isAutoRepeat()) {
        return;
    }
    const bool isBare = actions::isAlone(*keys);
    const Qt::Key key = (*keys)[0].key();
    if (isBare && key == Qt::Key_Escape && !m_takesEscape) {
        event->ignore();
    } else if (isBare && (key == Qt::Key_Backspace || key == Qt::Key_Delete) && !m_keys.isEmpty()) {
        Q_EMIT emptied();
    } else {
        Q_EMIT pressed(*keys);
    }
}

void KeyField::keyReleaseEvent(QKeyEvent *event)
{
    event->accept(); // there is no next key to be waited for
}

void KeyField::focusOutEvent(QFocusEvent *event)
{
    // NOLINTNEXTLINE(bugprone-parent-virtual-call): QKeySequenceEdit ends what is unfinished, and here nothing is
    QWidget::focusOutEvent(event);
}

void KeyField::changeEvent(QEvent *event)
{
    QKeySequenceEdit::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        showKeys();
    }
}

} // namespace wayout::settings
