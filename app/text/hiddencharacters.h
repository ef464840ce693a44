// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

namespace wayout::text {

// Characters that are there and not seen, or that make others be seen elsewhere than where they are: what is read is then not
// what runs. For code that is to be shown and copied:
//
//     shown   visibleForm(code)       "rm\u202E x"  ->  "rm[U+202E] x"
//     copied  withoutHidden(code)     "rm\u202E x"  ->  "rm x"
//     told    hiddenCharacters(code).size(), mixedScriptWords(code)
//
// Line feeds and tabs are never hidden, carriage returns before a line feed neither. What joins the parts of an emoji is part of it.

enum class HiddenKind {
    Direction, ///< turns the direction of what follows: U+202A–E, U+2066–9, U+061C, U+200E, U+200F
    ZeroWidth, ///< U+200B–D, U+2060–4, U+FEFF, soft hyphens, fillers, variation selectors
    Tag, ///< a text within the text: U+E0000–U+E007F
    Control, ///< NUL, ESC and what else drives a terminal
    Space, ///< looks like a space or a line break, but not to a shell: U+00A0, U+3000, U+2028. In code only.
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
    Prose, ///< a log or a text: foreign spaces are as good as others there
};

/// Whether a comparison of texts leaves the character out: zero-width ones, direction marks, control characters and line feeds, but no
/// spaces.
bool isInvisible(char32_t c);
/// In the order of the text; linear in its length.
QList<HiddenCharacter> hiddenCharacters(QStringView text, TextUse use = TextUse::Code);
/// Whether there are any; stops at the first.
bool hasHidden(QStringView text, TextUse use = TextUse::Code);
/// "U+202E"; of control characters their picture, "␛".
QString hiddenName(char32_t character);
/// "[U+202E]", "␛"
QString visibleFormOf(char32_t character);
/// Each of them shown.
QString visibleForm(const QString &text, TextUse use = TextUse::Code);
/// Without them; foreign spaces become spaces, foreign line breaks and lone carriage returns line feeds.
QString withoutHidden(const QString &text);

/// A word whose letters come from more than one alphabet and look alike: "сurl" with a Cyrillic first letter.
struct MixedScriptWord {
    qsizetype begin = 0;
    qsizetype length = 0;
    QString looksLike; ///< "curl"

    bool operator==(const MixedScriptWord &) const = default;
};
QList<MixedScriptWord> mixedScriptWords(QStringView text);
/// Whether the word has letters of another alphabet, all of which look like Latin ones: "аррІе".
bool passesForLatin(QStringView word);

// Control characters are invisible, and some drive a terminal. Line feeds and tabs do not count as such here; carriage returns do, and
// become line feeds.

bool hasControls(QStringView text);
/// Each one shown as its picture: NUL as ␀, ESC as ␛.
QString withVisibleControls(QString text);
/// Without them, as code has to be.
QString withoutControls(QString text);

} // namespace wayout::text
