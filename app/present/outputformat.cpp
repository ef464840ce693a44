// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/outputformat.h"

#include "app/platform/terminal.h"

#include <QByteArray>

#include <algorithm>

namespace wayout::present {
namespace {

bool wantsColours(bool isTerminal)
{
    const auto isOn = [](const char *variable) {
        const QByteArray value = qgetenv(variable);
        return !value.isEmpty() && value != "0";
    };
    if (!qEnvironmentVariableIsEmpty("NO_COLOR")) {
        return false;
    }
    if (isOn("CLICOLOR_FORCE")) {
        return true;
    }
    const QByteArray kind = qgetenv("TERM");
    return isTerminal && kind != "dumb" && !kind.isEmpty() && qgetenv("CLICOLOR") != "0";
}

} // namespace

std::optional<Terminal> terminalAt(int descriptor)
{
    const std::optional<int> columns = platform::terminalColumns(descriptor);
    if (!columns) {
        return std::nullopt;
    }
    const int stated = *columns > 0 ? *columns : qEnvironmentVariableIntValue("COLUMNS");
    Terminal terminal{.rows = platform::terminalRows(descriptor)};
    terminal.columns = stated > 0 ? stated : terminal.columns;
    return terminal;
}

OutputFormat paperOn(const std::optional<Terminal> &terminal, ColourChoice colours)
{
    constexpr int fewestColumns = 20;
    OutputFormat format;
    format.columns = terminal ? std::max(terminal->columns, fewestColumns) : 0;
    format.hasColours =
        colours == ColourChoice::Always || (colours == ColourChoice::Auto && wantsColours(terminal.has_value()));
    return format;
}

} // namespace wayout::present
