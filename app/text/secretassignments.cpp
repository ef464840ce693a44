// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/secretassignments.h"

#include "app/text/ascii.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>

using namespace Qt::StringLiterals;

namespace wayout::text {
namespace {

/// The kind of the value that a name announces.
enum class SecretName { Nothing, Password, Token, Authorization, Cookie };

constexpr qsizetype longestSecretName = 48;

bool isHan(QChar c)
{
    return c >= u'\u4e00' && c <= u'\u9fff';
}

bool isBeside(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'"' || c == u'\'' || c == u'`' || c == u']' || c == u'\\';
}

/// Returns the name without separators, in lower case: "dbdbpassword" for "db.DB_PASSWORD".
QString bare(QStringView name)
{
    QString result;
    for (const QChar c : name) {
        if (c != u'_' && c != u'-' && c != u'.') {
            result.append(c.toLower());
        }
    }
    return result;
}

bool endsWithOneOf(const QString &name, std::initializer_list<QLatin1StringView> endings)
{
    return std::ranges::any_of(endings, [&name](QLatin1StringView ending) { return name.endsWith(ending); });
}

bool isSecretNameCharacter(QChar c)
{
    return isAsciiWord(c) || c == u'-' || c == u'.';
}

/// Returns the kind of a name such as "DB_PASSWORD", "client-secret" or "密码".
SecretName secretNameOf(QStringView name)
{
    if (name.endsWith(u"密码") || name.endsWith(u"口令")) {
        return SecretName::Password;
    }
    if (name.endsWith(u"密钥") || name.endsWith(u"令牌")) {
        return SecretName::Token;
    }
    const QString plain = bare(name);
    if (endsWithOneOf(plain, {"authorization"_L1})) {
        return SecretName::Authorization;
    }
    if (plain == "cookie"_L1 || plain == "setcookie"_L1) {
        return SecretName::Cookie;
    }
    const qsizetype part = std::max({name.lastIndexOf(u'_'), name.lastIndexOf(u'-'), name.lastIndexOf(u'.')}) + 1;
    const QString last = name.sliced(part).toString().toLower();
    if (last == "pass"_L1
        || endsWithOneOf(plain, {"password"_L1, "passwd"_L1, "passphrase"_L1, "passwort"_L1, "pwd"_L1})) {
        return SecretName::Password;
    }
    if (endsWithOneOf(plain, {"publickeytoken"_L1})) {
        return SecretName::Nothing; // the public hash of a key of a .NET assembly
    }
    const bool isToken = last == "sig"_L1
        || endsWithOneOf(plain,
            {"token"_L1, "secret"_L1, "apikey"_L1, "accesskey"_L1, "secretkey"_L1, "privatekey"_L1, "accountkey"_L1,
                "encryptionkey"_L1, "signingkey"_L1, "authkey"_L1, "masterkey"_L1, "amzsignature"_L1, "credential"_L1,
                "accesskeyid"_L1, "accesskeysecret"_L1, "clientsecret"_L1, "authtoken"_L1});
    return isToken ? SecretName::Token : SecretName::Nothing;
}

/// Returns the name in front of the mark at `at`, without quotes and blanks.
QStringView secretNameBefore(QStringView text, qsizetype at)
{
    qsizetype end = at;
    const qsizetype first = std::max<qsizetype>(0, at - longestSecretName);
    while (end > first && isBeside(text[end - 1])) {
        --end;
    }
    qsizetype begin = end;
    const bool han = end > first && isHan(text[end - 1]);
    while (begin > first && (han ? isHan(text[begin - 1]) : isSecretNameCharacter(text[begin - 1]))) {
        --begin;
    }
    return text.sliced(begin, end - begin);
}

/// Whether the name, which is a part of `text`, is a term of a parser's message: "unexpected token: …".
bool isGrammarTerm(QStringView text, QStringView name)
{
    const qsizetype begin = name.data() - text.data();
    const QString before =
        text.sliced(std::max<qsizetype>(0, begin - 16), std::min<qsizetype>(begin, 16)).toString().toLower().trimmed();
    return endsWithOneOf(before,
        {"unexpected"_L1, "invalid"_L1, "near"_L1, "unknown"_L1, "illegal"_L1, "unrecognized"_L1, "expected"_L1,
            "bad"_L1, "missing"_L1, "next"_L1, "this"_L1, "offending"_L1});
}

// Characters of a value that are examined. They are enough for a decision, and reading on at each mark would cost time.
constexpr qsizetype judged = 96;
constexpr qsizetype longestAuthority = 512;

bool isBlank(QChar c)
{
    return c == u' ' || c == u'\t';
}

bool isQuote(QChar c)
{
    return c == u'"' || c == u'\'' || c == u'`' || c == u'“' || c == u'”';
}

struct Value {
    qsizetype begin = 0;
    qsizetype length = 0; ///< at most `judged`
    QChar quote; ///< null for a value without quotes
    bool closed = false; ///< whether the quote ends on the same line, within the examined characters
};

bool endsValue(QChar c)
{
    static constexpr auto asciiEnds = [] {
        std::array<bool, 128> ends{};
        for (const char16_t end : std::u16string_view(u" \t\n\v\f\r,;&<>(){}[]|\\\"'`")) {
            ends[end] = true;
        }
        return ends;
    }();
    static constexpr QStringView others = u"，；。、（）“”";
    return c.unicode() < asciiEnds.size() ? asciiEnds[c.unicode()] : c.isSpace() || others.contains(c);
}

/// Returns the value after a mark. Skips blanks, the rest of ":=" and "=>", and a quote.
Value valueAt(QStringView text, qsizetype at)
{
    const qsizetype limit = std::min(text.size(), at + judged);
    while (at < limit && (isBlank(text[at]) || text[at] == u'=' || text[at] == u'>')) {
        ++at;
    }
    while (at + 1 < limit && text[at] == u'\\' && isQuote(text[at + 1])) { // JSON within a string
        ++at;
    }
    Value value{.begin = at};
    if (at < limit && isQuote(text[at])) {
        value.quote = text[at] == u'“' ? QChar(u'”') : text[at];
        value.begin = ++at;
    }
    const qsizetype end = std::min(text.size(), value.begin + judged);
    while (at < end && text[at] != u'\n' && text[at] != u'\r'
        && (value.quote.isNull() ? !endsValue(text[at]) : text[at] != value.quote)
        && !(text[at] == u'\\' && at + 1 < end && isQuote(text[at + 1]))) {
        ++at;
    }
    value.length = at - value.begin;
    value.closed = !value.quote.isNull() && at < text.size() && (text[at] == value.quote || text[at] == u'\\');
    return value;
}

/// Whether the value is a placeholder for a secret that is defined elsewhere.
bool isStandIn(QStringView value)
{
    static constexpr std::array words{"yes"_L1, "no"_L1, "true"_L1, "false"_L1, "null"_L1, "none"_L1, "nil"_L1,
        "undefined"_L1, "string"_L1, "str"_L1, "text"_L1, "varchar"_L1, "bool"_L1, "boolean"_L1, "int"_L1, "integer"_L1,
        "any"_L1, "bytes"_L1, "char"_L1, "object"_L1, "required"_L1, "optional"_L1, "missing"_L1, "incorrect"_L1,
        "invalid"_L1, "wrong"_L1, "empty"_L1, "expired"_L1, "redacted"_L1, "hidden"_L1, "masked"_L1, "example"_L1,
        "changeme"_L1, "placeholder"_L1, "omitted"_L1, "failed"_L1, "denied"_L1, "unset"_L1, "bearer"_L1, "basic"_L1,
        "self"_L1, "this"_L1, "input"_L1, "prompt"_L1, "unauthorized"_L1, "forbidden"_L1, "stdin"_L1};
    static constexpr QStringView signs = u"<$%{[*@•…·#|";
    if (value.isEmpty() || signs.contains(value.front()) || value.startsWith(u"...") || value.startsWith(u"#{")) {
        return true;
    }
    const qsizetype type = value.endsWith(u'!') || value.endsWith(u'?') ? 1 : 0; // "String!" in a schema
    const bool repeats = std::ranges::all_of(value, [&](QChar c) { return c == value.front(); });
    const bool crossed = value.size() >= 3 && (value.startsWith(u"xxx", Qt::CaseInsensitive) || value.endsWith(u"***"));
    const bool yours = value.startsWith(u"your", Qt::CaseInsensitive) || value.contains(u"REDACTED");
    return repeats || crossed || yours
        || std::ranges::any_of(words, [plain = value.chopped(type)](QLatin1StringView word) {
               return plain.compare(word, Qt::CaseInsensitive) == 0;
           });
}

struct Make {
    int letters = 0;
    int upper = 0;
    int digits = 0;
    int others = 0;
};

Make makeOf(QStringView value)
{
    Make make;
    for (const QChar c : value) {
        make.letters += c.isLetter() ? 1 : 0;
        make.upper += c.isUpper() ? 1 : 0;
        make.digits += c.isDigit() ? 1 : 0;
        make.others += c.isLetterOrNumber() ? 0 : 1;
    }
    return make;
}

/// Whether the value is code that fetches the secret: "config.password", "getToken", "settings" before "(".
bool isCode(QStringView text, const Value &value)
{
    if (!value.quote.isNull()) {
        return false;
    }
    const QStringView written = text.sliced(value.begin, value.length);
    const qsizetype end = value.begin + value.length;
    const QChar next = end < text.size() ? text[end] : QChar(u' ');
    const Make make = makeOf(written);
    const bool isName = make.digits == 0 && std::ranges::all_of(written, isSecretNameCharacter);
    const bool chained = isName && written.contains(u'.') && !written.endsWith(u'.');
    return next == u'(' || next == u'[' || chained || (isName && secretNameOf(written) != SecretName::Nothing);
}

bool isPassword(QStringView text, qsizetype mark, QStringView name, const Value &value)
{
    constexpr qsizetype shortest = 4;
    const QStringView written = text.sliced(value.begin, value.length);
    const bool isFolder = written.startsWith(u'/') || written.startsWith(u'~')
        || written.sliced(std::min<qsizetype>(1, written.size())).startsWith(u":\\");
    if (written.size() < shortest || (isFolder && name.endsWith(u"PWD", Qt::CaseInsensitive))) {
        return false;
    }
    if (!value.quote.isNull()) {
        // A sentence in quotes is a message about passwords.
        return value.closed && (!written.contains(u' ') || makeOf(written).digits > 0);
    }
    const Make make = makeOf(written);
    const qsizetype end = value.begin + value.length;
    const bool endsLine = end >= text.size() || text[end] == u'\n' || text[end] == u'\r';
    const bool assigned = text[mark] == u'=' || text[mark] == u'-';
    const bool closeBy = value.begin == mark + 1; // "password=x", but not "password = x" in source code, nor a sentence
    const bool single = endsLine && !name.isEmpty();
    return make.digits > 0 || (make.others > 0 && (assigned || single)) || (assigned && closeBy) || single;
}

bool isToken(QStringView written)
{
    constexpr qsizetype shortest = 8;
    constexpr qsizetype longWithoutDigits = 24;
    const bool isPath =
        written.startsWith(u'/') || written.startsWith(u"./") || written.startsWith(u'~') || written.contains(u"://");
    const Make make = makeOf(written);
    if (written.size() < shortest || isPath || make.letters == 0) {
        return false;
    }
    // "my-app-tls-2" names a secret.
    const bool isSlug = make.upper == 0 && make.others > 0 && make.digits * 4 < written.size();
    const bool isMessage = written.contains(u' ');
    return !isSlug && !isMessage && (make.digits > 0 || written.size() >= longWithoutDigits)
        && (make.digits >= 2 || written.size() >= 16);
}

/// Returns the end of the line, or the end of the quotes around the header.
qsizetype headerEnd(QStringView text, qsizetype at, qsizetype name, qsizetype limit)
{
    const QChar before = name > 0 ? text[name - 1] : QChar(u' ');
    qsizetype end = at;
    while (end < limit && text[end] != u'\n' && text[end] != u'\r' && !(isQuote(before) && text[end] == before)
        && text[end] != u'"' && text[end] != u'`') {
        ++end;
    }
    while (end > at && isBlank(text[end - 1])) {
        --end;
    }
    return end;
}

std::optional<Secret> headerSecret(QStringView text, QStringView name, qsizetype at, SecretName meaning)
{
    while (at < text.size() && (isBlank(text[at]) || isQuote(text[at]))) {
        ++at;
    }
    qsizetype begin = at;
    const qsizetype nameAt = name.data() - text.data();
    const qsizetype end = headerEnd(text, at, nameAt, std::min(text.size(), at + judged));
    if (meaning == SecretName::Authorization) {
        const qsizetype space = text.sliced(at, end - at).first(std::min<qsizetype>(end - at, 24)).indexOf(u' ');
        begin = space < 0 ? at : at + space + 1; // the scheme is not secret
    }
    const QStringView written = text.sliced(begin, end - begin);
    constexpr qsizetype shortest = 6;
    const bool isHeader = meaning == SecretName::Authorization || written.contains(u'=');
    const qsizetype value = meaning == SecretName::Cookie ? written.indexOf(u'=') + 1 : 0;
    if (written.size() < shortest || !isHeader || isStandIn(written.sliced(value)) || written.contains(u'(')) {
        return std::nullopt;
    }
    const bool isWords = meaning == SecretName::Authorization && makeOf(written).digits == 0 && written.contains(u' ');
    if (isWords) {
        return std::nullopt;
    }
    const qsizetype whole = headerEnd(text, begin, nameAt, text.size());
    return Secret{begin, whole - begin, meaning == SecretName::Cookie ? SecretKind::Cookie : SecretKind::Header};
}

/// Returns the secret with the whole value, of which only the beginning was examined.
Secret whole(QStringView text, const Value &value, SecretKind kind)
{
    qsizetype end = value.begin + value.length;
    while (end < text.size() && text[end] != u'\n' && text[end] != u'\r' && text[end] != u'\\'
        && (value.quote.isNull() ? !endsValue(text[end]) : text[end] != value.quote)) {
        ++end;
    }
    return {value.begin, end - value.begin, kind};
}

std::optional<Secret> judgedSecret(
    QStringView text, qsizetype mark, QStringView name, SecretName meaning, const Value &value)
{
    const QStringView written = text.sliced(value.begin, value.length);
    if (isStandIn(written) || isCode(text, value)) {
        return std::nullopt;
    }
    const bool isSecret = meaning == SecretName::Password ? isPassword(text, mark, name, value) : isToken(written);
    return isSecret ? std::optional(whole(text, value, SecretKind::Password)) : std::nullopt;
}

} // namespace

std::optional<Secret> assignedSecret(QStringView text, qsizetype at)
{
    const QStringView name = secretNameBefore(text, at);
    const SecretName meaning = name.isEmpty() ? SecretName::Nothing : secretNameOf(name);
    if (meaning == SecretName::Nothing) {
        return std::nullopt;
    }
    if (meaning == SecretName::Authorization || meaning == SecretName::Cookie) {
        return headerSecret(text, name, at + 1, meaning);
    }
    const bool compares = text[at] == u'=' && at + 1 < text.size() && text[at + 1] == u'=';
    if (compares || (text[at] == u':' && meaning == SecretName::Token && isGrammarTerm(text, name))) {
        return std::nullopt;
    }
    return judgedSecret(text, at, name, meaning, valueAt(text, at + 1));
}

std::optional<Secret> optionSecret(QStringView text, qsizetype at)
{
    qsizetype end = at + 2;
    while (end < text.size() && end - at < longestSecretName && isSecretNameCharacter(text[end])) {
        ++end;
    }
    if (end >= text.size() || text[end] != u' ') {
        return std::nullopt;
    }
    const QStringView name = text.sliced(at + 2, end - at - 2);
    const SecretName meaning = secretNameOf(name);
    const Value value = valueAt(text, end + 1);
    const bool isOption = value.length > 0 && text[value.begin] == u'-';
    if ((meaning != SecretName::Password && meaning != SecretName::Token) || isOption) {
        return std::nullopt;
    }
    return judgedSecret(text, at, name, meaning, value);
}

std::optional<Secret> addressSecret(QStringView text, qsizetype at)
{
    constexpr qsizetype shortestToken = 20;
    const qsizetype begin = at + 3;
    const qsizetype limit = std::min(text.size(), begin + longestAuthority);
    qsizetype host = -1;
    for (qsizetype i = begin;
         i < limit && !text[i].isSpace() && !isQuote(text[i]) && !QStringView(u"/?#<>").contains(text[i]); ++i) {
        host = text[i] == u'@' ? i : host;
    }
    if (host < 0) {
        return std::nullopt;
    }
    const QStringView user = text.sliced(begin, host - begin);
    const qsizetype colon = user.indexOf(u':');
    const QStringView password = user.sliced(colon + 1);
    if (isStandIn(password) || (colon < 0 && (password.size() < shortestToken || !isToken(password)))
        || password.compare(u"password", Qt::CaseInsensitive) == 0
        || password.compare(u"pass", Qt::CaseInsensitive) == 0) {
        return std::nullopt;
    }
    return Secret{begin + colon + 1, password.size(), SecretKind::UrlPassword};
}

std::optional<Secret> announcedSecret(QStringView text, qsizetype at)
{
    struct Announcement {
        QStringView words;
        SecretName meaning = SecretName::Nothing;
        bool quoted = false;
    };
    static constexpr std::array announcements{Announcement{u"Bearer ", SecretName::Token, false},
        Announcement{u"bearer ", SecretName::Token, false}, Announcement{u"IDENTIFIED BY ", SecretName::Password, true},
        Announcement{u"identified by ", SecretName::Password, true},
        Announcement{u"PASSWORD '", SecretName::Password, true},
        Announcement{u"password '", SecretName::Password, true},
        Announcement{u"_authToken ", SecretName::Token, false}};
    const QStringView rest = text.sliced(at);
    for (const Announcement &announcement : announcements) {
        if (!rest.startsWith(announcement.words)) {
            continue;
        }
        const qsizetype behind = at + announcement.words.size() - (announcement.words.endsWith(u'\'') ? 1 : 0);
        const Value value = valueAt(text, behind);
        if (announcement.quoted && value.quote.isNull()) {
            continue;
        }
        auto secret = judgedSecret(text, at, announcement.words, announcement.meaning, value);
        if (secret && announcement.meaning == SecretName::Token) {
            secret->kind = SecretKind::Header;
        }
        return secret;
    }
    return std::nullopt;
}

} // namespace wayout::text
