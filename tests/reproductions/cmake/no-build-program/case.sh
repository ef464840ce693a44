# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: cmake make g++ ninja
# packages: cmake make g++ ninja-build
# version: cmake --version | head -1
project() { # a PATH without ninja
  mkdir bin; for t in cmake make g++ gcc c++ cc ld as ar ranlib; do ln -s "$(command -v $t)" bin/$t; done
  NINJA=$(command -v ninja); PATH=$PWD/bin
  printf 'cmake_minimum_required(VERSION 3.10)\nproject(app CXX)\nadd_executable(app main.cpp)\n' >CMakeLists.txt; printf 'int main() {}\n' >main.cpp
}
error() { project; cmake -B build -G Ninja; }
dead_end_1() { project; cmake -B build -G Ninja -DCMAKE_CXX_COMPILER=g++; }
dead_end_2() { project; must make --version; cmake -B build -G Ninja; }
workaround_2() { project; cmake --fresh -B build -G "Unix Makefiles" && cmake --build build && build/app; }
workaround_3() { project; cmake --fresh -B build -G Ninja -DCMAKE_MAKE_PROGRAM="$NINJA" && cmake --build build && build/app; }
