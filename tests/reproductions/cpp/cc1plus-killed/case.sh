# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ make
# packages: g++ make
# version: g++ --version | head -1
# A limit of address space stands in for the machine's memory.
project() {
  printf '#include <iostream>\n#include <regex>\nint main() {}\n' >big.cpp; echo 'int small() { return 1; }' >small.cpp
  printf 'all: big.o small.o\n' >Makefile
}
error() { project; (ulimit -v 60000; make); }
error_zh() { error; }
dead_end_1() { project; (ulimit -v 60000; make -k -j2; echo again; make -j2); }
dead_end_3() { project; (ulimit -v 60000; make -j); }
