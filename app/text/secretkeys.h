// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

namespace wayout::text {

// Secrets that are known by their form. `at` is the start of a word. The functions with `at` return the length of the
// secret there, or 0.

/// Knows the key of a service by its prefix: "AKIA" and 16 characters, "ghp_" and 36.
qsizetype serviceKeyLength(QStringView text, qsizetype at);
/// Knows a JSON web token: "eyJ….eyJ….signature".
qsizetype webTokenLength(QStringView text, qsizetype at);
/// Knows a private key: from "-----BEGIN … PRIVATE KEY-----" to its end, or to where the key breaks off.
qsizetype privateKeyLength(QStringView text, qsizetype at);

/// Whether the characters are the 18 of a Chinese identity number (GB 11643): region, date of birth, check digit.
bool isIdentityNumber(QStringView characters);
/// Whether the digits are the 11 of a mobile number in mainland China, judged by the ranges in use.
bool isMobileNumber(QStringView digits);

} // namespace wayout::text
