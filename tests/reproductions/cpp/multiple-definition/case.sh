# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ gcc
# packages: g++ gcc
# version: g++ --version | head -1
project() {
  printf 'int counter;\nint twice(int x) { return 2 * x; }\n' >counter.h
  printf '#include "counter.h"\nint f() { return counter; }\n' >b.cpp
  printf '#include "counter.h"\nint f();\nint main() { return f() + counter; }\n' >a.cpp
}
error() { project; g++ a.cpp b.cpp; }
error_zh() { error; }
dead_end_1() { project; sed -i '1i #pragma once' counter.h; g++ a.cpp b.cpp; }
dead_end_2() { project; rm -f ./*.o a.out; g++ -c a.cpp b.cpp && g++ a.o b.o; }
workaround_1() {
  project; printf '#pragma once\nextern int counter;\nint twice(int x);\n' >counter.h
  printf '#include "counter.h"\nint counter = 0;\nint twice(int x) { return 2 * x; }\n' >counter.cpp
  g++ a.cpp b.cpp counter.cpp && ./a.out
}
workaround_2() { project; printf 'inline int counter = 0;\ninline int twice(int x) { return 2 * x; }\n' >counter.h; g++ -std=c++17 a.cpp b.cpp && ./a.out; }
workaround_4() {
  project; echo 'int counter;' >counter.h; mv a.cpp a.c; mv b.cpp b.c; sed -i 's/^int f();/int f(void);/' a.c
  gcc a.c b.c >first.log 2>&1 && return 1
  gcc -O2 -fcommon a.c b.c && ./a.out
}
