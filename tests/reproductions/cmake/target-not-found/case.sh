# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: cmake make g++
# packages: cmake make g++
# version: cmake --version | head -1
project() {
  mkdir -p prefix/lib/cmake/fmt prefix/include/fmt; echo '#define FMT 1' >prefix/include/fmt/core.h
  printf 'if(NOT TARGET fmt::fmt)\n  add_library(fmt::fmt INTERFACE IMPORTED)\n  set_target_properties(fmt::fmt PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "%s/prefix/include")\nendif()\n' "$PWD" >prefix/lib/cmake/fmt/fmtConfig.cmake
  printf '#include <fmt/core.h>\nint main() { return FMT - 1; }\n' >main.cpp
  printf 'cmake_minimum_required(VERSION 3.10)\nproject(app CXX)\nadd_executable(app main.cpp)\ntarget_link_libraries(app PRIVATE fmt::fmt)\n' >CMakeLists.txt
}
conf() { cmake -B build -DCMAKE_PREFIX_PATH="$PWD/prefix" "$@"; }
error() { project; conf; }
dead_end_1() { project; sed -i 's/fmt::fmt/fmt/' CMakeLists.txt; conf && cmake --build build && return 0; missed "the compiler does not find the header"; }
dead_end_2() { project; sed -i '/^project/a find_package(fmt)' CMakeLists.txt; cmake -B build; }
dead_end_3() { project; mkdir sub; echo 'find_package(fmt REQUIRED)' >sub/CMakeLists.txt; sed -i '/^project/a add_subdirectory(sub)' CMakeLists.txt; conf; }
workaround_1() { project; sed -i '/^project/a find_package(fmt REQUIRED)' CMakeLists.txt; conf && cmake --build build && build/app; }
workaround_5() {
  project; mkdir -p third_party/fmt; printf 'add_library(fmt INTERFACE)\ntarget_include_directories(fmt INTERFACE ${CMAKE_SOURCE_DIR}/prefix/include)\nadd_library(fmt::fmt ALIAS fmt)\n' >third_party/fmt/CMakeLists.txt
  sed -i '/^project/a add_subdirectory(third_party/fmt)' CMakeLists.txt; cmake -B build && cmake --build build && build/app
}
