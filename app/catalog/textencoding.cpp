// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/textencoding.h"

#include <QUtf8StringView>

using namespace Qt::StringLiterals;

namespace {

/// The length of the UTF-8 sequence at `i`, or 0 when there is none (overlong forms and surrogates are none).
int utf8Length(QByteArrayView bytes, qsizetype i)
{
    const auto at = [&](qsizetype k) { return k < bytes.size() ? uchar(bytes.at(k)) : uchar(0); };
    const auto continues = [&](qsizetype k) { return (at(k) & 0xC0) == 0x80; };
    const uchar lead = at(i);
    if (lead < 0x80) {
        return 1;
    }
    if (lead >= 0xC2 && lead <= 0xDF) {
        return continues(i + 1) ? 2 : 0;
    }
    if (lead >= 0xE0 && lead <= 0xEF) {
        const bool overlong = lead == 0xE0 && at(i + 1) < 0xA0;
        const bool surrogate = lead == 0xED && at(i + 1) >= 0xA0;
        return continues(i + 1) && continues(i + 2) && !overlong && !surrogate ? 3 : 0;
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
        const bool overlong = lead == 0xF0 && at(i + 1) < 0x90;
        const bool tooLarge = lead == 0xF4 && at(i + 1) >= 0x90;
        return continues(i + 1) && continues(i + 2) && continues(i + 3) && !overlong && !tooLarge ? 4 : 0;
    }
    return 0;
}

/// Whether everything beyond ASCII is two-byte Chinese as GB18030 writes it, and more than a word of it.
bool looksLikeGb18030(QByteArrayView bytes)
{
    constexpr int fewestCharacters = 3;
    int characters = 0;
    int common = 0; // of the rows that hold the everyday Chinese characters and punctuation
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const uchar lead = uchar(bytes.at(i));
        if (lead < 0x80) {
            continue;
        }
        if (++i == bytes.size()) {
            return false;
        }
        const uchar trail = uchar(bytes.at(i));
        if (lead == 0x80 || lead == 0xFF || trail < 0x40 || trail == 0x7F || trail == 0xFF) {
            return false;
        }
        ++characters;
        common += trail >= 0xA1 && ((lead >= 0xB0 && lead <= 0xF7) || lead == 0xA1 || lead == 0xA3) ? 1 : 0;
    }
    return characters >= fewestCharacters && common * 4 >= characters * 3;
}

} // namespace

qsizetype firstInvalidUtf8(QByteArrayView bytes)
{
    if (QUtf8StringView(bytes.data(), bytes.size()).isValidUtf8()) {
        return -1;
    }
    for (qsizetype i = 0; i < bytes.size();) {
        const int length = utf8Length(bytes, i);
        if (length == 0) {
            return i;
        }
        i += length;
    }
    return -1;
}

QString foreignEncoding(QByteArrayView bytes)
{
    const bool littleEndian = bytes.startsWith("\xFF\xFE");
    const bool bigEndian = bytes.startsWith("\xFE\xFF");
    const bool wide =
        bytes.startsWith(QByteArrayView("\xFF\xFE\0\0", 4)) || bytes.startsWith(QByteArrayView("\0\0\xFE\xFF", 4));
    if (wide) {
        return u"UTF-32"_s;
    }
    // Without a mark JSON still begins with an ASCII character, the other half of which is zero.
    const bool halfZero =
        bytes.size() >= 4 && (bytes.at(0) == 0) != (bytes.at(1) == 0) && (bytes.at(2) == 0) != (bytes.at(3) == 0);
    if (littleEndian || bigEndian || halfZero) {
        return u"UTF-16"_s;
    }
    return firstInvalidUtf8(bytes) >= 0 && looksLikeGb18030(bytes) ? u"GB18030"_s : QString();
}
