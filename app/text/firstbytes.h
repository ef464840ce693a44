// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <bitset>
#include <string_view>

namespace wayout::text {

using ByteSet = std::bitset<256>;

/// Returns the bytes with which a match of the pattern may begin; all of them where it may be empty or has syntax that
/// is not known here. The pattern is one of RE2 in Latin-1. Letters are taken in both cases.
ByteSet firstBytesOf(std::string_view pattern);

} // namespace wayout::text
