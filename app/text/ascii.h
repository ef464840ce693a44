// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <algorithm>
#include <string>

namespace wayout::text {

// Classes of ASCII characters. They accept UTF-8 bytes, UTF-16 units and QChars and do not depend on the locale. They
// are objects rather than functions because algorithms accept objects directly.

inline constexpr auto unitOf = [](auto c) {
    if constexpr (requires { c.unicode(); }) {
        return c.unicode();
    } else {
        return c;
    }
};
inline constexpr auto isAscii = [](auto c) { return unitOf(c) >= 0 && unitOf(c) < 0x80; };
inline constexpr auto isAsciiDigit = [](auto c) { return unitOf(c) >= '0' && unitOf(c) <= '9'; };
inline constexpr auto isAsciiLower = [](auto c) { return unitOf(c) >= 'a' && unitOf(c) <= 'z'; };
inline constexpr auto isAsciiUpper = [](auto c) { return unitOf(c) >= 'A' && unitOf(c) <= 'Z'; };
inline constexpr auto isAsciiLetter = [](auto c) { return isAsciiLower(c) || isAsciiUpper(c); };
inline constexpr auto isAsciiAlnum = [](auto c) { return isAsciiLetter(c) || isAsciiDigit(c); };
inline constexpr auto isAsciiHexDigit = [](auto c) {
    return isAsciiDigit(c) || (unitOf(c) >= 'a' && unitOf(c) <= 'f') || (unitOf(c) >= 'A' && unitOf(c) <= 'F');
};
/// Whether the character may be part of an identifier: a letter, a digit or an underscore.
inline constexpr auto isAsciiWord = [](auto c) { return isAsciiAlnum(c) || unitOf(c) == '_'; };

inline constexpr auto lowerAscii = [](auto c) { return isAsciiUpper(c) ? decltype(c)(c + ('a' - 'A')) : c; };

inline std::string lowerAsciiText(QByteArrayView text)
{
    std::string result(text.begin(), text.end());
    std::ranges::transform(result, result.begin(), lowerAscii);
    return result;
}

inline bool hasBeyondAscii(QByteArrayView text)
{
    return std::ranges::any_of(text, [](char c) { return (c & 0x80) != 0; });
}

} // namespace wayout::text
