# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ gdb
# packages: g++ gdb
# version: g++ --version | head -1

error() { printf '#include <vector>\nint main(int c, char **) { long n = -c; std::vector<float> data(static_cast<std::size_t>(n) / 8); }\n' >main.cpp; must g++ main.cpp -o app; ./app; }
workaround_1() { printf '#include <vector>\nint main(int c, char **) { std::vector<float> data(static_cast<std::size_t>(-c) / 8); }\n' >main.cpp; must g++ -g main.cpp -o app; gdb -batch -ex "catch throw" -ex run -ex bt ./app >out 2>&1; grep -q 'main.cpp:2' out; }
workaround_2() { cat >main.cpp <<'C'
#include <stdexcept>
#include <vector>
#include <cstdio>
int main(int c, char **) { long n = -c; try {
if (n < 0 || n > 100000000) throw std::invalid_argument("bad size");
std::vector<float> data(static_cast<std::size_t>(n)); } catch (const std::invalid_argument &e) { std::puts(e.what()); } }
C
must g++ main.cpp -o app; ./app | grep -qx 'bad size'; }
workaround_3() { printf '#include <vector>\nint main() { std::vector<char> d(300000000); }\n' >main.cpp; must g++ main.cpp -o app; fails sh -c 'ulimit -v 200000; exec ./app'; (ulimit -v 1000000; ./app); }
