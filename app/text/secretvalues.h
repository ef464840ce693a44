// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <string_view>

namespace wayout::text {

/// What a value has to look like beside being where a form of secrets has it.
enum class SecretJudgement {
    Any, ///< no placeholder
    Password, ///< no message about passwords and no code that fetches one
    Token, ///< long and mixed; no name, path or term of a grammar
    Random, ///< many different characters and a digit among them
    Mixed, ///< see isMixedKey()
    Scrambled, ///< letters and digits that take turns
    Credentials, ///< "user:password" in base 64
};

/// A value that a form has found in a text of SecretForms::bytesOf().
struct SecretValue {
    std::string_view text;
    qsizetype nameBegin = 0; ///< of the literal that announces the value
    qsizetype nameEnd = 0;
    qsizetype begin = 0;
    qsizetype end = 0;

    std::string_view written() const { return text.substr(size_t(begin), size_t(end - begin)); }
    std::string_view name() const { return text.substr(size_t(nameBegin), size_t(nameEnd - nameBegin)); }
    std::string_view between() const { return text.substr(size_t(nameEnd), size_t(begin - nameEnd)); }
};

bool isSecret(const SecretValue &value, SecretJudgement judgement);

/// Whether capitals, small letters and digits, or many small letters and digits, follow each other as in no name and no
/// hexadecimal number.
bool isMixedKey(std::string_view written);

/// Whether the character may be part of a name such as "db.user-name_2".
bool isNamePart(char c);
/// Whether the word tells that a number counts or measures something: "timestamp", "bytes".
bool isCounter(std::string_view word);
/// Whether a value without quotes ends before the character.
bool endsSecretValue(char c);

} // namespace wayout::text
