// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/commandline.h"

#include <array>

namespace wayout::cli {

// Each function is defined in the file of its command.
Command matchCommand();
Command runProgramCommand();
Command lastCommand();
Command shellInitCommand();
Command searchCommand();
Command showCommand();
Command listCommand();
Command checkCommand();
Command exportCommand();
Command importCommand();
Command outcomesCommand();
Command mcpCommand();
Command hookCommand();

/// Every command, in the order of the help.
inline constexpr std::array commandList{&matchCommand, &runProgramCommand, &lastCommand, &searchCommand, &showCommand,
    &listCommand, &checkCommand, &exportCommand, &importCommand, &outcomesCommand, &mcpCommand, &hookCommand,
    &shellInitCommand};

} // namespace wayout::cli
