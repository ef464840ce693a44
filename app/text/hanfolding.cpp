// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/hanfolding.h"

#include "app/text/hanpairs.h"

namespace {

constexpr char32_t firstHan = 0x4e00;
constexpr char32_t lastHan = 0x9fff;

/// The three bytes of UTF-8 of a character between U+0800 and U+FFFF.
void append(std::string &text, char32_t c)
{
    text += char(0xe0 | (c >> 12));
    text += char(0x80 | ((c >> 6) & 0x3f));
    text += char(0x80 | (c & 0x3f));
}

} // namespace

char32_t simplified(char32_t c)
{
    if (c < firstHan || c > lastHan) {
        return c;
    }
    size_t first = 0;
    for (size_t last = hanPairs.size() / 2; first < last;) {
        const size_t middle = first + (last - first) / 2;
        if (char32_t(hanPairs[2 * middle]) < c) {
            first = middle + 1;
        } else {
            last = middle;
        }
    }
    return 2 * first < hanPairs.size() && hanPairs[2 * first] == c ? char32_t(hanPairs[2 * first + 1]) : c;
}

std::string simplified(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        if ((lead & 0xf0) != 0xe0 || i + 2 >= text.size()) {
            result += text[i++];
            continue;
        }
        const char32_t c = char32_t(lead & 0x0f) << 12 | char32_t(text[i + 1] & 0x3f) << 6 | char32_t(text[i + 2] & 0x3f);
        append(result, simplified(c));
        i += 3;
    }
    return result;
}
