// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/ascii.h"

#include <optional>
#include <string_view>

/// What RE2 takes for itself after a backslash, whatever it means elsewhere.
constexpr bool isAsciiPunctuation(char c)
{
    return isAscii(c) && !isAsciiWord(c);
}

/// A set of characters in a pattern, such as [a-z_].
struct RegexSet {
    std::optional<char> letter; ///< the one character, without case, that it stands for: "[Ee]", "[.]"
    bool surelyValid = true; ///< false where RE2 has to be asked
    bool anyOfUnicode = false; ///< has a Unicode class, or many characters that are not ASCII
};

/// Takes the set off the start of `rest`, which begins after its "[". Nothing when it does not end.
std::optional<RegexSet> takeRegexSet(std::string_view &rest);
