// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QClipboard>
#include <QGuiApplication>
#include <QString>

namespace wayout::theme {

/// Puts the text on the clipboard. False when it is not there afterwards: some display servers refuse a window without focus
/// without saying so.
inline bool copyToClipboard(const QString &text)
{
    QClipboard *clipboard = QGuiApplication::clipboard();
    clipboard->setText(text);
    return clipboard->text() == text;
}

} // namespace wayout::theme
