# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: cmake make ninja
# packages: cmake make ninja-build
# version: cmake --version | head -1
project() { printf 'cmake_minimum_required(VERSION 3.10)\nproject(app NONE)\nadd_custom_target(hello ALL COMMAND echo hello)\n' >CMakeLists.txt; must cmake -B build -G "Unix Makefiles"; }
error() { project; cmake -B build -G Ninja; }
dead_end_1() { project; cmake --build build --target clean; cmake -B build -G Ninja; }
dead_end_2() { project; rm -rf build/CMakeFiles; cmake -B build -G Ninja; }
dead_end_3() { project; cmake -B build -DCMAKE_GENERATOR=Ninja && cmake --build build && return 0; missed "the cache now mixes both generators"; }
workaround_1() { project; cmake --fresh -B build -G Ninja && cmake --build build | grep hello; }
workaround_3() { project; cmake -B build-ninja -G Ninja && cmake -B build-make -G "Unix Makefiles" && cmake --build build-ninja | grep hello; }
workaround_2() { project; rm -rf build && cmake -B build -G Ninja && cmake --build build | grep hello; }
workaround_4() {
  project; must cmake . -G "Unix Makefiles"; cmake . -G Ninja >first.log 2>&1 && return 1
  rm -rf CMakeCache.txt CMakeFiles cmake_install.cmake
  cmake . -G Ninja && cmake --build . | grep hello
}
