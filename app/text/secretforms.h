// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/secrets.h"
#include "app/text/secretvalues.h"

#include <QByteArray>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
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
    std::vector<std::string> literals; ///< in lower case
    std::string pattern; ///< for RE2; its groups are the secret, or all of it where it has none
};

/// All forms of secrets. They are looked for in a text of one byte for each UTF-16 unit: ASCII as it is, bytes of their
/// own for the other characters that forms name, and one byte for all others of a kind.
class SecretForms final
{
public:
    /// Returns the forms of the tables in resources/text. They are read at the first call.
    static const SecretForms &all();

    SecretForms(const SecretForms &) = delete;
    SecretForms &operator=(const SecretForms &) = delete;

    const std::vector<SecretForm> &forms() const { return m_forms; }
    std::string bytesOf(QStringView text) const;
    /// Returns the secrets in a text of bytesOf(), in order. Takes time linear in its length.
    QList<Secret> find(std::string_view bytes) const;

private:
    struct Compiled;
    class Literals;

    SecretForms();
    ~SecretForms();

    void addKeys();
    void addForms();
    std::string encoded(QStringView pattern);
    std::optional<Secret> secretAt(std::string_view bytes, qsizetype at, qsizetype length, qsizetype form) const;

    std::vector<SecretForm> m_forms;
    std::vector<uchar> m_bytes; ///< by UTF-16 unit
    uchar m_nextByte = 0x80; ///< for the next character that a form names
    std::unique_ptr<Compiled[]> m_compiled;
    std::unique_ptr<Literals> m_literals;
};

} // namespace wayout::text
