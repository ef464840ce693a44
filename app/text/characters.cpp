// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/characters.h"

#include "app/text/datatable.h"
#include "app/text/utf8.h"

#include <QString>

#include <algorithm>
#include <array>
#include <numeric>
#include <type_traits>

using namespace Qt::StringLiterals;

namespace wayout::text {
namespace {

constexpr char16_t escape = 0x1b;
constexpr char16_t bell = 0x07;

struct NamedEntity {
    QStringView name;
    char16_t character = 0;
};
constexpr std::array namedEntities{NamedEntity{u"&lt;", u'<'}, NamedEntity{u"&gt;", u'>'}, NamedEntity{u"&amp;", u'&'},
    NamedEntity{u"&quot;", u'"'}, NamedEntity{u"&apos;", u'\''}, NamedEntity{u"&nbsp;", u' '},
    NamedEntity{u"&lsquo;", u'\''}, NamedEntity{u"&rsquo;", u'\''}, NamedEntity{u"&ldquo;", u'"'},
    NamedEntity{u"&rdquo;", u'"'}, NamedEntity{u"&laquo;", u'"'}, NamedEntity{u"&raquo;", u'"'},
    NamedEntity{u"&ndash;", u'-'}, NamedEntity{u"&mdash;", u'-'}, NamedEntity{u"&grave;", u'`'},
    NamedEntity{u"&lbrace;", u'{'}, NamedEntity{u"&rbrace;", u'}'}, NamedEntity{u"&NewLine;", u' '},
    NamedEntity{u"&Tab;", u' '}, NamedEntity{u"&num;", u'#'}};

/// Returns the numeric entity at the start of `text`: "&#39;", "&#x27;".
Entity numericEntityAt(QStringView text)
{
    constexpr qsizetype longest = 10;
    const qsizetype end = text.first(std::min(text.size(), longest)).indexOf(u';');
    if (end < 3 || !text.startsWith(u"&#")) {
        return {};
    }
    const bool isHexadecimal = text[2] == u'x' || text[2] == u'X';
    bool valid = false;
    const uint value =
        isHexadecimal ? text.sliced(3, end - 3).toUInt(&valid, 16) : text.sliced(2, end - 2).toUInt(&valid);
    if (!valid || value == 0 || value > 0x10ffff || (value >= 0xd800 && value < 0xe000)) {
        return {};
    }
    return {end + 1, value < 0x20 ? U' ' : folded(value)};
}

/// Returns the length of the escape sequence at `at`. `View` is QStringView or QByteArrayView: all significant
/// characters of an escape sequence are ASCII.
template<typename View>
qsizetype lengthOfEscape(View text, qsizetype at)
{
    const auto unit = [text](qsizetype i) {
        if constexpr (std::is_same_v<View, QStringView>) {
            return text[i].unicode();
        } else {
            return static_cast<unsigned char>(text[i]);
        }
    };
    const bool isC1 = unit(at) != escape;
    qsizetype i = isC1 ? at : at + 1;
    if (i >= text.size()) {
        return 1;
    }
    // "ESC * B" and "CSI * x" have an asterisk. Two of them begin a mask, which must not become a part of an escape.
    const auto isInside = [&](qsizetype place, char16_t last) {
        return place < text.size() && unit(place) >= 0x20 && unit(place) <= last
            && !(unit(place) == '*' && place + 1 < text.size() && unit(place + 1) == '*');
    };
    const auto introducer = isC1 ? unit(at) - 0x40 : unit(i);
    if (introducer == '[') {
        for (++i; isInside(i, 0x3f); ++i) {
        }
        return i - at + (i < text.size() && unit(i) != '*' ? 1 : 0);
    }
    if (introducer == ']' || introducer == 'P' || introducer == '_' || introducer == '^') {
        constexpr qsizetype longest = 4096; // an unterminated string must not swallow the rest of the text
        const qsizetype end = std::min(text.size(), at + longest);
        const qsizetype begin = i + 1;
        for (++i; i < end; ++i) {
            if (unit(i) == bell) {
                return i + 1 - at;
            }
            if (unit(i) == escape) { // of ST, or of the next sequence, which cancels the string
                return i + 1 < end && unit(i + 1) == '\\' ? i + 2 - at : 2;
            }
        }
        return begin - at;
    }
    if (isC1) {
        return 1;
    }
    for (; isInside(i, 0x2f); ++i) {
    } // "ESC ( B" of tput has such a byte
    return i < text.size() && unit(i) >= 0x30 && unit(i) <= 0x7e ? i + 1 - at : i - at;
}

constexpr char32_t firstHan = 0x4e00;
constexpr char32_t lastHan = 0x9fff;
using HanTable = std::array<char16_t, lastHan - firstHan + 1>;

/// Returns the simplified form of each Chinese character, by its code point less firstHan.
const HanTable &simplifiedCharacters()
{
    static const HanTable characters = [] {
        HanTable table;
        std::iota(table.begin(), table.end(), char16_t(firstHan));
        for (const QByteArray &row : tableRows(u"simplified-characters.txt"_s)) {
            const QString pairs = QString::fromUtf8(row);
            for (qsizetype i = 0; i + 1 < pairs.size(); i += 2) {
                table.at(pairs.at(i).unicode() - firstHan) = pairs.at(i + 1).unicode();
            }
        }
        return table;
    }();
    return characters;
}

} // namespace

char32_t folded(char32_t c)
{
    // For Unicode, and so for a pattern, the long s and the Kelvin sign are other cases of ASCII letters.
    static constexpr QStringView foldedFrom = u"´‘’‛′‹›『』«»“”„″「」【】《》。、\u017f\u212a";
    static constexpr QStringView foldedTo = u"'''''''''\"\"\"\"\"\"\"\"[]<>.,sk";
    static_assert(foldedFrom.size() == foldedTo.size());
    if (c < 0x80 || (c > 0x3011 && c < 0xff01)) { // nearly all characters
        return c;
    }
    if (c >= 0xff01 && c <= 0xff5e) { // full-width forms
        return c - 0xff01 + 0x21;
    }
    if ((c >= 0x2000 && c <= 0x200a) || c == 0x00a0 || c == 0x202f || c == 0x205f
        || c == 0x3000) { // spaces of all widths
        return u' ';
    }
    if ((c >= 0x2010 && c <= 0x2015) || c == 0x2212) { // hyphens, dashes, the minus sign
        return u'-';
    }
    const auto other = std::ranges::find(foldedFrom, c < 0x10000 ? QChar(char16_t(c)) : QChar());
    return other == foldedFrom.end() ? c : foldedTo[other - foldedFrom.begin()].unicode();
}

QString foldedText(QString text)
{
    // The folded characters and their replacements take one unit each.
    std::ranges::transform(text, text.begin(), [](QChar c) { return QChar(char16_t(folded(c.unicode()))); });
    return text;
}

qsizetype escapeLength(QStringView text, qsizetype at)
{
    return lengthOfEscape(text, at);
}

qsizetype escapeLength(QByteArrayView text, qsizetype at)
{
    return lengthOfEscape(text, at);
}

QString withoutEscapes(QStringView text)
{
    QString plain;
    plain.reserve(text.size());
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype found = text.indexOf(QChar(escape), at);
        const qsizetype end = found < 0 ? text.size() : found;
        plain.append(text.sliced(at, end - at));
        at = found < 0 ? end : end + escapeLength(text, end);
    }
    return plain;
}

Entity entityAt(QStringView text)
{
    if (!text.startsWith(u'&')) {
        return {};
    }
    for (const NamedEntity &entity : namedEntities) {
        if (text.startsWith(entity.name, Qt::CaseInsensitive)) {
            return {entity.name.size(), entity.character};
        }
    }
    return numericEntityAt(text);
}

char32_t simplified(char32_t c)
{
    return c < firstHan || c > lastHan ? c : simplifiedCharacters()[c - firstHan];
}

std::string simplified(std::string_view text)
{
    std::string result(text);
    for (size_t i = 0; i < text.size();) {
        const CodePoint point = codePointAt(text, qsizetype(i));
        if (const char32_t c = simplified(point.character); c != point.character) {
            result[i] = char(0xe0 | (c >> 12)); // both characters take three bytes
            result[i + 1] = char(0x80 | ((c >> 6) & 0x3f));
            result[i + 2] = char(0x80 | (c & 0x3f));
        }
        i += size_t(std::max<qsizetype>(1, point.length));
    }
    return result;
}

bool hasChinese(const QString &text)
{
    return std::ranges::any_of(text.toUcs4(), [](char32_t c) { return QChar::script(c) == QChar::Script_Han; });
}

} // namespace wayout::text
