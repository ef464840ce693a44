# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: cmake make
# packages: cmake make
# version: cmake --version | head -1
# quick: yes
project() {
  mkdir -p opt/fmt/lib/cmake/fmt; echo 'message(STATUS "fmt is here")' >opt/fmt/lib/cmake/fmt/fmtConfig.cmake
  printf 'cmake_minimum_required(VERSION 3.10)\nproject(app NONE)\nfind_package(fmt REQUIRED)\n' >CMakeLists.txt
}
error() { project; cmake -B build; }
dead_end_1() { project; cmake -B build -DCMAKE_MODULE_PATH="$PWD/opt/fmt"; }
dead_end_2() { project; CXXFLAGS=-I$PWD/opt/fmt/include cmake -B build -DCMAKE_INCLUDE_PATH="$PWD/opt/fmt/include" -DCMAKE_LIBRARY_PATH="$PWD/opt/fmt/lib"; }
dead_end_4() { project; cmake -B build -Dfmt_DIR="$PWD/opt/fmt/include"; }
workaround_2() { project; cmake -B build -DCMAKE_PREFIX_PATH="/opt/Qt/6.8.0/gcc_64;$PWD/opt/fmt" | grep 'fmt is here'; }
workaround_4() { project; cmake -B build -Dfmt_DIR="$PWD/opt/fmt/lib/cmake/fmt" | grep 'fmt is here'; }
workaround_6() { project; cmake -B build --debug-find-pkg=fmt >seen 2>&1; grep -q '/fmtConfig.cmake' seen; }
