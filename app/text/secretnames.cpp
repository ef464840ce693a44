// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/secretnames.h"

#include <QString>

#include <algorithm>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace {

bool isHan(QChar c)
{
    return c >= u'\u4e00' && c <= u'\u9fff';
}

bool isBeside(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'"' || c == u'\'' || c == u'`' || c == u']' || c == u'\\';
}

/// "db.DB_PASSWORD" -> "dbdbpassword"
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

} // namespace

bool isSecretNameCharacter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') || c == u'_' || c == u'-' || c == u'.';
}

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
    if (last == "pass"_L1 || endsWithOneOf(plain, {"password"_L1, "passwd"_L1, "passphrase"_L1, "passwort"_L1, "pwd"_L1})) {
        return SecretName::Password;
    }
    if (endsWithOneOf(plain, {"publickeytoken"_L1})) {
        return SecretName::Nothing; // of a .NET assembly: the hash of a key that everybody may know
    }
    const bool isToken = last == "sig"_L1
        || endsWithOneOf(plain,
            {"token"_L1, "secret"_L1, "apikey"_L1, "accesskey"_L1, "secretkey"_L1, "privatekey"_L1, "accountkey"_L1,
                "encryptionkey"_L1, "signingkey"_L1, "authkey"_L1, "masterkey"_L1, "amzsignature"_L1, "credential"_L1,
                "accesskeyid"_L1, "accesskeysecret"_L1, "clientsecret"_L1, "authtoken"_L1});
    return isToken ? SecretName::Token : SecretName::Nothing;
}

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

bool speaksOfGrammar(QStringView text, QStringView name)
{
    const qsizetype begin = name.data() - text.data();
    const QString before = text.sliced(std::max<qsizetype>(0, begin - 16), std::min<qsizetype>(begin, 16)).toString().toLower().trimmed();
    return endsWithOneOf(before,
        {"unexpected"_L1, "invalid"_L1, "near"_L1, "unknown"_L1, "illegal"_L1, "unrecognized"_L1, "expected"_L1, "bad"_L1, "missing"_L1,
            "next"_L1, "this"_L1, "offending"_L1});
}
