// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <algorithm>

namespace wayout::text {

/// Whether the byte continues a character that began before it.
constexpr bool isUtf8Continuation(char byte)
{
    return (byte & 0xc0) == 0x80;
}

struct CodePoint {
    char32_t character = 0;
    /// In bytes; 0 where the bytes are not UTF-8.
    qsizetype length = 0;
};

/// Returns the character that begins at `text[at]`.
inline CodePoint codePointAt(QByteArrayView text, qsizetype at)
{
    const auto lead = static_cast<unsigned char>(text[at]);
    const qsizetype length = lead < 0x80 ? 1
        : lead < 0xc2                    ? 0
        : lead < 0xe0                    ? 2
        : lead < 0xf0                    ? 3
        : lead < 0xf5                    ? 4
                                         : 0;
    if (length == 0 || at + length > text.size()) {
        return {};
    }
    char32_t character = length == 1 ? lead : lead & (0x7fU >> length);
    for (qsizetype i = at + 1; i < at + length; ++i) {
        if (!isUtf8Continuation(text[i])) {
            return {};
        }
        character = character << 6 | (static_cast<unsigned char>(text[i]) & 0x3fU);
    }
    return {character, length};
}

/// Returns the text without a character at its end of which bytes are missing.
inline QByteArrayView withoutCutCharacter(QByteArrayView text)
{
    constexpr qsizetype mostBytes = 3; // of an incomplete character
    for (qsizetype bytes = 1; bytes <= std::min(mostBytes, text.size()); ++bytes) {
        const auto byte = static_cast<unsigned char>(text[text.size() - bytes]);
        if (!isUtf8Continuation(char(byte))) {
            const qsizetype length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
            return length > bytes ? text.chopped(bytes) : text;
        }
    }
    return text;
}

} // namespace wayout::text
