// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/controlcharacters.h"

#include <algorithm>

namespace {

bool isControl(QChar c)
{
    return (c < u' ' && c != u'\n' && c != u'\t') || (c >= u'\x7F' && c < u'\u00A0');
}

QChar pictureOf(QChar c)
{
    constexpr char16_t pictures = 0x2400;
    constexpr char16_t deletePicture = 0x2421;
    if (c < u' ') {
        return QChar(char16_t(pictures + c.unicode()));
    }
    return c == u'\x7F' ? QChar(deletePicture) : QChar(QChar::ReplacementCharacter);
}

void useLineFeeds(QString &text)
{
    text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    text.replace(u'\r', u'\n');
}

} // namespace

bool hasControls(QStringView text)
{
    return std::ranges::any_of(text, isControl);
}

QString withVisibleControls(QString text)
{
    if (hasControls(text)) {
        useLineFeeds(text);
        for (QChar &c : text) {
            c = isControl(c) ? pictureOf(c) : c;
        }
    }
    return text;
}

QString withoutControls(QString text)
{
    if (hasControls(text)) {
        useLineFeeds(text);
        text.removeIf(isControl);
    }
    return text;
}
