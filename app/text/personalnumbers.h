// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

/// Whether these are the 18 characters of a Chinese identity number (GB 11643): region, date of birth, check digit.
bool isIdentityNumber(QStringView characters);
/// Whether these are the 11 digits of a mobile number in mainland China, as far as the ranges in use tell.
bool isMobileNumber(QStringView digits);
