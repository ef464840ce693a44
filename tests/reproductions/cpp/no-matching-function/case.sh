# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++
# packages: g++
# version: g++ --version | head -1

error() { printf 'void f(int, int) {}\nstruct P { P(int, int) {} };\nint main() { P p; }\n' >a.cpp; g++ a.cpp; }
error_zh() { error; }
workaround_1() { printf 'struct P { P(int, int) {} };\nint main() { P p(1); }\n' >main.cpp; g++ -c main.cpp 2>&1 | grep -A2 'note: *candidate' | grep -q 'expects 2 arguments, 1 provided'; }
workaround_2() { printf '#include <string>\nvoid print(std::string& text) {}\nint main() { print(std::string("a")); print("b"); }\n' >a.cpp; fails g++ a.cpp; sed -i 's/void print(std/void print(const std/' a.cpp; g++ a.cpp && ./a.out; }
workaround_3() { cat >a.cpp <<'C'
struct Point {
    Point() = default;
    Point(int x, int y) : x(x), y(y) {}
    int x = 0, y = 0;
};
int main() { Point p; return p.x; }
C
  sed '/default/d' a.cpp >w.cpp; fails g++ w.cpp; g++ a.cpp && ./a.out; }
workaround_4() { printf '#include <algorithm>\nint main() { auto m = std::max(1, 2.5); return m < 2; }\n' >a.cpp; fails g++ a.cpp; sed -i 's/std::max(/std::max<double>(/' a.cpp; g++ a.cpp && ./a.out; }
workaround_5() {
  printf '#include <algorithm>\n#include <vector>\nstruct S { int n = 0; void run(int i) { n += i; } int all() { std::vector<int> v{1, 2}; std::for_each(v.begin(), v.end(), &S::run); return n; } };\nint main() { return S().all() - 3; }\n' >a.cpp; fails g++ a.cpp
  sed -i 's/&S::run)/[this](int i) { run(i); })/' a.cpp; g++ a.cpp && ./a.out; }
