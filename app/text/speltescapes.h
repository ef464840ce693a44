// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

/// Terminal escapes that lost their ESC, or have it spelt out, on their way into a text: a notebook's "[0;31mKeyError[0m", a log's
/// "\u001b[31m", "\x1b[0m", "\033[1m", "\e[m", "^[[K", "←[31m". Colours, erasing and moving the cursor, nothing else.
class SpeltEscapes final
{
public:
    /// Looks at the whole text: "[0;31m" is a colour only where the text also ends one ("[0m", "[m", "[39m").
    explicit SpeltEscapes(QStringView text);

    /// Whether one may start with that character.
    bool mayStartWith(QChar c) const
    {
        return c == u'\\' || c == u'^' || (m_hasBareOnes && c == u'[') || c == u'\u2190' || c == u'\u241b' || c == u'\ufffd';
    }
    /// Length of the one at `line[at]`; 0 when there is none.
    qsizetype lengthAt(QStringView line, qsizetype at) const;

private:
    bool m_hasBareOnes = false;
};
