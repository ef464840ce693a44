// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPalette>
#include <QString>

class QSyntaxHighlighter;
class QTextDocument;

/// The name of the syntax definition that `code` is plausibly written in; empty when nothing speaks for one.
QString plausibleLanguage(const QString &code);

/// Colours the document by the syntax definition of that name, readable on `background`. Owned by the document; null when
/// there is no such definition, or the program was built without KSyntaxHighlighting.
QSyntaxHighlighter *highlightCode(
    QTextDocument *document, const QString &language, const QPalette &palette, const QColor &background);
