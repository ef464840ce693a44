# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: cmake make
# packages: cmake make
# version: cmake --version | head -1
project() { mkdir -p app-1.0/app/build; cd app-1.0 || exit 99; printf 'cmake_minimum_required(VERSION 3.10)\nproject(app NONE)\nmessage(STATUS "app is here")\n' >app/CMakeLists.txt; }
error() { project; cmake -B build; }
dead_end_1() { project; touch CMakeLists.txt; cmake -B build 2>log | grep 'app is here' && return 0; missed "the project is empty"; }
dead_end_2() { project; rm -rf build; mkdir build; cmake -B build; }
workaround_1() { project; cmake -S "$(dirname "$(find . -maxdepth 3 -name CMakeLists.txt)")" -B build | grep 'app is here'; }
workaround_2() { project; cd app/build || exit 99; cmake . >first.log 2>&1 && return 1; cmake .. | grep 'app is here'; }
