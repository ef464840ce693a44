# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ gcc cmake make
# packages: g++ gcc cmake make
# version: g++ --version | head -1
project() {
  printf 'int add(int a, int b);\n' >add.h; printf '#include "add.h"\nint add(int a, int b) { return a + b; }\n' >add.cpp
  printf '#include "add.h"\nint main() { return add(1, 2) == 3 ? 0 : 1; }\n' >main.cpp
}
lib() { project; mkdir lib; must g++ -c add.cpp -o add.o; must ar rcs lib/libadd.a add.o; must g++ -c main.cpp; }
error() { project; g++ main.cpp -o app; }
error_zh() { error; }
dead_end_1() { project; sed -i '1i #include "add.h"' main.cpp; g++ -I. main.cpp -o app; }
dead_end_2() { lib; g++ main.o -o app -L./lib; }
dead_end_3() { lib; g++ -L./lib -ladd main.o -o app; }
workaround_1() { project; g++ main.cpp add.cpp -o app && ./app; }
workaround_5() { lib; g++ main.o -o app -L./lib -ladd -lm && ./app; }
workaround_6() {
  project; printf 'cmake_minimum_required(VERSION 3.10)\nproject(app CXX)\nadd_executable(app main.cpp add.cpp)\n' >CMakeLists.txt
  cmake -B build >cmake.log && cmake --build build && build/app
}
workaround_7() {
  project; mv add.cpp add.c; must gcc -c add.c; g++ main.cpp add.o -o app >first.log 2>&1 && return 1
  printf '#ifdef __cplusplus\nextern "C" {\n#endif\nint add(int a, int b);\n#ifdef __cplusplus\n}\n#endif\n' >add.h
  must gcc -c add.c; g++ main.cpp add.o -o app && ./app
}
workaround_8() {
  printf 'struct B {\n    virtual ~B() = default;\n    virtual void f();\n};\nstruct C : B { void f() override {} };\nint main() { C c; c.f(); }\n' >main.cpp
  g++ main.cpp -o app >first.log 2>&1 && return 1
  sed -i 's/virtual void f();/virtual void f() = 0;/' main.cpp; g++ main.cpp -o app && ./app
}
