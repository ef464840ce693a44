// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

namespace wayout::text {

// Secrets that give themselves away by their form. Each function looks at `at`, where a word begins, and returns the length of
// what it found, or 0.

/// A key of a service, by its prefix: "AKIA" and 16 characters, "ghp_" and 36.
qsizetype serviceKeyLength(QStringView text, qsizetype at);
/// "eyJ….eyJ….signature"
qsizetype webTokenLength(QStringView text, qsizetype at);
/// "-----BEGIN … PRIVATE KEY-----" to its end, or to where the key breaks off.
qsizetype privateKeyLength(QStringView text, qsizetype at);

/// Whether these are the 18 characters of a Chinese identity number (GB 11643): region, date of birth, check digit.
bool isIdentityNumber(QStringView characters);
/// Whether these are the 11 digits of a mobile number in mainland China, as far as the ranges in use tell.
bool isMobileNumber(QStringView digits);

} // namespace wayout::text
