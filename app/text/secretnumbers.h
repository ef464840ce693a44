// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/secrets.h"

#include <string_view>

namespace wayout::text {

/// Returns the identity, mobile and card numbers in a text of SecretForms::bytesOf(), in order. Takes time linear in
/// its length.
QList<Secret> findSecretNumbers(std::string_view bytes);

/// Whether the characters are the 18 of a Chinese identity number (GB 11643): region, date of birth, check digit.
bool isIdentityNumber(std::string_view characters);
/// Whether the digits are the 11 of a mobile number in mainland China, judged by the ranges in use.
bool isMobileNumber(std::string_view digits);
/// Whether the digits are the number of a bank card: the first digits of a network, and Luhn's check digit.
bool isCardNumber(std::string_view digits);

} // namespace wayout::text
