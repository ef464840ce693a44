// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

namespace wayout::present {

/// A terminal that a stream is connected to.
struct Terminal {
    int columns = 80;
    int rows = 0; ///< 0: unknown
};

/// Returns the terminal of a file descriptor, or nothing for a file or a pipe.
std::optional<Terminal> terminalAt(int descriptor);

/// How text for people is formatted: line width and colours.
struct OutputFormat {
    int columns = 0; ///< width at which lines are wrapped; 0: never
    bool hasColours = false;
};

enum class ColourChoice { Auto, Always, Never };

/// Returns the format for a terminal, or for a file or a pipe if there is none. With ColourChoice::Auto only terminals
/// that can show colours (not TERM=dumb) get them, unless NO_COLOR forbids them or CLICOLOR_FORCE demands them.
OutputFormat paperOn(const std::optional<Terminal> &terminal, ColourChoice colours);

} // namespace wayout::present
