// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

namespace wayout::present {

/// A terminal that a stream leads to.
struct Terminal {
    int columns = 80;
};

/// Returns nothing for a file descriptor of a file or a pipe.
std::optional<Terminal> terminalAt(int descriptor);

/// What a text for people is printed on.
struct OutputFormat {
    /// Where lines are wrapped; 0 for never.
    int columns = 0;
    bool hasColours = false;
};

enum class ColourChoice { Auto, Always, Never };

/// With ColourChoice::Auto only terminals that can show colours get them (not TERM=dumb), unless NO_COLOR forbids them
/// or CLICOLOR_FORCE demands them.
OutputFormat paperOn(const std::optional<Terminal> &terminal, ColourChoice colours);

} // namespace wayout::present
