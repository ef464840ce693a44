// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAction>

/// What an action says in a menu, without the mark of its mnemonic and without the dots of a dialog to come.
inline QString actionWords(const QAction &action)
{
    QString text = action.text();
    if (const qsizetype appended = text.indexOf(QStringLiteral("(&")); appended >= 0) { // "粘贴(&P)"
        text.remove(appended, 4);
    }
    return text.remove(QLatin1Char('&')).remove(QChar(0x2026));
}
