// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

namespace wayout::text {

enum class SecretKind {
    Key, ///< of a service, known by its form: AKIA…, ghp_…, sk_live_…
    WebToken, ///< a JSON web token
    PrivateKey, ///< a PEM or PGP block
    Password, ///< what stands behind password=, token:, --secret
    UrlPassword, ///< between a user name and a host
    Header, ///< of an Authorization header, or a bearer token
    Cookie,
    IdentityNumber, ///< 身份证号码, its check digit right
    PhoneNumber, ///< a Chinese mobile number
};

struct Secret {
    qsizetype begin = 0; ///< in UTF-16 units
    qsizetype length = 0;
    SecretKind kind = SecretKind::Key;

    bool operator==(const Secret &) const = default;
};

/// The secrets of a text in their order, without overlaps, each without the name in front of it. Hashes, UUIDs and stand-ins (<token>,
/// ****, $TOKEN) do not count. No list of forms is complete: a secret may be missed. Linear in the length of the text.
QList<Secret> findSecrets(QStringView text);

/// The text with "******" in place of each secret; nothing is found in it any more.
QString maskSecrets(const QString &text);

/// A secret of a text as it can be shown to somebody who has to decide what becomes of that text.
struct SecretPlace {
    SecretKind kind = SecretKind::Key;
    int line = 0; ///< 1-based; a line ends at LF, CRLF or a lone CR
    int column = 0; ///< 1-based, in UTF-16 units
    int length = 0; ///< in UTF-16 units
    QString beginning; ///< its first characters, too few to be of use to anybody; empty for a short one
    QString masked; ///< what is kept of its line, or of the part around it

    bool operator==(const SecretPlace &) const = default;
};

struct FoundSecrets {
    static constexpr qsizetype mostPlaces = 1'000;

    qsizetype count = 0;
    QList<SecretPlace> places; ///< the first ones, in the order of the text
};

/// Linear in the length of the text.
FoundSecrets secretsIn(const QString &text);

/// What of a text is fit to be handed to others: `mostLines` lines around the 1-based `line`, secrets masked, without what drives
/// a terminal or cannot be seen.
QString maskedExcerpt(const QString &text, int line, int mostLines);

} // namespace wayout::text
