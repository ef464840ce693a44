// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/secrets.h"

#include "app/text/characters.h"
#include "app/text/datatable.h"
#include "app/text/hiddencharacters.h"
#include "app/text/secretforms.h"
#include "app/text/secretnumbers.h"
#include "app/text/secretruns.h"
#include "app/text/seentext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::text {
namespace {

constexpr QLatin1StringView mask("******");
constexpr qsizetype shownBeginning = 4; // characters
constexpr qsizetype longEnough = 12; // characters; the beginning of a shorter secret would help to guess it
constexpr qsizetype shownAround = 80; // characters of a line before and after a secret
constexpr qsizetype longestExcerpt = 64 * 1024; // characters
constexpr qsizetype seenAround = 256 * 1024; // characters before and after an excerpt

/// Returns the secrets in order, overlapping ones as one.
QList<Secret> inOrder(QList<Secret> secrets)
{
    std::ranges::sort(secrets, {}, &Secret::begin);
    QList<Secret> result;
    for (const Secret &secret : std::as_const(secrets)) {
        if (result.isEmpty() || secret.begin >= result.last().begin + result.last().length) {
            result.append(secret);
        } else {
            Secret &before = result.last();
            before.length = std::max(before.begin + before.length, secret.begin + secret.length) - before.begin;
        }
    }
    return result;
}

QString withMasks(const QString &text, const QList<Secret> &secrets, bool keepsLines)
{
    const QStringView view(text);
    QString masked;
    qsizetype at = 0;
    for (const Secret &secret : secrets) {
        masked.append(view.sliced(at, secret.begin - at)).append(mask);
        at = secret.begin + secret.length;
        masked.append(QString(keepsLines ? view.sliced(secret.begin, secret.length).count(u'\n') : 0, u'\n'));
    }
    return masked.append(view.sliced(at));
}

QString masked(const QString &text, bool keepsLines)
{
    constexpr int mostRounds = 16;
    QString masked = text;
    for (int round = 0; round < mostRounds; ++round) {
        // The text around a masked secret may be a secret itself, because it has no spaces any more.
        const QList<Secret> secrets = findSecrets(masked);
        if (secrets.isEmpty()) {
            return masked;
        }
        masked = withMasks(masked, secrets, keepsLines);
    }
    // A text that is crafted to show a new secret in each round is masked as a whole.
    return withMasks(text, {{0, text.size()}}, keepsLines);
}

qsizetype lineEnd(QStringView text, qsizetype at)
{
    return std::find_if(text.begin() + at, text.end(), endsLine) - text.begin();
}

/// Returns `at`, moved out of the middle of a character of two units.
qsizetype wholeFrom(QStringView text, qsizetype at)
{
    return at > 0 && at < text.size() && text[at].isLowSurrogate() ? at - 1 : at;
}

/// Returns the characters from `begin` to `end` with masks for all secrets that overlap them.
QString masked(const QString &text, const QList<Secret> &secrets, qsizetype begin, qsizetype end)
{
    const auto endOf = [](const Secret &secret) { return secret.begin + secret.length; };
    QString result;
    qsizetype at = begin;
    for (auto secret = std::ranges::upper_bound(secrets, begin, {}, endOf);
         secret != secrets.end() && secret->begin < end; ++secret) {
        result.append(QStringView(text).sliced(at, std::max(at, secret->begin) - at)).append(mask);
        at = std::min(end, endOf(*secret));
    }
    return maskSecrets(result.append(QStringView(text).sliced(at, end - at)));
}

/// Returns the text without terminal escapes and invisible characters. Its lines end with LF.
QString shownOf(QStringView text)
{
    QString shown;
    shown.reserve(text.size());
    for (qsizetype at = 0; at < text.size();) {
        const QChar c = text[at];
        if (endsLine(c)) {
            shown += u'\n';
            at = afterLineBreak(text, at);
        } else if (c == u'\x1b') {
            at += escapeLength(text, at);
        } else {
            shown += c;
            ++at;
        }
    }
    return withoutHidden(shown);
}

SecretPlace placeOf(
    const QString &text, const QList<Secret> &secrets, const Secret &secret, int line, qsizetype lineBegin)
{
    const QStringView view(text);
    const qsizetype begin = wholeFrom(view, std::max(lineBegin, secret.begin - shownAround));
    const qsizetype secretEnd = secret.begin + secret.length;
    const QStringView near = view.first(std::min(view.size(), secretEnd + shownAround));
    const qsizetype end = wholeFrom(view, lineEnd(near, secretEnd));
    return {
        .kind = secret.kind,
        .line = line,
        .column = int(secret.begin - lineBegin) + 1,
        .length = int(secret.length),
        .beginning =
            secret.length < longEnough ? QString() : shownOf(QStringView(text).sliced(secret.begin, shownBeginning)),
        .masked = shownOf(masked(text, secrets, begin, end)).trimmed(),
    };
}

/// Returns the offsets where the lines begin, and the end of the text.
QList<qsizetype> lineBegins(QStringView text, int most)
{
    QList<qsizetype> begins{0};
    while (begins.last() < text.size() && begins.size() <= most) {
        const qsizetype end = lineEnd(text, begins.last());
        begins.append(end < text.size() ? afterLineBreak(text, end) : end);
    }
    return begins;
}

} // namespace

