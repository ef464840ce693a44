// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QClipboard>
#include <QGuiApplication>
#include <QString>

namespace wayout::theme {

/// Puts the text on the clipboard. Returns false when it did not arrive there: some display servers silently refuse a
/// window without focus.
inline bool copyToClipboard(const QString &text)
{
    QClipboard *clipboard = QGuiApplication::clipboard();
    clipboard->setText(text);
    return clipboard->text() == text;
}

} // namespace wayout::theme
