// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/secretformtable.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wayout::text {

/// Finds the secrets of all forms, in one pass over a text for the literals of the forms. A pattern is compiled when
/// its literal is found for the first time, before a byte with which the pattern can begin.
class SecretForms final
{
public:
    /// Returns the forms of the tables, which are read at the first call.
    static const SecretForms &all();

    SecretForms(const SecretForms &) = delete;
    SecretForms &operator=(const SecretForms &) = delete;

    const std::vector<SecretForm> &forms() const { return m_table.forms; }
    /// Returns the text as find() needs it, with one byte for each UTF-16 unit.
    std::string bytesOf(QStringView text) const { return m_table.bytes.of(text); }
    /// Returns the secrets in a text, of which `bytes` are the bytesOf(), in any order. Takes time linear in its length.
    QList<Secret> find(QStringView text, std::string_view bytes) const;

private:
    struct Compiled;
    class Literals;

    SecretForms();
    ~SecretForms();

    /// Returns the secret that a literal announces, unless it overlaps the last one.
    std::optional<Secret> secretAt(
        std::string_view bytes, qsizetype at, qsizetype length, qsizetype form, const Secret &last) const;

    SecretFormTable m_table;
    std::unique_ptr<Compiled[]> m_compiled;
    std::unique_ptr<Literals> m_literals;
};

} // namespace wayout::text
