# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: cmake make g++
# packages: cmake make g++
# version: cmake --version | head -1
project() {
  mkdir -p opt/foo/lib; printf 'int foo() { return 0; }\n' >foo.cpp; must g++ -shared -fPIC foo.cpp -o opt/foo/lib/libfoo.so
  printf 'int foo();\nint main() { return foo(); }\n' >main.cpp
  printf 'cmake_minimum_required(VERSION 3.18)\nproject(app CXX)\nfind_library(FOO foo)\nadd_executable(app main.cpp)\ntarget_link_libraries(app PRIVATE ${FOO})\n' >CMakeLists.txt
}
error() { project; cmake -B build; }
dead_end_1() { project; cmake -B build -DFOO="" && cmake --build build && return 0; missed "the linker does not find foo()"; }
dead_end_2() { project; LD_LIBRARY_PATH=$PWD/opt/foo/lib cmake -B build; }
workaround_3() { project; cmake -B build -DCMAKE_PREFIX_PATH="$PWD/opt/foo" && cmake --build build && build/app; }
workaround_4() { project; cmake -B build -DFOO="$PWD/opt/foo/lib/libfoo.so" && cmake --build build && build/app; }
workaround_5() { project; sed -i 's/foo)$/foo REQUIRED)/' CMakeLists.txt; cmake -B build >log 2>&1; grep -q 'Could not find FOO using the following names: foo' log; }
