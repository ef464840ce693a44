// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

namespace wayout::text {

/// A text without the backticks around its code, and the positions of that code.
struct TextWithCode {
    struct Span {
        qsizetype start = 0;
        qsizetype length = 0;
    };
    QString text;
    QList<Span> code;
};

/// Finds the code in a text: the characters between two backticks on one line, as in Markdown. Keeps a backtick that
/// encloses nothing and the opening one of GNU quotes (`word').
TextWithCode withCode(const QString &text);

} // namespace wayout::text
