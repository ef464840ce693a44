# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++
# packages: g++
# version: g++ --version | head -1
project() {
  printf '#include <string>\nint hello(const std::string &s) { return s.size(); }\n' >foo.cpp
  printf '#include <string>\nint hello(const std::string &s);\nint main() { return hello("abc") == 3 ? 0 : 1; }\n' >main.cpp
  must g++ -D_GLIBCXX_USE_CXX11_ABI=0 -c foo.cpp; must ar rcs libfoo.a foo.o
}
error() { project; g++ main.cpp libfoo.a -o app; }
error_zh() { error; }
dead_end_1() { project; g++ main.cpp -L. -lfoo -o app; }
dead_end_2() { project; g++ -std=c++17 main.cpp libfoo.a -o app; }
workaround_1() { project; nm -C libfoo.a | grep "hello(" >seen; grep -q 'hello(std::basic_string' seen || grep -q 'hello(std::string' seen; }
workaround_2() { project; g++ -D_GLIBCXX_USE_CXX11_ABI=0 main.cpp libfoo.a -o app && ./app; }
workaround_4() { project; must g++ -c foo.cpp; must ar rcs libfoo.a foo.o; g++ main.cpp libfoo.a -o app && ./app; }
