// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/keyfield.h"

#include "ui/actions/keypress.h"
#include "ui/theme/changes.h"

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
    // Disables the menu, which could paste text into Qt's line edit; the field is for key presses only.
    m_line->setContextMenuPolicy(Qt::PreventContextMenu);
    connect(m_line, &QLineEdit::textEdited, this, &KeyField::showKeys);
    connect(this, &QKeySequenceEdit::keySequenceChanged, this, [this](const QKeySequence &keys) {
        if (keys.isEmpty() && !m_keys.isEmpty()) { // cleared by the button in the field
            showKeys();
            Q_EMIT emptied();
        }
    });
    theme::keepTranslated(*this, [this] { showKeys(); });
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
            event->ignore(); // Qt then looks for a shortcut, and sends the key press itself if it finds no shortcut
            return true;
        }
    }
    // Qt versions after 6.4 let a QKeySequenceEdit take Shift+Tab as keys; here it leaves the field, as everywhere.
    // NOLINTNEXTLINE(bugprone-parent-virtual-call): skips QKeySequenceEdit on purpose
    return event->type() == QEvent::KeyPress ? QWidget::event(event) : QKeySequenceEdit::event(event);
}

/// Registers the used keys as shortcuts. Whether Ctrl+Shift+"," equals Ctrl+"<" depends on the keyboard; only Qt knows
/// it, and only for shortcuts.
void KeyField::beginComparing()
{
    for (const QKeySequence &keys : std::as_const(m_used)) {
        auto *same = new QShortcut(this);
        same->setContext(Qt::WidgetShortcut);
        same->setKey(keys);
        const auto report = [this, keys] {
            endComparing();
            Q_EMIT pressed(keys);
        };
        connect(same, &QShortcut::activated, this, report);
        connect(same, &QShortcut::activatedAmbiguously, this, report);
    }
}

void KeyField::endComparing()
{
    for (QShortcut *same : findChildren<QShortcut *>(QString(), Qt::FindDirectChildrenOnly)) {
        same->setKey({});
        same->deleteLater(); // may be the sender of the current signal
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
    event->accept(); // the field takes a single key press, so it waits for no other
}

void KeyField::focusOutEvent(QFocusEvent *event)
{
    // NOLINTNEXTLINE(bugprone-parent-virtual-call): QKeySequenceEdit would end a sequence; none is open
    QWidget::focusOutEvent(event);
}

} // namespace wayout::settings
