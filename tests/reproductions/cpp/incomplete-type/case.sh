# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++
# packages: g++
# version: g++ --version | head -1

error() { printf 'class B;\nint f(B* b) { return b->n; }\n' >a.cpp; g++ -c a.cpp; }
error_zh() { error; }
workaround_1() { printf 'class B;\nclass A { public: int f(); B* b; };\n' >a.h; printf 'class B { public: int n; };\n' >b.h; printf '#include "a.h"\nint A::f() { return b->n; }\n' >a.cpp; fails g++ -c a.cpp; printf '#include "a.h"\n#include "b.h"\nint A::f() { return b->n; }\n' >a.cpp; g++ -c a.cpp; }
workaround_2() {
  printf '#pragma once\n#include "b.h"\nclass B; class A { B b; };\n' >a.h; printf '#pragma once\n#include "a.h"\nclass A; class B { A a; };\n' >b.h; echo '#include "a.h"' >m.cpp; fails g++ -c m.cpp
  printf '#pragma once\nclass A; class B { A *a; };\n' >b.h; g++ -c m.cpp; }
workaround_3() { printf '#include <iosfwd>\nstd::ostringstream s;\n' >a.cpp; fails g++ -c a.cpp; sed -i '1i #include <array>\n#include <sstream>\n#include <fstream>\n#include <functional>' a.cpp; g++ -c a.cpp; }
workaround_4() {
  cat >a.h <<'C'
#include <memory>
class A {
public:
    A();
    ~A();
private:
    struct Impl;
    std::unique_ptr<Impl> impl;
};
C
  sed '/~A/d' a.h >w.h; printf '#include "w.h"\nvoid f() { A a; }\n' >w.cpp; fails g++ -c w.cpp
  printf '#include "a.h"\nstruct A::Impl { int n; };\nA::A() = default;\nA::~A() = default;\n' >a.cpp; printf '#include "a.h"\nint main() { A a; }\n' >m.cpp; g++ a.cpp m.cpp -o app && ./app; }
