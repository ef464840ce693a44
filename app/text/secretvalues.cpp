// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/secretvalues.h"

#include "app/text/ascii.h"
#include "app/text/datatable.h"

#include <QByteArray>

#include <algorithm>
#include <array>
#include <bitset>
#include <set>
#include <string>

using namespace Qt::StringLiterals;

namespace wayout::text {
namespace {

constexpr size_t judged = 96; // characters of a value that are examined

using Words = std::set<std::string_view>;

Words wordsOf(std::string_view list)
{
    const WordList words = listedWords(list);
    return {words.begin(), words.end()};
}

std::string lower(std::string_view text)
{
    return lowerAsciiText(QByteArrayView(text.data(), qsizetype(text.size())));
}

bool has(std::string_view text, char c)
{
    return text.find(c) != text.npos;
}

bool isQuote(char c)
{
    return c == '"' || c == '\'' || c == '`';
}

/// Whether the value is a placeholder for a secret that is defined elsewhere.
bool isPlaceholder(std::string_view value)
{
    static const Words words = wordsOf("secret-placeholder");
    constexpr std::string_view signs = "<$%{[*@|";
    const bool isComment = value.starts_with('#') && (value.size() < 2 || !isAsciiAlnum(value[1]));
    if (value.empty() || has(signs, value.front()) || isComment || value.starts_with("...")
        || value.starts_with("-$")) {
        return true;
    }
    const std::string plain = lower(value);
    const bool repeats = std::ranges::all_of(value, [&](char c) { return c == value.front(); });
    const bool crossed = value.size() >= 3 && (plain.starts_with("xxx") || value.ends_with("***"));
    const bool isWords = value.find_first_of("-_") != value.npos || std::ranges::none_of(value, isAsciiDigit);
    const bool yours = plain.starts_with("your") && isWords;
    const bool named = value.find("REDACTED") != value.npos || value.find("EXAMPLE") != value.npos
        || plain.starts_with("fake") || plain.starts_with("dummy");
    const bool typed = value.ends_with('!') || value.ends_with('?'); // "String!" in a schema
    return repeats || crossed || yours || named
        || words.contains(std::string_view(plain).substr(0, plain.size() - (typed ? 1 : 0)));
}

struct Make {
    size_t letters = 0;
    size_t upper = 0;
    size_t digits = 0;
    size_t others = 0;
};

Make makeOf(std::string_view value)
{
    Make make;
    for (const char c : value) {
        const bool isLetter = isAsciiLetter(c) || (c & 0x80) != 0;
        make.letters += isLetter ? 1 : 0;
        make.upper += isAsciiUpper(c) ? 1 : 0;
        make.digits += isAsciiDigit(c) ? 1 : 0;
        make.others += isLetter || isAsciiDigit(c) ? 0 : 1;
    }
    return make;
}

bool isQuoted(const SecretValue &value)
{
    return value.begin > 0 && isQuote(value.text[size_t(value.begin - 1)]);
}

bool isClosed(const SecretValue &value)
{
    const char quote = value.text[size_t(value.begin - 1)];
    const char next = size_t(value.end) < value.text.size() ? value.text[size_t(value.end)] : '\0';
    return next == quote || next == '\\';
}

bool endsLine(const SecretValue &value)
{
    const char next = size_t(value.end) < value.text.size() ? value.text[size_t(value.end)] : '\n';
    return next == '\n' || next == '\r' || next == '\\';
}

/// Whether the value is code that fetches the secret: "config.password", "getToken", "settings" before "(".
bool isCode(const SecretValue &value)
{
    static const Words names = wordsOf("secret-variable");
    if (isQuoted(value)) {
        return false;
    }
    const std::string_view written = value.written();
    const char next = size_t(value.end) < value.text.size() ? value.text[size_t(value.end)] : ' ';
    const bool isName = makeOf(written).digits == 0 && std::ranges::all_of(written, isNamePart);
    const bool chained = isName && has(written, '.') && !written.ends_with('.');
    const std::string plain = lower(written);
    // "password=secret" at the end of a line is a setting, and not a call.
    const bool isSetting = isAsciiUpper(written.front()) || (value.between() == "=" && endsLine(value));
    const bool isOfSecret = isName && !isSetting
        && std::ranges::any_of(names, [&](std::string_view name) { return plain.ends_with(name); });
    // ConvertTo-SecureString "…" -AsPlainText
    const std::string_view behind = value.text.substr(size_t(value.end)).substr(0, 2);
    const bool isCommand = isName && has(written, '-') && behind.size() == 2 && behind.front() == ' '
        && (isQuote(behind.back()) || has("-$(", behind.back()));
    return next == '(' || next == '[' || chained || isOfSecret || isCommand;
}

/// Whether a sentence, or a rule such as "required|min:8", is about passwords and holds none.
bool isMessage(std::string_view sentence)
{
    static const Words words = wordsOf("secret-message");
    if (!has(sentence, ' ') && !has(sentence, '|')) {
        return false;
    }
    const QByteArray plain = QByteArray::fromStdString(lower(sentence)).replace('|', ' ');
    const QList<QByteArray> all = plain.split(' ');
    return all.first().isEmpty() || all.last().isEmpty() || std::ranges::any_of(all, [](const QByteArray &word) {
        return words.contains(std::string_view(word.data(), size_t(word.size())));
    });
}

bool isFolder(std::string_view written)
{
    return written.starts_with('/') || written.starts_with("./") || written.starts_with('~')
        || (written.size() > 2 && written.substr(1, 2) == ":\\");
}

bool isPassword(const SecretValue &value)
{
    constexpr size_t shortest = 4;
    const std::string_view written = value.written();
    if (written.size() < shortest || (isFolder(written) && lower(value.name()) == "pwd")) {
        return false;
    }
    const Make make = makeOf(written);
    const bool isOption = written.starts_with('-') && !has(value.between(), '=') && !has(value.between(), ':');
    const bool isResult = value.name() == "PASS" && has(value.between(), ':'); // "PASS: test_1", "pass: 12"
    if (isOption || isResult || (lower(value.name()) == "pass" && make.letters == 0 && !isQuoted(value))) {
        return false;
    }
    if (isQuoted(value)) {
        return isClosed(value) && !isMessage(written);
    }
    if (has(written, ' ')) {
        return !isMessage(written);
    }
    const std::string_view between = value.between();
    const bool assigned = has(between, '=') || between == " ";
    // "password=x", but not "password = x" in source code, nor a sentence.
    const bool closeBy = between == "=";
    const bool hasSign = written.substr(1).find_first_of("@!#$%^*~+") < written.size() - 2;
    return make.digits > 0 || hasSign || (make.others > 0 && (assigned || endsLine(value))) || closeBy
        || endsLine(value);
}

/// Whether the name of the value is a term of a parser's message, "unexpected token: …", or of a public key.
bool isOtherToken(const SecretValue &value)
{
    static const Words words = wordsOf("secret-grammar");
    constexpr qsizetype longest = 16;
    constexpr size_t longestTerm = 16;
    const qsizetype from = std::max<qsizetype>(0, value.nameBegin - longest);
    std::string before = lower(value.text.substr(size_t(from), size_t(value.nameBegin - from)));
    while (!before.empty() && before.back() == ' ') {
        before.pop_back();
    }
    const std::string word(std::find_if_not(before.rbegin(), before.rend(), isAsciiLetter).base(), before.end());
    const bool mayBeTerm = !has(value.between(), '=') && value.written().size() < longestTerm;
    return word == "publickey" || (mayBeTerm && lower(value.name()) == "token" && words.contains(word));
}

/// Whether a part of the value mixes letters and digits as no name does: "n9duc7hntu4d", but not "7d9f8b" of a container.
bool hasMixedPart(std::string_view written, size_t shortest)
{
    constexpr size_t fewest = 3;
    size_t length = 0;
    size_t changes = 0;
    for (size_t i = 0; i < written.size(); ++i) {
        const bool continues = length > 0 && isAsciiAlnum(written[i]);
        changes = continues ? changes + (isAsciiDigit(written[i]) != isAsciiDigit(written[i - 1]) ? 1 : 0) : 0;
        length = isAsciiAlnum(written[i]) ? length + 1 : 0;
        if (length >= shortest && changes >= fewest) {
            return true;
        }
    }
    return false;
}

bool isToken(const SecretValue &value)
{
    constexpr size_t shortest = 8;
    constexpr size_t longWithoutDigits = 24;
    constexpr size_t longWithOneDigit = 16;
    constexpr size_t shortestMixed = 12;
    const std::string_view written = value.written();
    const Make make = makeOf(written);
    const bool isMixed = make.upper >= 3 && make.digits >= 3 && !has(written, '.'); // base 64 may begin with a slash
    if (written.size() < shortest || (isFolder(written) && !isMixed) || written.find("://") != written.npos
        || make.letters == 0 || has(written, ' ')) {
        return false;
    }
    const bool isAssigned = value.between() == "=" ? endsLine(value) : isQuoted(value) && value.between().size() == 2;
    if (isAssigned && value.between().front() == '=' && std::ranges::none_of(value.name(), isAsciiLower)) {
        return true; // SESSION_SECRET=keyboardcat, SESSION_SECRET="keyboard-cat"
    }
    // "my-app-tls-2" names a secret.
    const bool isSlug =
        make.upper == 0 && make.others > 0 && make.digits * 4 < written.size() && !hasMixedPart(written, shortestMixed);
    return !isSlug && (make.digits > 0 || written.size() >= longWithoutDigits)
        && (make.digits >= 2 || written.size() >= longWithOneDigit) && !isOtherToken(value);
}

/// Whether the value looks random. A placeholder repeats one character or consists of words.
bool isRandom(std::string_view written)
{
    constexpr size_t fewestDifferent = 6;
    constexpr size_t manyDifferent = 12;
    constexpr size_t fewestOfCase = 5;
    std::bitset<256> seen;
    for (const char c : written) {
        seen.set(uchar(c));
    }
    const Make make = makeOf(written);
    const bool isMixed = make.upper >= fewestOfCase && make.letters - make.upper >= fewestOfCase;
    return seen.count() >= (make.digits > 0 ? fewestDifferent : manyDifferent) && (make.digits > 0 || isMixed);
}

/// Whether the value names or orders something: "cache-key: …", "primary_key=…".
bool isOtherKey(const SecretValue &value)
{
    static const Words words = wordsOf("secret-other-key");
    constexpr qsizetype longest = 16;
    const std::string name = lower(value.name());
    std::string before = lower(value.text.substr(
        size_t(std::max<qsizetype>(0, value.nameBegin - longest)), size_t(std::min(longest, value.nameBegin))));
    before.resize(before.ends_with('-') || before.ends_with('_') ? before.size() - 1 : before.size());
    const std::string word(std::find_if_not(before.rbegin(), before.rend(), isAsciiLetter).base(), before.end());
    return name.ends_with("key") && words.contains(word);
}

bool areCredentials(std::string_view written)
{
    const auto decoded = QByteArray::fromBase64Encoding(QByteArray(written.data(), qsizetype(written.size())),
        QByteArray::Base64Encoding | QByteArray::AbortOnBase64DecodingErrors);
    return decoded && decoded.decoded.contains(':')
        && std::ranges::all_of(decoded.decoded, [](char c) { return uchar(c) >= 0x20 && uchar(c) != 0x7f; });
}

} // namespace

bool isMixedKey(std::string_view written)
{
    constexpr size_t fewest = 3; // letters of each kind, and numbers; names have digits in one place or two
    constexpr size_t shortestSmall = 24; // characters of a key without capitals
    const Make make = makeOf(written);
    const auto kindOf = [](char c) { return isAsciiDigit(c) ? 0 : isAsciiUpper(c) ? 1 : isAsciiLetter(c) ? 2 : 3; };
    size_t changes = 0;
    size_t numbers = 0;
    for (size_t i = 1; i < written.size(); ++i) {
        const bool isChange = kindOf(written[i]) != kindOf(written[i - 1]);
        changes += isChange ? 1 : 0;
        numbers += isChange && isAsciiDigit(written[i]) ? 1 : 0;
    }
    const auto beyondHex = size_t(std::ranges::count_if(written, [](char c) { return c > 'f' && c <= 'z'; }));
    const bool isSmall = make.upper == 0 && make.others == 0 && written.size() >= shortestSmall
        && beyondHex * 4 >= written.size() && changes * 4 >= written.size();
    const bool isOfAll =
        make.upper >= fewest && make.letters - make.upper >= fewest && changes * 5 >= written.size() * 2;
    return numbers >= fewest && (isSmall || isOfAll);
}

bool isSecret(const SecretValue &value, SecretJudgement judgement)
{
    constexpr size_t shortestScrambled = 10;
    SecretValue beginning = value;
    beginning.end = std::min(value.end, value.begin + qsizetype(judged));
    if (isPlaceholder(beginning.written())) {
        return false;
    }
    switch (judgement) {
    case SecretJudgement::Any:
        return true;
    case SecretJudgement::Password:
        return !isCode(value) && isPassword(value);
    case SecretJudgement::Token:
        return !isCode(value) && isToken(beginning);
    case SecretJudgement::Random:
        return isRandom(beginning.written()) && !isOtherKey(value);
    case SecretJudgement::Mixed:
        return isMixedKey(beginning.written()) && !isOtherKey(value);
    case SecretJudgement::Scrambled:
        return hasMixedPart(beginning.written(), shortestScrambled) && !isOtherKey(value);
    case SecretJudgement::Credentials:
        return areCredentials(value.written());
    }
    return false;
}

bool isNamePart(char c)
{
    return isAsciiWord(c) || c == '-' || c == '.';
}

bool isCounter(std::string_view word)
{
    static const Words words = wordsOf("counter");
    return words.contains(lower(word));
}

bool endsSecretValue(char c)
{
    return has(" \t\n\v\f\r,;&<>(){}[]|\\\"'`\x1f", c);
}

} // namespace wayout::text
