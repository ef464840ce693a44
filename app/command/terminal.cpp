// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/terminal.h"

#include <QByteArray>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <sys/ioctl.h>
#include <unistd.h>
#endif

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

std::optional<Terminal> terminalAt([[maybe_unused]] int descriptor)
{
#ifdef Q_OS_UNIX
    if (isatty(descriptor) == 0) {
        return std::nullopt;
    }
    Terminal terminal;
    winsize size{};
    if (ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        terminal.columns = size.ws_col;
    } else if (const int stated = qEnvironmentVariableIntValue("COLUMNS"); stated > 0) {
        terminal.columns = stated;
    }
    return terminal;
#else
    return std::nullopt; // plain text is right everywhere
#endif
}

Paper paperOn(const std::optional<Terminal> &terminal, ColourChoice colours)
{
    constexpr int fewestColumns = 20;
    Paper paper;
    paper.columns = terminal ? std::max(terminal->columns, fewestColumns) : 0;
    paper.hasColours = colours == ColourChoice::Always || (colours == ColourChoice::Auto && wantsColours(terminal.has_value()));
    return paper;
}
