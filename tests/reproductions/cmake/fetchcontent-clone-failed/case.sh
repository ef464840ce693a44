# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: cmake make git
# packages: cmake make git
# version: cmake --version | head -1
project() {
  cat >CMakeLists.txt <<'EOF'
cmake_minimum_required(VERSION 3.14)
project(app NONE)
include(FetchContent)
FetchContent_Declare(fmt GIT_REPOSITORY https://github.com/fmtlib/fmt.git GIT_TAG 10.2.1)
FetchContent_MakeAvailable(fmt)
EOF
  (mkdir fmt && cd fmt && git init -q . && echo 'message(STATUS "fmt is here")' >CMakeLists.txt && git add . && git commit -qm fmt && git tag 10.2.1) || exit 99
}
error() { project; cmake -B build; }
dead_end_1() { project; cmake -B build >first.log 2>&1; cmake -B build; }
dead_end_2() { project; cmake -B build -DFETCHCONTENT_FULLY_DISCONNECTED=ON | grep 'fmt is here' && return 0; missed "nothing is there to be used"; }
dead_end_3() { project; mkdir -p build/_deps; cp -r fmt build/_deps/fmt-src; cmake -B build; }
workaround_2() { project; cmake -B build -DFETCHCONTENT_SOURCE_DIR_FMT="$PWD/fmt" | grep 'fmt is here'; }
workaround_1() { project; mkdir -p mirror/fmtlib; must git clone -q --bare fmt mirror/fmtlib/fmt.git; git config --global url."$PWD/mirror/".insteadOf "https://github.com/"; cmake --fresh -B build | grep 'fmt is here'; }
workaround_4() {
  project; sed -i 's/GIT_TAG 10.2.1)/GIT_TAG 10.2.1 FIND_PACKAGE_ARGS NAMES fmt)/' CMakeLists.txt
  mkdir -p prefix/lib/cmake/fmt; echo 'message(STATUS "fmt is here")' >prefix/lib/cmake/fmt/fmtConfig.cmake
  cmake -B build -DCMAKE_PREFIX_PATH="$PWD/prefix" | grep 'fmt is here'
}
