// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/hiddencharacters.h"

#include <algorithm>
#include <optional>

namespace {

struct Character {
    char32_t code;
    qsizetype length;
};

Character characterAt(QStringView text, qsizetype at)
{
    const QChar unit = text[at];
    if (unit.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate()) {
        return {QChar::surrogateToUcs4(unit, text[at + 1]), 2};
    }
    return {unit.unicode(), 1};
}

bool isIn(char32_t c, char32_t first, char32_t last)
{
    return c >= first && c <= last;
}

bool isZeroWidth(char32_t c)
{
    return c == 0x00ad || c == 0x034f || c == 0x115f || c == 0x1160 || c == 0x17b4 || c == 0x17b5 || isIn(c, 0x180b, 0x180f)
        || isIn(c, 0x200b, 0x200d) || isIn(c, 0x2060, 0x2064) || isIn(c, 0x206a, 0x206f) || c == 0x2800 || c == 0x3164
        || isIn(c, 0xfe00, 0xfe0f) || c == 0xfeff || c == 0xffa0 || isIn(c, 0xfff9, 0xfffb) || isIn(c, 0xe0100, 0xe01ef);
}

bool isForeignSpace(char32_t c)
{
    return c == 0x00a0 || c == 0x1680 || isIn(c, 0x2000, 0x200a) || c == 0x2028 || c == 0x2029 || c == 0x202f || c == 0x205f
        || c == 0x3000;
}

std::optional<HiddenKind> kindOf(char32_t c)
{
    if (isIn(c, 0x20, 0x7e) || c == u'\n' || c == u'\t') {
        return std::nullopt;
    }
    if (c < 0x20 || isIn(c, 0x7f, 0x9f) || isIn(c, 0xd800, 0xdfff)) { // half a surrogate pair is no character
        return HiddenKind::Control;
    }
    if (isIn(c, 0x202a, 0x202e) || isIn(c, 0x2066, 0x2069) || c == 0x061c || c == 0x200e || c == 0x200f) {
        return HiddenKind::Direction;
    }
    if (isIn(c, 0xe0000, 0xe007f)) {
        return HiddenKind::Tag;
    }
    if (isZeroWidth(c)) {
        return HiddenKind::ZeroWidth;
    }
    return isForeignSpace(c) ? std::optional(HiddenKind::Space) : std::nullopt;
}

bool isPictograph(char32_t c)
{
    constexpr char32_t firstBraille = 0x2800;
    constexpr char32_t lastBraille = 0x28ff;
    return isIn(c, 0x1f000, 0x1faff) || (isIn(c, 0x2190, 0x2bff) && !isIn(c, firstBraille, lastBraille)) || c == 0x00a9 || c == 0x00ae
        || c == 0x203c || c == 0x2049 || c == 0x2122 || c == 0x2139 || c == 0x3030 || c == 0x303d || c == 0x3297 || c == 0x3299
        || isIn(c, u'0', u'9') || c == u'#' || c == u'*' || c == 0x20e3;
}

/// Walks over a text, calling `found` with each hidden character until it returns false.
template<typename Found>
void walk(QStringView text, TextUse use, Found found)
{
    char32_t before = 0; // what is seen, that is
    for (qsizetype at = 0; at < text.size();) {
        const Character c = characterAt(text, at);
        const auto kind = kindOf(c.code);
        const bool foreignSpace = kind == HiddenKind::Space;
        const bool endsLine = c.code == u'\r' && at + 1 < text.size() && text[at + 1] == u'\n';
        const bool joinsEmoji = (c.code == 0x200d || c.code == 0xfe0e || c.code == 0xfe0f) && isPictograph(before)
            && (c.code != 0x200d || (at + 1 < text.size() && isPictograph(characterAt(text, at + 1).code)));
        if (kind && !endsLine && !joinsEmoji && !(foreignSpace && use == TextUse::Prose)) {
            if (!found(HiddenCharacter{at, c.length, c.code, *kind})) {
                return;
            }
            before = 0;
        } else if (!joinsEmoji) {
            before = c.code;
        }
        at += c.length;
    }
}

/// The ASCII letter that a Cyrillic, Greek or Armenian one is drawn like, or 0.
char16_t lookAlike(char16_t c)
{
    static constexpr QStringView foreign = u"АВЕЅІЈКМНОРСТУХЬаеѕіјорсухһԁԛԝгпѵӏ"
                                           u"ΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορυχικ"
                                           u"օսհոցԼՏՍ";
    static constexpr QStringView ascii = u"ABESIJKMHOPCTYXbaesijopcyxhdqwrnvl"
                                         u"ABEZHIKMNOPTYXavopuxik"
                                         u"ouhngLSU";
    static_assert(foreign.size() == ascii.size());
    const auto found = std::ranges::find(foreign, QChar(c));
    return found == foreign.end() ? u'\0' : ascii[found - foreign.begin()].unicode();
}

bool isWordCharacter(QChar c)
{
    return c.isLetter() || (c >= u'0' && c <= u'9') || c == u'_' || c.isMark();
}

} // namespace

