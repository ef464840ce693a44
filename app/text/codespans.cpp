// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/codespans.h"

namespace wayout::text {
namespace {

constexpr QChar backtick(u'`');

/// Whether the character continues a word around the code. Chinese has no space beside code.
bool continuesWord(QChar character)
{
    return character == backtick || (character.unicode() < 0x80 && character.isLetterOrNumber());
}

/// Returns the position after the code that begins at `start`, or -1.
qsizetype endOfCode(const QString &text, qsizetype start)
{
    const qsizetype end = text.indexOf(backtick, start);
    if (end <= start || (start > 1 && continuesWord(text.at(start - 2)))
        || (end + 1 < text.size() && continuesWord(text.at(end + 1)))) {
        return -1;
    }
    const QStringView inside = QStringView(text).sliced(start, end - start);
    return inside.front().isSpace() || inside.back().isSpace() || inside.contains(u'\n') ? -1 : end;
}

} // namespace

TextWithCode withCode(const QString &text)
{
    TextWithCode result;
    qsizetype done = 0;
    for (qsizetype at = text.indexOf(backtick); at >= 0; at = text.indexOf(backtick, at + 1)) {
        const qsizetype end = endOfCode(text, at + 1);
        if (end < 0) {
            continue;
        }
        result.text += QStringView(text).sliced(done, at - done);
        result.code.append({result.text.size(), end - at - 1});
        result.text += QStringView(text).sliced(at + 1, end - at - 1);
        done = end + 1;
        at = end;
    }
    result.text += QStringView(text).sliced(done);
    return result;
}

} // namespace wayout::text
