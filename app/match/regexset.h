// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string_view>

constexpr bool isAscii(char c)
{
    return static_cast<unsigned char>(c) < 0x80U;
}

constexpr char lowerAscii(char c)
{
    return c >= 'A' && c <= 'Z' ? char(c + ('a' - 'A')) : c;
}

constexpr bool isAsciiLetter(char c)
{
    return lowerAscii(c) >= 'a' && lowerAscii(c) <= 'z';
}

/// What RE2 takes for itself after a backslash, whatever it means elsewhere.
constexpr bool isAsciiPunctuation(char c)
{
    return isAscii(c) && !isAsciiLetter(c) && !(c >= '0' && c <= '9') && c != '_';
}

/// A set of characters in a pattern, such as [a-z_].
struct RegexSet {
    std::optional<char> letter; ///< the one character, without case, that it stands for: "[Ee]", "[.]"
    bool surelyValid = true; ///< false where RE2 has to be asked
    bool anyOfUnicode = false; ///< has a Unicode class, or many characters that are not ASCII
};

/// Takes the set off the start of `rest`, which begins after its "[". Nothing when it does not end.
std::optional<RegexSet> takeRegexSet(std::string_view &rest);
