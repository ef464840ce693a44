// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/secrets.h"
#include "app/text/secretvalues.h"

#include <QByteArray>

#include <string>
#include <vector>

namespace wayout::text {

/// A form of secrets: a row of resources/text/service-keys.txt or a form of resources/text/secret-forms.txt.
struct SecretForm {
    /// Where a literal of the form may be, and where its pattern begins.
    enum class Start {
        Word, ///< at the beginning of a word; the pattern begins behind the literal
        Part, ///< also inside a name: "DB_PASS", "dbPass"
        Anywhere, ///< also inside a word: "dbpassword"
        Inside, ///< anywhere; the pattern begins where the blanks and quotes before the literal end
    };

    QByteArray name;
    SecretKind kind = SecretKind::Key;
    SecretJudgement judgement = SecretJudgement::Any;
    Start start = Start::Word;
    qsizetype reach = 0; ///< the number of bytes that the pattern may look at
    bool isWhole = false; ///< whether the literal belongs to the secret, and to the pattern
    std::vector<QString> literals; ///< in lower case
    std::string pattern; ///< for RE2; its groups are the secret, or all of it where it has none
};

/// Writes a text with one byte for each UTF-16 unit, so that patterns find places in it: ASCII as it is, a byte of its
/// own for each other character that patterns name, and one byte for all others of a kind. The program aborts if patterns
/// name more than 93 characters beyond ASCII; literals may have any.
class SecretBytes final
{
public:
    SecretBytes();

    std::string of(QStringView text) const;
    /// Returns the bytes of a pattern. Its characters get bytes of their own.
    std::string named(QStringView pattern);

private:
    std::vector<uchar> m_bytes; ///< by UTF-16 unit
    uchar m_next = 0x80; ///< for the next character that a pattern names
};

struct SecretFormTable {
    SecretBytes bytes;
    std::vector<SecretForm> forms;
};

/// Returns the forms of the tables. The program aborts if a table has an error.
SecretFormTable readSecretForms();

} // namespace wayout::text
