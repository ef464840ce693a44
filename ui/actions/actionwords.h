// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/labels.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>

#include <algorithm>

namespace wayout::actions {

/// Returns the text of an action in a menu without its mnemonic and without the ellipsis that announces a dialog.
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

/// Returns the keys as they are labelled on the keyboard.
inline QString keysText(const QList<QKeySequence> &keys)
{
    return QKeySequence::listToString(keys, QKeySequence::NativeText);
}

/// Whether each of the words is in one of the texts, in any case.
inline bool hasAllWords(const QStringList &words, const QStringList &texts)
{
    return std::ranges::all_of(words, [&](const QString &word) {
        return std::ranges::any_of(
            texts, [&](const QString &text) { return text.contains(word, Qt::CaseInsensitive); });
    });
}

/// Returns the tool tip of a button: `words`, which say what it does, and the keys that do the same, if any.
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
