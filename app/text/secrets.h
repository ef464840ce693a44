// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

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

/// What nobody but its owner should read, in the order of the text, none overlapping another: the secret alone, without the
/// name in front of it. Hashes, UUIDs, and stand-ins (<token>, ****, $TOKEN) are none. No list of forms is complete: a secret may
/// be missed. Linear in the length of the text.
QList<Secret> findSecrets(QStringView text);

/// The text with "******" in place of each secret; nothing is found in it any more.
QString maskSecrets(const QString &text);
