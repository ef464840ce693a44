// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

/// Whether the character is none to a reader: zero-width ones, direction marks, control characters.
bool isInvisible(char32_t c);
/// The ASCII character that people and tools use for the same thing, or `c`: full-width forms, typographic quotes, dashes, spaces.
char32_t folded(char32_t c);
/// Length of the terminal escape sequence at `text[at]` (ECMA-48 CSI, OSC and two-character forms); 1 for a lone ESC.
qsizetype escapeLength(QStringView text, qsizetype at);

/// An HTML entity.
struct Entity {
    qsizetype length = 0; ///< of "&lt;" or "&#60;", in UTF-16 units; 0 when there is none
    char32_t character = 0;
};
/// The entity that `text` starts with: the named ones of markup and quotes, and all numeric ones.
Entity entityAt(QStringView text);
