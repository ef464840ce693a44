// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/secrets.h"

#include "app/text/ascii.h"
#include "app/text/characters.h"
#include "app/text/personalnumbers.h"
#include "app/text/secretassignments.h"
#include "app/text/secretkeys.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace {

std::optional<Secret> ofLength(qsizetype begin, qsizetype length, SecretKind kind)
{
    return length > 0 ? std::optional(Secret{begin, length, kind}) : std::nullopt;
}

/// "1.7 GB", "17179869183 bytes"
bool isQuantity(QStringView behind)
{
    static constexpr QStringView units[]{u"byte", u"Byte", u"B", u"KB", u"KiB", u"MB", u"ns", u"us", u"ms", u"s ", u"字节", u"Hz", u"%", u"cycles"};
    const QStringView unit = behind.startsWith(u' ') ? behind.sliced(1) : behind;
    return std::ranges::any_of(units, [unit](QStringView known) { return unit.startsWith(known); });
}

std::optional<Secret> numberAt(QStringView text, qsizetype at)
{
    constexpr qsizetype longest = 18;
    qsizetype end = at;
    while (end < text.size() && end - at <= longest && isAsciiDigit(text[end].unicode())) {
        ++end;
    }
    if (end - at == longest - 1 && end < text.size() && (text[end] == u'X' || text[end] == u'x')) {
        ++end;
    }
    const QChar before = at > 0 ? text[at - 1] : QChar(u' ');
    const QChar after = end < text.size() ? text[end] : QChar(u' ');
    const auto joins = [](QChar c) { return isAsciiAlnum(c.unicode()) || c == u'.' || c == u'_' || c == u'-' || c == u'/' || c == u'#'; };
    const bool endsSentence = after == u'.' && (end + 1 >= text.size() || text[end + 1].isSpace());
    if (joins(before) || (joins(after) && !endsSentence)) {
        return std::nullopt;
    }
    QStringView digits = text.sliced(at, end - at);
    if (isIdentityNumber(digits)) {
        return Secret{at, digits.size(), SecretKind::IdentityNumber};
    }
    constexpr qsizetype countryCode = 2;
    if (before == u'+' && digits.startsWith(u"86")) {
        digits = digits.sliced(countryCode);
    }
    return isMobileNumber(digits) && !isQuantity(text.sliced(end)) ? std::optional(Secret{at, end - at, SecretKind::PhoneNumber})
                                                                   : std::nullopt;
}

std::optional<Secret> wordAt(QStringView text, qsizetype at)
{
    if (auto key = ofLength(at, serviceKeyLength(text, at), SecretKind::Key)) {
        return key;
    }
    if (auto token = ofLength(at, webTokenLength(text, at), SecretKind::WebToken)) {
        return token;
    }
    return announcedSecret(text, at);
}

/// The secret that begins at `at`, or that what stands there announces.
std::optional<Secret> secretAt(QStringView text, qsizetype at)
{
    const QChar c = text[at];
    const bool startsWord = at == 0 || !isAsciiAlnum(text[at - 1].unicode());
    if (isAsciiDigit(c.unicode())) {
        return startsWord ? numberAt(text, at) : std::nullopt;
    }
    if (isAsciiAlnum(c.unicode())) {
        return startsWord ? wordAt(text, at) : std::nullopt;
    }
    switch (c.unicode()) {
    case u'-':
        if (auto key = ofLength(at, privateKeyLength(text, at), SecretKind::PrivateKey)) {
            return key;
        }
        return text.sliced(at).startsWith(u"--") && (at == 0 || text[at - 1] != u'-') ? optionSecret(text, at) : std::nullopt;
    case u':':
        return text.sliced(at).startsWith(u"://") ? addressSecret(text, at) : assignedSecret(text, at);
    case u'=':
    case u'：':
    case u'＝':
        return assignedSecret(text, at);
    default:
        return std::nullopt;
    }
}

QList<Secret> secretsIn(QStringView text)
{
    QList<Secret> secrets;
    for (qsizetype at = 0; at < text.size();) {
        const auto secret = secretAt(text, at);
        if (secret) {
            secrets.append(*secret);
        }
        at = secret ? secret->begin + secret->length : at + 1;
    }
    return secrets;
}

/// Both in their order, as one where they overlap.
QList<Secret> joined(const QList<Secret> &some, const QList<Secret> &others)
{
    QList<Secret> all;
    std::ranges::merge(some, others, std::back_inserter(all), {}, &Secret::begin, &Secret::begin);
    QList<Secret> result;
    for (const Secret &secret : std::as_const(all)) {
        if (result.isEmpty() || secret.begin >= result.last().begin + result.last().length) {
            result.append(secret);
        } else {
            Secret &before = result.last();
            before.length = std::max(before.begin + before.length, secret.begin + secret.length) - before.begin;
        }
    }
    return result;
}

QString withMasks(const QString &text, const QList<Secret> &secrets)
{
    QString masked;
    qsizetype at = 0;
    for (const Secret &secret : secrets) {
        masked.append(QStringView(text).sliced(at, secret.begin - at));
        masked.append(QLatin1StringView("******"));
        at = secret.begin + secret.length;
    }
    return masked.append(QStringView(text).sliced(at));
}

} // namespace

QList<Secret> findSecrets(QStringView text)
{
    QList<Secret> secrets = secretsIn(text);
    // What was typed with a Chinese keyboard: “postgres：//bob：…”. Every character keeps its place.
    if (std::ranges::any_of(text, [](QChar c) { return folded(c.unicode()) != c.unicode(); })) {
        secrets = joined(secrets, secretsIn(foldedText(text.toString())));
    }
    return secrets;
}

QString maskSecrets(const QString &text)
{
    constexpr int mostRounds = 16; // against a text made to take endless ones
    QString masked = text;
    for (int round = 0; round < mostRounds; ++round) {
        // What a secret stood in may be one itself, once it holds no spaces any more.
        const QList<Secret> secrets = findSecrets(masked);
        if (secrets.isEmpty()) {
            break;
        }
        masked = withMasks(masked, secrets);
    }
    return masked;
}
