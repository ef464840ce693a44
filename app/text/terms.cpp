// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/terms.h"

#include "app/text/ascii.h"
#include "app/text/characters.h"
#include "app/text/utf8.h"

#include <algorithm>
#include <string_view>

namespace wayout::text {
namespace {

/// Whether the character is Han, kana or Hangul.
bool isCjk(char32_t c)
{
    return (c >= 0x3400 && c <= 0x9fff) || (c >= 0x3041 && c <= 0x30ff) || (c >= 0xac00 && c <= 0xd7a3)
        || (c >= 0xf900 && c <= 0xfaff) || (c >= 0x20000 && c <= 0x3134f);
}

std::string cjkKey(QByteArrayView characters)
{
    return simplified(std::string_view(characters.data(), size_t(characters.size())));
}

std::string wordKey(QByteArrayView word)
{
    std::string key = lowerAsciiText(word);
    const size_t first = key.find_first_not_of('_');
    if (first == std::string::npos) {
        return {};
    }
    key = key.substr(first, key.find_last_not_of('_') - first + 1);
    if (key.size() <= 2 && std::ranges::all_of(key, isAsciiDigit)) {
        return {};
    }
    if (key.size() > 4 && key.ends_with('s') && !key.ends_with("ss") && !key.ends_with("us") && !key.ends_with("is")) {
        key.pop_back();
    }
    return key;
}

} // namespace

QList<Term> termsOf(QByteArrayView text)
{
    QList<Term> terms;
    qsizetype previousCjk = -1; // start of the previous character if it is CJK and adjacent
    bool paired = false; // whether the previous character is already part of a term
    const auto closeCjk = [&](qsizetype end) {
        if (previousCjk >= 0 && !paired) {
            terms.append({cjkKey(text.sliced(previousCjk, end - previousCjk)), previousCjk, end});
        }
        previousCjk = -1;
        paired = false;
    };
    for (qsizetype i = 0; i < text.size();) {
        if (isAsciiWord(text[i])) {
            closeCjk(i);
            const qsizetype begin = i;
            while (i < text.size() && isAsciiWord(text[i])) {
                ++i;
            }
            if (std::string key = wordKey(text.sliced(begin, i - begin)); !key.empty()) {
                terms.append({std::move(key), begin, i});
            }
            continue;
        }
        const CodePoint point = codePointAt(text, i);
        const qsizetype length = std::max<qsizetype>(1, point.length);
        if (isCjk(point.character)) {
            if (previousCjk >= 0) {
                terms.append({cjkKey(text.sliced(previousCjk, i + length - previousCjk)), previousCjk, i + length});
                paired = true;
            }
            previousCjk = i;
        } else {
            closeCjk(i);
        }
        i += length;
    }
    closeCjk(text.size());
    return terms;
}

} // namespace wayout::text