QList<HiddenCharacter> hiddenCharacters(QStringView text, TextUse use)
{
    QList<HiddenCharacter> all;
    walk(text, use, [&all](const HiddenCharacter &hidden) {
        all.append(hidden);
        return true;
    });
    return all;
}

bool hasHidden(QStringView text, TextUse use)
{
    bool any = false;
    walk(text, use, [&any](const HiddenCharacter &) {
        any = true;
        return false;
    });
    return any;
}

QString hiddenName(char32_t character)
{
    constexpr char32_t pictures = 0x2400;
    if (character < 0x20) {
        return QChar(char16_t(pictures + character));
    }
    if (character == 0x7f) {
        return QStringLiteral("␡");
    }
    return QStringLiteral("U+%1").arg(uint(character), 4, 16, QChar(u'0')).toUpper();
}

QString visibleFormOf(char32_t character)
{
    const QString name = hiddenName(character);
    return name.size() == 1 ? name : u'[' + name + u']';
}

QString visibleForm(const QString &text, TextUse use)
{
    QString shown;
    qsizetype at = 0;
    walk(text, use, [&](const HiddenCharacter &hidden) {
        shown.append(QStringView(text).sliced(at, hidden.begin - at));
        shown.append(visibleFormOf(hidden.character));
        at = hidden.begin + hidden.length;
        return true;
    });
    return at == 0 ? text : shown.append(QStringView(text).sliced(at));
}

QString withoutHidden(const QString &text)
{
    QString kept;
    qsizetype at = 0;
    walk(text, TextUse::Code, [&](const HiddenCharacter &hidden) {
        kept.append(QStringView(text).sliced(at, hidden.begin - at));
        const bool breaksLine = hidden.character == u'\r' || hidden.character == 0x2028 || hidden.character == 0x2029;
        if (breaksLine) {
            kept.append(u'\n');
        } else if (hidden.kind == HiddenKind::Space) {
            kept.append(u' ');
        }
        at = hidden.begin + hidden.length;
        return true;
    });
    if (at > 0) {
        kept.append(QStringView(text).sliced(at));
    } else {
        kept = text;
    }
    return kept.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
}

bool passesForLatin(QStringView word)
{
    const auto isAlike = [](QChar c) { return lookAlike(c.unicode()) != 0; };
    return std::ranges::any_of(word, isAlike)
        && std::ranges::all_of(word, [&](QChar c) { return c.unicode() < 0x80 || isAlike(c); });
}

QList<MixedScriptWord> mixedScriptWords(QStringView text)
{
    QList<MixedScriptWord> words;
    for (qsizetype at = 0; at < text.size();) {
        if (!isWordCharacter(text[at])) {
            ++at;
            continue;
        }
        const qsizetype begin = at;
        bool latin = false;
        bool foreign = false;
        bool allAlike = true; // a letter that is like none of ours gives the word away
        for (; at < text.size() && isWordCharacter(text[at]); ++at) {
            const char16_t c = text[at].unicode();
            latin = latin || (c < 0x80 && text[at].isLetter());
            foreign = foreign || lookAlike(c) != 0;
            allAlike = allAlike && (c < 0x80 || lookAlike(c) != 0);
        }
        if (latin && foreign && allAlike) {
            MixedScriptWord word{begin, at - begin, text.sliced(begin, at - begin).toString()};
            for (QChar &c : word.looksLike) {
                const char16_t alike = lookAlike(c.unicode());
                c = alike ? QChar(alike) : c;
            }
            words.append(word);
        }
    }
    return words;
}
