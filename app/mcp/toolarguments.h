// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"

#include <QString>

#include <nlohmann/json.hpp>

#include <string>

namespace wayout::mcp {

/// The arguments of a tool, checked against its schema on construction.
class ToolArguments final
{
public:
    ToolArguments(const nlohmann::ordered_json &values, const nlohmann::ordered_json &schema);

    /// Returns what is wrong with the arguments, as a message for the assistant; empty when they are valid.
    const QString &error() const { return m_error; }
    /// Returns the argument, or the schema's default if it is not given; empty where the schema has none.
    QString text(const char *name) const;
    int number(const char *name) const;
    catalog::ContentLanguage language() const
    {
        return catalog::contentLanguageFromName(text("lang")).value_or(catalog::ContentLanguage::English);
    }

private:
    QString errorOf(
        const std::string &name, const nlohmann::ordered_json &value, const nlohmann::ordered_json &rule) const;
    nlohmann::ordered_json valueOf(const char *name) const;

    const nlohmann::ordered_json &m_values;
    const nlohmann::ordered_json &m_schema;
    QString m_error;
};

} // namespace wayout::mcp
