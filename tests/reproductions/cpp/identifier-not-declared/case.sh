# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ gcc
# packages: g++ gcc
# version: g++ --version | head -1

error() { printf 'int main() { return foo; }\n' >a.cpp; g++ a.cpp; }
error_zh() { error; }
workaround_1() { printf 'int main() { std::cout << std::string("ok") << std::endl; }\n' >a.cpp; fails g++ a.cpp; sed -i '1i #include <iostream>\n#include <string>\n#include <algorithm>\n' a.cpp; g++ a.cpp -o a && ./a | grep -qx ok; }
workaround_2() { printf '#include <iostream>\n#include <vector>\nint main() {\nvector<int> v;\ncout << v.size();\n}\n' >a.cpp; fails g++ a.cpp; sed -i 's/^vector/std::vector/; s/^cout/std::cout/' a.cpp; g++ a.cpp -o a && ./a | grep -q 0; }
workaround_3() { printf 'int main() { return add(1, 2) - 3; }\nint add(int a, int b) { return a + b; }\n' >a.cpp; fails g++ a.cpp; sed -i '1i int add(int a, int b); // before its use' a.cpp; g++ a.cpp -o a && ./a; }
workaround_4() { printf 'int main(void) { puts("x"); return 0; }\n' >app.c; printf 'app: app.c\n\t$(CC) $(CFLAGS) -o app app.c\n' >Makefile; make CFLAGS='-O2 -Wno-error=implicit-function-declaration' >/dev/null 2>&1 && ./app | grep -qx x; }
workaround_5() { printf '#include <string.h>\n#include <math.h>\n#include <stdlib.h>\nint main(void) { char *s = strdup("x"); double p = M_PI; free(s); return p < 3; }\n' >main.c; fails gcc -std=c17 -Werror main.c; gcc -std=gnu17 -D_GNU_SOURCE main.c && ./a.out; }
