// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The symbol of a number of errno as Linux counts ("ENOSPC" for 28), or as macOS does where Linux has nothing that programs
/// report; empty when there is none. The sign does not matter.
std::string_view errnoName(std::int64_t number);
bool isErrnoName(std::string_view name);
/// The signal that the exit status of a shell, a container or Python's subprocess tells of: 137 and -9 are "SIGKILL".
std::string_view signalOfExit(std::int64_t status);
/// The name of a signal by its number on Linux; empty for those that end no program.
std::string_view signalName(std::int64_t number);
/// The names of a Windows error: 10048 gives WSAEADDRINUSE and EADDRINUSE, 5 gives "WINERROR 5".
std::vector<std::string> windowsNames(std::int64_t number);
/// The names of a HRESULT or NTSTATUS in any base and sign; empty when the number is none.
std::vector<std::string> resultNames(std::int64_t number);
