// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

namespace wayout::text {

enum class SecretKind {
    Key, ///< a key of a service, known by its form: AKIA…, ghp_…, sk_live_…
    WebToken, ///< a JSON web token
    PrivateKey, ///< a PEM or PGP block
    Password, ///< the value after password=, token:, --secret
    UrlPassword, ///< the password between a user name and a host
    Header, ///< the value of an Authorization header, or a bearer token
    Cookie,
    IdentityNumber, ///< 身份证号码 with the right check digit, or any that is named so
    PhoneNumber, ///< a Chinese mobile number
    CardNumber, ///< of a bank card, with the right check digit, or any that is named so
};

struct Secret {
    qsizetype begin = 0; ///< in UTF-16 units
    qsizetype length = 0;
    SecretKind kind = SecretKind::Key;

    bool operator==(const Secret &) const = default;
};

/// Returns the secrets of a text in order, without overlaps and without the names in front of them. Looks at the text
/// as a person sees it (see SeenText), so that a terminal escape within a name or a value hides nothing. Leaves out
/// hashes, UUIDs and placeholders (<token>, ****, $TOKEN). May miss a secret, because no list of forms is complete.
/// Takes time linear in the length of the text.
QList<Secret> findSecrets(QStringView text);

/// Returns a number that changes when the tables of secrets do. Reads them at the first call.
quint32 secretTablesVersion();

/// Returns the text with "******" in place of each secret. findSecrets() finds nothing in the result.
QString maskSecrets(const QString &text);

// What comes from a paste or a note and is written to disk, copied for others or sent passes one of the functions that
// mask, or is left out because findSecrets() finds something.

/// Returns the masked text with as many lines as the text has.
QString maskedLines(const QString &text);
/// Returns at most `longest` characters of the masked text. A secret that begins in them may end behind them.
QString maskedBeginning(const QString &text, qsizetype longest);
/// Masks parts of a text, such as its lines. Of a part that only the whole text shows to be secret, such as a line of a
/// private key, nothing is left but the mask.
class MaskedParts final
{
public:
    explicit MaskedParts(const QString &text);

    QString of(const QString &part) const;

private:
    bool m_hasSecrets = false;
    QString m_seen; ///< the text as a person sees it
    QString m_masked; ///< the masked text as a person sees it
};

/// A secret in a form that may be shown to the user, who decides what to do with the text.
struct SecretPlace {
    SecretKind kind = SecretKind::Key;
    int line = 0; ///< 1-based; a line ends at LF, CRLF or a lone CR
    int column = 0; ///< 1-based, in UTF-16 units
    int length = 0; ///< in UTF-16 units
    QString beginning; ///< its first characters, too few to be useful; empty for a short secret
    QString masked; ///< its line, or the part of the line around it, with secrets masked

    bool operator==(const SecretPlace &) const = default;
};

struct FoundSecrets {
    static constexpr qsizetype mostPlaces = 1'000;

    qsizetype count = 0;
    QList<SecretPlace> places; ///< the first ones, in the order of the text
};

/// Takes time linear in the length of the text.
FoundSecrets secretsIn(const QString &text);

/// Returns an excerpt that may be given to others: `mostLines` lines around the 1-based `line`, with secrets masked and
/// without terminal escapes and invisible characters.
QString maskedExcerpt(const QString &text, int line, int mostLines);

} // namespace wayout::text
