// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/secretnumbers.h"

#include "app/text/ascii.h"
#include "app/text/secretvalues.h"

#include <QDate>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <vector>

namespace wayout::text {
namespace {

constexpr size_t mobileLength = 11;
constexpr size_t identityLength = 18;

bool isOfNumber(char c)
{
    return isAsciiDigit(c) || c == ' ' || c == '-';
}

bool isX(char c)
{
    return c == 'X' || c == 'x';
}

long long valueOf(std::string_view digits)
{
    long long value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

/// Digits in groups that one blank or hyphen divides: "138-1234-5678", "6222 0212 3456 7890".
struct Groups {
    std::string digits;
    std::vector<size_t> sizes;
    std::vector<qsizetype> ends; ///< in the text
    char divider = '\0'; ///< NUL if there are several kinds
};

Groups groupsAt(std::string_view text, qsizetype at)
{
    constexpr size_t most = 6;
    constexpr size_t longest = 24; // digits
    Groups groups;
    size_t i = size_t(at);
    while (groups.sizes.size() < most && groups.digits.size() < longest) {
        const size_t begin = i;
        while (i < text.size() && isAsciiDigit(text[i]) && i - begin <= longest) {
            groups.digits += text[i++];
        }
        groups.sizes.push_back(i - begin);
        groups.ends.push_back(qsizetype(i));
        if (i + 1 >= text.size() || (text[i] != ' ' && text[i] != '-') || !isAsciiDigit(text[i + 1])) {
            break;
        }
        groups.divider = groups.sizes.size() == 1 || groups.divider == text[i] ? text[i] : '\0';
        ++i;
    }
    return groups;
}

/// Whether the number ends at `end`, and is not a part of a longer name or number.
bool endsAt(std::string_view text, qsizetype end)
{
    const auto joins = [](char c) {
        return isAsciiAlnum(c) || std::string_view("._-/#").find(c) != std::string_view::npos;
    };
    if (size_t(end) >= text.size() || !joins(text[size_t(end)])) {
        return true;
    }
    const char after = size_t(end) + 1 < text.size() ? text[size_t(end) + 1] : ' ';
    return text[size_t(end)] == '.' && (after == ' ' || after == '\n' || after == '\r');
}

/// Whether a unit follows, as in "1.7 GB" and "17179869183 bytes", or a word before tells what is counted.
bool isQuantity(std::string_view text, qsizetype begin, qsizetype end)
{
    constexpr std::array<std::string_view, 12> units{
        "byte", "Byte", "B", "KB", "KiB", "MB", "ns", "us", "ms", "s ", "Hz", "cycles"};
    constexpr size_t longestWord = 24;
    std::string_view behind = text.substr(size_t(end));
    behind.remove_prefix(behind.starts_with(' ') ? 1 : 0);
    size_t wordEnd = size_t(begin);
    while (wordEnd > 0 && std::string_view(" :=\"'").find(text[wordEnd - 1]) != std::string_view::npos) {
        --wordEnd;
    }
    size_t word = wordEnd;
    while (word > 0 && wordEnd - word < longestWord && isAsciiLetter(text[word - 1])) {
        --word;
    }
    return behind.starts_with('%') || isCounter(text.substr(word, wordEnd - word))
        || std::ranges::any_of(units, [behind](std::string_view unit) { return behind.starts_with(unit); });
}

/// Whether a number of several groups between blanks is alone, and not one of the numbers of a table.
bool isAlone(std::string_view text, qsizetype begin, qsizetype end)
{
    const size_t before = begin == 0 ? text.npos : text.find_last_not_of(' ', size_t(begin) - 1);
    const size_t after = text.find_first_not_of(' ', size_t(end));
    const auto isPlain = [text](size_t at) { return at == text.npos || !isAsciiAlnum(text[at]); };
    return isPlain(before) && isPlain(after);
}

std::optional<Secret> mobileAt(std::string_view text, qsizetype at, const Groups &groups)
{
    const bool plus = at > 0 && text[size_t(at - 1)] == '+';
    const std::string_view digits = groups.digits;
    const size_t code = digits.starts_with("0086") ? 4 : plus && digits.starts_with("86") ? 2 : 0;
    size_t length = code;
    for (size_t i = 0; i < groups.sizes.size(); ++i) {
        length = i == 0 ? groups.sizes[0] : length + groups.sizes[i];
        if (length != code + mobileLength || !endsAt(text, groups.ends[i])) {
            continue;
        }
        const std::vector<size_t> plain(
            groups.sizes.begin() + (code == groups.sizes[0] ? 1 : 0), groups.sizes.begin() + i + 1);
        const bool isGrouped = plain == std::vector<size_t>{3, 4, 4}
            && (code > 0 || groups.divider == '-' || isAlone(text, at, groups.ends[i]));
        if ((plain.size() == 1 || isGrouped) && isMobileNumber(digits.substr(code, mobileLength))
            && (code > 0 || !isQuantity(text, at, groups.ends[i]))) {
            return Secret{at, groups.ends[i] - at, SecretKind::PhoneNumber};
        }
    }
    return std::nullopt;
}

std::optional<Secret> cardAt(std::string_view text, qsizetype at, const Groups &groups)
{
    const std::vector<size_t> amex{4, 6, 5};
    const std::vector<size_t> usual{4, 4, 4, 4}; // and three more for some
    const auto begins = [&groups](const std::vector<size_t> &sizes) {
        return groups.sizes.size() >= sizes.size() && std::equal(sizes.begin(), sizes.end(), groups.sizes.begin());
    };
    const bool isGrouped = groups.divider != '\0' && (groups.sizes == amex || begins(usual));
    const size_t last = isGrouped ? groups.sizes.size() - 1 : 0;
    const size_t length = isGrouped ? groups.digits.size() : groups.sizes.front();
    const qsizetype end = groups.ends[last];
    return isCardNumber(std::string_view(groups.digits).substr(0, length)) && endsAt(text, end)
            && !isQuantity(text, at, end)
        ? std::optional(Secret{at, end - at, SecretKind::CardNumber})
        : std::nullopt;
}

std::optional<Secret> numberAt(std::string_view text, qsizetype at)
{
    const Groups groups = groupsAt(text, at);
    if (groups.digits.size() < mobileLength) {
        return std::nullopt;
    }
    const size_t first = groups.sizes.front();
    const bool hasX = first == identityLength - 1 && size_t(groups.ends.front()) < text.size()
        && isX(text[size_t(groups.ends.front())]);
    const size_t length = first + (hasX ? 1 : 0);
    if (isIdentityNumber(text.substr(size_t(at), length)) && endsAt(text, at + qsizetype(length))) {
        return Secret{at, qsizetype(length), SecretKind::IdentityNumber};
    }
    const auto mobile = mobileAt(text, at, groups);
    return mobile ? mobile : cardAt(text, at, groups);
}

} // namespace

QList<Secret> findSecretNumbers(std::string_view bytes)
{
    // Every number that is looked for covers one of the examined places.
    constexpr qsizetype stride = 10;
    QList<Secret> numbers;
    qsizetype done = 0;
    for (qsizetype place = 0; place < qsizetype(bytes.size()); place = std::max(place + stride, done)) {
        qsizetype at = place;
        while (at > done && isOfNumber(bytes[size_t(at)]) && isOfNumber(bytes[size_t(at - 1)])) {
            --at;
        }
        qsizetype end = place;
        while (end < qsizetype(bytes.size()) && isOfNumber(bytes[size_t(end)])) {
            ++end;
        }
        while (end - at >= qsizetype(mobileLength)) {
            const char before = at > 0 ? bytes[size_t(at - 1)] : ' ';
            const bool begins =
                isAsciiDigit(bytes[size_t(at)]) && !isNamePart(before) && before != '/' && before != '#';
            const std::optional<Secret> number = begins ? numberAt(bytes, at) : std::nullopt;
            if (number) {
                numbers.append(*number);
            }
            at = number ? number->begin + number->length : at + 1;
        }
        at = std::max(at, end);
        done = at;
    }
    return numbers;
}

bool isIdentityNumber(std::string_view characters)
{
    if (characters.size() != identityLength
        || !std::ranges::all_of(characters.substr(0, identityLength - 1), isAsciiDigit)) {
        return false;
    }
    const auto number = [characters](size_t at, size_t length) { return int(valueOf(characters.substr(at, length))); };
    const int province = number(0, 2);
    const bool isProvince =
        (province >= 11 && province <= 65) || province == 71 || (province >= 81 && province <= 83) || province == 91;
    const QDate birth(number(6, 4), number(10, 2), number(12, 2));
    if (!isProvince || !birth.isValid() || birth.year() < 1900 || birth.year() > 2099) {
        return false;
    }
    constexpr std::array weights{7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2};
    constexpr std::string_view checks = "10X98765432";
    int sum = 0;
    for (size_t i = 0; i < identityLength - 1; ++i) {
        sum += weights[i] * (characters[i] - '0');
    }
    const char check = isX(characters.back()) ? 'X' : characters.back();
    return check == checks[size_t(sum) % checks.size()];
}

bool isMobileNumber(std::string_view digits)
{
    if (digits.size() != mobileLength || !std::ranges::all_of(digits, isAsciiDigit) || digits.front() != '1') {
        return false;
    }
    // For each second digit, the third digits that are not in use.
    static constexpr std::array<std::string_view, 10> unused{
        "0123456789", "0123456789", "0123456789", "", "23", "4", "013489", "", "", "4"};
    if (unused[size_t(digits[1] - '0')].find(digits[2]) != std::string_view::npos) {
        return false;
    }
    constexpr long long page = 1024; // sizes of memory may have eleven digits and are often multiples of it
    return valueOf(digits) % page != 0;
}

bool isCardNumber(std::string_view digits)
{
    constexpr size_t usual = 16;
    const bool isUnionPay = digits.starts_with("62") && digits.size() >= usual && digits.size() <= 19;
    const bool isOther = digits.size() == usual
        && (digits.front() == '4' || (digits >= "51" && digits < "56") || digits.starts_with("65"));
    const bool isAmex = digits.size() == 15 && (digits.starts_with("34") || digits.starts_with("37"));
    if (!isUnionPay && !isOther && !isAmex) {
        return false;
    }
    int sum = 0;
    for (size_t i = 0; i < digits.size(); ++i) {
        const int digit = digits[digits.size() - 1 - i] - '0';
        sum += i % 2 == 0 ? digit : digit * 2 / 10 + digit * 2 % 10;
    }
    return sum % 10 == 0;
}

} // namespace wayout::text
