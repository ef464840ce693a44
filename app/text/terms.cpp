// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/terms.h"

#include <QChar>

#include <algorithm>
#include <array>
#include <string_view>

namespace {

bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}
bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}
bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
bool isWord(char c)
{
    return isLower(c) || isUpper(c) || isDigit(c) || c == '_';
}

/// Bytes of the UTF-8 sequence that starts with `lead`.
qsizetype sequenceLength(char lead)
{
    const auto byte = static_cast<unsigned char>(lead);
    return byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
}

char32_t codePointAt(QByteArrayView text, qsizetype at, qsizetype length)
{
    if (length == 3 && at + 2 < text.size()) {
        return char32_t(text[at] & 0x0f) << 12 | char32_t(text[at + 1] & 0x3f) << 6 | char32_t(text[at + 2] & 0x3f);
    }
    if (length == 4 && at + 3 < text.size()) {
        return char32_t(text[at] & 0x07) << 18 | char32_t(text[at + 1] & 0x3f) << 12 | char32_t(text[at + 2] & 0x3f) << 6
            | char32_t(text[at + 3] & 0x3f);
    }
    return 0;
}

/// Scripts written without spaces: Han, kana, Hangul.
bool isCjk(char32_t c)
{
    return (c >= 0x3400 && c <= 0x9fff) || (c >= 0x3041 && c <= 0x30ff) || (c >= 0xac00 && c <= 0xd7a3)
        || (c >= 0xf900 && c <= 0xfaff) || (c >= 0x20000 && c <= 0x3134f);
}

std::string wordKey(QByteArrayView word)
{
    std::string key(word.begin(), word.end());
    std::ranges::transform(key, key.begin(), [](char c) { return isUpper(c) ? char(c + ('a' - 'A')) : c; });
    const size_t first = key.find_first_not_of('_');
    if (first == std::string::npos) {
        return {};
    }
    key = key.substr(first, key.find_last_not_of('_') - first + 1);
    if (key.size() <= 2 && std::ranges::all_of(key, isDigit)) {
        return {};
    }
    if (key.size() > 4 && key.ends_with('s') && !key.ends_with("ss") && !key.ends_with("us") && !key.ends_with("is")) {
        key.pop_back();
    }
    return key;
}

bool isDigits(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, isDigit);
}

/// E0382, TS2307, ORA-00942, CS0246, C4819, LNK2019, SQLSTATE's 23505 is a number and no code by shape
bool isLettersThenDigits(std::string_view word)
{
    size_t letters = 0;
    while (letters < word.size() && isUpper(word[letters])) {
        ++letters;
    }
    if (letters == 0 || letters > 6) {
        return false;
    }
    size_t rest = letters;
    if (rest < word.size() && word[rest] == '-') {
        ++rest;
    }
    return isDigits(word.substr(rest)) && word.size() - rest >= 3 && word.size() - rest <= 6;
}

constexpr std::array<std::string_view, 24> errnoNames{
    "EACCES", "EADDRINUSE", "EADDRNOTAVAIL", "EAI_AGAIN", "EBUSY", "ECONNABORTED", "ECONNREFUSED", "ECONNRESET",
    "EEXIST", "EHOSTUNREACH", "EINVAL", "EIO", "EISDIR", "EMFILE", "ENETUNREACH", "ENOENT", "ENOMEM", "ENOSPC",
    "ENOTDIR", "ENOTEMPTY", "ENOTFOUND", "EPERM", "EPIPE", "ETIMEDOUT"};

bool isCode(std::string_view word)
{
    if (word.starts_with("ERR_") && word.size() > 6) {
        return std::ranges::all_of(word, [](char c) { return isUpper(c) || isDigit(c) || c == '_'; });
    }
    if (word.starts_with("0x") || word.starts_with("0X")) {
        return word.size() == 10 && std::ranges::all_of(word.substr(2), [](char c) { return std::isxdigit(static_cast<unsigned char>(c)); });
    }
    return isLettersThenDigits(word) || std::ranges::find(errnoNames, word) != errnoNames.end()
        || (word.starts_with("ERESOLVE") && word.size() == 8);
}

} // namespace

QList<Term> termsOf(QByteArrayView text)
{
    QList<Term> terms;
    qsizetype previousCjk = -1; // start of the character before, when it is CJK and adjacent
    bool paired = false; // whether that character is part of a term already
    const auto closeCjk = [&](qsizetype end) {
        if (previousCjk >= 0 && !paired) {
            terms.append({std::string(text.begin() + previousCjk, text.begin() + end), previousCjk, end});
        }
        previousCjk = -1;
        paired = false;
    };
    for (qsizetype i = 0; i < text.size();) {
        if (isWord(text[i])) {
            closeCjk(i);
            const qsizetype begin = i;
            while (i < text.size() && isWord(text[i])) {
                ++i;
            }
            if (std::string key = wordKey(text.sliced(begin, i - begin)); !key.empty()) {
                terms.append({std::move(key), begin, i});
            }
            continue;
        }
        const qsizetype length = std::min(sequenceLength(text[i]), text.size() - i);
        if (length >= 3 && isCjk(codePointAt(text, i, length))) {
            if (previousCjk >= 0) {
                terms.append({std::string(text.begin() + previousCjk, text.begin() + i + length), previousCjk, i + length});
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

QList<Term> codesOf(QByteArrayView text)
{
    QList<Term> codes;
    for (qsizetype i = 0; i < text.size();) {
        if (!isWord(text[i])) {
            ++i;
            continue;
        }
        const qsizetype begin = i;
        while (i < text.size() && (isWord(text[i]) || (text[i] == '-' && i + 1 < text.size() && isDigit(text[i + 1])))) {
            ++i;
        }
        const std::string_view word(text.data() + begin, size_t(i - begin));
        if (isCode(word)) {
            codes.append({std::string(word), begin, i});
        }
    }
    return codes;
}

std::string codeFamily(const std::string &code)
{
    if (!isLettersThenDigits(code)) {
        return {};
    }
    const size_t digits = code.find_first_of("0123456789");
    return code.substr(0, digits) + '#' + std::to_string(code.size() - digits);
}
