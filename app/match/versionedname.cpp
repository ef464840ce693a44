// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/versionedname.h"

#include "app/text/ascii.h"

#include <algorithm>
#include <string_view>

namespace wayout::match {
namespace {

constexpr qsizetype shortestName = 2;
constexpr qsizetype mostDigits = 2; // before the first dot: longer numbers are words of their own

template<typename Fits>
qsizetype endOf(QByteArrayView text, qsizetype begin, Fits fits)
{
    return std::find_if_not(text.begin() + begin, text.end(), fits) - text.begin();
}

bool hasDigitAt(QByteArrayView text, qsizetype at)
{
    return at < text.size() && text::isAsciiDigit(text[at]);
}

/// Returns where the version begins that follows a name, or -1.
qsizetype versionAfter(QByteArrayView text, qsizetype at)
{
    constexpr std::string_view suffix = ".js";
    if (text.sliced(at).startsWith(QByteArrayView(suffix.data(), suffix.size()))) {
        at += qsizetype(suffix.size());
    }
    if (at < text.size() && (text[at] == ' ' || text[at] == '-' || text[at] == '@')) {
        ++at;
    }
    if (at < text.size() && text[at] == 'v') {
        ++at;
    }
    return hasDigitAt(text, at) ? at : -1;
}

/// Returns the end of "17" or "3.12.1", or -1 if something else begins there.
qsizetype endOfVersion(QByteArrayView text, qsizetype begin)
{
    qsizetype end = endOf(text, begin, text::isAsciiDigit);
    if (end - begin > mostDigits) {
        return -1;
    }
    while (end < text.size() && text[end] == '.' && hasDigitAt(text, end + 1)) {
        end = endOf(text, end + 1, text::isAsciiDigit);
    }
    return end < text.size() && text::isAsciiWord(text[end]) ? -1 : end;
}

} // namespace

std::vector<VersionedName> versionedNames(QByteArrayView clean)
{
    std::vector<VersionedName> found;
    for (qsizetype at = 0; at < clean.size();) {
        if (!text::isAsciiLetter(clean[at])) {
            at = text::isAsciiWord(clean[at]) ? endOf(clean, at, text::isAsciiWord) : at + 1;
            continue;
        }
        const qsizetype begin = at;
        const qsizetype nameEnd = endOf(clean, at, text::isAsciiLetter);
        at = endOf(clean, at, text::isAsciiWord);
        const bool isName = nameEnd - begin >= shortestName;
        const qsizetype version = isName ? versionAfter(clean, nameEnd) : -1;
        const qsizetype end = version < 0 ? -1 : endOfVersion(clean, version);
        if (end > 0) {
            found.push_back({text::lowerAsciiText(clean.sliced(begin, nameEnd - begin)),
                clean.sliced(version, end - version).toByteArray().toStdString(), begin, end});
            at = end;
        }
    }
    return found;
}

} // namespace wayout::match
