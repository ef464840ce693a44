// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPalette>
#include <QString>

#include <functional>

class QObject;
class QSyntaxHighlighter;
class QTextDocument;

namespace wayout::answer {

/// The name of the syntax definition that `code` is plausibly written in; empty when nothing speaks for one.
QString plausibleLanguage(const QString &code);

/// Calls `then` once the definition of that language has been read in the background: at once where it was read before, not at all when
/// `receiver` is gone by then.
void whenHighlightable(const QString &language, QObject *receiver, std::function<void()> then);

/// Colours the document by the syntax definition of that name, readable on `background`. Owned by the document; null when
/// there is no such definition, or the program was built without KSyntaxHighlighting.
QSyntaxHighlighter *highlightCode(
    QTextDocument *document, const QString &language, const QPalette &palette, const QColor &background);

} // namespace wayout::answer
