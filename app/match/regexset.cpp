// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/regexset.h"

#include <algorithm>
#include <string>

namespace {

constexpr size_t fewCharacters = 16; // bytes outside ASCII

bool isUsualRange(char first, char last)
{
    const auto inside = [&](char low, char high) { return first >= low && first <= last && last <= high; };
    return inside('a', 'z') || inside('A', 'Z') || inside('0', '9');
}

/// Walks through the set, collecting what stands for itself.
struct SetReader {
    std::string_view rest;
    RegexSet set;
    std::string members;
    bool onlyMembers = true;

    /// False at the end of the pattern.
    bool takeMember()
    {
        if (rest.starts_with("[:")) {
            const size_t end = rest.find(":]");
            set.surelyValid = onlyMembers = false; // the name may be none
            rest.remove_prefix(end == rest.npos ? rest.size() : end + 2);
            return end != rest.npos;
        }
        const char c = rest.front();
        rest.remove_prefix(1);
        if (c == '\\') {
            return takeEscape();
        }
        if (c == '-' && !rest.empty() && rest.front() != ']') {
            onlyMembers = false;
            set.surelyValid = set.surelyValid && !members.empty() && isUsualRange(members.back(), rest.front());
        }
        members += c;
        return true;
    }

    bool takeEscape()
    {
        if (rest.empty()) {
            return false;
        }
        const char c = rest.front();
        rest.remove_prefix(1);
        if (isAsciiPunctuation(c)) {
            members += c;
            return true;
        }
        onlyMembers = false;
        set.anyOfUnicode = set.anyOfUnicode || c == 'p' || c == 'P';
        set.surelyValid = set.surelyValid && std::string_view("dDsSwWnrt").find(c) != std::string_view::npos;
        return true;
    }
};

} // namespace

std::optional<RegexSet> takeRegexSet(std::string_view &rest)
{
    SetReader reader{rest, {}, {}, true};
    const bool isNegated = reader.rest.starts_with('^');
    reader.rest.remove_prefix(isNegated ? 1 : 0);
    do { // a "]" that comes first stands for itself
        if (reader.rest.empty() || !reader.takeMember()) {
            return std::nullopt;
        }
    } while (!reader.rest.starts_with(']'));
    rest = reader.rest.substr(1);
    RegexSet set = reader.set;
    set.anyOfUnicode = set.anyOfUnicode || size_t(std::ranges::count_if(reader.members, [](char c) { return !isAscii(c); })) > fewCharacters;
    const bool isOneLetter = !isNegated && reader.onlyMembers && isAscii(reader.members.front())
        && std::ranges::all_of(reader.members, [&](char c) { return lowerAscii(c) == lowerAscii(reader.members.front()); });
    if (isOneLetter) {
        set.letter = reader.members.front();
    }
    return set;
}
