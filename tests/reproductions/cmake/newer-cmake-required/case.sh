# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: cmake make
# packages: cmake make
# version: cmake --version | head -1
# quick: yes
project() { printf 'cmake_minimum_required(VERSION 3.999)\nproject(app NONE)\n' >CMakeLists.txt; case $(cmake --version) in *' 3.'*) ;; *) sed -i 's/3.999/9.0/' CMakeLists.txt ;; esac; }
error() { project; cmake -B build; }
dead_end_2() { project; cmake -B build -DCMAKE_POLICY_VERSION_MINIMUM=3.5; }
workaround_5() { project; sed -i 's/^cmake_minimum_required.*/cmake_minimum_required(VERSION 3.16)/' CMakeLists.txt; cmake -B build; }
