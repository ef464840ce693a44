// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <nlohmann/json.hpp>

#include <QString>
#include <QStringList>

#include <optional>

/// The arguments of a tool, held against its schema before anything is read of them.
class ToolArguments final
{
public:
    ToolArguments(const nlohmann::ordered_json &values, const nlohmann::ordered_json &schema);

    /// What is wrong with them, for whoever made them; empty when nothing is.
    const QString &error() const { return m_error; }
    /// As given, or else the schema's default.
    QString text(const char *name) const;
    int number(const char *name) const;

private:
    QString errorOf(const std::string &name, const nlohmann::ordered_json &value, const nlohmann::ordered_json &rule) const;
    nlohmann::ordered_json valueOf(const char *name) const;

    const nlohmann::ordered_json &m_values;
    const nlohmann::ordered_json &m_schema;
    QString m_error;
};
