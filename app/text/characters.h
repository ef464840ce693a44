// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>
#include <QStringView>

/// Whether the character is none to a reader: zero-width ones, direction marks, control characters.
bool isInvisible(char32_t c);
/// The ASCII character that people and tools use for the same thing, or `c`: full-width forms, typographic quotes, dashes, spaces.
char32_t folded(char32_t c);
/// The same of all characters, each in its place.
QString foldedText(QString text);
/// Whether a line of a pasted text ends there: LF, CR (one with an LF behind it), U+2029.
constexpr bool isLineBreak(char32_t c)
{
    return c == U'\n' || c == U'\r' || c == 0x2029;
}
/// Length of the terminal escape sequence at `text[at]` (ECMA-48 CSI and OSC, ECMA-35 others); 1 for a lone ESC.
qsizetype escapeLength(QStringView text, qsizetype at);
/// The same in UTF-8, in bytes.
qsizetype escapeLength(QByteArrayView text, qsizetype at);

QString withoutEscapes(QStringView text);

/// An HTML entity.
struct Entity {
    qsizetype length = 0; ///< of "&lt;" or "&#60;", in UTF-16 units; 0 when there is none
    char32_t character = 0;
};
/// The entity that `text` starts with: the named ones of markup and quotes, and all numeric ones.
Entity entityAt(QStringView text);
