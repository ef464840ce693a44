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

/// Returns the name of the syntax definition that `code` is probably written in, or an empty string when no language is
/// likely.
QString plausibleLanguage(const QString &code);

/// Calls `then` when the definition of that language has been read in the background: at once if it has been read
/// before, never if `receiver` has been deleted.
void whenHighlightable(const QString &language, QObject *receiver, std::function<void()> then);

/// Colours the document by the syntax definition of that name, readable on `background`. The document owns the result.
/// Returns null when there is no such definition or the program was built without KSyntaxHighlighting.
QSyntaxHighlighter *highlightCode(
    QTextDocument *document, const QString &language, const QPalette &palette, const QColor &background);

} // namespace wayout::answer
