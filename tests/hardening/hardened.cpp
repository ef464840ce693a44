// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>
#include <cstring>

/// An array on the stack, filled with as much as somebody says: guarded, and the copy checked.
int main(int argc, char **argv)
{
    char text[16] = {};
    std::memcpy(text, argv[0], std::size_t(argc));
    return std::printf("%s\n", text) > 0 ? 0 : 1;
}
