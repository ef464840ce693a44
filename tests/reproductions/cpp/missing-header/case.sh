# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ cmake make
# packages: g++ cmake make
# version: g++ --version | head -1
project() {
  mkdir -p opt/fmt/include/fmt opt/fmt/lib; echo 'inline int answer() { return 42; }' >opt/fmt/include/fmt/core.h
  printf '#include <fmt/core.h>\nint main() { return answer() == 42 ? 0 : 1; }\n' >main.cpp
}
error() { project; g++ main.cpp -o app; }
error_zh() { error; }
dead_end_2() { project; g++ main.cpp -o app -L"$PWD/opt/fmt/lib" -lm; }
dead_end_3() { project; sed -i 's/<fmt\/core.h>/"fmt\/core.h"/' main.cpp; g++ main.cpp -o app; }
workaround_3() { project; g++ -I"$PWD/opt/fmt/include" main.cpp -o app && ./app && export CPATH=$PWD/opt/fmt/include && g++ main.cpp -o app2 && ./app2; }
workaround_7() {
  project; mv opt/fmt/include include
  printf 'cmake_minimum_required(VERSION 3.10)\nproject(app CXX)\nadd_executable(app main.cpp)\ntarget_include_directories(app PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/include)\n' >CMakeLists.txt
  cmake -B build >cmake.log && cmake --build build && build/app
}
workaround_8() { echo | g++ -E -Wp,-v -xc++ - 2>&1 | sed -n "/search starts/,/End of/p" | grep -q include; }
