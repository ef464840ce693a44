// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

namespace wayout::platform {

bool standardInputIsTerminal()
{
    return ::isatty(STDIN_FILENO) != 0;
}

std::optional<int> terminalColumns(int standardStream)
{
    if (::isatty(standardStream) == 0) {
        return std::nullopt;
    }
    winsize size{};
    return ::ioctl(standardStream, TIOCGWINSZ, &size) == 0 ? int(size.ws_col) : 0;
}

int terminalRows(int standardStream)
{
    winsize size{};
    return ::isatty(standardStream) != 0 && ::ioctl(standardStream, TIOCGWINSZ, &size) == 0 ? int(size.ws_row) : 0;
}

} // namespace wayout::platform
