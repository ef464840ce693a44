# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ cmake make
# packages: g++ cmake make
# version: g++ --version | head -1

error() { printf '#include <optional>\nstd::optional<int> n;\nint main() {}\n' >main.cpp; g++ -std=c++11 main.cpp; }
error_zh() { error; }
workaround_1() { printf 'int main() { std::unique_ptr<int> p; std::function<int()> f; std::optional<int> o; return std::min(0, 1) + std::to_string(1).size() - 1; }\n' >a.cpp; fails g++ -std=c++17 a.cpp; printf '#include <%s>\n' iostream string algorithm cstdint memory functional optional | cat - a.cpp >b.cpp; g++ -std=c++17 b.cpp && ./a.out; }
workaround_2() { printf '#include <span>\nint main() { int a[3] = {}; std::span<int> s(a); return s.size() - 3; }\n' >main.cpp; fails g++ -std=c++17 main.cpp; g++ -std=c++20 main.cpp && ./a.out; }
workaround_3() { printf '#include <span>\nint main() { int a[3] = {}; std::span<int> s(a); return s.size() - 3; }\n' >main.cpp; printf 'cmake_minimum_required(VERSION 3.12)\nproject(app CXX)\nset(CMAKE_CXX_STANDARD 20)\nset(CMAKE_CXX_STANDARD_REQUIRED ON)\nadd_executable(app main.cpp)\n' >CMakeLists.txt; cmake -S . -B build >/dev/null && cmake --build build && build/app; }
workaround_5() { printf 'int main() { std::uint8_t n = 5; return n - 5; }\n' >main.cpp; printf 'cmake_minimum_required(VERSION 3.12)\nproject(app CXX)\nadd_executable(app main.cpp)\n' >CMakeLists.txt; fails g++ main.cpp; cmake -B build -DCMAKE_CXX_FLAGS="-include cstdint" >/dev/null && cmake --build build && build/app; }
