// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

namespace wayout::theme {

/// A text without the backticks around code in it, and the places of that code in it.
struct TextWithCode {
    struct Span {
        qsizetype start = 0;
        qsizetype length = 0;
    };
    QString text;
    QList<Span> code;
};

/// Code is what is between two backticks of one line, as in Markdown. A backtick that encloses nothing stays, and so does the `one'
/// that GNU tools quote with.
TextWithCode withCode(const QString &text);

} // namespace wayout::theme
