// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/labels.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>

namespace wayout::actions {

/// What an action says in a menu, without the mark of its mnemonic and without the dots of a dialog to come.
inline QString actionWords(QString text)
{
    if (const qsizetype appended = text.indexOf(QStringLiteral("(&")); appended >= 0) { // "粘贴(&P)"
        text.remove(appended, 4);
    }
    return text.remove(QLatin1Char('&')).remove(QChar(0x2026));
}

inline QString actionWords(const QAction &action)
{
    return actionWords(action.text());
}

/// As they stand on the keyboard.
inline QString keysText(const QList<QKeySequence> &keys)
{
    return QKeySequence::listToString(keys, QKeySequence::NativeText);
}

/// For a tool tip: what a button does, and the keys that do the same if there are any.
inline QString withKeys(const QString &words, const QKeySequence &keys)
{
    if (keys.isEmpty()) {
        return words;
    }
    //: a tool tip: what a button does, and the keys that do the same
    return theme::plainToolTip(
        QCoreApplication::translate("ActionWords", "%1 (%2)").arg(words, keys.toString(QKeySequence::NativeText)));
}

} // namespace wayout::actions
