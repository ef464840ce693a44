// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

/// The terminal that a stream leads to.
struct Terminal {
    int columns = 80;
};

/// Nothing when the file descriptor leads elsewhere, to a file or a pipe.
std::optional<Terminal> terminalAt(int descriptor);

/// What a text for people is printed on.
struct Paper {
    int columns = 0; ///< lines are wrapped at; 0: they are as long as they are
    bool hasColours = false;
};

enum class ColourChoice { Auto, Always, Never };

/// Colours, unless chosen, are for terminals that can show them (not TERM=dumb); NO_COLOR forbids them and CLICOLOR_FORCE wants them
/// everywhere.
Paper paperOn(const std::optional<Terminal> &terminal, ColourChoice colours);
