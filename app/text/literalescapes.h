// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

namespace wayout::text {

/// Finds terminal escapes without their ESC, or with a literal notation of it: "[0;31mKeyError[0m" in a notebook, and
/// "\u001b[31m", "\x1b[0m", "\033[1m", "\e[m", "^[[K", "#033[0m", "←[31m" in a log. A notation may have several
/// backslashes, as in JSON within a string. Finds only those for colours, for erasing and for moving the cursor.
class LiteralEscapes final
{
public:
    /// Looks at the whole text: "[0;31m" is a colour only where the text also ends one ("[0m", "[m", "[39m").
    explicit LiteralEscapes(QStringView text);

    /// Whether an escape may start with the character.
    bool mayStartWith(QChar c) const
    {
        return c == u'\\' || c == u'^' || c == u'#' || (m_hasBareOnes && c == u'[') || c == u'\u2190' || c == u'\u241b'
            || c == u'\ufffd';
    }
    /// Returns the length of the escape at `line[at]`, or 0.
    qsizetype lengthAt(QStringView line, qsizetype at) const;

private:
    bool m_hasBareOnes = false;
};

} // namespace wayout::text
