// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/secretruns.h"

#include "app/text/ascii.h"
#include "app/text/datatable.h"
#include "app/text/secretvalues.h"

#include <algorithm>
#include <string>

namespace wayout::text {
namespace {

constexpr size_t shortest = 32; // characters; shorter runs are often identifiers
constexpr size_t longest = 128; // characters; longer runs are data

/// Whether a word of the name tells that its value is no secret: "imageDigest", "request_id", "etag".
bool namesOther(std::string_view name)
{
    static const WordList words = listedWords("secret-other-name");
    std::string word;
    for (size_t i = 0; i <= name.size(); ++i) {
        const bool isLetter = i < name.size() && isAsciiAlnum(name[i]);
        const bool isHump = isLetter && i > 0 && isAsciiUpper(name[i]) && isAsciiLower(name[i - 1]);
        if ((!isLetter || isHump) && std::ranges::find(words, word) != words.end()) {
            return true;
        }
        word = isHump || !isLetter ? std::string() : word;
        word.append(isLetter ? 1 : 0, isLetter ? lowerAscii(name[i]) : ' ');
    }
    return false;
}

/// Whether the characters before `begin` are a name and a sign that gives it a value: "name=", "name: '", ""name" => "".
bool isValueOfName(std::string_view text, size_t begin)
{
    constexpr size_t longestSign = 6;
    constexpr size_t longestName = 40;
    size_t sign = begin;
    while (sign > 0 && begin - sign < longestSign && std::string_view(" \"'`=:>?").find(text[sign - 1]) != text.npos) {
        --sign;
    }
    size_t name = sign;
    while (name > 0 && sign - name < longestName && isNamePart(text[name - 1])) {
        --name;
    }
    const bool isGiven = text.substr(sign, begin - sign).find_first_of("=:") != text.npos;
    return isGiven && name < sign && !namesOther(text.substr(name, sign - name));
}

bool endsValue(std::string_view text, size_t end)
{
    return end == text.size() || (endsSecretValue(text[end]) && text[end] != '(' && text[end] != '[');
}

} // namespace

QList<Secret> findSecretRuns(std::string_view bytes)
{
    QList<Secret> runs;
    size_t done = 0;
    // Every run that is looked for covers one of the examined places.
    for (size_t place = shortest - 1; place < bytes.size(); place = std::max(place, done) + shortest) {
        size_t begin = place;
        while (begin > done && isAsciiAlnum(bytes[begin]) && isAsciiAlnum(bytes[begin - 1])) {
            --begin;
        }
        const size_t end =
            size_t(std::find_if_not(bytes.begin() + qsizetype(place), bytes.end(), isAsciiAlnum) - bytes.begin());
        done = std::max(end, place);
        const std::string_view run = bytes.substr(begin, end - begin);
        if (run.size() >= shortest && run.size() <= longest && isMixedKey(run) && endsValue(bytes, end)
            && isValueOfName(bytes, begin)) {
            runs.append({qsizetype(begin), qsizetype(run.size()), SecretKind::Key});
        }
    }
    return runs;
}

} // namespace wayout::text
