// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/accessiblebutton.h"

#include <QAbstractButton>

namespace wayout::theme {

AccessibleButton::AccessibleButton(QAbstractButton *button, QAccessible::Role role)
    : QAccessibleWidget(button, role)
{
}

QAbstractButton *AccessibleButton::button() const
{
    return static_cast<QAbstractButton *>(object());
}

QString AccessibleButton::text(QAccessible::Text text) const
{
    const QString result = QAccessibleWidget::text(text);
    if (text == QAccessible::Name && result.isEmpty()) {
        return button()->text();
    }
    // A description that the button shares with its parent is read once, for the parent.
    const QWidget *around = button()->parentWidget();
    return text == QAccessible::Description && around && result == around->accessibleDescription() ? QString() : result;
}

QAccessible::State AccessibleButton::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    state.checkable = button()->isCheckable();
    state.checked = button()->isChecked();
    state.pressed = button()->isDown();
    return state;
}

QStringList AccessibleButton::actionNames() const
{
    return button()->isEnabled() ? QStringList{pressAction()} + QAccessibleWidget::actionNames()
                                 : QAccessibleWidget::actionNames();
}

void AccessibleButton::doAction(const QString &name)
{
    if (name == pressAction()) {
        button()->click();
    } else {
        QAccessibleWidget::doAction(name);
    }
}

} // namespace wayout::theme
