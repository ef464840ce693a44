// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace wayout::text {

// Hidden characters are invisible, or they change where other characters appear. Code with such characters runs
// differently from how it reads. Functions for code that the user sees and copies:
//
//     to show    visibleForm(code)       "rm\u202E x"  ->  "rm[U+202E] x"
//     to copy    withoutHidden(code)     "rm\u202E x"  ->  "rm x"
//     to report  hiddenCharacters(code).size(), mixedScriptWords(code)
//
// Line feeds, tabs and a carriage return before a line feed do not count as hidden. The joiners inside an emoji belong
// to the emoji.

enum class HiddenKind {
    Direction, ///< changes the direction of the text: U+202A–E, U+2066–9, U+061C, U+200E, U+200F
    ZeroWidth, ///< U+200B–D, U+2060–4, U+FEFF, soft hyphens, fillers, variation selectors
    Tag, ///< an invisible copy of ASCII: U+E0000–U+E007F
    Control, ///< NUL, ESC and other characters that control a terminal
    Space, ///< looks like a space or a line break but is neither to a shell: U+00A0, U+3000, U+2028; in code only
};

struct HiddenCharacter {
    qsizetype begin = 0; ///< in UTF-16 units
    qsizetype length = 1;
    char32_t character = 0;
    HiddenKind kind = HiddenKind::Control;

    bool operator==(const HiddenCharacter &) const = default;
};

enum class TextUse {
    Code, ///< will be run
    Prose, ///< a log or another text, where spaces of any width are harmless
};

/// Whether a comparison of texts ignores the character: zero-width characters, direction marks, control characters and
/// line feeds, but not spaces.
bool isInvisible(char32_t c);
/// Returns the hidden characters in the order of the text. Takes time linear in its length.
QList<HiddenCharacter> hiddenCharacters(QStringView text, TextUse use = TextUse::Code);
/// Whether the text has hidden characters. Stops at the first one.
bool hasHidden(QStringView text, TextUse use = TextUse::Code);
/// Returns the name of a hidden character: "U+202E", or the picture of a control character, "␛".
QString hiddenName(char32_t character);
/// Returns the text that is shown for a hidden character: "[U+202E]", "␛".
QString visibleFormOf(char32_t character);
/// Returns the text with the visible form of each hidden character in its place.
QString visibleForm(const QString &text, TextUse use = TextUse::Code);
/// Returns the text for a terminal: as visibleForm() for prose, but for the codes of colours and weights ("\x1b[1m").
QString terminalForm(const QString &text);
/// Returns the same JSON (UTF-8) with hidden characters as escapes: "\u202e".
QByteArray escapedJson(const QByteArray &json);
/// Returns the text without hidden characters. Other kinds of space become spaces; other line breaks and lone carriage
/// returns become line feeds.
QString withoutHidden(const QString &text);

/// A word with letters of several alphabets that look alike: "сurl" with a Cyrillic first letter.
struct MixedScriptWord {
    qsizetype begin = 0;
    qsizetype length = 0;
    QString looksLike; ///< "curl"

    bool operator==(const MixedScriptWord &) const = default;
};
QList<MixedScriptWord> mixedScriptWords(QStringView text);
/// Whether the word has letters of another alphabet and all of them look like Latin letters: "аррІе".
bool passesForLatin(QStringView word);

// Control characters are invisible, and some of them control a terminal. For the three functions below, line feeds and
// tabs are not control characters but carriage returns are; the last two functions turn them into line feeds.

bool hasControls(QStringView text);
/// Returns the text with a picture in place of each control character: ␀ for NUL, ␛ for ESC.
QString withVisibleControls(QString text);
/// Returns the text without control characters, as code requires.
QString withoutControls(QString text);

} // namespace wayout::text
