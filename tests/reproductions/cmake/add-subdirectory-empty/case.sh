# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: cmake make git
# packages: cmake make git
# version: cmake --version | head -1
project() {
  git config --global protocol.file.allow always
  (mkdir lib && cd lib && git init -q . && echo 'message(STATUS "lib is here")' >CMakeLists.txt && git add . && git commit -qm lib) || exit 99
  (mkdir up && cd up && git init -q . && printf 'cmake_minimum_required(VERSION 3.10)\nproject(app NONE)\nadd_subdirectory(third_party/lib)\n' >CMakeLists.txt &&
    git submodule add -q "$HOME/lib" third_party/lib && git add . && git commit -qm app) >log 2>&1 || exit 99
  must git clone -q up app; cd app || exit 99
}
error() { project; cmake -B build; }
dead_end_2() { project; git pull -q; cmake -B build; }
dead_end_3() { project; git archive --format=tar HEAD -o ../app.tar; mkdir ../zip; tar -xf ../app.tar -C ../zip; cd ../zip || exit 99; cmake -B build; }
workaround_1() { project; must git submodule update --init --recursive; cmake -B build | grep 'lib is here'; }
workaround_2() { project; cd ..; must git clone -q --recursive up again; cmake -S again -B build | grep 'lib is here'; }
workaround_3() { project; must git submodule update --init third_party/lib; cmake -B build | grep 'lib is here'; }
workaround_5() {
  project; mkdir -p ../mirror; must git clone -q --bare ../lib ../mirror/lib; sed -i "s#url = .*#url = https://github.com/lib#" .gitmodules; must git submodule sync
  git config --global url."$HOME/mirror/".insteadOf "https://github.com/"
  must git submodule update --init --recursive; cmake -B build | grep 'lib is here'
}
