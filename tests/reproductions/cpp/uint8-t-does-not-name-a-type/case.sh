# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ make
# packages: g++ make
# version: g++ --version | head -1
# quick: yes
project() { printf 'struct Pixel { uint8_t r, g, b; };\nint main() { return sizeof(Pixel) == 3 ? 0 : 1; }\n' >main.cpp; }
error() { project; g++ main.cpp -o app; }
error_zh() { error; }
dead_end_1() { project; g++ -std=c++20 main.cpp -o app; }
workaround_1() { project; sed -i '1i #include <cstdint>' main.cpp; g++ main.cpp -o app && ./app; }
workaround_2() { project; make CXXFLAGS='-O2 -include cstdint' main && ./main; }
