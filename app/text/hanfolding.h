// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

/// The simplified form of a traditional Chinese character, or `c`. Words that differ between regions ("記憶體", "内存") do not
/// become alike by it: see englishOf.
char32_t simplified(char32_t c);
/// The same for all characters of a text in UTF-8.
std::string simplified(std::string_view text);
