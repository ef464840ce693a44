// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/personalnumbers.h"

#include <QDate>

#include <algorithm>
#include <array>

namespace {

constexpr qsizetype identityLength = 18;
constexpr qsizetype mobileLength = 11;

bool isAsciiDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

} // namespace

bool isIdentityNumber(QStringView characters)
{
    if (characters.size() != identityLength || !std::ranges::all_of(characters.first(identityLength - 1), isAsciiDigit)) {
        return false;
    }
    const int province = characters.first(2).toInt();
    const bool isProvince = (province >= 11 && province <= 65) || province == 71 || (province >= 81 && province <= 83) || province == 91;
    const QDate birth(characters.sliced(6, 4).toInt(), characters.sliced(10, 2).toInt(), characters.sliced(12, 2).toInt());
    if (!isProvince || !birth.isValid() || birth.year() < 1900 || birth.year() > 2099) {
        return false;
    }
    constexpr std::array weights{7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2};
    constexpr QStringView checks = u"10X98765432";
    int sum = 0;
    for (qsizetype i = 0; i < identityLength - 1; ++i) {
        sum += weights[size_t(i)] * characters[i].digitValue();
    }
    return characters.back().toUpper() == checks[sum % checks.size()];
}

bool isMobileNumber(QStringView digits)
{
    if (digits.size() != mobileLength || !std::ranges::all_of(digits, isAsciiDigit) || digits.front() != u'1') {
        return false;
    }
    switch (digits[1].digitValue()) {
    case 3:
    case 7:
    case 8:
        break;
    case 4:
        if (digits[2] == u'2' || digits[2] == u'3') {
            return false;
        }
        break;
    case 5:
        if (digits[2] == u'4') {
            return false;
        }
        break;
    case 6:
        if (digits[2] != u'2' && digits[2] != u'5' && digits[2] != u'6' && digits[2] != u'7') {
            return false;
        }
        break;
    case 9:
        if (digits[2] == u'4') {
            return false;
        }
        break;
    default:
        return false;
    }
    constexpr qint64 page = 1024; // sizes of memory have eleven digits too, and are rarely odd
    return digits.toLongLong() % page != 0;
}