QList<Secret> findSecrets(QStringView text)
{
    const SeenText seen(text);
    const std::string bytes = SecretForms::all().bytesOf(seen.text());
    QList<Secret> secrets = SecretForms::all().find(seen.text(), bytes);
    secrets += findSecretNumbers(bytes);
    secrets += findSecretRuns(bytes);
    for (Secret &secret : secrets) {
        const qsizetype begin = seen.originalOf(secret.begin);
        const qsizetype end = seen.originalEndOf(secret.begin + secret.length - 1);
        secret = {begin, end - begin, secret.kind};
    }
    return inOrder(std::move(secrets));
}

quint32 secretTablesVersion()
{
    static const quint32 version = [] {
        constexpr quint32 prime = 16777619; // of FNV-1a, which every build computes alike
        quint32 sum = 2166136261U;
        for (const QString &table : {u"secret-forms.txt"_s, u"service-keys.txt"_s, u"word-lists.txt"_s}) {
            for (const QByteArray &row : tableRows(table)) {
                for (const char c : row) {
                    sum = (sum ^ uchar(c)) * prime;
                }
            }
        }
        return sum & 0x7fffffff;
    }();
    return version;
}

QString maskSecrets(const QString &text)
{
    return masked(text, false);
}

QString maskedLines(const QString &text)
{
    return masked(text, true);
}

QString maskedBeginning(const QString &text, qsizetype longest)
{
    // A secret that begins in the kept part is only recognised if its end is read, too.
    const QString masked = maskSecrets(text.first(wholeFrom(text, std::min(text.size(), longest + seenAround))));
    return masked.first(wholeFrom(masked, std::min(masked.size(), longest)));
}

MaskedParts::MaskedParts(const QString &text)
    : m_hasSecrets(!findSecrets(text).isEmpty())
    , m_seen(m_hasSecrets ? SeenText(text).text() : QString())
    , m_masked(m_hasSecrets ? SeenText(maskSecrets(text)).text() : QString())
{
}

QString MaskedParts::of(const QString &part) const
{
    const QString masked = maskSecrets(part);
    return m_hasSecrets && m_seen.contains(masked) && !m_masked.contains(masked) ? QString(mask) : masked;
}

FoundSecrets secretsIn(const QString &text)
{
    const QList<Secret> secrets = findSecrets(text);
    FoundSecrets found{secrets.size(), {}};
    int line = 1;
    qsizetype lineBegin = 0;
    qsizetype end = lineEnd(text, lineBegin);
    for (const Secret &secret : secrets.first(std::min(secrets.size(), FoundSecrets::mostPlaces))) {
        for (; end < secret.begin; end = lineEnd(text, lineBegin)) {
            lineBegin = afterLineBreak(text, end);
            ++line;
        }
        found.places.append(placeOf(text, secrets, secret, line, lineBegin));
    }
    return found;
}

QString maskedExcerpt(const QString &text, int line, int mostLines)
{
    const QStringView view(text);
    const QList<qsizetype> begins = lineBegins(view, line + mostLines);
    const qsizetype lines = begins.size() - 1;
    const qsizetype first =
        std::clamp<qsizetype>(line - 1 - mostLines / 2, 0, std::max<qsizetype>(0, lines - mostLines));
    const qsizetype begin = begins.at(first);
    const qsizetype end = std::min(begins.at(std::min(lines, first + mostLines)), begin + longestExcerpt);
    // A secret that only partly lies in the excerpt, such as a private key, is recognised by the text around the
    // excerpt.
    const qsizetype around = std::max<qsizetype>(0, begin - seenAround);
    const QString before = shownOf(view.sliced(around, begin - around));
    const QString excerpt = shownOf(view.sliced(begin, end - begin));
    const QString all = before + excerpt + shownOf(view.sliced(end, std::min(seenAround, view.size() - end)));
    return masked(all, findSecrets(all), before.size(), before.size() + excerpt.size());
}

} // namespace wayout::text
