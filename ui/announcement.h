// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAccessible>
#include <QWidget>

/// Lets a screen reader say something about a part of the window when it has nothing else to say. Where the toolkit cannot
/// announce, the part's name is reported as changed.
inline void announce(QWidget *part, const QString &text)
{
    part->setAccessibleName(text);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(part, text);
    QAccessible::updateAccessibility(&event);
#endif
}
