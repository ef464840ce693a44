// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/mcp/toolarguments.h"

#include <QStringList>

#include <algorithm>

namespace wayout::mcp {

using nlohmann::ordered_json;
using namespace Qt::StringLiterals;

// The messages below are not translated: they are for programs.

ToolArguments::ToolArguments(const ordered_json &values, const ordered_json &schema)
    : m_values(values)
    , m_schema(schema)
{
    if (!values.is_object()) {
        m_error = u"The arguments should be an object."_s;
        return;
    }
    const ordered_json &rules = schema.at("properties");
    for (const ordered_json &name : schema.value("required", ordered_json::array())) {
        if (!values.contains(name.get<std::string>())) {
            m_error = u"The argument \"%1\" is missing."_s.arg(QString::fromStdString(name));
            return;
        }
    }
    for (const auto &[name, value] : values.items()) {
        const auto rule = rules.find(name);
        m_error = rule == rules.end() ? u"There is no argument \"%1\"."_s.arg(QString::fromStdString(name))
                                      : errorOf(name, value, *rule);
        if (!m_error.isEmpty()) {
            return;
        }
    }
}

QString ToolArguments::errorOf(const std::string &name, const ordered_json &value, const ordered_json &rule) const
{
    const QString shown = QString::fromStdString(name);
    if (rule.at("type") == "integer") {
        const int low = rule.at("minimum");
        const int high = rule.at("maximum");
        const bool isRight = value.is_number_integer() && value >= low && value <= high;
        return isRight ? QString()
                       : u"The argument \"%1\" should be a whole number from %2 to %3."_s.arg(shown).arg(low).arg(high);
    }
    if (!value.is_string()) {
        return u"The argument \"%1\" should be a string."_s.arg(shown);
    }
    if (const auto choices = rule.find("enum");
        choices != rule.end() && std::ranges::find(*choices, value) == choices->end()) {
        QStringList names;
        for (const ordered_json &choice : *choices) {
            names.append(QString::fromStdString(choice));
        }
        return u"The argument \"%1\" should be one of %2."_s.arg(shown, names.join(u", "_s));
    }
    const ordered_json required = m_schema.value("required", ordered_json::array());
    const bool isRequired = std::ranges::find(required, ordered_json(name)) != required.end();
    const bool isEmpty = QString::fromStdString(value).trimmed().isEmpty();
    return isRequired && isEmpty ? u"The argument \"%1\" is empty."_s.arg(shown) : QString();
}

ordered_json ToolArguments::valueOf(const char *name) const
{
    const auto given = m_values.find(name);
    return given != m_values.end() ? *given : m_schema.at("properties").at(name).value("default", ordered_json(""));
}

QString ToolArguments::text(const char *name) const
{
    return QString::fromStdString(valueOf(name));
}

int ToolArguments::number(const char *name) const
{
    return valueOf(name);
}

} // namespace wayout::mcp
