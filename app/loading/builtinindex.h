// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>

namespace wayout::loading {

/// Returns the compiled built-in catalogue, a file of the program compile_catalog; empty in a program without one.
std::span<const char> builtinIndex();

} // namespace wayout::loading
