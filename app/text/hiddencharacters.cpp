// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/hiddencharacters.h"

#include <QRegularExpression>

#include <unicode/uchar.h>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace wayout::text {
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

std::optional<HiddenKind> kindOf(char32_t c)
{
    if (isIn(c, 0x20, 0x7e) || c == U'\t' || c == U'\n') {
        return std::nullopt;
    }
    const auto code = UChar32(c);
    const auto category = u_charType(code);
    if (category == U_CONTROL_CHAR || category == U_SURROGATE) { // a lone surrogate is not a character
        return HiddenKind::Control;
    }
    if (isIn(c, 0xe0000, 0xe007f)) {
        return HiddenKind::Tag;
    }
    if (u_hasBinaryProperty(code, UCHAR_BIDI_CONTROL)) {
        return HiddenKind::Direction;
    }
    constexpr char32_t emptyBraille = 0x2800;
    const bool isAnnotation = isIn(c, 0xfff9, 0xfffb);
    if (u_hasBinaryProperty(code, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) || c == emptyBraille || isAnnotation) {
        return HiddenKind::ZeroWidth;
    }
    const bool isSpace =
        category == U_SPACE_SEPARATOR || category == U_LINE_SEPARATOR || category == U_PARAGRAPH_SEPARATOR;
    return isSpace ? std::optional(HiddenKind::Space) : std::nullopt;
}

bool isPictograph(char32_t c)
{
    constexpr char32_t firstBraille = 0x2800;
    constexpr char32_t lastBraille = 0x28ff;
    return isIn(c, 0x1f000, 0x1faff) || (isIn(c, 0x2190, 0x2bff) && !isIn(c, firstBraille, lastBraille)) || c == 0x00a9
        || c == 0x00ae || c == 0x203c || c == 0x2049 || c == 0x2122 || c == 0x2139 || c == 0x3030 || c == 0x303d
        || c == 0x3297 || c == 0x3299 || isIn(c, u'0', u'9') || c == u'#' || c == u'*' || c == 0x20e3;
}

/// Walks over a text, calling `found` with each hidden character until it returns false.
template<typename Found>
void walk(QStringView text, TextUse use, Found found)
{
    char32_t before = 0; // the character in front, 0 after a hidden one
    for (qsizetype at = 0; at < text.size();) {
        const Character c = characterAt(text, at);
        const auto kind = kindOf(c.code);
        const bool breaksLine = c.code == 0x2028 || c.code == 0x2029;
        const bool isHarmless = kind == HiddenKind::Space && use == TextUse::Prose && !breaksLine;
        const bool endsLine = c.code == u'\r' && at + 1 < text.size() && text[at + 1] == u'\n';
        const bool joinsEmoji = (c.code == 0x200d || c.code == 0xfe0e || c.code == 0xfe0f) && isPictograph(before)
            && (c.code != 0x200d || (at + 1 < text.size() && isPictograph(characterAt(text, at + 1).code)));
        if (kind && !endsLine && !joinsEmoji && !isHarmless) {
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

/// Returns the ASCII letter that looks like a Cyrillic, Greek or Armenian letter, or 0.
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

bool isControl(QChar c)
{
    return kindOf(c.unicode()) == HiddenKind::Control && !c.isSurrogate();
}

QChar pictureOf(QChar c)
{
    const QString name = hiddenName(c.unicode());
    return name.size() == 1 ? name.front() : QChar(QChar::ReplacementCharacter);
}

void useLineFeeds(QString &text)
{
    text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    text.replace(u'\r', u'\n');
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

bool isInvisible(char32_t c)
{
    const std::optional<HiddenKind> kind = kindOf(c);
    const bool isSeen = QChar::isSurrogate(c) || isIn(c, 0x17b4, 0x17b5) || c == 0x2800;
    return c == U'\n' || (kind && kind != HiddenKind::Space && !isSeen);
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

QString terminalForm(const QString &text)
{
    static const QRegularExpression colour(u"\\x1b\\[[0-9;]*m"_s);
    QString shown;
    qsizetype at = 0;
    for (const QRegularExpressionMatch &code : colour.globalMatch(text)) {
        shown += visibleForm(text.sliced(at, code.capturedStart() - at), TextUse::Prose);
        shown += code.capturedView();
        at = code.capturedEnd();
    }
    return shown + visibleForm(text.sliced(at), TextUse::Prose);
}

QByteArray escapedJson(const QByteArray &json)
{
    constexpr char32_t firstInStrings = 0x7f; // hidden characters below it are whitespace between the values
    const QString text = QString::fromUtf8(json); // without a byte order mark
    QString escaped;
    qsizetype at = 0;
    walk(text, TextUse::Prose, [&](const HiddenCharacter &hidden) {
        if (hidden.character >= firstInStrings) {
            escaped += QStringView(text).sliced(at, hidden.begin - at);
            for (const QChar unit : QStringView(text).sliced(hidden.begin, hidden.length)) {
                escaped += u"\\u%1"_s.arg(uint(unit.unicode()), 4, 16, QLatin1Char('0'));
            }
            at = hidden.begin + hidden.length;
        }
        return true;
    });
    return at == 0 ? json : escaped.append(QStringView(text).sliced(at)).toUtf8();
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
        bool allAlike = true; // a letter unlike any Latin one reveals the alphabet of the word
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

} // namespace wayout::text
