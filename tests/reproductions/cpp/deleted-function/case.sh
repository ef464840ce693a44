# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++
# packages: g++
# version: g++ --version | head -1

c() { cat >main.cpp; g++ -std=c++17 main.cpp -o app && ./app; }
error() { c <<'C'
#include <memory>
void take(std::unique_ptr<int> p) {}
int main() { auto p = std::make_unique<int>(1); take(p); }
C
}
error_zh() { error; }
workaround_1() { c <<'C'
#include <memory>
#include <vector>
struct Foo { std::unique_ptr<int> n; };
void use(const Foo& foo) {}
void take(std::unique_ptr<Foo> foo) {}
int main() { Foo one; use(one); auto foo = std::make_unique<Foo>(); std::vector<Foo> list; list.push_back(std::move(one)); take(std::move(foo)); for (const auto& item : list) { use(item); } }
C
}
workaround_2() {
  printf 'struct Foo { const int n; };\nint main() { Foo f; }\n' >w.cpp; fails g++ w.cpp
  c <<'C'
struct Bar { Bar(int) {} };
struct Foo {
  const int n = 0;
  Bar bar{1};
  Foo() = default;
};
int main() { return Foo().n; }
C
}
workaround_3() {
  printf '#include <map>\n#include <memory>\nstruct Foo { Foo(int) {} Foo(Foo&&) = default; };\nint main() { std::map<int, Foo> m; m[1] = Foo(1); }\n' >w.cpp; fails g++ w.cpp
  c <<'C'
#include <map>
struct Foo { Foo(int) {} Foo(Foo&&) = default; };
int main() { std::map<int, Foo> map; map.emplace(1, Foo(1)); map.try_emplace(2, 2); return map.size() - 2; }
C
}
workaround_4() {
  printf '#include <functional>\n#include <memory>\nint main() { auto p = std::make_unique<int>(1); std::function<void()> f = [p = std::move(p)] {}; }\n' >w.cpp; fails g++ w.cpp
  c <<'C'
#include <functional>
#include <memory>
struct P { void run() {} };
int main() { auto p = std::make_unique<P>(); auto job = [p = std::move(p)]() mutable { p->run(); }; job(); auto s = std::make_shared<P>(); std::function<void()> f = [s] { s->run(); }; f(); }
C
}
workaround_5() {
  printf '#include <memory>\n#include <vector>\nstruct Foo { std::unique_ptr<int> p; Foo() {} ~Foo() {} };\nint main() { std::vector<Foo> v; v.push_back(Foo()); }\n' >w.cpp; fails g++ w.cpp
  c <<'C'
#include <memory>
#include <vector>
struct Foo { std::unique_ptr<int> p; Foo() {} ~Foo() {}
Foo(Foo&&) = default;
Foo& operator=(Foo&&) = default;
};
int main() { std::vector<Foo> v; v.push_back(Foo()); }
C
}
