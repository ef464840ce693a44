# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: cmake make gcc g++
# packages: cmake make gcc g++
# version: cmake --version | head -1
project() { # a PATH without a C++ compiler
  mkdir bin; for t in cmake make; do ln -s "$(command -v $t)" bin/$t; done
  printf 'cmake_minimum_required(VERSION 3.10)\nproject(app CXX)\nadd_executable(app main.cpp)\n' >CMakeLists.txt
  printf 'int main() {}\n' >main.cpp; OLD=$PATH; PATH=$PWD/bin
}
error() { project; cmake -B build; }
dead_end_1() { project; PATH=$OLD; cmake -B build -DCMAKE_CXX_COMPILER=/nonexistent/g++ >first.log 2>&1 && return 1; must g++ --version; cmake -B build; }
dead_end_2() { project; PATH=$OLD; for t in gcc ld as ar; do ln -s "$(command -v $t)" bin/$t; done; PATH=$PWD/bin; cmake -B build; }
dead_end_3() { project; cmake -B build -DCMAKE_CXX_COMPILER=/usr/bin && return 0; missed "a directory is no compiler"; }
workaround_2() { project; PATH=$OLD; cp -P "$(command -v g++)" bin/my-c++ 2>/dev/null || ln -s "$(command -v g++)" bin/my-c++; ln -sf "$(readlink -f "$(command -v g++)")" bin/my-c++; for t in ld as ar ranlib; do ln -s "$(command -v $t)" bin/$t; done
  PATH=$PWD/bin:/nonexistent; cmake --fresh -B build -DCMAKE_CXX_COMPILER=my-c++ && cmake --build build && build/app; }
workaround_6() { PATH=$PATH project; PATH=$OLD sed -i 's/project(app CXX)/project(app LANGUAGES C)/; s/main.cpp/main.c/' CMakeLists.txt; PATH=$OLD mv main.cpp main.c
  PATH=$OLD; for t in gcc cc ld as ar ranlib; do ln -s "$(command -v $t)" bin/$t; done; PATH=$PWD/bin; cmake -B build && cmake --build build && build/app; }
