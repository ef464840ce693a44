# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++
# packages: g++
# version: g++ --version | head -1
ulimit -c 0
project() { cat >main.cpp <<'EOF'
#include <cstdio>
#include <vector>
struct B {
    char *p = new char[8];
    ~B() { delete[] p; }
};
int main() {
    B a;
    B b = a;
    std::puts("done");
}
EOF
}
run() { sh -c './app; echo status $?'; }
error() { project; must g++ main.cpp -o app; run; }
dead_end_1() { project; sed -i 's/delete\[\] p;/if (p) delete[] p;/' main.cpp; must g++ main.cpp -o app; run; }
dead_end_2() { project; must g++ main.cpp -o app; MALLOC_CHECK_=0 run; }
workaround_1() { project; must g++ -g -O1 -fsanitize=address -fno-omit-frame-pointer main.cpp -o app; run >report 2>&1; grep -q 'freed by thread' report && grep -q 'main.cpp:5' report; }
workaround_4() { project; sed -i 's/char \*p = .*/std::vector<char> p = std::vector<char>(8);/; /~B()/d' main.cpp; must g++ main.cpp -o app; run | grep -q 'status 0'; }
workaround_5() {
  project; sed -i 's/^    ~B() /    B() = default;\n    B(const B \&) = delete;\n    B \&operator=(const B \&) = delete;\n    ~B() /' main.cpp
  g++ main.cpp -o app >report 2>&1; grep -q 'use of deleted function' report || return 1
  sed -i 's/B b = a;/B b;/' main.cpp; must g++ main.cpp -o app; run | grep -q 'status 0'
}
