# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++
# packages: g++
# version: g++ --version | head -1

a() { cat >main.cpp; must g++ -g -O1 -fsanitize=address -fno-omit-frame-pointer main.cpp -o app; ./app; }
error() { a <<'C'
int main(int n, char **) { int *volatile p = new int[10]; p[0] = n; delete[] p; return p[0]; }
C
}
workaround_1() { echo 'int main(int n, char **) { int *p = new int[10]; return p[n + 9]; }' >main.cpp; must g++ -g -O1 -fsanitize=address -fno-omit-frame-pointer main.cpp -o app; ./app >out 2>&1; grep -q 'main.cpp:1\|in main' out; }
workaround_2() { a <<'C'
#include <vector>
#include <cstddef>
int sum; void use(int i) { sum += i; }
int main() { std::vector<int> v(3, 1), e; for (std::size_t i = 0; i < v.size(); ++i) use(v[i]);
  int last = e.empty() ? 0 : e.back(); return sum + last - 3; }
C
}
workaround_3() {
  printf '#include <vector>\nint main() { std::vector<int> v{1, 2, 3}; int *p = &v[0]; v.push_back(4); return *p - 1; }\n' >main.cpp; must g++ -g -O1 -fsanitize=address main.cpp -o app; fails ./app
  a <<'C'
#include <memory>
#include <set>
struct Node { int n = 0; };
int main() { auto node = std::make_unique<Node>(); std::set<int> v{1, 2, 3};
  for (auto it = v.begin(); it != v.end();) if (*it == 2) it = v.erase(it); else ++it;
  return v.size() - 2 + node->n; }
C
}
workaround_4() { a <<'C'
struct Node { Node *next = nullptr; };
int main() { Node *node = nullptr; while (node != nullptr && node->next != nullptr) node = node->next; return 0; }
C
}
workaround_5() {
  echo 'int main() { int *a = new int[10]; delete a; }' >main.cpp; must g++ -w -fsanitize=address main.cpp -o app; fails ./app
  echo 'int main() { int* a = new int[10]; delete[] a; }' | a; }
