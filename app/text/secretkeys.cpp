// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/secretkeys.h"

#include "app/text/ascii.h"
#include "app/text/datatable.h"

#include <QDate>

#include <algorithm>
#include <array>
#include <vector>

using namespace Qt::StringLiterals;

namespace wayout::text {
namespace {

constexpr int judged = 80; // characters of a key without a fixed length that are examined

enum class Alphabet { Upper, Hex, Alnum, Word, Base64 };

bool belongs(char16_t c, Alphabet alphabet)
{
    if (isAsciiDigit(c)) {
        return true;
    }
    if (isAsciiUpper(c)) {
        return alphabet != Alphabet::Hex;
    }
    if (isAsciiLower(c)) {
        return alphabet == Alphabet::Hex ? c <= u'f' : alphabet != Alphabet::Upper;
    }
    if (c == u'_' || c == u'-') {
        return alphabet == Alphabet::Word || alphabet == Alphabet::Base64;
    }
    return alphabet == Alphabet::Base64 && (c == u'.' || c == u'+' || c == u'/' || c == u'=');
}

struct KeyForm {
    QString prefix;
    Alphabet alphabet = {};
    int fewest = 0; ///< characters after the prefix
    int most = 0; ///< 0: no limit
};

const std::vector<KeyForm> &keyForms()
{
    static const std::vector<KeyForm> forms = [] {
        const QList<QByteArray> alphabets{"Upper", "Hex", "Alnum", "Word", "Base64"}; // in the order of Alphabet
        std::vector<KeyForm> read;
        for (const QByteArray &row : tableRows(u"service-keys.txt"_s)) {
            const QList<QByteArray> fields = row.split(' ');
            read.push_back({QString::fromLatin1(fields.at(0)), Alphabet(alphabets.indexOf(fields.at(1))),
                fields.at(2).toInt(), fields.at(3).toInt()});
        }
        return read;
    }();
    return forms;
}

/// Returns the number of characters of the alphabet at `at`, at most `most` (0: no limit).
qsizetype run(QStringView text, qsizetype at, Alphabet alphabet, int most = 0)
{
    const qsizetype end = most == 0 ? text.size() : std::min(text.size(), at + most);
    qsizetype i = at;
    while (i < end && belongs(text[i].unicode(), alphabet)) {
        ++i;
    }
    return i - at;
}

/// Whether the key looks random. A placeholder repeats one character or consists of words.
bool looksRandom(QStringView key)
{
    constexpr int fewestDifferent = 6;
    std::array<bool, 128> seen{};
    int different = 0;
    bool digit = false;
    for (const QChar c : key) {
        bool &known = seen[c.unicode() % seen.size()];
        different += known ? 0 : 1;
        known = true;
        digit = digit || c.isDigit();
    }
    return different >= fewestDifferent && digit;
}

constexpr qsizetype identityLength = 18;
constexpr qsizetype mobileLength = 11;

} // namespace

qsizetype serviceKeyLength(QStringView text, qsizetype at)
{
    const QStringView rest = text.sliced(at);
    for (const KeyForm &form : keyForms()) {
        if (rest.front() != form.prefix.front() || !rest.startsWith(form.prefix)) {
            continue;
        }
        const qsizetype begin = form.prefix.size();
        const qsizetype length = run(rest, begin, form.alphabet, form.most == 0 ? judged : form.most);
        const bool goesOn =
            form.most != 0 && begin + length < rest.size() && belongs(rest[begin + length].unicode(), Alphabet::Alnum);
        if (length >= form.fewest && !goesOn && looksRandom(rest.sliced(begin, length))) {
            return begin + (form.most == 0 ? run(rest, begin, form.alphabet) : length);
        }
    }
    return 0;
}

qsizetype webTokenLength(QStringView text, qsizetype at)
{
    constexpr qsizetype shortestPart = 10;
    constexpr QStringView openingBrace = u"eyJ"; // {" in base 64
    const QStringView rest = text.sliced(at);
    const bool goesOn = at > 0 && belongs(text[at - 1].unicode(), Alphabet::Word);
    if (goesOn || !rest.startsWith(openingBrace)) {
        return 0;
    }
    const qsizetype header = run(rest, 0, Alphabet::Word);
    if (header < shortestPart || header + 1 >= rest.size() || rest[header] != u'.'
        || !rest.sliced(header + 1).startsWith(openingBrace)) {
        return 0;
    }
    const qsizetype payload = run(rest, header + 1, Alphabet::Word);
    if (payload < shortestPart) {
        return 0;
    }
    const qsizetype end = header + 1 + payload;
    return end < rest.size() && rest[end] == u'.' ? end + 1 + run(rest, end + 1, Alphabet::Word) : end;
}

qsizetype privateKeyLength(QStringView text, qsizetype at)
{
    constexpr QStringView begin = u"-----BEGIN ";
    constexpr QStringView end = u"-----END ";
    constexpr qsizetype longestTitle = 80;
    const QStringView rest = text.sliced(at);
    if (!rest.startsWith(begin)) {
        return 0;
    }
    const QStringView title = rest.sliced(begin.size(), std::min(longestTitle, rest.size() - begin.size()));
    const qsizetype dashes = title.indexOf(u"-----");
    if (dashes < 0 || !title.first(dashes).contains(u"PRIVATE KEY")) {
        return 0;
    }
    // Keys in JSON and source code have escaped line breaks and quotes; the lines before the key have colons and
    // commas.
    const auto isOfKey = [](QChar c) {
        return belongs(c.unicode(), Alphabet::Base64) || c.isSpace() || c == u'\\' || c == u'"' || c == u'\''
            || c == u':' || c == u',' || c == u'|' || c == u'>' || c == u'(' || c == u')';
    };
    qsizetype i = begin.size() + dashes + 5;
    while (i < rest.size() && isOfKey(rest[i])) {
        if (rest[i] == u'-' && rest.sliced(i).startsWith(end)) {
            const qsizetype close = rest.sliced(i + end.size())
                                        .first(std::min(longestTitle, rest.size() - i - end.size()))
                                        .indexOf(u"-----");
            return close < 0 ? i + end.size() : i + end.size() + close + 5;
        }
        if (rest[i] == u'-' && rest.sliced(i).startsWith(begin)) {
            break;
        }
        ++i;
    }
    return i;
}

bool isIdentityNumber(QStringView characters)
{
    if (characters.size() != identityLength
        || !std::ranges::all_of(characters.first(identityLength - 1), isAsciiDigit)) {
        return false;
    }
    const int province = characters.first(2).toInt();
    const bool isProvince =
        (province >= 11 && province <= 65) || province == 71 || (province >= 81 && province <= 83) || province == 91;
    const QDate birth(
        characters.sliced(6, 4).toInt(), characters.sliced(10, 2).toInt(), characters.sliced(12, 2).toInt());
    if (!isProvince || !birth.isValid() || birth.year() < 1900 || birth.year() > 2099) {
        return false;
    }
    constexpr std::array weights{7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2};
    constexpr QStringView checks = u"10X98765432";
    int sum = 0;
    for (qsizetype i = 0; i < identityLength - 1; ++i) {
        sum += weights[size_t(i)] * characters[i].digitValue();
    }
    return characters.back().toUpper() == checks[sum % checks.size()];
}

bool isMobileNumber(QStringView digits)
{
    if (digits.size() != mobileLength || !std::ranges::all_of(digits, isAsciiDigit) || digits.front() != u'1') {
        return false;
    }
    // For each second digit, the third digits that are not in use.
    static constexpr std::array<QStringView, 10> unused{
        u"0123456789", u"0123456789", u"0123456789", u"", u"23", u"4", u"013489", u"", u"", u"4"};
    if (unused[size_t(digits[1].digitValue())].contains(digits[2])) {
        return false;
    }
    constexpr qint64 page = 1024; // sizes of memory may have eleven digits and are often multiples of it
    return digits.toLongLong() % page != 0;
}

} // namespace wayout::text
