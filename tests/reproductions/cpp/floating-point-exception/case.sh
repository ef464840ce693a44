# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ gdb
# packages: g++ gdb
# version: g++ --version | head -1

divide() { printf 'int main(int c, char **) { int count = c - 1, sum = 5;\n  return sum / count; }\n' >main.cpp; }
error() { divide; must g++ main.cpp -o app; bash -c './app; true'; }
error_zh() { error; }
workaround_1() { printf '#include <vector>\nint main(int c, char **) { int count = c - 1, sum = 5, x = 5; std::vector<int> v;\nint average = count == 0 ? 0 : sum / count;\nif (v.empty()) return average;\nint i = x %% static_cast<int>(v.size()); return i; }\n' >main.cpp; must g++ main.cpp -o app; ./app; }
workaround_2() { divide; g++ -g main.cpp -o app && gdb -batch -ex run -ex bt ./app >out 2>&1; grep -q 'main.cpp:2' out; }
workaround_3() { divide; must g++ -g -fsanitize=undefined -fno-sanitize-recover=all main.cpp -o app; ./app >out 2>&1; grep -q 'main.cpp:2:' out; }
