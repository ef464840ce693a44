# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: cmake make git
# packages: cmake make git
# version: cmake --version | head -1
project() {
  mkdir x; printf 'cmake_minimum_required(VERSION 3.10)\nproject(app NONE)\nadd_custom_target(hello ALL COMMAND echo hello)\n' >x/CMakeLists.txt
  must cmake -S x -B x/build; mv x y; cd y || exit 99
}
error() { project; cmake -B build; }
dead_end_1() { project; cmake -S . -B build; }
dead_end_2() { project; make -C build clean; make -C build && return 0; missed "make looks for the old source directory"; }
workaround_1() { project; cmake --fresh -B build && cmake --build build | grep hello; }
workaround_4() {
  project; must git init -q .; must git add -f .; must git commit -qm all
  must git rm -r -q --cached build; echo "/build*/" >> .gitignore; rm -rf build
  cmake -B build && git status --short --ignored | grep -q '!! build/'
}
workaround_5() { project; cmake -B build-docker && cmake --build build-docker | grep hello; }
