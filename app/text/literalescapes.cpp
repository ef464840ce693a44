// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/literalescapes.h"

#include "app/text/ascii.h"

#include <QStringTokenizer>

#include <algorithm>
#include <array>

namespace wayout::text {
namespace {

// Notations of ESC.
constexpr std::array<QStringView, 14> spellings{u"\\u001b", u"\\u001B", u"\\u{1b}", u"\\u{1B}", u"\\x1b", u"\\x1B",
    u"\\033", u"\\e", u"\\U0000001b", u"#033", u"^[", u"\u2190", u"\u241b", u"\ufffd"};
constexpr qsizetype mostDoubled = 7; // of JSON in strings of JSON
constexpr qsizetype longestParameters = 24; // "38;2;255;255;255;48;5;16"

struct Sequence {
    qsizetype length = 0; ///< the length of "[0;31m", including the bracket
    QStringView parameters;
    char16_t final = 0;
};

/// Returns the sequence at the start of `text`: "[", digits with separators, a letter.
Sequence sequenceAt(QStringView text)
{
    if (!text.startsWith(u'[')) {
        return {};
    }
    const QStringView rest = text.sliced(1).first(std::min(text.size() - 1, longestParameters + 1));
    const auto end =
        std::ranges::find_if_not(rest, [](QChar c) { return isAsciiDigit(c) || c == u';' || c == u':' || c == u'?'; });
    return end == rest.end() ? Sequence{}
                             : Sequence{end - rest.begin() + 2, rest.first(end - rest.begin()), end->unicode()};
}

/// Whether the parameters are numbers of SGR, ECMA-48 8.3.117: "0;31", "1", "38;5;196".
bool areColours(QStringView parameters)
{
    constexpr uint mostOfPalette = 255;
    bool ofPalette = false; // after 38 and 48
    for (const QStringView parameter : parameters.tokenize(u';')) {
        bool isNumber = true;
        const uint number = parameter.isEmpty() ? 0 : parameter.toUInt(&isNumber);
        const bool isColour = number <= 9 || (number >= 21 && number <= 59) || (number >= 90 && number <= 107);
        if (!isNumber || (ofPalette ? number > mostOfPalette : !isColour)) {
            return false;
        }
        ofPalette = ofPalette || number == 38 || number == 48;
    }
    return true;
}

/// Whether the parameters end a colour or a weight.
bool areReset(QStringView parameters)
{
    constexpr std::array<QStringView, 9> resets{u"", u"0", u"00", u"22", u"39", u"49", u"0;0", u"0;39", u"39;49"};
    return std::ranges::find(resets, parameters) != resets.end();
}

/// Returns the length of a sequence without an ESC: "[0;31m", and gcc's "[01;31m[K", but not the range in
/// "rate(x[5m])".
qsizetype bareLength(QStringView text)
{
    const Sequence sequence = sequenceAt(text);
    if (sequence.final != u'm' || !areColours(sequence.parameters) || text.sliced(sequence.length).startsWith(u']')) {
        return 0;
    }
    return sequence.length + (text.sliced(sequence.length).startsWith(u"[K") ? 2 : 0);
}

} // namespace

LiteralEscapes::LiteralEscapes(QStringView text)
{
    bool hasColour = false; // "[m" alone may be the start of "[main]"
    for (qsizetype at = text.indexOf(u'['); at >= 0 && !m_hasBareOnes; at = text.indexOf(u'[', at + 1)) {
        const QStringView here = text.sliced(at);
        const QStringView parameters = sequenceAt(here).parameters;
        const bool isBare = bareLength(here) > 0;
        hasColour = hasColour || (isBare && !parameters.isEmpty());
        m_hasBareOnes = isBare && hasColour && areReset(parameters);
    }
}

qsizetype LiteralEscapes::lengthAt(QStringView line, qsizetype at) const
{
    const QStringView here = line.sliced(at);
    if (here.startsWith(u'[')) {
        return m_hasBareOnes ? bareLength(here) : 0;
    }
    qsizetype doubled = 0; // backslashes that escape the one of the notation
    while (doubled < mostDoubled && here.sliced(doubled).startsWith(u"\\\\")) {
        ++doubled;
    }
    const auto spelling = std::ranges::find_if(
        spellings, [rest = here.sliced(doubled)](QStringView start) { return rest.startsWith(start); });
    if (spelling == spellings.end()) {
        return 0;
    }
    const qsizetype start = doubled + spelling->size();
    const Sequence sequence = sequenceAt(here.sliced(start));
    constexpr QStringView withoutNumber = u"mKJH";
    constexpr QStringView withNumber = u"ABCDEFGHJKmhl";
    const qsizetype length = start + sequence.length;
    const bool known = (sequence.parameters.isEmpty() ? withoutNumber : withNumber).contains(QChar(sequence.final));
    const bool isRange = here.sliced(length).startsWith(u'-'); // "^[[K-Z]" is a regex
    return sequence.length > 0 && known && !isRange ? length : 0;
}

} // namespace wayout::text
