# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: gcc g++ make
# packages: gcc g++ make
# version: gcc --version | head -1

project() { printf 'CFLAGS = -Wall -Werror\nall: app\napp: main.c\n\t$(CC) $(CFLAGS) main.c -o app\n' >Makefile; printf 'int main(void) { int x = 1; return 0; }\n' >main.c; }
error() { project; make; }
error_zh() { error; }
workaround_1() {
  printf '#include <vector>\n#include <cstddef>\nint main() { std::vector<int> v(3); int n = 1, x = 2;\n  return n < v.size() ? 0 : 1; }\n' >m.cpp; fails g++ -Wall -Wextra -Werror m.cpp
  sed -i 's/x = 2;/x = 2; (void)x;/; s/n < v/static_cast<size_t>(n) < v/' m.cpp; g++ -Wall -Wextra -Werror m.cpp && ./a.out; }
workaround_2() { project; make CFLAGS="-O2 -Wno-error" CXXFLAGS="-O2 -Wno-error" && ./app; }
workaround_5() { project; sed -i 's/-Wall -Werror/-Wall/' Makefile; fails make CFLAGS="-Wall -Werror"; make CFLAGS="-Wall -Werror -Wno-error=unused-variable" && ./app; }
